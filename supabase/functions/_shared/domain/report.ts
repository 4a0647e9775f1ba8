import { z } from 'zod'
import type { Brief, BriefField } from './brief/brief.ts'
import { storedCitations } from './citation.ts'
import type { LookupRecord } from './lookups.ts'
import { marketModelSchema } from './market-model.ts'
import { researchSchema } from './research.ts'
import {
  entries,
  fields,
  fieldsByKey,
  filledStatement,
  maybe,
  required,
  statement,
  statements,
} from './stored-fields.ts'
import { TITLE_CUT } from './title.ts'
import { marketPartSchema } from './validation.ts'
import { yearlyPriceSchema } from './yearly-price.ts'

/*
 * The sections of a report. Each is declared once: its type, what can be read from a stored row, and the default for
 * what cannot. report-storage.ts maps them to columns.
 */

/** Feature groups in order of priority (docs/contract.md#results). */
export const FEATURE_GROUPS = ['core', 'mustHave', 'shouldHave', 'niceToHave', 'future'] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

export const FEATURE_GROUP_NAMES: Record<FeatureGroup, string> = {
  core: 'Core',
  mustHave: 'Must-Have',
  shouldHave: 'Should-Have',
  niceToHave: 'Nice-to-Have',
  future: 'Future',
}

const flag = z.boolean().catch(false)

const featureSchema = fields({
  description: filledStatement,
  platforms: fields({ web: flag, mobile: flag }),
})
export type Feature = z.infer<typeof featureSchema>

const roleSchema = fields({ title: statement, focus: statement, responsibilities: statements })
export type Role = z.infer<typeof roleSchema>

/** First section: the product. Written by the `concept` step. */
const conceptSchema = fields({
  overview: statement,
  features: fieldsByKey(FEATURE_GROUPS, entries(featureSchema)),
  roles: entries(roleSchema),
  citations: storedCitations,
  /** A short title that a model suggests for the report; the founder decides whether to use it. */
  suggestedTitle: z.string().min(1).max(TITLE_CUT).optional().catch(undefined),
})
export type ConceptSection = z.infer<typeof conceptSchema>

/** A concept section without content, to be filled with what is known. */
export const EMPTY_CONCEPT: ConceptSection = conceptSchema.parse({})

const personaSchema = fields({
  description: statement,
  age: statement,
  occupation: statement,
  technicalLevel: statement,
  painPoints: statements,
  goals: statements,
  /** The named place or way to reach them; null if none is known. */
  channel: maybe(filledStatement),
  citations: storedCitations,
})
export type Persona = z.infer<typeof personaSchema>

/** Second section: who it is for. Written by the `audience` step. */
const audienceSchema = fields({ personas: entries(personaSchema) })
export type AudienceSection = z.infer<typeof audienceSchema>

const amount = z.number().nonnegative()

const competitorPriceSchema = fields({
  text: filledStatement,
  /** In US dollars per year; null if the price has no yearly equivalent. */
  dollarsPerYear: maybe(amount),
  /** The calculation of the yearly amount from the price that a page states; absent if nothing was calculated. */
  yearly: yearlyPriceSchema.optional().catch(undefined),
})
export type CompetitorPrice = z.infer<typeof competitorPriceSchema>

const competitorSchema = fields({
  name: filledStatement,
  strengths: statements,
  weaknesses: statements,
  /** Whether it was found to be in business; null if that was not checked. */
  live: maybe(z.boolean()),
  dominant: flag,
  price: maybe(competitorPriceSchema),
  /** The reason it is known in its field; null if there is none. */
  knownFor: maybe(filledStatement),
  link: maybe(z.url({ protocol: /^https?$/ })),
  /** The core or must-have features that answer its weaknesses, each by its exact text. */
  answers: z.array(z.object({ weakness: z.string(), feature: z.string() })).catch([]),
})
export type Competitor = z.infer<typeof competitorSchema>

/** Tests of how severe a problem is (docs/scorecard.md#problem-severity). */
export const PROBLEM_TESTS = ['popular', 'growing', 'urgent', 'expensive', 'mandatory', 'frequent'] as const
export type ProblemTestId = (typeof PROBLEM_TESTS)[number]

export const PROBLEM_TEST_NAMES: Record<ProblemTestId, string> = {
  popular: 'Popular',
  growing: 'Growing',
  urgent: 'Urgent',
  expensive: 'Expensive',
  mandatory: 'Mandatory',
  frequent: 'Frequent',
}

const problemTestSchema = fields({
  /** Null if there was nothing to judge it by. */
  met: maybe(z.boolean()),
  reason: statement,
})
export type ProblemTest = z.infer<typeof problemTestSchema>

const riskSchema = fields({
  text: statement,
  /** 1 annoying, 2 serious, 3 threatens the company. */
  severity: z.number().min(1).max(3).catch(1),
  mitigation: maybe(filledStatement),
  /** The share of the risk that remains after the mitigation, 0 to 1. */
  unmitigatedShare: z.number().min(0).max(1).catch(1),
  /** The law prohibits the business as described. */
  legalKnockOut: flag,
})
export type Risk = z.infer<typeof riskSchema>

const SEVERITY_NAMES = ['Annoying', 'Serious', 'Threatens the company']

/** The name of a severity of 1 to 3. */
export const severityName = (severity: number): string =>
  SEVERITY_NAMES[Math.min(SEVERITY_NAMES.length, Math.max(1, Math.round(severity))) - 1] ?? ''

/** The cheapest test of the riskiest assumption: passed when `threshold` is reached. */
const nextTestSchema = fields({
  what: filledStatement,
  threshold: statement,
  costDollars: amount,
  days: amount,
  /** The items that make up the costs; null if the writer does not state them. */
  costs: maybe(filledStatement),
  /** The founder's words for whom to test with and where; null if they name neither. */
  about: maybe(filledStatement),
  /** Why this test comes next, what passing it achieves, and what it still lacks. */
  notes: statements,
  /** The next action if the test fails. */
  otherwise: maybe(filledStatement),
})
export type NextTest = z.infer<typeof nextTestSchema>

/** The labeled lines of a test below its description; missing ones are left out. */
export const testLines = ({ threshold, notes, otherwise, costs }: NextTest) =>
  [
    { label: 'Why this one', statements: notes },
    { label: 'Passed when', statements: threshold.text ? [threshold] : [] },
    { label: 'If it fails', statements: otherwise ? [otherwise] : [] },
    { label: 'Costs', statements: costs ? [costs] : [] },
  ].filter(({ statements }) => statements.length > 0)

/**
 * Third section: how large the market is, who competes in it, and the case against the idea. Written by the `market`
 * step.
 */
const marketSchema = fields({
  /** Null for reports without a calculation; `marketSizeText` then holds the stored text. */
  model: maybe(marketModelSchema),
  marketSizeText: z.string().catch(''),
  targetMarket: statement,
  uniqueValue: statement,
  monetizationStrategies: statements,
  challenges: statements,
  opportunities: statements,
  /** Published numbers about the field or place, without a judgment. */
  figures: statements,
  competitors: entries(competitorSchema),
  /** Growth of the market in percent per year. */
  growth: maybe(fields({ text: filledStatement, percentPerYear: z.number() })),
  /** A recent change, with its date (a year or an ISO date). */
  whyNow: maybe(fields({ text: filledStatement, date: z.string() })),
  /** Null if the problem was not judged. */
  problemTests: maybe(required(fieldsByKey(PROBLEM_TESTS, problemTestSchema))),
  /** Null if risks were not assessed. */
  risks: maybe(z.array(riskSchema)),
  counterCase: statements,
  /** Open questions. */
  unknowns: statements,
  riskiestAssumption: maybe(filledStatement),
  nextTest: maybe(nextTestSchema),
  /** Parts that could not be written, with the reason. */
  missing: z
    .array(z.object({ part: marketPartSchema, reason: z.string() }))
    .optional()
    .catch(undefined),
  /** Null if nothing was searched for. */
  research: maybe(researchSchema),
  citations: storedCitations,
})
export type MarketSection = z.infer<typeof marketSchema>

/** A market section without content, to be filled with what is known. */
export const EMPTY_MARKET: MarketSection = marketSchema.parse({})

/** The sections that engines write. */
export const SECTION_SCHEMAS = { concept: conceptSchema, audience: audienceSchema, market: marketSchema }

/** Last section: the numbered sources with the results of their checks. Written by the `evidence` step. */
const evidenceSchema = fields({ citations: storedCitations })
export type EvidenceSection = z.infer<typeof evidenceSchema>

/** A section is null until its step has written it. */
export interface Report {
  /** The brief: the idea, field by field; null for reports from before briefs existed. */
  brief: Brief | null
  concept: ConceptSection | null
  audience: AudienceSection | null
  market: MarketSection | null
  evidence: EvidenceSection | null
  /** Results of public sources; null or absent if nothing was looked up. */
  lookups?: LookupRecord | null
  /** A field of the brief that is hidden from readers of a shared link. */
  withheld?: BriefField
}
