import { z } from 'zod'

/** Outcome of fetching a cited page and looking for the quote (DESIGN §5). */
export const CITATION_CHECKS = ['quote_found', 'quote_not_found', 'unreachable', 'not_checked'] as const

const httpAddress = z.string().refine((address) => /^https?:\/\/[^\s]+$/i.test(address))

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
  check: z
    .object({
      status: z.enum(CITATION_CHECKS),
      at: z.string().nullable().default(null),
      reason: z.string().nullable().default(null),
    })
    .default({ status: 'not_checked', at: null, reason: null }),
})
export type Citation = z.infer<typeof citationSchema>
