import { z } from 'zod'
import type { Statement } from '../../domain/basis.ts'
import type { MarketSection } from '../../domain/report.ts'
import { dateOf } from '../research-dates.ts'
import { statesGrowth } from './direction.ts'
import { listFault, saidFaults } from './faults.ts'
import { figuresAreQuoted } from './figures.ts'
import { inputFaults, inputsSchema, toMarketModel } from './inputs.ts'
import { type Cite, citesSchema, saidSchema, sourceNotesSchema } from './said.ts'
import { cited, citedAll, type Ground, hasSources } from './statements.ts'

export const marketOutputSchema = z.object({
  targetMarket: saidSchema.describe('Which customers, where, and which of them come first'),
  uniqueValue: saidSchema.describe('What this product gives them that they do not get today'),
  monetizationStrategies: z.array(saidSchema).describe('Ways to earn money, the best one first; 2 to 4'),
  opportunities: z.array(saidSchema).describe('What speaks for the idea; 2 to 5'),
  growth: z
    .object({
      text: z.string().describe('How fast the market grows, with the figure as the source gives it'),
      percentPerYear: z.number().describe('The same in percent a year, such as 7.5'),
      cites: citesSchema,
    })
    .nullable()
    .describe('Null when no source states the growth of this market'),
  whyNow: z
    .object({
      text: z.string().describe('What has changed lately so that the idea works now'),
      date: z.string().describe('When it changed, as YYYY, YYYY-MM or YYYY-MM-DD'),
      cites: citesSchema,
    })
    .nullable()
    .describe('Null when no source states such a change'),
  inputs: inputsSchema,
  founderPrice: z
    .string()
    .nullable()
    .describe(
      'The words of the idea that state its price, copied letter for letter; null when it states none',
    ),
  sources: sourceNotesSchema,
})
export type MarketOutput = z.infer<typeof marketOutputSchema>

const MAX = { strategies: 4, opportunities: 5 }
/** Markets neither vanish within a year nor grow more than elevenfold. */
const GROWTH_PERCENT = { least: -100, most: 1000 }

const growthFaults = ({ growth, whyNow }: MarketOutput): string[] => {
  const percent = growth?.percentPerYear ?? 0
  const isGrowth = percent > GROWTH_PERCENT.least && percent <= GROWTH_PERCENT.most
  return [
    ...(growth ? saidFaults('growth', growth) : []),
    ...(isGrowth ? [] : ['growth.percentPerYear is no growth of a market in percent a year.']),
    ...(whyNow ? saidFaults('whyNow', whyNow) : []),
  ]
}

/** Missing or contradictory values in this part, for the repair. */
export const marketFaults = (output: MarketOutput): string[] => [
  ...saidFaults('targetMarket', output.targetMarket),
  ...saidFaults('uniqueValue', output.uniqueValue),
  ...listFault('monetizationStrategies', output.monetizationStrategies, 1),
  ...listFault('opportunities', output.opportunities, 1),
  ...growthFaults(output),
  ...inputFaults(output),
]

const percentOf = (value: number) => `${Math.abs(value)}%`

/** Converts a fraction to a percentage (0.12 to 12) if the texts state the percentage. */
function inPercent(value: number, texts: string[]): number {
  const percent = Number((value * 100).toPrecision(12))
  const isFraction = !figuresAreQuoted(percentOf(value), texts) && figuresAreQuoted(percentOf(percent), texts)
  return isFraction ? percent : value
}

/** Growth counts as sourced only if a quote contains the same figure in the same direction. */
function growthOf(ground: Ground, { growth }: MarketOutput): MarketSection['growth'] {
  if (!growth) return null
  const { text, cites } = growth
  const quotes = ground.book.quotesOf(cites)
  const percentPerYear = inPercent(growth.percentPerYear, [text, ...quotes])
  const isQuoted = quotes.some((quote) => statesGrowth(quote, percentPerYear))
  return { text: isQuoted ? cited(ground, { text, cites }) : unsourced(ground, text), percentPerYear }
}

/** An amount that its source does not state is the model's assumption. */
function unsourced(ground: Ground, text: string): Statement {
  return { ...cited(ground, { text, cites: [] }), basis: 'assumption' }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The part of a date that a quote states or the source's own date confirms; null if there is none. */
function statedDate({ book }: Ground, date: string, cites: readonly Cite[]): string | null {
  const [year = '', month] = date.split('-')
  const [own, quotes] = [cites.map(({ source }) => book.dateOf(source)), book.quotesOf(cites)]
  if (quotes.some((quote) => quote.includes(date)) || own.some((day) => day?.startsWith(date))) return date
  const ofYear = quotes.filter((quote) => new RegExp(`(?<!\\d)${year}(?!\\d)`).test(quote))
  const name = MONTHS[Number(month) - 1]
  if (name && ofYear.some((quote) => new RegExp(`\\b${name}`, 'i').test(quote))) return `${year}-${month}`
  return ofYear.length > 0 || own.some((day) => day?.startsWith(year)) ? year : null
}

/** A recent change counts only with a source, and with as much of its date as the source states. */
function whyNowOf(ground: Ground, { whyNow }: MarketOutput): MarketSection['whyNow'] {
  const claimed = dateOf(whyNow?.date ?? null)
  const date = whyNow && claimed && statedDate(ground, claimed, whyNow.cites)
  return whyNow && date && hasSources(ground, whyNow.cites) ? { text: cited(ground, whyNow), date } : null
}

/** Market size, customers and revenue models. */
export function sizePart(ground: Ground, output: MarketOutput) {
  return {
    model: toMarketModel(ground, output),
    targetMarket: cited(ground, output.targetMarket),
    uniqueValue: cited(ground, output.uniqueValue),
    monetizationStrategies: citedAll(ground, output.monetizationStrategies, MAX.strategies),
    opportunities: citedAll(ground, output.opportunities, MAX.opportunities),
    growth: growthOf(ground, output),
    whyNow: whyNowOf(ground, output),
  } satisfies Partial<MarketSection>
}
