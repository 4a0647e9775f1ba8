import { z } from 'zod'
import { briefSchema } from '../domain/brief/brief.ts'
import { RESEARCH_TOPICS, storedCitations } from '../domain/citation.ts'
import { lookupChoiceSchema } from '../domain/lookup-terms.ts'
import { lookupRecordSchema } from '../domain/lookups.ts'
import { SECTION_SCHEMAS } from '../domain/report.ts'
import { required } from '../domain/stored-fields.ts'
import { MARKET_PARTS } from '../domain/validation.ts'

// Sections as `finish` stored them; in an older one, fields that were added later count as absent.
const concept = required(SECTION_SCHEMAS.concept)
const audience = required(SECTION_SCHEMAS.audience)
const market = required(SECTION_SCHEMAS.market)

/** All sections written so far. In a first run, these are the ones that the step needs; later, there may be more. */
const written = {
  concept: concept.optional(),
  audience: audience.optional(),
  market: market.optional(),
}

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
  z.object({ ...claimed, step: z.literal('concept'), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('audience'), sections: z.object({ ...written, concept }) }),
  z.object({ ...claimed, step: z.literal('market'), sections: z.object({ ...written, concept }) }),
  z.object({ ...claimed, step: z.enum(searchSteps), sections: z.object(written) }),
  z.object({ ...claimed, step: z.enum(partSteps), sections: z.object({ ...written, concept }) }),
  z.object({ ...claimed, step: z.enum(AGAIN_STEPS), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('judge'), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('gaps'), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('lookups'), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('evidence'), sections: z.object({ concept, audience, market }) }),
])
export type Claim = z.infer<typeof claimSchema>
