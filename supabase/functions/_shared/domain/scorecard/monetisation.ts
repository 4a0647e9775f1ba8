import {
  BREAK_EVEN_INPUTS,
  breakEvenCustomersOf,
  formatInput,
  MARKET_INPUTS,
  type MarketModel,
  obtainableCustomersOf,
} from '../market-model.ts'
import type { Competitor, CompetitorPrice, MarketSection } from '../report.ts'
import { type Facts, isSound, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { counted, leftOutOf, modelInputs, numeral, statedInput, unlessLeftOut, workedOut } from './values.ts'

const PRICES_NEEDED = 3
const POINTS = { prices: 4, range: 3, breakEven: 3 }

/** One of the things that a price is judged by: its points, and for what. */
interface Part {
  points: number
  says: string
}

const dollars = (value: number): string => formatInput('revenuePerCustomer', value)

/** A price counts that the founder or a page states; what a model takes it to be does not. */
const isStated = (facts: Facts, { text: { basis, sources } }: CompetitorPrice): boolean =>
  basis === 'founder' || (basis === 'source' && isSound(facts, sources))

interface Price {
  amount: number
  counts: boolean
  input: MetricInput
}

function pricesOf(facts: Facts, competitors: readonly Competitor[]): Price[] {
  return competitors.flatMap(({ name, price }) => {
    if (!price || price.dollarsPerYear === null) return []
    const counts = isStated(facts, price)
    const value = unlessLeftOut(`${dollars(price.dollarsPerYear)} a year`, !counts)
    return [
      {
        amount: price.dollarsPerYear,
        counts,
        input: statedInput(`Price of ${name.text}`, value, price.text),
      },
    ]
  })
}

const hasBreakEven = (model: MarketModel | null): model is MarketModel =>
  BREAK_EVEN_INPUTS.every((id) => model?.inputs.some((input) => input.id === id))

function rangePart(prices: number[], model: MarketModel | null): Part {
  const own = model?.inputs.find(({ id }) => id === 'revenuePerCustomer')?.range.base
  if (own === undefined || prices.length === 0)
    return { points: 0, says: 'a revenue per customer that cannot be compared' }
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const fits = low <= own && own <= high
  return {
    points: fits ? POINTS.range : 0,
    says: `a revenue per customer of ${dollars(own)}, ${fits ? 'within' : 'outside'} their ${dollars(low)} to ${dollars(high)}`,
  }
}

function breakEvenPart(model: MarketModel | null): Part {
  if (!hasBreakEven(model)) return { points: 0, says: 'a break-even without inputs' }
  const needed = breakEvenCustomersOf(model)
  if (needed === null) return { points: 0, says: 'a break-even that no number of customers reaches' }
  const obtainable = obtainableCustomersOf(model)
  return {
    points: needed <= obtainable ? POINTS.breakEven : 0,
    says: `a break-even at ${counted(needed, 'customer')} where ${numeral(obtainable)} can be won`,
  }
}

function breakEvenInputs(model: MarketModel): MetricInput[] {
  const needed = breakEvenCustomersOf(model)
  return [
    ...modelInputs(model, [...MARKET_INPUTS, ...BREAK_EVEN_INPUTS]),
    ...(needed === null ? [] : [workedOut('Customers needed to break even', numeral(needed))]),
    workedOut('Customers that can be won', numeral(obtainableCustomersOf(model))),
  ]
}

function ownInputs({ model }: MarketSection): MetricInput[] {
  const own = model ? modelInputs(model, ['revenuePerCustomer']) : []
  return hasBreakEven(model) ? breakEvenInputs(model) : own
}

/** 4 for three competitor prices or more, 3 when ours lies among them, 3 when enough customers can be won to break even. */
export const monetisation = ofMarket((market, facts) => {
  const { competitors, model } = market
  const all = pricesOf(facts, competitors)
  const inputs = all.map(({ input }) => input)
  const prices = all.filter(({ counts }) => counts).map(({ amount }) => amount)
  const left = leftOutOf(all.length - prices.length)
  if (prices.length === 0 && !hasBreakEven(model))
    return insufficient(
      `Neither prices of competitors nor the inputs of a break-even are known${left}.`,
      inputs,
    )
  const known = prices.length >= PRICES_NEEDED ? POINTS.prices : 0
  const range = rangePart(prices, model)
  const breakEven = breakEvenPart(model)
  return scored(
    known + range.points + breakEven.points,
    `${known} points for ${counted(prices.length, 'competitor price')} (${PRICES_NEEDED} needed), ${range.points} for ${range.says}, and ${breakEven.points} for ${breakEven.says}${left}.`,
    [...inputs, ...ownInputs(market)],
  )
})
