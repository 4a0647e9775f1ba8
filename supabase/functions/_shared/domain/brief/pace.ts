import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue, unitOf } from './brief.ts'
import { yearly } from './comparison.ts'
import { countsPeople } from './counted-people.ts'
import {
  amountRange,
  currencyOfBrief,
  isSubscription,
  MONTHS,
  money,
  PER_YEAR,
  percentText,
  revenueOf,
  sameCurrency,
  unitNoun,
} from './economics.ts'
import { customersForGoal, goalOf, priceOfSale, revenueOfUnit, salesForGoal } from './goal.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { unitsTold } from './per-part.ts'
import { isOnlyRead } from './standing.ts'
import type { SummaryLine } from './summary.ts'
import { countOf, FIGURES } from './told-demand.ts'

/* What the founder has and sells so far, beside what the goal takes. */

const count = (value: number): Param => shown(formatCount(value))
const range = (least: number, most: number): Param =>
  shown(least === most ? formatCount(most) : `${formatCount(least)} to ${formatCount(most)}`)

/** The founder's own stock of the unit that the price is for: '120 light children's bikes for the start'. */
function stockOf(brief: Brief): { many: number; words: string } | null {
  const price = firstValue(brief, 'price')
  const noun = unitNoun((price && unitOf(price)) ?? '')
  if (noun.length < 3) return null
  const some = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?<many>${FIGURES})\b (?:[\p{L}'’-]+ ){0,4}(?:\p{L}+-)?${noun}(?:e?s)?\b`,
    'iu',
  )
  for (const { value: words } of entriesOf(brief, 'inputs')) {
    const many = countOf(some.exec(words)?.groups?.many ?? '')
    if (many > 0) return { many, words }
  }
  return null
}

/**
 * What the founder's own stock can bring in, compared with the goal; null without a stock, or for goods that are sold.
 */
export function stockLine(brief: Brief): SummaryLine | null {
  const stock = stockOf(brief)
  const [price, goal] = [firstValue(brief, 'price'), goalOf(brief)]
  if (!stock || !price?.every || price.high === 0 || goal === null) return null
  const { every, currency } = price
  const params = { stock: count(stock.many), goal: shown(money(goal, currency)) }
  const line = { about: quote(stock.words), asks: null }
  if (every === 'day') {
    const days = (each: number) => Number((goal / (each * stock.many)).toPrecision(2))
    const [least, most] = [days(price.high), days(price.low)]
    return {
      ...line,
      said: calculated('{goal} a month takes {days} paid days a month from each of your {stock}.', {
        ...params,
        days: range(least, most),
      }),
    }
  }
  if (every !== 'week' && every !== 'month' && every !== 'year') return null
  const income = (each: number) => settled((each * stock.many * PER_YEAR[every]) / MONTHS)
  const units = (each: number) => Math.ceil(settled((goal * MONTHS) / (each * PER_YEAR[every])))
  const [least, most] = [units(price.high), units(price.low)]
  return {
    ...line,
    said: calculated(
      'Your {stock} bring {income} a month if all of them are paid for at all times. {goal} takes {needed}.',
      {
        ...params,
        income: shown(amountRange(income(price.low), income(price.high), currency)),
        needed: range(least, most),
      },
    ),
  }
}

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
const IN_TIME = new RegExp(
  String.raw`\b(?:in|within|over|during) (?:the |our |my )?(?:first |last |past )?(?<many>${FIGURES}) (?<unit>weeks?|months?)\b`,
  'iu',
)
const SINCE = new RegExp(String.raw`\bsince (?<month>${MONTH_NAMES.join('|')})(?: (?<year>20\d\d))?\b`, 'i')
const WEEKS_A_MONTH = PER_YEAR.week / MONTHS

/**
 * The number of months in which something was sold, from the words of the evidence and the day of the report; null if
 * unknown.
 */
function monthsIn(words: string, asOf: string | null): number | null {
  const { many = '', unit = '' } = IN_TIME.exec(words)?.groups ?? {}
  if (many !== '') return /^week/i.test(unit) ? countOf(many) / WEEKS_A_MONTH : countOf(many)
  const { month = '', year } = SINCE.exec(words)?.groups ?? {}
  const [, thisYear, thisMonth] = (/^(\d{4})-(\d\d)/.exec(asOf ?? '') ?? []).map(Number)
  if (month === '' || !thisYear || !thisMonth) return null
  const from = MONTH_NAMES.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1
  const months = year
    ? (thisYear - Number(year)) * MONTHS + thisMonth - from
    : (thisMonth - from + MONTHS) % MONTHS
  return months > 0 ? months : null
}

/**
 * How many the founder has sold per month, compared with what the goal requires; null if the evidence states no period.
 */
export function paceLine(brief: Brief, asOf: string | null): SummaryLine | null {
  for (const { value } of entriesOf(brief, 'evidence')) {
    const price = firstValue(brief, 'price')
    const isDeals = price?.every === 'share' && countsPeople(value.text) === false
    const isCounted = value.kind === 'paying' || (isDeals && value.kind === 'other')
    const months = isCounted && value.count ? monthsIn(value.text, asOf) : null
    if (months === null || !value.count) continue
    const pace = Number((value.count / months).toPrecision(2))
    const line = { about: quote(value.text), asks: null }
    const params = { count: count(value.count), pace: count(pace) }
    const goal = goalOf(brief)
    if (price?.every === 'share') {
      if (!isDeals || goal === null || price.low !== price.high || price.low === 0) continue
      const currency = currencyOfBrief(brief)
      const each = Number(((goal * months) / value.count).toPrecision(2))
      return {
        ...line,
        said: calculated(
          '{count} so far are {pace} a month. At that pace, {goal} a month takes {each} from each deal: at your {share}, one of {deal}.',
          {
            ...params,
            goal: shown(money(goal, currency)),
            each: shown(money(each, currency)),
            share: shown(percentText(price.low / 100)),
            deal: shown(money(Number(((each * 100) / price.low).toPrecision(2)), currency)),
          },
        ),
      }
    }
    // A customer who pays repeatedly counts once; for one-time purchases, each one is a sale.
    const isAgain =
      isSubscription(brief) || (firstValue(brief, 'purchases') ?? 1) > 2 || AGAIN.test(value.text)
    const needed = isAgain ? customersForGoal(brief) : null
    const sales = isAgain ? null : salesForGoal(brief)
    if (needed && goal !== null && needed.value > value.count)
      return {
        ...line,
        said: calculated(
          '{count} so far are {pace} a month. At that pace, if nobody leaves, the {needed} customers of your goal take {more} more months.',
          {
            ...params,
            needed: shown(needed.text),
            more: monthsFor(needed.text, value.count, value.count / months),
          },
        ),
      }
    if (sales && goal !== null)
      return {
        ...line,
        said: calculated('{count} so far are {pace} a month. {goal} a month takes {sales}.', {
          ...params,
          goal: shown(money(goal, currencyOfBrief(brief))),
          sales: shown(sales.text),
        }),
      }
    const each = isAgain ? null : priceOfSale(brief)
    if (each !== null && price)
      return {
        ...line,
        said: calculated('{count} so far are {pace} a month: {income} at your price.', {
          ...params,
          income: shown(amountRange(rounded(pace * price.low), rounded(pace * price.high), price.currency)),
        }),
      }
  }
  return null
}

/** Customers who pay regularly. */
const AGAIN =
  /\b(?:weekly|monthly|daily|regular\w*|again|repeat\w*|every (?:week|month|day)|each (?:week|month))\b/i

/** Months to win the remaining customers that a goal requires, from the lower to the higher number of them. */
function monthsFor(needed: string, has: number, pace: number): Param {
  const [least = 0, most = least] = needed
    .split(' to ')
    .map((text) => Math.max(0, Math.ceil((Number(text.replaceAll(',', '')) - has) / pace)))
  return range(least, most)
}

const rounded = (amount: number): number => Number(amount.toPrecision(2))

/** What a customer in the evidence pays per year for all their units, compared with the cost of the problem. */
export function unitsLine(brief: Brief): SummaryLine | null {
  const each = revenueOfUnit(brief)
  const told = each === null || revenueOf(brief) ? null : unitsTold(brief)
  if (each === null || !told || told.words === firstValue(brief, 'customer')) return null
  const { currency } = firstValue(brief, 'price') ?? { currency: null }
  const year = settled(each * told.high)
  const [cost] = entriesOf(brief, 'problemCost')
  const params = { many: count(told.high), year: shown(money(year, currency)) }
  return {
    said:
      cost && !isOnlyRead(cost) && sameCurrency(currency, cost.value.currency)
        ? calculated(
            'With {many} of what you charge for, this one pays {year} a year: {share} of the {cost} that the problem costs one customer.',
            {
              ...params,
              share: shown(percentText(year / yearly(cost.value))),
              cost: shown(money(yearly(cost.value), currency ?? cost.value.currency)),
            },
          )
        : calculated('With {many} of what you charge for, this one pays {year} a year.', params),
    about: quote(told.words),
    asks: null,
  }
}
