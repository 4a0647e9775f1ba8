import { formatDollars, formatGap, settled } from '../figures.ts'
import {
  type MarketModel,
  marketSizeOf,
  methodGapOf,
  TOP_DOWN_INPUTS,
  topDownTamOf,
} from '../market-model.ts'
import { type Band, bandOf } from './bands.ts'
import { ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { modelInputs, workedOut } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (sam) => sam < 50e6, score: 3, says: 'less than $50M' },
  { holds: (sam) => sam <= 100e6, score: 5, says: '$50M to $100M' },
  { holds: (sam) => sam <= 1e9, score: 8, says: 'more than $100M and up to $1B' },
  { holds: () => true, score: 10, says: 'more than $1B' },
]

const GAP_MAX = 10
const GAP_CAP = 5

function inputsOf(model: MarketModel, gap: number | null): MetricInput[] {
  const { tam, sam } = marketSizeOf(model)
  const topDown = topDownTamOf(model)
  return [
    ...modelInputs(model, ['customers', 'revenuePerCustomer', 'reachableShare']),
    workedOut('SAM, bottom-up', formatDollars(sam.base)),
    ...(topDown && gap !== null
      ? [
          ...modelInputs(model, TOP_DOWN_INPUTS),
          workedOut('TAM, bottom-up', formatDollars(tam.base)),
          workedOut('TAM, top-down', formatDollars(topDown.base)),
        ]
      : []),
  ]
}

/** By the bottom-up SAM, held at 5 where the top-down TAM is more than ten times away from the bottom-up one. */
export const marketSize = ofMarket(({ model }) => {
  if (!model) return insufficient('This report holds no calculation of the market size.')
  const sam = settled(marketSizeOf(model).sam.base)
  const gap = methodGapOf(model)
  const { score, says } = bandOf(sam, BANDS)
  const isCapped = gap !== null && settled(gap) > GAP_MAX
  const cap = isCapped
    ? `, and ${GAP_CAP} at most as the two ways to work out the TAM are ${formatGap(gap)} times apart`
    : ''
  return scored(
    isCapped ? Math.min(GAP_CAP, score) : score,
    `The SAM is ${formatDollars(sam)} a year: ${score} points for ${says}${cap}.`,
    inputsOf(model, gap),
  )
})
