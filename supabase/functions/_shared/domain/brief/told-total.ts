import { formatRough, settled } from '../figures.ts'
import { type Brief, firstValue, type Period, unitOf } from './brief.ts'
import { currencyIn, money, PER_YEAR, percentText, unitNoun } from './economics.ts'
import { SALE_IS } from './kept-share.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency, maskAmounts, type ToldAmount } from './told-amounts.ts'
import {
  type Counted,
  countedIn,
  counts,
  OCCASION,
  type Rhythm,
  rhythmsIn,
  stemOf,
} from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/* An income that the founder states, against the numbers of customers, units and times that it is made of. */

/** Words before an amount that make it the sum of what customers pay. */
const SUMS_UP =
  /(?:\b(?:so|that[’']?s|which|that|we|i|it|this|plan)\b[^.;#]{0,30}?\b(?:is|s|are|makes?|means|gives?|brings?|earns?|takes? in|comes? to|turns? over|gets?)|\bso(?: that)?(?:[’']?s)?|\b(?:thats|that[’']s|makes|would be|will be|equals|worth|bringing in|brings in)|=)\s+(?:(?:us|me|about|around|roughly|nearly|almost|over|some|up to|in|then|be|to)\s+)*$/i
/** Words behind an amount that make it an income. */
const OF_INCOME =
  /^\s*(?:(?:a|per|each|in a|every|the)\s+(?:month|year|week|day)\s+)?(?:coming in|(?:of|in) (?:sales|income|revenue|turnover|takings|total))\b/i
/** Words for money that goes out or is not the founder's. */
const NO_INCOME =
  /\b(?:costs?|costing|pays?|paid|spends?|spent|rent|los[est]\w*|sav\w+|fines?|wages?|salar\w+|invest\w*|loans?|grants?|borrow\w*|they|he|she|competitors?|save)\b[^,;]*$/i
const IN_PERIOD =
  /^\s*(?:in (?:a|one|the)|for the|the first|in the first)\s+(?<period>month|year|week|day)\b/i
const FIRST_YEAR = /\b(?:first year|a year|per year|this year|next year|each year)\b/i
interface Total {
  told: ToldAmount
  period: Period | null
}

function totalIn(words: string): Total | null {
  for (const told of amountsIn(words)) {
    const isSum =
      (SUMS_UP.test(maskAmounts(told.before)) && !SALE_IS.test(told.before)) || OF_INCOME.test(told.after)
    const clause = told.before.split(/[,;:]|\b(?:so|which|that[’']?s)\b/).at(-1) ?? ''
    if (!isSum || NO_INCOME.test(clause) || told.unit !== null) continue
    const every = told.every ?? IN_PERIOD.exec(told.after)?.groups?.period ?? null
    if (every === 'use' || every === 'once') continue
    const named = every === null && FIRST_YEAR.test(words) ? 'year' : every
    return { told, period: named as Period | null }
  }
  return null
}

interface Paid {
  amount: number
  unit: string | null
  every: Period | null
}

/** What one unit costs the customer: an amount with its unit in the same sentence, else the price of the brief. */
function paidIn(brief: Brief, idea: string, words: string, total: Total): Paid | null {
  const others = amountsIn(words).filter(
    (told) => told.amount !== total.told.amount && !NO_INCOME.test(told.before.split(/[,;:]/).at(-1) ?? ''),
  )
  const price = firstValue(brief, 'price')
  const own =
    price && price.low === price.high && price.every !== 'share' && price.low !== total.told.amount
      ? price
      : null
  const beside = others.length === 1 ? others[0] : others.find(({ amount }) => amount === own?.low)
  const periodOf = (every: string | null): Period | null =>
    every !== null && every in PER_YEAR ? (every as Period) : null
  if (!beside && own === null) return onlyPriced(idea, total)
  if (beside && (own === null || own.low !== beside.amount))
    return { amount: beside.amount, unit: beside.unit, every: periodOf(beside.every) }
  return own && { amount: own.low, unit: unitNoun(unitOf(own) ?? '') || null, every: periodOf(own.every) }
}

/** The only amount of the text that is paid for a unit and that the founder does not pay; null if there are several. */
function onlyPriced(idea: string, { told }: Total): Paid | null {
  const [only, ...more] = sentencesOf(idea)
    .flatMap(({ words }) => amountsIn(words))
    .filter(
      ({ amount, every, unit, before }) =>
        amount !== told.amount &&
        every === 'use' &&
        unit !== null &&
        !NO_INCOME.test(before.split(/[,;:]/).at(-1) ?? ''),
    )
  return only && more.length === 0 ? { amount: only.amount, unit: only.unit, every: null } : null
}

/** The plan behind a total: customers, units of each, and how often. */
interface Plan {
  counts: Counted[]
  rhythm: Rhythm | null
}

/** Rhythms without the number that they begin with, if that number counts units or customers: '12 loaves each week'. */
const withoutCounts = (
  rhythms: readonly Rhythm[],
  found: readonly Counted[],
  isCount: (each: Counted) => boolean,
): Rhythm[] =>
  rhythms.map((rhythm) => {
    const counted = rhythm.of === null ? undefined : found.find(({ from }) => from === rhythm.from)
    return counted && isCount(counted)
      ? { ...rhythm, perYear: rhythm.perYear / counted.value, of: null }
      : rhythm
  })

/** The counts and the only rhythm of the words about the plan; null if they leave open which number is which. */
function planIn(idea: string, words: string, total: Total, { amount, unit, every }: Paid): Plan | null {
  const before = words.slice(0, total.told.before.length)
  const told = rhythmsIn(before).filter(({ of, from }) => of === null || !isPriced(before, from))
  const here = countedIn(words)
  const isUnit = (each: Counted) => unit !== null && counts(each, unit)
  const units = here.filter(isUnit)
  const isOccasion = (each: Counted) =>
    told.some(({ from, of }) => from === each.from && of !== null) &&
    (units.length > 0 || OCCASION.test(each.stems.at(-1) ?? ''))
  const people = here.filter((each) => !isUnit(each) && !isOccasion(each))
  if (people.length > 1 || units.length > 1) return null
  const [person] = people
  const rhythms = withoutCounts(told, here, (each) => isUnit(each) || each === person)
  const all = sentencesOf(idea).map((sentence) => sentence.words)
  const ofEach = units.length === 0 && person && unit ? unitsOfEach(all, words, person, unit) : undefined
  const isEach =
    unit === null || OCCASION.test(stemOf(unit)) || (person !== undefined && counts(person, unit))
  if (!ofEach && units.length === 0 && !isEach) return null
  const found = [person, ofEach?.counted ?? units[0]].filter((each) => each !== undefined)
  // 'Every two weeks, €4 a knife'
  const beside = all.find(
    (each) => each !== words && amountsIn(each).some(({ amount: told }) => told === amount),
  )
  const chosen =
    [rhythms, ofEach?.rhythms ?? [], beside ? rhythmsIn(beside) : []].find(({ length }) => length > 0) ?? []
  if (chosen.length > 1 || found.length === 0) return null
  return { counts: found, rhythm: every === null ? (chosen[0] ?? null) : null }
}

/** Whether a rhythm belongs to a price: '£65 a week'. */
const isPriced = (words: string, from: number): boolean => /#\s*$/.test(maskAmounts(words).slice(0, from))

/** How many units one customer takes, from the sentence that says it of one: 'A kitchen has about 12 knives'. */
function unitsOfEach(
  all: readonly string[],
  own: string,
  person: Counted,
  unit: string,
): { counted: Counted; rhythms: Rhythm[] } | undefined {
  const head = person.stems.at(-1) ?? ''
  const found = all
    .filter(
      (words) => words !== own && (words.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf).includes(head),
    )
    .flatMap((words) => countedIn(words).filter((each) => counts(each, unit)))
  const [first, ...more] = found
  return first && more.length === 0
    ? { counted: first, rhythms: withoutCounts(rhythmsIn(first.words), [first], () => true) }
    : undefined
}

/** A stated total counts as the same as its factors within this share. */
const CLOSE = 0.12
const A_MONTH_DAYS = 30

/** The formula of a plan in a period, and its value. */
function workedOut(plan: Plan, paid: Paid, period: Period | null): { value: number; terms: string[] } | null {
  const perYear = paid.every === null ? (plan.rhythm?.perYear ?? null) : PER_YEAR[paid.every]
  const many = plan.counts.map(({ value }) => value)
  const product = many.reduce((all, each) => all * each, paid.amount)
  const terms = many.map((value) => shownCount(value))
  if (perYear === null || (perYear === 1 && period === null))
    return period === null || period === 'year' ? { value: product, terms } : null
  if (period === null) return null
  if (perYear === PER_YEAR[period]) return { value: product, terms }
  if (period === 'month' && perYear % PER_YEAR.day === 0)
    return {
      value: product * (perYear / PER_YEAR.day) * A_MONTH_DAYS,
      terms: [...terms, shownCount((perYear / PER_YEAR.day) * A_MONTH_DAYS)],
    }
  const each = perYear / PER_YEAR[period]
  const isWhole = Number.isInteger(settled(each))
  return {
    value: product * each,
    terms: [
      ...terms,
      ...(isWhole ? [shownCount(each)] : [`${shownCount(perYear)} ÷ ${shownCount(PER_YEAR[period])}`]),
    ],
  }
}

const shownCount = (value: number): string =>
  Number(value.toPrecision(6)).toLocaleString('en', { maximumFractionDigits: 2 })

/** A stated income that its own factors contradict, with their product; null if they agree or are not all told. */
export function totalLine(brief: Brief, idea: string): SummaryLine | null {
  const own = currencyIn(brief)
  const sentences = sentencesOf(idea)
  for (const [index, sentence] of sentences.entries()) {
    // 'That is 90,000 a week.' sums up the sentence before.
    const before = /^(?:that|this|which|it)\b/i.test(sentence.words) ? sentences[index - 1]?.words : undefined
    const words = before === undefined ? sentence.words : `${before} ${sentence.words}`
    const total = totalIn(words)
    const paid = total && paidIn(brief, idea, words, total)
    if (!total || !paid || !isOwnCurrency(total.told.currency, own)) continue
    const plan = planIn(idea, words, total, paid)
    const worked = plan && workedOut(plan, paid, total.period)
    if (!worked || worked.terms.length === 0) continue
    const ratio = total.told.amount / worked.value
    if (Math.abs(ratio - 1) < CLOSE || ratio > 20 || ratio < 0.05) continue
    const currency = own ?? total.told.currency
    const params = {
      sum: shown([...worked.terms, money(paid.amount, currency)].join(' × ')),
      value: shown(money(Number(worked.value.toPrecision(6)), currency)),
      told: shown(money(total.told.amount, currency)),
    }
    return {
      said:
        ratio > 1
          ? calculated('Your own numbers give {sum} = {value}. You write {told}, {times} times as much.', {
              ...params,
              times: shown(formatRough(ratio)),
            })
          : calculated('Your own numbers give {sum} = {value}. You write {told}, {share} of it.', {
              ...params,
              share: shown(percentText(ratio)),
            }),
      about: quote(words),
      asks: null,
    }
  }
  return null
}
