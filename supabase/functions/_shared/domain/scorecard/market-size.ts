import { roughDollars } from '../currency.ts'
import { dollarsOf, type ReferenceRates, rateBetween, ratesOf } from '../exchange-rates.ts'
import { formatAmount, formatGap, formatMoney, settled } from '../figures.ts'
import { formatSize } from '../market-calculation.ts'
import {
  currencyOf,
  type MarketInput,
  type MarketModel,
  marketSizeOf,
  methodGapOf,
  TOP_DOWN_INPUTS,
  topDownTamOf,
} from '../market-model.ts'
import { inputClaim } from '../report-statements.ts'
import { type Band, bandOf } from './bands.ts'
import { type Facts, isVerified, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { calculatedInput, modelInputs } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (sam) => sam < 50e6, score: 3, says: 'less than $50M' },
  { holds: (sam) => sam <= 100e6, score: 5, says: '$50M to $100M' },
  { holds: (sam) => sam <= 1e9, score: 8, says: 'more than $100M, up to $1B' },
  { holds: () => true, score: 10, says: 'more than $1B' },
]

const GAP_MAX = 10
const GAP_CAP = 5
/** The same limit as for answers elsewhere: a count without a source is not evidence. */
const UNSOURCED_CAP = 6

function inputsOf(model: MarketModel, gap: number | null): MetricInput[] {
  const { tam, sam } = marketSizeOf(model)
  const topDown = topDownTamOf(model)
  return [
    ...modelInputs(model, ['customers', 'revenuePerCustomer', 'reachableShare']),
    calculatedInput('SAM, bottom-up', formatSize(model, 'sam', sam.base)),
    ...(topDown && gap !== null
      ? [
          ...modelInputs(model, TOP_DOWN_INPUTS),
          calculatedInput('TAM, bottom-up', formatSize(model, 'tam', tam.base)),
          calculatedInput('TAM, top-down', formatSize(model, 'topDownTam', topDown.base)),
        ]
      : []),
  ]
}

interface Cap {
  most: number
  because: string
}

const gapCap = (gap: number | null): Cap[] =>
  gap !== null && settled(gap) > GAP_MAX
    ? [{ most: GAP_CAP, because: `the two ways to work out the TAM are ${formatGap(gap)} times apart` }]
    : []

function countCap(input: MarketInput, model: MarketModel, score: number, facts: Facts): Cap[] {
  const { basis, sources } = input
  const isCounted = basis === 'source' && isVerified(facts, sources, inputClaim(input, currencyOf(model)))
  if (score <= UNSOURCED_CAP || isCounted) return []
  const because = basis === 'founder' ? 'the count is yours' : 'no source counts the customers'
  return [{ most: UNSOURCED_CAP, because }]
}

/** The rate of a conversion with its source and date; an assumed one is marked as such. */
function rateText(currency: string, rates: ReferenceRates): string {
  const rate = rateBetween('USD', currency, rates)
  if (rate !== null)
    return `at the ECB’s reference rate of ${rates.date}, ${formatAmount(few(rate), currency)} for $1`
  const assumed = roughDollars(1, currency) ?? 1
  return `at an assumed rate of ${formatAmount(few(1 / assumed), currency)} for $1`
}

const few = (value: number): number => Number(value.toPrecision(3))

/**
 * Scores the bottom-up SAM in US dollars; at most 6 if no source counts the customers, and at most 5 if the top-down
 * TAM differs from the bottom-up one by more than ten times.
 */
export const marketSize = ofMarket(({ model }, facts) => {
  if (!model) return insufficient('What one customer pays in a year, or how many there are, is not known.')
  const currency = currencyOf(model)
  const { base } = marketSizeOf(model).sam
  const gap = methodGapOf(model)
  const inputs = inputsOf(model, gap)
  const text = formatSize(model, 'sam', base)
  const rates = ratesOf(facts.report.lookups)
  const dollars = dollarsOf(base, currency, rates)
  if (dollars === null)
    return insufficient(
      `The SAM is ${text} a year, in a currency whose worth in US dollars is not known.`,
      inputs,
    )
  const { score, says } = bandOf(settled(dollars), BANDS)
  const about =
    currency === 'USD' ? '' : `, about ${formatMoney(dollars, 'USD', 2)} ${rateText(currency, rates)}`
  const customers = model.inputs.filter(({ id }) => id === 'customers')
  const caps = [...customers.flatMap((count) => countCap(count, model, score, facts)), ...gapCap(gap)]
  const held = caps.map(({ most, because }) => `, and ${most} at most as ${because}`)
  return {
    ...scored(
      Math.min(score, ...caps.map(({ most }) => most)),
      `The SAM is ${text} a year${about}: ${score} points for ${says}${held.join('')}.`,
      inputs,
    ),
    answered: customers.some(({ basis }) => basis === 'founder'),
  }
})
