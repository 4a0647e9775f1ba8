import { formatCount, formatRough, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue, type Period, unitOf } from './brief.ts'
import { amountRange, MONTHS, money, PER_YEAR, unitNoun } from './economics.ts'
import { goalOf } from './goal.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { type Counted, countedIn, counts, daysAWeekIn, rhythmsIn, stemOf } from './told-quantities.ts'
import { targetIn } from './told-targets.ts'
import { unitCostOf } from './unit-costs.ts'
import { sentencesOf } from './unread.ts'

/* How much the founder can make or do, against what the goal takes. */

/** How many of what is sold can be made or done in a period, in the founder's words. */
interface Capacity {
  /** For each person or machine, if the words say so, as factors. */
  factors: readonly number[]
  period: Period
  /** Working days a week; null if the text does not say. */
  days: number | null
  words: string
}

const CAN =
  /\b(?:can(?: only)?|could|makes?|bakes?|do|does|press(?:es)?|produces?|gives?|yields?|wash(?:es)?|fits?|holds?|handles?|manages?|builds?|prints?|turns? out|capacity|sews?|roasts?|brews?|finish(?:es)?|cleans?|at most|maximum|max|together|(?:van|bus|truck|boat|oven|machine|kitchen|room|shed|car|cart|workshop|cellar) takes)\b/i
/** The founder, machines and helpers work; customers take, need and use. */
const OF_CUSTOMERS =
  /\b(?:customers?|clients?|they|families|households|offices|needs?|uses?|buys?|eats?|throws?|wants?|targets?|goals?|plan\w*|hop\w+|aim\w*|sell|sold|orders?|would be|will be|expect)\b/i
const OF_MEN = /\b(?:each|apiece|per (?:person|head|man|woman|machine))\b/i

const PERIODS: Readonly<Record<number, Period>> = { 365: 'day', 52: 'week', 12: 'month', 1: 'year' }

/** The capacity in one text for what `nouns` name; null if it states none. */
function capacityIn(words: string, isInput: boolean, nouns: readonly string[]): Capacity | null {
  const rhythms = rhythmsIn(words)
  for (const counted of countedIn(words)) {
    if (!nouns.some((noun) => counts(counted, noun))) continue
    const whole = rhythms.find(({ from, of }) => from === counted.from && of !== null)
    const after = rhythms.find(
      ({ from }) =>
        from >= counted.to &&
        /^\s*(?:(?:each|apiece|together|in total|all),?\s*)?$/i.test(words.slice(counted.to, from)),
    )
    const rhythm = whole ?? after
    const clause =
      words
        .slice(0, counted.from)
        .split(/[;:]|,\s/)
        .at(-1) ?? ''
    if (!rhythm || (!isInput && !CAN.test(clause)) || OF_CUSTOMERS.test(clause)) continue
    const period = PERIODS[Math.round(whole ? whole.perYear / counted.value : rhythm.perYear)]
    if (!period) continue
    const isOfEach = OF_MEN.test(words.slice(counted.to, rhythm.to)) && !/\btogether\b/i.test(words)
    const workers = isOfEach ? countedIn(clause).at(-1) : undefined
    return {
      factors: [...(workers ? [workers.value] : []), counted.value],
      period,
      days: period === 'day' ? (daysAWeekIn(words)?.days ?? null) : null,
      words,
    }
  }
  return null
}

/** The words for what is sold: the unit of the price and the head of the product. */
function soldNouns(brief: Brief): string[] {
  const price = firstValue(brief, 'price')
  const unit = unitNoun((price && unitOf(price)) ?? '')
  const target = /\p{L}+$/u.exec(firstValue(brief, 'product') ?? '')?.[0] ?? ''
  return [unit, target].filter((noun) => noun.length > 2).map(stemOf)
}

/** What the founder can make or do at most; null if no text says it. */
export function capacityOf(brief: Brief, idea: string, more: readonly string[] = []): Capacity | null {
  const nouns = [...soldNouns(brief), ...more]
  const texts = [
    ...entriesOf(brief, 'inputs').map(({ value }) => ({ words: value, isInput: true })),
    ...sentencesOf(idea).map(({ words }) => ({ words, isInput: false })),
  ]
  for (const { words, isInput } of texts) {
    const found = capacityIn(words, isInput, nouns)
    if (!found) continue
    const days = found.period === 'day' ? (found.days ?? daysOf(idea)) : null
    return { ...found, days }
  }
  return null
}

/** Working days in the rest of the text, if the founder names them for the work. */
const daysOf = (idea: string): number | null =>
  sentencesOf(idea).flatMap(({ words }) =>
    /\b(?:i|we|my|our)\b/i.test(words) ? (daysAWeekIn(words)?.days ?? []) : [],
  )[0] ?? null

/** Assumption for days of work if the founder names none: six a week. */
const DAYS_A_MONTH = 26

/** Whole numbers from ten on: no one makes 86.7 pieces. */
const count = (value: number): string =>
  formatCount(value < 10 ? Number(value.toPrecision(2)) : Math.floor(settled(value)))

/** The capacity in a month or a year: its value, its terms, and whether days were assumed. */
export function inPeriod(
  capacity: Capacity,
  period: 'month' | 'year',
): { value: number; terms: string[]; isAssumed: boolean } {
  const many = capacity.factors.reduce((all, each) => all * each, 1)
  const terms = capacity.factors.map(count)
  const times = PER_YEAR[period === 'month' ? 'month' : 'year']
  if (capacity.period === 'day') {
    const { days } = capacity
    if (days === null)
      return period === 'month'
        ? { value: many * DAYS_A_MONTH, terms: [...terms, count(DAYS_A_MONTH)], isAssumed: true }
        : {
            value: many * DAYS_A_MONTH * MONTHS,
            terms: [...terms, count(DAYS_A_MONTH), count(MONTHS)],
            isAssumed: true,
          }
    const value = (many * days * PER_YEAR.week) / times
    return {
      value,
      terms: [
        ...terms,
        count(days),
        period === 'year' ? count(PER_YEAR.week) : `${PER_YEAR.week} ÷ ${MONTHS}`,
      ],
      isAssumed: false,
    }
  }
  const each = PER_YEAR[capacity.period] / times
  return {
    value: many * each,
    terms:
      each === 1
        ? terms
        : [...terms, Number.isInteger(each) ? count(each) : `${PER_YEAR[capacity.period]} ÷ ${times}`],
    isAssumed: false,
  }
}

const sumOf = (terms: readonly string[]): Param => shown(terms.join(' × '))

/** The most that the capacity brings in, or makes, against the goal; null without a capacity and a price. */
export function capacityLine(brief: Brief, idea: string): SummaryLine | null {
  const target = targetIn(brief, idea)
  const price = firstValue(brief, 'price')
  const capacity = capacityOf(brief, idea, target ? [target.counted.stems.at(-1) ?? ''] : [])
  if (!capacity) return null
  const about = quote(capacity.words, ...(target && target.words !== capacity.words ? [target.words] : []))
  const ofTarget = target && againstTarget(capacity, target)
  if (ofTarget) return { said: ofTarget, about, asks: null }
  const goal = goalOf(brief)
  const isOfUnit =
    price !== null && capacityOf({ ...brief, product: { state: 'open', silenced: [] } }, idea) !== null
  if (!isOfUnit || (price.every !== 'once' && price.every !== 'use')) return null
  const most = inPeriod(capacity, 'month')
  const terms = [...most.terms]
  const income = { low: settled(most.value * price.low), high: settled(most.value * price.high) }
  const each = amountRange(price.low, price.high, price.currency)
  const params = {
    sum: sumOf([...terms, each.includes(' to ') ? `(${each})` : each]),
    income: shown(amountRange(rounded(income.low), rounded(income.high), price.currency)),
  }
  const left = unitCostOf(brief, idea)
  const needed = goal === null ? null : Math.ceil(goal / (price.high - (left?.low ?? 0)))
  const line = { about: quote(capacity.words), asks: null }
  if (goal !== null && needed !== null && needed > most.value)
    return {
      ...line,
      said: calculated(
        '{goal} a month takes {needed} at your price and cost. You can make or do {sum} = {most} a month.',
        {
          goal: shown(money(goal, price.currency)),
          needed: shown(formatCount(needed)),
          sum: sumOf(terms),
          most: shown(count(most.value)),
        },
      ),
    }
  return {
    ...line,
    said: most.isAssumed
      ? calculated('If you work 26 days a month, the most that you can take in is {sum} = {income}.', params)
      : calculated('The most that you can take in a month is {sum} = {income}.', params),
  }
}

const rounded = (amount: number): number => Number(amount.toPrecision(3))

type Target = NonNullable<ReturnType<typeof targetIn>>

/** A goal that takes more than the capacity; null if the capacity is enough, or counts something else. */
function againstTarget(capacity: Capacity, { counted, perYear, value }: Target) {
  const isDaily = capacity.period === 'day' && perYear === value * PER_YEAR.day
  const isSame = (each: Counted) => counts(each, counted.stems.at(-1) ?? '')
  const sameThing = countedIn(capacity.words).some(isSame)
  if (!sameThing || perYear === null || isDaily) return againstCustomers(capacity, sameThing, value)
  const most = inPeriod(capacity, 'year')
  if (perYear <= most.value) return null
  const params = {
    sum: sumOf(most.terms),
    most: shown(count(most.value)),
    target: shown(count(perYear)),
    times: shown(formatRough(perYear / most.value)),
  }
  return most.isAssumed
    ? calculated(
        'If you work 26 days a month, you can make or do {sum} = {most} a year. Your goal takes {target}, {times} times as many.',
        params,
      )
    : calculated(
        'You can make or do {sum} = {most} a year. Your goal takes {target}, {times} times as many.',
        params,
      )
}

/** A goal of customers who all come in each period, against how many can be served in it. */
function againstCustomers({ factors, period }: Capacity, isSame: boolean, value: number) {
  const most = factors.reduce((all, each) => all * each, 1)
  if (!isSame || value <= most) return null
  const params = {
    most: shown(count(most)),
    target: shown(count(value)),
    times: shown(formatRough(value / most)),
  }
  return period === 'day'
    ? calculated('You can serve {most} a day. Your goal is {target}, {times} times as many.', params)
    : period === 'week'
      ? calculated('You can serve {most} a week. Your goal is {target}, {times} times as many.', params)
      : null
}
