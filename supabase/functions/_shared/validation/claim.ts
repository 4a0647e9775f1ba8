import { z } from 'zod'
import type { AudienceSection, ConceptSection, MarketSection } from '../domain/report.ts'

// Sections come back exactly as `finish` stored them in a table that only these functions reach.
const sectionSchema = <Section extends object>() =>
  z.custom<Section>((value) => typeof value === 'object' && value !== null)
const concept = sectionSchema<ConceptSection>()
const audience = sectionSchema<AudienceSection>()
const market = sectionSchema<MarketSection>()

const claimed = {
  lease: z.guid(),
  attempt: z.number(),
  idea: z.string(),
  /** How many further steps of the run can be claimed right now. */
  more: z.number(),
}

/** One step that this worker owns for the time of its lease, with the results that it builds upon. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('concept') }),
  z.object({ ...claimed, step: z.literal('audience'), sections: z.object({ concept }) }),
  z.object({ ...claimed, step: z.literal('market'), sections: z.object({ concept }) }),
  z.object({ ...claimed, step: z.literal('evidence'), sections: z.object({ concept, audience, market }) }),
])
export type Claim = z.infer<typeof claimSchema>
