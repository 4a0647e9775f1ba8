import type { Statement } from '../basis.ts'
import { CURRENCIES, NO_CURRENCY } from '../currency.ts'
import { formatCount, settled } from '../figures.ts'
import { readNumber } from '../typed-number.ts'
import { type AlternativePrice, type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { yearly } from './comparison.ts'
import {
  asPaid,
  currencyOfBrief,
  isPerUnit,
  MONTHS,
  middleRevenue,
  money,
  PER_YEAR,
  percentText,
  type TellingBrief,
} from './economics.ts'
import { goalOf } from './goal.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { sentencesOf } from './unread.ts'

/*
 * Amounts of money that the founder tells and that no field of the brief holds. Each is set beside the price, and what it
 * means is asked. Nothing here is kept: the brief holds only what was read or answered.
 */

/** An amount in the founder's words. */
export interface ToldAmount {
  amount: number
  /** Null if the text gives no currency. */
  currency: string | null
  /** Null where the words do not say how often. */
  every: AlternativePrice['every'] | null
  /** What it is paid for, where the words say so: 'hour', 'visit'. */
  unit: string | null
  /** The sentence with the amount, and its parts before and after it. */
  words: string
  before: string
  after: string
}

const DIGITS = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\d\p{L}])|\d[\d,.]*\d|\d`
const TIMES = String.raw`(?:\s?(?:k|m|mn|million|lakh|crore)\b)?`
const SIGN = String.raw`US\$|R\$|(?:CA|AU|NZ|A|C|S)\$|[$€£₹₦¥]|Rs\.?|(?:USD|EUR|GBP|INR|KES|NGN|ZAR|CHF|KSh|Ksh)\b`
const NAME = String.raw`[€£₹₦¥]|(?:euros?|dollars?|pounds?|rupees?|naira|shillings?|francs?|bucks|kronor|kroner|kr\b\.?|zł|zlotys?|zloty|rand|yen|pesos?|EUR|USD|GBP|INR|KES|NGN|CHF|PLN|SEK|DKK|NOK)(?![\p{L}\d])`
/** A bare number after a verb of payment: 'a plumber costs me 380 and'. */
const BARE = String.raw`(?<=\b(?:costs?|costing|pays?|paid|charge[sd]?)\s(?:(?:me|us|them|him|her|you|about|around|nearly|roughly|over|only|just|up to)\s){0,3})(?<bare>${DIGITS})(?=\s*(?:$|[,.;!?](?!\d)|(?:and|or|but|an?|per|each|every|once|in)\b))`
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>${SIGN})\s?(?<digits>(?:${DIGITS})${TIMES})|(?<named>(?:${DIGITS})${TIMES})\s?(?<name>${NAME})|${BARE})`,
  'giu',
)
const RHYTHM =
  /^\s*(?:(?:\/|an?\b|per\b|each\b|every\b|by(?= (?:day|week|month|year)\b)|for (?:each|every|an?)\b)\s*(?<unit>\p{L}+)|(?<adverb>daily|weekly|monthly|yearly|annually|once|each|apiece))/iu
const PERIOD_NAMES: Readonly<Record<string, AlternativePrice['every']>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  wk: 'week',
  month: 'month',
  monthly: 'month',
  mo: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
  once: 'once',
}

function rhythmAfter(rest: string): AlternativePrice['every'] | null {
  const { unit, adverb } = RHYTHM.exec(rest)?.groups ?? {}
  const word = (unit ?? adverb)?.toLowerCase()
  return word === undefined ? null : (PERIOD_NAMES[word] ?? 'use')
}

function unitAfter(rest: string): string | null {
  const unit = RHYTHM.exec(rest)?.groups?.unit?.toLowerCase() ?? null
  return unit !== null && unit in PERIOD_NAMES ? null : unit
}

/** Signs of dollars that are not those of the United States. */
const OTHER_DOLLARS: Readonly<Record<string, string>> = {
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
}

/** The amounts of money in a text that have one reading; the currency is that of its sign or name. */
export function amountsIn(words: string): ToldAmount[] {
  return [...words.matchAll(MONEY)].flatMap(({ 0: all, index, groups }) => {
    const { sign, digits, named, name, bare } = groups ?? {}
    const read = readNumber(digits ?? named ?? bare ?? '', 'money')
    const currency =
      CURRENCIES[(sign ?? name ?? '').toLowerCase()] ?? OTHER_DOLLARS[(sign ?? '').toLowerCase()] ?? null
    if (!('value' in read) || read.value === 0) return []
    return [
      {
        amount: read.value,
        currency,
        every: rhythmAfter(words.slice(index + all.length)),
        unit: unitAfter(words.slice(index + all.length)),
        words,
        before: words.slice(0, index),
        after: words.slice(index + all.length),
      },
    ]
  })
}

/** The text with its amounts of money left out. */
export const withoutAmounts = (words: string): string => words.replace(MONEY, ' ')

/** Every amount that a field of the brief holds. */
const heldAmounts = (brief: TellingBrief): Set<number> =>
  new Set([
    ...(brief.told?.paid ? [brief.told.paid.low, brief.told.paid.high] : []),
    ...(brief.told?.fixedCosts?.amounts ?? []),
    ...(brief.told?.unitCost === undefined ? [] : [brief.told.unitCost]),
    ...entriesOf(brief, 'price').flatMap(({ value: { low, high } }) => [low, high]),
    ...entriesOf(brief, 'problemCost').map(({ value }) => value.amount),
    ...entriesOf(brief, 'goal').map(({ value }) => value.amount),
    ...entriesOf(brief, 'today').flatMap(({ value: { price } }) => (price ? [price.amount] : [])),
  ])

/** Amounts of the idea and of what is used today that no field holds; those of evidence are counted as such. */
export function unusedAmounts(brief: Brief, idea: string): ToldAmount[] {
  const held = heldAmounts(brief)
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  const told = [
    ...sentencesOf(idea).map(({ words }) => words),
    ...entriesOf(brief, 'today').map(({ value: { name } }) => name),
    ...entriesOf(brief, 'problem').map(({ value }) => value),
  ].flatMap(amountsIn)
  return told.filter(
    ({ amount, currency, words }, index) =>
      !held.has(amount) &&
      !evidence.some((text) => amountsIn(text).some((each) => each.amount === amount)) &&
      told.findIndex((each) => each.amount === amount && each.currency === currency) === index &&
      words.length > 0,
  )
}

const isPeriod = (every: AlternativePrice['every'] | null): every is keyof typeof PER_YEAR =>
  every !== null && every in PER_YEAR

const few = (value: number): string => formatCount(Number(value.toPrecision(2)))

/** Amounts so far apart are of different things: a fee and a budget, a piece and a year. */
const isFar = (share: number): boolean => share < 0.001 || share > 10

/** From so many times on, a quotient tells more than a percentage. */
const MANY_TIMES = 2

/** Currencies that are written '$' where they are used. */
const DOLLARS: ReadonlySet<string> = new Set([
  'USD',
  'AUD',
  'CAD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'CLP',
  'COP',
  'ARS',
])

/** Whether an amount may be in the currency of the brief, whose sign it may share. */
export const isOwnCurrency = (currency: string | null, own: string | null): boolean =>
  currency === null || own === null || currency === own || (currency === 'USD' && DOLLARS.has(own))

/** What others take each year for the same. */
const FEE =
  /\b(?:professionals?|agenc\w+|lawyers?|accountants?|consultants?|firms?|charges?|demands?|fees?|bills?)\b/i
/** What one case of a problem costs. */
const OF_A_CASE = /\b(?:costs? (?:me|us|them|him|her)|los[est]\w*|threw|throw\w*|damage|wast\w+|fine[sd]?)\b/i

/** What one case of the problem costs beside a price that is paid for each sale, in the founder's words; null without one. */
export function lossBeside(given: Brief, idea: string): SummaryLine | null {
  const brief = asPaid(given)
  const price = firstValue(brief, 'price')
  if (!price || (price.every !== 'once' && price.every !== 'use')) return null
  const told = unusedAmounts(brief, idea).find(
    ({ amount, every, words }) =>
      amount > price.high * MANY_TIMES &&
      (every === null ? OF_A_CASE.test(words) : every === 'year' && FEE.test(words)),
  )
  const said = told && besidePrice(brief, told)
  return said ? { said, about: quote(told.words), asks: null } : null
}

const CLAUSE = /[,;:]|\b(?:and|but|or|while)\b/i
/** What a share is taken of. */
const DEAL =
  /^(?:deals?|sales?|orders?|bookings?|jobs?|tickets?|trips?|rentals?|contracts?|pieces?|items?|nights?|each|apiece)$/i

/** An amount beside the founder's price, or what a share of it comes to; null in another currency or without a price. */
export function besidePrice(
  given: Brief,
  { amount, currency, every, unit, words, before, after }: ToldAmount,
): Statement | null {
  const brief = asPaid(given)
  const price = firstValue(brief, 'price')
  const own = currencyOfBrief(brief)
  if (!price?.every || price.high === 0 || !isOwnCurrency(currency, own)) return null
  // An hour stands beside no visit, no month and no deal.
  const paidFor = unitOf(price)?.toLowerCase() ?? ''
  if (
    unit !== null &&
    !(price.every === 'share' ? DEAL : new RegExp(unit.replace(/s$/, ''))).test(
      price.every === 'share' ? unit : paidFor,
    )
  )
    return null
  // Nor does what others do, or sell otherwise, beside one piece of what is sold by the piece.
  const noun = /\p{L}+$/u.exec(paidFor)?.[0].replace(/s$/, '')
  const clause = `${before.split(CLAUSE).at(-1)} ${after.split(CLAUSE)[0]}`.toLowerCase()
  if (unit === null && noun && price.every === 'use' && !clause.includes(noun)) return null
  const tell = (value: number) => shown(money(settled(value), own ?? currency ?? NO_CURRENCY))
  const once = (price.low + price.high) / 2
  if (price.every === 'share') {
    const share = (amount * once) / 100
    const sums = { amount: tell(amount), sum: tell(share) }
    const goal = goalOf(brief)
    return goal === null || isPeriod(every) || goal < share
      ? calculated('If one deal is worth {amount}, your share of it is {sum}.', sums)
      : calculated(
          'If one deal is worth {amount}, your share of it is {sum}: {goal} a month takes {times} of them.',
          {
            ...sums,
            goal: tell(goal),
            times: shown(formatCount(Math.ceil(settled(goal / share)))),
          },
        )
  }
  const year = middleRevenue(brief)
  const isAgain = isPeriod(price.every)
  const params = { amount: tell(amount) }
  if (isPeriod(every)) {
    const spent = yearly({ amount, currency, every })
    const mine = year ?? (isPeriod(price.every) ? once * PER_YEAR[price.every] : null)
    if (mine !== null && isAgain && isPerUnit(brief) && year === null)
      return spent < mine
        ? null
        : calculated('{spent} a year is as much as {units} units cost at your price.', {
            spent: tell(spent),
            units: shown(few(spent / mine)),
          })
    if (mine !== null && (isAgain || year !== null) && isFar(mine / spent)) return null
    if (mine !== null && (isAgain || year !== null) && every === 'year')
      return calculated('Your price of a year, {mine}, is {share} of {spent} a year.', {
        spent: tell(spent),
        mine: tell(mine),
        share: shown(percentText(mine / spent)),
      })
    if (mine !== null && (isAgain || year !== null))
      return calculated('{amount} comes to {spent} a year. Your price of a year, {mine}, is {share} of it.', {
        ...params,
        spent: tell(spent),
        mine: tell(mine),
        share: shown(percentText(mine / spent)),
      })
    if (every === 'year' && once < spent)
      return calculated('Your price of {mine} is {share} of {amount} a year.', {
        ...params,
        mine: tell(once),
        share: shown(percentText(once / spent)),
      })
    if (once * MONTHS < spent)
      return calculated('A month of it pays your price of {mine} {times} times.', {
        mine: tell(once),
        times: shown(few(spent / MONTHS / once)),
      })
    return calculated('Your price of {mine} is as much as {months} months at {amount}.', {
      ...params,
      mine: tell(once),
      months: shown(few(once / (spent / MONTHS))),
    })
  }
  const mine = isAgain ? (isPerUnit(brief) ? null : year) : once
  if (mine === null) {
    const unit = isPeriod(price.every) ? once * PER_YEAR[price.every] : once
    if (isFar(unit / amount)) return null
    return calculated('One unit at {unit} a year is {share} of {amount}.', {
      ...params,
      unit: tell(unit),
      share: shown(percentText(unit / amount)),
    })
  }
  if (isFar(mine / amount)) return null
  const share = { ...params, mine: tell(mine), share: shown(percentText(mine / amount)) }
  if (amount >= mine * MANY_TIMES) {
    const times = { ...params, mine: tell(mine), times: shown(few(amount / mine)) }
    if (!isAgain && OF_A_CASE.test(words))
      return calculated('If one case costs {amount}, avoiding it pays for {times} sales at {mine}.', times)
    return isAgain
      ? calculated('{amount} is {times} times your price of a year, {mine}.', times)
      : calculated('{amount} is {times} times your price of {mine}.', times)
  }
  return isAgain
    ? calculated('Your price of a year, {mine}, is {share} of {amount}.', share)
    : calculated('Your price of {mine} is {share} of {amount}.', share)
}
