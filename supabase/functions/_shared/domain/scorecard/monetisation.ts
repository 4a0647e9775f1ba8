import { dollarsOf, type ReferenceRates, rateBetween, ratesOf } from '../exchange-rates.ts'
import { formatAmount, formatMoney } from '../figures.ts'
import { breakEvenText, obtainableText } from '../market-calculation.ts'
import {
  BREAK_EVEN_INPUTS,
  breakEvenCustomersOf,
  currencyOf,
  MARKET_INPUTS,
  type MarketModel,
  obtainableCustomersOf,
} from '../market-model.ts'
import type { Competitor, CompetitorPrice, MarketSection } from '../report.ts'
import { type Facts, isVerified, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { calculatedInput, leftOutOf, modelInputs, pluralize, statedInput, unlessLeftOut } from './values.ts'

const PRICES_NEEDED = 3
const POINTS = { prices: 4, range: 3, breakEven: 3 }
/** The same limit as for answers elsewhere: prices that only the founder names are not evidence. */
const UNSOURCED_CAP = 6

/** One of the criteria that a price is judged by: its points, and the reason. */
interface Part {
  points: number
  says: string
}

const isSourced = (facts: Facts, { text: { basis, sources, text } }: CompetitorPrice): boolean =>
  basis === 'source' && isVerified(facts, sources, text)

/** Counts if the founder or a page states the price, but not if a model assumes it. */
interface Price {
  /** US dollars per year. */
  amount: number
  counts: boolean
  sourced: boolean
  input: MetricInput
}

function pricesOf(facts: Facts, competitors: readonly Competitor[]): Price[] {
  return competitors.flatMap(({ name, price }) => {
    if (!price || price.dollarsPerYear === null) return []
    const sourced = isSourced(facts, price)
    const counts = sourced || price.text.basis === 'founder'
    const value = unlessLeftOut(`${formatAmount(price.dollarsPerYear)} a year`, !counts)
    return [
      {
        amount: price.dollarsPerYear,
        counts,
        sourced,
        input: statedInput(`Price of ${name.text}`, value, price.text),
      },
    ]
  })
}

const breakEvenInputsOf = (model: MarketModel | null) =>
  (model?.inputs ?? []).filter(({ id }) => BREAK_EVEN_INPUTS.some((needed) => needed === id))

const hasBreakEven = (model: MarketModel | null): model is MarketModel =>
  breakEvenInputsOf(model).length === BREAK_EVEN_INPUTS.length

/** Whether the founder or a page states costs and margin; assumed ones reveal nothing about the idea. */
const isBreakEvenKnown = (model: MarketModel | null): boolean =>
  hasBreakEven(model) &&
  breakEvenInputsOf(model).every(({ basis }) => basis === 'founder' || basis === 'source')

const NOT_COMPARED = { points: 0, says: 'a revenue per customer that cannot be compared' }

/** Competitors' prices are in US dollars, so the revenue is converted at the rates of the lookups' day. */
function rangePart(prices: number[], model: MarketModel | null, rates: ReferenceRates): Part {
  const own = model?.inputs.find(({ id }) => id === 'revenuePerCustomer')?.range.base
  if (!model || own === undefined || prices.length === 0) return NOT_COMPARED
  const currency = currencyOf(model)
  const dollars = dollarsOf(own, currency, rates)
  if (dollars === null) return NOT_COMPARED
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const fits = low <= dollars && dollars <= high
  const dated =
    rateBetween(currency, 'USD', rates) === null
      ? ' at an assumed rate'
      : ` at the ECB’s reference rate of ${rates.date}`
  const about = currency === 'USD' ? '' : ` (about ${formatMoney(dollars, 'USD', 2)}${dated})`
  return {
    points: fits ? POINTS.range : 0,
    says: `a revenue per customer of ${formatAmount(own, currency)}${about}, ${fits ? 'within' : 'outside'} their ${formatAmount(low)} to ${formatAmount(high)}`,
  }
}

function breakEvenPart(model: MarketModel | null): Part {
  if (!hasBreakEven(model)) return { points: 0, says: 'a break-even without inputs' }
  const needed = breakEvenCustomersOf(model)
  if (needed === null) return { points: 0, says: 'a break-even that no number of customers reaches' }
  return {
    points: needed <= obtainableCustomersOf(model) ? POINTS.breakEven : 0,
    says: `a break-even at ${breakEvenText(model)} ${needed === 1 ? 'customer' : 'customers'} where ${obtainableText(model)} can be won`,
  }
}

function breakEvenInputs(model: MarketModel): MetricInput[] {
  const needed = breakEvenText(model)
  return [
    ...modelInputs(model, [...MARKET_INPUTS, ...BREAK_EVEN_INPUTS]),
    ...(needed === null ? [] : [calculatedInput('Customers needed to break even', needed)]),
    calculatedInput('Customers that can be won', obtainableText(model)),
  ]
}

function ownInputs({ model }: MarketSection): MetricInput[] {
  const own = model ? modelInputs(model, ['revenuePerCustomer']) : []
  return hasBreakEven(model) ? breakEvenInputs(model) : own
}

/**
 * 4 for at least three competitor prices, 3 if ours is among them, 3 if enough customers can be won to break even; at
 * most 6 if no page states any of the prices.
 */
export const monetisation = ofMarket((market, facts) => {
  const { competitors, model } = market
  const all = pricesOf(facts, competitors)
  const counting = all.filter(({ counts }) => counts)
  const prices = counting.map(({ amount }) => amount)
  const left = leftOutOf(all.length - prices.length)
  const sourced = counting.some((price) => price.sourced)
  if (!sourced && !isBreakEvenKnown(model))
    return insufficient(
      `No page states prices of competitors${left}, and the goal cannot be set against the number of customers yet.`,
      all.map(({ input }) => input),
    )
  const known = prices.length >= PRICES_NEEDED ? POINTS.prices : 0
  const range = rangePart(prices, model, ratesOf(facts.report.lookups))
  const breakEven = breakEvenPart(model)
  const sum = known + range.points + breakEven.points
  const cap =
    !sourced && sum > UNSOURCED_CAP ? `, and ${UNSOURCED_CAP} at most as no page states a price` : ''
  return {
    ...scored(
      sourced ? sum : Math.min(UNSOURCED_CAP, sum),
      `${known} points for ${pluralize(prices.length, 'competitor price')} (${PRICES_NEEDED} needed), ${range.points} for ${range.says}, and ${breakEven.points} for ${breakEven.says}${cap}${left}.`,
      [...all.map(({ input }) => input), ...ownInputs(market)],
    ),
    answered: !sourced,
  }
})
