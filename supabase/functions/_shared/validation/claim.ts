import { z } from 'zod'
import { briefSchema } from '../domain/brief/brief.ts'
import { RESEARCH_TOPICS, storedCitations } from '../domain/citation.ts'
import { lookupChoiceSchema } from '../domain/lookup-terms.ts'
import { lookupRecordSchema } from '../domain/lookups.ts'
import type { AudienceSection, ConceptSection, MarketSection } from '../domain/report.ts'
import { readReport } from '../domain/report-storage.ts'
import { toRecord } from '../domain/stored-fields.ts'
import { MARKET_PARTS } from '../domain/validation.ts'

const isWritten = (section: unknown) => section !== null
const concept = z.custom<ConceptSection>(isWritten, 'Is not written yet')
const audience = z.custom<AudienceSection>(isWritten, 'Is not written yet')
const market = z.custom<MarketSection>(isWritten, 'Is not written yet')

/** All sections that are written already. In a first run that is what the step needs; later it may be more. */
const written = { concept: concept.nullable(), audience: audience.nullable(), market: market.nullable() }

/** Sections come as the columns of the report. */
const sections = <Needed extends z.ZodRawShape>(needed: Needed) =>
  z.preprocess((columns) => readReport(toRecord(columns)), z.object(needed))

/** Search steps of a second round, numbered from 1; the database creates as many as are planned. */
const AGAIN_STEPS = ['again-1', 'again-2', 'again-3', 'again-4'] as const

const claimed = {
  kind: z.string().default('validation'),
  validationId: z.guid(),
  attempt: z.number(),
  idea: z.string(),
  /** Null until the founder or a step has saved one. */
  brief: briefSchema.default(null),
  briefVersion: z.int().default(0),
  /** When the idea was submitted, ISO. */
  created_at: z.string(),
  /** What an earlier attempt saved; null if it saved nothing. */
  checkpoint: z.unknown().default(null),
  /** Citations of the current report, with the outcome of their checks. */
  citations: storedCitations,
  /** What the founder confirmed for lookups; null if nothing is looked up. */
  terms: lookupChoiceSchema.nullable().catch(null).default(null),
  /** Results of public sources; null until something was looked up. */
  lookups: lookupRecordSchema.nullable().catch(null).default(null),
  /** Earlier versions of other sections that can be restored. */
  earlier: z.array(z.unknown()).default([]),
  /** Materials of searches and parts that this step needs, by step. */
  materials: z.record(z.string(), z.unknown()).default({}),
}

const searchSteps = RESEARCH_TOPICS.map((topic) => `search-${topic}` as const)
const partSteps = MARKET_PARTS.map((part) => `part-${part}` as const)

/** One step of a report or of a section's re-run, with the sections that it builds on. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('concept'), sections: sections(written) }),
  z.object({ ...claimed, step: z.literal('audience'), sections: sections({ ...written, concept }) }),
  z.object({ ...claimed, step: z.literal('market'), sections: sections({ ...written, concept }) }),
  z.object({ ...claimed, step: z.enum(searchSteps), sections: sections(written) }),
  z.object({ ...claimed, step: z.enum(partSteps), sections: sections({ ...written, concept }) }),
  z.object({ ...claimed, step: z.enum(AGAIN_STEPS), sections: sections(written) }),
  z.object({ ...claimed, step: z.literal('judge'), sections: sections(written) }),
  z.object({ ...claimed, step: z.literal('gaps'), sections: sections(written) }),
  z.object({ ...claimed, step: z.literal('lookups'), sections: sections(written) }),
  z.object({ ...claimed, step: z.literal('evidence'), sections: sections({ concept, audience, market }) }),
])
export type Claim = z.infer<typeof claimSchema>
