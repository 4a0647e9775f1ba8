import { z } from 'zod'
import { researchTopicSchema } from './citation.ts'
import { formatRange, marketModelSchema, marketSizeOf } from './market-model.ts'
import {
  type Competitor,
  type MarketSection,
  PROBLEM_TESTS,
  type ProblemTest,
  type ProblemTestId,
  type Risk,
} from './report.ts'
import { citationsIn } from './stored-citations.ts'
import { asStored, type FieldReader, fieldOf, orNull, readFields, writeFields } from './stored-fields.ts'

/** Column of `idea_validations` that the market step fills; `marketSize` is derived from the model. */
export function storeMarket({ marketSizeText, ...market }: MarketSection) {
  return {
    marketValidation: { ...writeFields(market), marketSize: storedSize(market.model) ?? marketSizeText },
  }
}

function storedSize(model: MarketSection['model']) {
  if (!model) return null
  const { tam, sam, som } = marketSizeOf(model)
  return {
    totalAddressableMarket: formatRange(tam),
    serviceableAddressableMarket: formatRange(sam),
    serviceableObtainableMarket: formatRange(som),
  }
}

const SIZE_NAMES = [
  ['TAM', 'totalAddressableMarket'],
  ['SAM', 'serviceableAddressableMarket'],
  ['SOM', 'serviceableObtainableMarket'],
] as const

/** `marketSize` as text, whether it was stored as text or as the object of three (spec part 1 §3). */
function sizeText(marketSize: unknown): string {
  if (typeof marketSize === 'string') return marketSize
  const size = asStored(marketSize)
  return SIZE_NAMES.flatMap(([name, key]) => {
    const value = fieldOf(size, key)
    return typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : []
  }).join('\n')
}

const amount = z.number().nonnegative().nullable().catch(null)
const numberIn = (fields: FieldReader, key: string): number | null => amount.parse(fields.raw(key))
const whether = (fields: FieldReader, key: string): boolean | null => {
  const value = fields.raw(key)
  return typeof value === 'boolean' ? value : null
}

const answersSchema = z.array(z.object({ weakness: z.string(), feature: z.string() })).catch([])

function priceIn(fields: FieldReader): Competitor['price'] {
  const text = orNull(fields.text('text'))
  return text && { text, dollarsPerYear: numberIn(fields, 'dollarsPerYear') }
}

const competitorIn = (fields: FieldReader): Competitor => ({
  name: fields.text('name'),
  strengths: fields.texts('strengths'),
  weaknesses: fields.texts('weaknesses'),
  live: whether(fields, 'live'),
  dominant: whether(fields, 'dominant') ?? false,
  price: priceIn(fields.child('price')),
  answers: answersSchema.parse(fields.raw('answers')),
})

function growthIn(fields: FieldReader): MarketSection['growth'] {
  const text = orNull(fields.text('text'))
  const percentPerYear = z.number().nullable().catch(null).parse(fields.raw('percentPerYear'))
  return text && percentPerYear !== null ? { text, percentPerYear } : null
}

function whyNowIn(fields: FieldReader): MarketSection['whyNow'] {
  const text = orNull(fields.text('text'))
  const date = fields.raw('date')
  return text && typeof date === 'string' ? { text, date } : null
}

function problemTestsIn(fields: FieldReader): MarketSection['problemTests'] {
  if (!fields.raw('problemTests')) return null
  const tests = fields.child('problemTests')
  const testIn = (id: ProblemTestId): ProblemTest => {
    const test = tests.child(id)
    return { met: whether(test, 'met'), reason: test.text('reason') }
  }
  return Object.fromEntries(PROBLEM_TESTS.map((id) => [id, testIn(id)])) as Record<ProblemTestId, ProblemTest>
}

const severity = z.number().min(1).max(3).catch(1)
const share = z.number().min(0).max(1).catch(1)

const riskIn = (fields: FieldReader): Risk => ({
  text: fields.text('text'),
  severity: severity.parse(fields.raw('severity')),
  mitigation: orNull(fields.text('mitigation')),
  unmitigatedShare: share.parse(fields.raw('unmitigatedShare')),
  legalKnockOut: whether(fields, 'legalKnockOut') ?? false,
})

function nextTestIn(fields: FieldReader): MarketSection['nextTest'] {
  const what = orNull(fields.text('what'))
  const costDollars = numberIn(fields, 'costDollars')
  const days = numberIn(fields, 'days')
  if (!what || costDollars === null || days === null) return null
  return { what, threshold: fields.text('threshold'), costDollars, days }
}

const researchSchema = z
  .object({
    at: z.string(),
    queries: z.array(z.object({ topic: researchTopicSchema, query: z.string(), sources: z.number() })),
  })
  .nullable()
  .catch(null)

/** Reads the market section out of its column; null when there is none, malformed parts read as empty. */
export function readMarket(stored: unknown): MarketSection | null {
  if (!stored) return null
  const fields = readFields(stored)
  return {
    model: marketModelSchema.safeParse(fields.raw('model')).data ?? null,
    marketSizeText: sizeText(fields.raw('marketSize')),
    targetMarket: fields.text('targetMarket'),
    uniqueValue: fields.text('uniqueValue'),
    monetizationStrategies: fields.texts('monetizationStrategies'),
    challenges: fields.texts('challenges'),
    opportunities: fields.texts('opportunities'),
    competitors: fields
      .children('competitors')
      .map(competitorIn)
      .filter(({ name }) => name.text !== ''),
    growth: growthIn(fields.child('growth')),
    whyNow: whyNowIn(fields.child('whyNow')),
    problemTests: problemTestsIn(fields),
    risks: Array.isArray(fields.raw('risks')) ? fields.children('risks').map(riskIn) : null,
    counterCase: fields.texts('counterCase'),
    riskiestAssumption: orNull(fields.text('riskiestAssumption')),
    nextTest: nextTestIn(fields.child('nextTest')),
    research: researchSchema.parse(fields.raw('research') ?? null),
    citations: citationsIn(fields.raw('citations')),
  }
}
