import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import {
  amountRange,
  isSubscription,
  MONTHS,
  money,
  PER_YEAR,
  percentText,
  revenueOf,
  sameCurrency,
  unitsOfSale,
} from './economics.ts'
import { priceOfSale } from './goal.ts'
import { calculated, quote, shown } from './line.ts'
import { ownCostsOf } from './own-costs.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { rhythmsIn } from './told-quantities.ts'
import { unitCostOf } from './unit-costs.ts'
import { sentenceAt, sentencesOf } from './unread.ts'

/* When a told cost is earned back, what free time takes of the first year, and what each of several prices leaves. */

const FREE = new RegExp(
  String.raw`\b(?:first|initial) (?:(?<many>${FIGURES}) )?(?<unit>days?|weeks?|months?)\b(?: (?:is|are|of \p{L}+|for) )?\s?(?:is |are )?free\b|\bfree (?:for|during) (?:the |your )?(?:first )?(?:(?<count>${FIGURES}) )?(?<period>days?|weeks?|months?)\b|\b(?<lead>${FIGURES}) (?<kind>days?|weeks?|months?) free\b`,
  'iu',
)
const A_MONTH: Readonly<Record<string, number>> = { day: 1 / 30, week: MONTHS / PER_YEAR.week, month: 1 }

/** How many months customers pay nothing at first, with the sentence; null if the text does not say. */
function freeMonthsIn(idea: string): { months: number; words: string } | null {
  for (const { words } of sentencesOf(idea)) {
    const groups = FREE.exec(words)?.groups
    const unit = (groups?.unit ?? groups?.period ?? groups?.kind ?? '').toLowerCase().replace(/s$/, '')
    const many = groups?.many ?? groups?.count ?? groups?.lead
    const months = Math.round((many === undefined ? 1 : countOf(many)) * (A_MONTH[unit] ?? 0) * 10) / 10
    if (months >= 1 && months < MONTHS) return { months, words }
  }
  return null
}

/** What is paid in the first year if it begins with free months. */
export function freeLine(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const free = freeMonthsIn(idea)
  if (
    !price ||
    !free ||
    price.every !== 'month' ||
    price.low !== price.high ||
    !Number.isInteger(free.months)
  )
    return null
  const months = MONTHS - free.months
  return {
    said: calculated('The first year brings {sum} = {first}, with {free} of its 12 months free.', {
      sum: shown(`${formatCount(months)} × ${money(price.low, price.currency)}`),
      first: shown(money(settled(months * price.low), price.currency)),
      free: shown(formatCount(free.months)),
    }),
    about: quote(free.words),
    asks: null,
  }
}

const LIFE = new RegExp(
  String.raw`\b(?:lasts?|lasted|lives?|lived|survives?|survived|holds?|held|good for)\s+(?:(?:for|about|around|roughly|only|up to|has)\s+)*(?<many>${FIGURES}) (?<unit>months?|years?)\b`,
  'iu',
)

/** How long one piece has lasted so far, in months; null if the text does not say. */
function lifeIn(idea: string): number | null {
  const { many, unit } = LIFE.exec(idea)?.groups ?? {}
  return many ? countOf(many) * (/^y/i.test(unit ?? '') ? MONTHS : 1) : null
}

/** After how many payments a told cost of equipment or of a lent device is earned back; null without such a cost. */
export function paybackLine(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const [cost] = ownCostsOf(brief, idea).filter((each) => each.for === 'equipment')
  if (!price?.every || price.every === 'share' || price.low !== price.high || price.low === 0 || !cost)
    return null
  const { currency } = price
  const sale = priceOfSale(brief)
  const left = settled(
    (sale ?? price.low) - (unitCostOf(brief, idea)?.cost ?? 0) * (sale === null ? 1 : unitsOfSale(brief)),
  )
  const payments = Math.ceil(settled(cost.high / left))
  if (payments < 2 || cost.low !== cost.high || cost.high < price.low) return null
  const params = {
    sum: shown(`${money(cost.high, currency)} ÷ ${money(left, currency)}`),
    payments: shown(formatCount(payments)),
  }
  const about = quote(cost.words)
  const free = freeMonthsIn(idea)
  const life = lifeIn(idea)
  if (price.every === 'month' && life !== null && life > (free?.months ?? 0)) {
    const paid = Math.floor(life - (free?.months ?? 0))
    const kept = settled(paid * left - cost.high)
    const known = {
      ...params,
      life: shown(formatCount(life)),
      paid: shown(formatCount(paid)),
      income: shown(money(settled(paid * left), currency)),
    }
    return {
      said:
        kept > 0
          ? calculated(
              '{sum} = {payments} paid months until this cost is earned back. One is known to last {life} months, {paid} of them paid: {income}, so {kept} is left of it.',
              {
                ...known,
                kept: shown(money(kept, currency)),
              },
            )
          : calculated(
              '{sum} = {payments} paid months until this cost is earned back. One is known to last {life} months, {paid} of them paid: {income}, less than it costs.',
              known,
            ),
      about,
      asks: null,
    }
  }
  return {
    said:
      price.every === 'month'
        ? free && Number.isInteger(free.months)
          ? calculated(
              '{sum} = {payments} paid months until this cost is earned back; with the free time, that is month {month}.',
              {
                ...params,
                month: shown(formatCount(payments + free.months)),
              },
            )
          : calculated('{sum} = {payments} paid months until this cost is earned back.', params)
        : calculated(
            '{sum} = {payments} payments until this cost is earned back, before all other costs.',
            params,
          ),
    about,
    asks: null,
  }
}

/** What each of several told prices leaves after the cost of one piece; null with fewer than two prices and a cost. */
export function tiersLine(brief: Brief, idea: string): SummaryLine | null {
  const unit = unitCostOf(brief, idea)
  const [entry, ...more] = entriesOf(brief, 'price')
  if (!unit || !entry || unit.low !== unit.high) return null
  const { low, high, currency, every } = entry.value
  const told =
    more.length > 0
      ? [entry, ...more].flatMap(({ value }) => (value.every === every ? [value.low, value.high] : []))
      : entry.origin.kind === 'quote' && low !== high
        ? amountsIn(sentenceAt(idea, entry.origin) ?? '').flatMap(({ amount }) =>
            amount >= low && amount <= high ? [amount] : [],
          )
        : []
  const prices = [...new Set(told)].filter((price) => price > unit.cost).toSorted((a, b) => b - a)
  const [first, second, third] = prices
  if (first === undefined || second === undefined || (prices.length < 3 && more.length === 0)) return null
  const left = (price: number) => shown(percentText((price - unit.cost) / price))
  const at = (price: number) => shown(amountRange(price, price, currency))
  const params = {
    cost: at(unit.cost),
    first: at(first),
    second: at(second),
    one: left(first),
    two: left(second),
  }
  return {
    said:
      third === undefined
        ? calculated('Your cost of {cost} leaves {one} of {first} and {two} of {second}.', params)
        : calculated(
            'Your cost of {cost} leaves {one} of {first}, {two} of {second} and {three} of {third}.',
            {
              ...params,
              third: at(third),
              three: left(third),
            },
          ),
    about: quote(unit.words),
    asks: null,
  }
}

/** Words for how often the founder comes. */
const WE_COME =
  /\b(?:i|we)\s+(?:\p{L}+\s+)?(?:come|visit|call|clean|tune|service|check|deliver|do it|turn up)\b/iu

/** The price of a year against as many single payments for a way of today; null unless the number of visits is told. */
export function insteadLine(brief: Brief, idea: string): SummaryLine | null {
  const revenue = revenueOf(brief)
  const today = entriesOf(brief, 'today').find(({ value }) => value.price?.every === 'use')?.value.price
  const visit = sentencesOf(idea)
    .filter(({ words }) => WE_COME.test(words))
    .flatMap(({ words }) =>
      rhythmsIn(words.slice(words.search(WE_COME))).map(({ perYear }) => ({ perYear, words })),
    )[0]
  if (!revenue || !isSubscription(brief) || revenue.low !== revenue.high || !today?.amount || !visit)
    return null
  if (
    !Number.isInteger(visit.perYear) ||
    visit.perYear > PER_YEAR.month ||
    !sameCurrency(revenue.currency, today.currency)
  )
    return null
  const single = settled(visit.perYear * today.amount)
  return {
    said: calculated(
      '{sum} = {single} is what this way of today costs for as many times a year; yours is {mine}: {share} of it.',
      {
        sum: shown(`${formatCount(visit.perYear)} × ${money(today.amount, revenue.currency)}`),
        single: shown(money(single, revenue.currency)),
        mine: shown(money(revenue.low, revenue.currency)),
        share: shown(percentText(revenue.low / single)),
      },
    ),
    about: quote(visit.words),
    asks: null,
  }
}

/** The price of a year against as many single purchases, where the founder names both; null otherwise. */
export function plansLine(brief: Brief): SummaryLine | null {
  const prices = entriesOf(brief, 'price').map(({ value }) => value)
  const single = prices.find(({ every, low, high }) => (every === 'use' || every === 'once') && low === high)
  const yearly = prices.find(({ every }) => every === 'year')
  const times = firstValue(brief, 'purchases')
  if (!single || !yearly || times === null || single.currency !== yearly.currency) return null
  const sum = settled(times * single.low)
  const params = {
    sum: shown(`${formatCount(times)} × ${money(single.low, single.currency)}`),
    single: shown(money(sum, single.currency)),
    year: shown(amountRange(yearly.low, yearly.high, yearly.currency)),
  }
  const said =
    sum < yearly.low
      ? calculated(
          'Paid one by one it is {sum} = {single} a year, and your price of a year is {year}: who commits pays more.',
          params,
        )
      : sum < yearly.high
        ? calculated(
            'Paid one by one it is {sum} = {single} a year, and your price of a year is {year}: at its upper end, who commits pays more.',
            params,
          )
        : calculated(
            'Paid one by one it is {sum} = {single} a year, and your price of a year is {year}.',
            params,
          )
  return { said, about: null, asks: null }
}
