import { z } from 'zod'
import type { Basis } from '../../domain/basis.ts'
import {
  MARKET_INPUTS,
  type MarketInput,
  type MarketInputId,
  type MarketModel,
  type Range,
  SHARES,
} from '../../domain/market-model.ts'
import { textFault } from './faults.ts'
import { placesOf, statesAmount } from './figures.ts'
import { equalsYearlyPrice, founderWords } from './founder-price.ts'
import { LENGTH, plainQuote, toPlainText } from './plain.ts'
import { type Cite, citesSchema } from './said.ts'
import { type Ground, hasSources } from './statements.ts'

/** One input of the market model: three values in the same unit, and how they were derived. */
const inputSchema = (what: string) =>
  z
    .object({
      low: z.number().describe('Cautious value'),
      base: z.number().describe('Most likely value; low ≤ base ≤ high'),
      high: z.number().describe('Value if things go well'),
      note: z.string().describe('What is counted and how the values were reached, at most 300 characters'),
      cites: citesSchema,
    })
    .describe(what)
type InputOutput = z.infer<ReturnType<typeof inputSchema>>

const FRACTION = 'as a fraction from 0 to 1'

export const inputsSchema = z.object({
  customers: inputSchema('How many possible customers there are: a count of those who would pay'),
  revenuePerCustomer: inputSchema('What one customer pays a year, in US dollars'),
  reachableShare: inputSchema(`Share of these customers that the product can reach and serve, ${FRACTION}`),
  obtainableShare: inputSchema(`Share of the reachable ones that can be won in three years, ${FRACTION}`),
  marketSpend: inputSchema(
    'What is spent on the whole market, in US dollars a year, from a source; null when no source states it',
  ).nullable(),
  relevantShare: inputSchema(
    `Share of that spending that a product like this is for, ${FRACTION}; null without the spending`,
  ).nullable(),
  fixedCosts: inputSchema('Yearly costs that do not depend on the number of customers, in US dollars'),
  grossMargin: inputSchema(`What is left of revenue after the costs of serving a customer, ${FRACTION}`),
})

interface InputsOutput {
  inputs: z.infer<typeof inputsSchema>
  founderPrice: string | null
}

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
/** No number of people or dollars exceeds this. */
const LARGEST = 1e15

/** Swaps low and high if only those two were reversed. */
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
export function inputFaults({ inputs }: Pick<InputsOutput, 'inputs'>): string[] {
  return INPUT_IDS.flatMap((id) => {
    const input = inputs[id]
    if (!input) return []
    return [...rangeFaults(id, input), ...textFault(`inputs.${id}.note`, input.note)]
  })
}

/** Inputs that no page can know about a company that does not exist yet. */
const ALWAYS_ASSUMED: readonly MarketInputId[] = [
  'reachableShare',
  'obtainableShare',
  'fixedCosts',
  'grossMargin',
]

const kindOf = (id: MarketInputId) => (SHARES.includes(id) ? '%' : id === 'customers' ? '' : '$')
/** Spending over less than a year is not a yearly amount. */
const PARTS_OF_YEAR =
  /^[^.;\d]{0,40}?\b(?:months?|monthly|weeks?|weekly|days?|daily|hours?|hourly|nights?|quarters?|quarterly)\b/i

/** Whether a quote states the base value itself, in the unit of the input. The ends of a range are estimates around it. */
function statesBase(quote: string, id: MarketInputId, base: number): boolean {
  const places = placesOf(quote, SHARES.includes(id) ? base * 100 : base, kindOf(id))
  return places.some(({ kind, after }) => kind !== '$' || !PARTS_OF_YEAR.test(after))
}

/** Cites whose quotes contain an amount: a figure cannot come from words without one. */
const withAmount = (cites: readonly Cite[]) =>
  cites.filter(({ quote }) => statesAmount(plainQuote(quote ?? '')))

/** The note, with the founder's words if they state a price, so that readers see what was derived from it. */
function noteOf({ note }: InputOutput, words: string | null): string {
  const quoted = words && !note.includes(words) ? `The idea says: “${toPlainText(words, LENGTH.line)}”. ` : ''
  return toPlainText(quoted + note, LENGTH.statement)
}

function inputOf(ground: Ground, id: MarketInputId, input: InputOutput, price: string | null): MarketInput {
  const range = rangeOf(input)
  const words = id === 'revenuePerCustomer' ? founderWords(ground.idea, price) : null
  const ofFounder = words !== null && equalsYearlyPrice(ground.idea, words, range.base)
  // A figure that is only calculated from quotes is an assumption, but still names them.
  const cites = ofFounder || ALWAYS_ASSUMED.includes(id) ? [] : withAmount(input.cites)
  const isStated = ground.book.quotesOf(cites).some((quote) => statesBase(quote, id, range.base))
  const basis: Basis = ofFounder ? 'founder' : isStated ? 'source' : 'assumption'
  const [sources, note] = [ground.book.cite(cites), noteOf(input, words)]
  return { id, ...NAMES[id], range, basis, sources, note, original: null }
}

/** The market model. Spending on the market counts only with a source and with the relevant share of it. */
export function toMarketModel(ground: Ground, { inputs, founderPrice }: InputsOutput): MarketModel {
  const { marketSpend, relevantShare } = inputs
  const quoted = withAmount(marketSpend?.cites ?? [])
  const topDown = relevantShare && hasSources(ground, quoted)
  const given = INPUT_IDS.flatMap((id) => {
    const input = inputs[id]
    const left = (id === 'marketSpend' || id === 'relevantShare') && !topDown
    return input && !left ? [inputOf(ground, id, input, founderPrice)] : []
  })
  return { inputs: given }
}
