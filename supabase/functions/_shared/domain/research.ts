import { z } from 'zod'
import { type ResearchTopic, researchTopicSchema } from './citation.ts'
import type { MarketPart } from './validation.ts'

/** The web searches, and when they were made. */
export const researchSchema = z.object({
  at: z.string(),
  queries: z.array(
    z.object({
      topic: researchTopicSchema,
      query: z.string(),
      sources: z.number(),
      /**
       * `not-searched`: the model did not use the search. `failed`: no search succeeded, for `reason`. Otherwise
       * `searched`.
       */
      outcome: z.enum(['searched', 'not-searched', 'failed']).optional().catch(undefined),
      reason: z.string().nullable().optional().catch(undefined),
      /** Set for searches of a second round, which a model planned for open questions. */
      round: z.literal(2).optional().catch(undefined),
    }),
  ),
})
export type Research = z.infer<typeof researchSchema>

/** Names of the research topics in reports. */
export const TOPIC_NAMES: Record<ResearchTopic, string> = {
  size: 'Market size',
  competitors: 'Competitors',
  demand: 'Demand',
  counter: 'The case against',
  trend: 'Trend',
  regulation: 'Law and rules',
}

const PART_NAMES: Record<MarketPart, string> = {
  market: 'Market size and customers',
  competitors: 'Competitors',
  risks: 'Problem, risks and next test',
}

/** What a search found: '3 sources', 'Nothing searched', or why it failed. */
export function formatSearchOutcome({ sources, outcome, reason }: Research['queries'][number]): string {
  if (outcome === 'not-searched') return 'Nothing searched'
  if (outcome === 'failed') return reason ? `Not searched: ${reason}` : 'Not searched'
  return sources === 1 ? '1 source' : `${sources || 'No'} sources`
}

interface Researched {
  missing?: { part: MarketPart; reason: string }[] | undefined
  research: Research | null
}

/**
 * What a completed report lacks because a search or a part of the market failed, with the reason, for founders. A second
 * round is not repeated, so its failed searches are not among them.
 */
export function missingIn(market: Researched | null): string[] {
  const parts = market?.missing ?? []
  const searches = (market?.research?.queries ?? []).filter(
    ({ outcome, round }) => outcome === 'failed' && round !== 2,
  )
  const line = (name: string, reason: string | null | undefined) => (reason ? `${name}: ${reason}` : name)
  return [
    ...parts.map(({ part, reason }) => line(PART_NAMES[part], reason)),
    ...searches.map(({ topic, reason }) => line(`Search for ${TOPIC_NAMES[topic].toLowerCase()}`, reason)),
  ]
}
