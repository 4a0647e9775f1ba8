import { z } from 'zod'

/** Outcome of fetching a cited page and looking for the quote (DESIGN §5). */
export const CITATION_CHECKS = ['quote_found', 'quote_not_found', 'unreachable', 'not_checked'] as const

const httpAddress = z.string().refine((address) => /^https?:\/\/[^\s]+$/i.test(address))

/** What was being looked for when a source was found. The last one is mandatory in every research. */
export const RESEARCH_TOPICS = ['size', 'competitors', 'demand', 'counter'] as const
export const researchTopicSchema = z.enum(RESEARCH_TOPICS)
export type ResearchTopic = z.infer<typeof researchTopicSchema>

/**
 * A numbered source (spec part 1 §3, 'Citation'). `id` is 's1'…'sn'; `date` is what the publisher states
 * (a year or an ISO date); `snippet` is a quote or a paraphrase of what the page says.
 */
export const citationSchema = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  url: httpAddress,
  date: z.string().nullable().default(null),
  relevance: z.number().nullable().default(null),
  relevance_text: z.string().nullable().default(null),
  snippet: z.string().nullable().default(null),
  /** Words that are claimed to stand on the page exactly like this; null when there is nothing to look for. */
  quote: z.string().nullable().default(null),
  topic: researchTopicSchema.nullable().default(null),
  /** Somebody who has the problem speaks for themselves (a forum post, a review), not a publisher about them. */
  firstHand: z.boolean().default(false),
  check: z
    .object({
      status: z.enum(CITATION_CHECKS),
      at: z.string().nullable().default(null),
      reason: z.string().nullable().default(null),
    })
    .default({ status: 'not_checked', at: null, reason: null }),
})
export type Citation = z.infer<typeof citationSchema>
