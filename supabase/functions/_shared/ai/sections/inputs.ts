import type { Basis } from '../../domain/basis.ts'
import {
  MARKET_INPUTS,
  type MarketInput,
  type MarketInputId,
  type MarketModel,
  type Range,
  SHARES,
} from '../../domain/market-model.ts'
import type { InputOutput, MarketOutput } from '../output/market.ts'
import { statesAmount, statesOneOf } from './amounts.ts'
import { citeFaults, type KnownSources, textFault } from './faults.ts'
import { statesFigures } from './figures.ts'
import { standsIn } from './own-words.ts'
import { LENGTH, plain } from './plain.ts'
import { type Ground, restsOn } from './statements.ts'

const NAMES: Record<MarketInputId, { label: string; unit: string }> = {
  customers: { label: 'Possible customers', unit: 'customers' },
  revenuePerCustomer: { label: 'Revenue per customer', unit: 'US dollars a year' },
  reachableShare: { label: 'Share that can be reached', unit: 'share' },
  obtainableShare: { label: 'Share that can be won in three years', unit: 'share' },
  marketSpend: { label: 'Spending on the whole market', unit: 'US dollars a year' },
  relevantShare: { label: 'Share of it that this product is for', unit: 'share' },
  fixedCosts: { label: 'Fixed costs', unit: 'US dollars a year' },
  grossMargin: { label: 'Gross margin', unit: 'share' },
}
const INPUT_IDS = Object.keys(NAMES) as MarketInputId[]
/** No person and no dollar on Earth is counted beyond this. */
const LARGEST = 1e15

/** Low and high that only changed places are put back. */
function rangeOf({ low, base, high }: InputOutput): Range {
  return high <= base && base <= low ? { low: high, base, high: low } : { low, base, high }
}

function rangeFaults(id: MarketInputId, input: InputOutput): string[] {
  const { low, base, high } = rangeOf(input)
  const values = [low, base, high]
  const where = `inputs.${id}`
  if (values.some((value) => !Number.isFinite(value) || value < 0 || value > LARGEST))
    return [`${where} needs three numbers of 0 or more.`]
  if (low > base || base > high) return [`${where} contradicts itself: low ≤ base ≤ high is needed.`]
  if (SHARES.includes(id) && high > 1) return [`${where} is a fraction from 0 to 1; 15 percent is 0.15.`]
  const mustCount: readonly MarketInputId[] = [...MARKET_INPUTS, 'marketSpend']
  return mustCount.includes(id) && base === 0 ? [`${where}.base is 0; give the most likely value.`] : []
}

/** Faults of the inputs of the market model, for the repair. */
export function inputFaults({ inputs }: MarketOutput, known: KnownSources): string[] {
  return INPUT_IDS.flatMap((id) => {
    const input = inputs[id]
    if (!input) return []
    return [
      ...rangeFaults(id, input),
      ...textFault(`inputs.${id}.note`, input.note),
      ...citeFaults(`inputs.${id}`, input.cites, known),
    ]
  })
}

/** A price that really stands in the idea. */
function isFounderPrice({ idea }: Ground, price: string | null): boolean {
  return price !== null && statesFigures(price) && standsIn(idea, price)
}

/** What no page can know of a company that is not there yet. */
const ALWAYS_ASSUMED: readonly MarketInputId[] = [
  'reachableShare',
  'obtainableShare',
  'fixedCosts',
  'grossMargin',
]

function inputOf(ground: Ground, id: MarketInputId, input: InputOutput, price: string | null): MarketInput {
  const ofFounder = id === 'revenuePerCustomer' && isFounderPrice(ground, price)
  // A figure cannot come from words that hold none. One that is only worked out from them is an assumption, and
  // names them all the same.
  const cites = input.cites.filter(({ quote }) => statesAmount(quote))
  const sources = ofFounder || ALWAYS_ASSUMED.includes(id) ? [] : ground.book.cite(cites)
  const { low, base, high } = rangeOf(input)
  const isStated = cites.some(({ quote }) => statesOneOf(quote, [low, base, high]))
  const basis: Basis = ofFounder ? 'founder' : sources.length > 0 && isStated ? 'source' : 'assumption'
  const note = plain(input.note, LENGTH.statement)
  return { id, ...NAMES[id], range: { low, base, high }, basis, sources, note, original: null }
}

/** The market model. Spending on the market counts only with a source, and only with the share of it. */
export function modelOf(ground: Ground, { inputs, founderPrice }: MarketOutput): MarketModel {
  const { marketSpend, relevantShare } = inputs
  const quoted = marketSpend?.cites.filter(({ quote }) => statesAmount(quote)) ?? []
  const topDown = relevantShare && restsOn(ground, quoted)
  const given = INPUT_IDS.flatMap((id) => {
    const input = inputs[id]
    const left = (id === 'marketSpend' || id === 'relevantShare') && !topDown
    return input && !left ? [inputOf(ground, id, input, founderPrice)] : []
  })
  return { inputs: given }
}
