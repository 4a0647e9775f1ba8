import { z } from 'zod'
import type { Citation } from '../domain/citation.ts'
import type { AudienceSection, ConceptSection, MarketSection } from '../domain/report.ts'
import { citationsIn } from '../domain/stored-citations.ts'
import { correctionsSchema, NO_CORRECTIONS } from '../domain/understanding.ts'

// Sections come back exactly as `finish` stored them in a table that only these functions reach.
const sectionSchema = <Section extends object>() =>
  z.custom<Section>((value) => typeof value === 'object' && value !== null)
const concept = sectionSchema<ConceptSection>()
const audience = sectionSchema<AudienceSection>()
const market = sectionSchema<MarketSection>()

/** All that is written already. In a first run that is what the step needs; later it may be more. */
const written = {
  concept: concept.optional(),
  audience: audience.optional(),
  market: market.optional(),
}

const claimed = {
  lease: z.guid(),
  attempt: z.number(),
  idea: z.string(),
  corrections: correctionsSchema.nullish().transform((value) => value ?? NO_CORRECTIONS),
  /** When the idea was submitted, ISO. */
  created_at: z.string(),
  /** What an earlier attempt saved; null when nothing was. */
  checkpoint: z.unknown().default(null),
  /** Citations of the report as it stands, with the outcome of their checks. */
  citations: z.unknown().transform((value): Citation[] => citationsIn(value)),
  /** What other sections said before and can be switched back to. */
  earlier: z.array(z.unknown()).default([]),
  /** Whether a section of a completed report is being written anew. */
  rerun: z.boolean().default(false),
  /** How many further steps of the run can be claimed right now. */
  more: z.number(),
}

/** One step that this worker owns for the time of its lease, with the results that it builds upon. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('concept'), sections: z.object(written) }),
  z.object({ ...claimed, step: z.literal('audience'), sections: z.object({ ...written, concept }) }),
  z.object({ ...claimed, step: z.literal('market'), sections: z.object({ ...written, concept }) }),
  z.object({ ...claimed, step: z.literal('evidence'), sections: z.object({ concept, audience, market }) }),
])
export type Claim = z.infer<typeof claimSchema>
