import { z } from 'zod'
import { entries, maybe } from './stored-fields.ts'

/** Outcome of fetching a cited page and looking for the quote, or that a public source answered us (docs/evidence.md#outcomes). */
export const CITATION_CHECKS = [
  'quote_found',
  'from_source',
  'quoted_by_search',
  'quote_not_found',
  'unreadable',
  'unreachable',
  'not_checked',
] as const

/** Verdicts on whether a quotation supports a statement that cites it (docs/evidence.md#support). */
const SUPPORT_VERDICTS = ['supports', 'partly', 'contradicts', 'unrelated'] as const
export const supportVerdictSchema = z.enum(SUPPORT_VERDICTS)
export type SupportVerdict = z.infer<typeof supportVerdictSchema>

/** Whether one statement follows from the quotation, decided `by` code (figures, periods, denials) or a model's judgment. */
export const supportFindingSchema = z.object({
  statement: z.string(),
  verdict: supportVerdictSchema,
  reason: z.string(),
  by: z.enum(['code', 'model']),
})
export type SupportFinding = z.infer<typeof supportFindingSchema>

const httpAddress = z.string().refine((address) => /^https?:\/\/[^\s]+$/i.test(address))

/** Topics of the searches that find sources. Every research includes `counter`. */
export const RESEARCH_TOPICS = ['size', 'competitors', 'demand', 'counter', 'trend', 'regulation'] as const
export const researchTopicSchema = z.enum(RESEARCH_TOPICS)
export type ResearchTopic = z.infer<typeof researchTopicSchema>

/**
 * A numbered source (docs/contract.md#entities). `id` is 's1'…'sn'; `date` is what the publisher states
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
  /** Words that the page is claimed to contain verbatim; null if there is no quotation to check. */
  quote: z.string().nullable().default(null),
  topic: researchTopicSchema.nullable().default(null),
  /** Written by a person who has the problem (a forum post, a review), not by a publisher about them. */
  firstHand: z.boolean().default(false),
  /** The provider's search tool gave the quote as words of this page. */
  quotedBySearch: z.boolean().optional().catch(undefined),
  check: z
    .object({
      status: z.enum(CITATION_CHECKS),
      at: z.string().nullable().default(null),
      reason: z.string().nullable().default(null),
      /** The page's text around the quotation: up to two sentences before and after it. */
      context: z.string().nullish().catch(null),
      /** One entry for each judged statement that cites this source; statements without one have not been judged. */
      support: z.array(supportFindingSchema).optional().catch(undefined),
    })
    .default({ status: 'not_checked', at: null, reason: null }),
})
export type Citation = z.infer<typeof citationSchema>

const textOr = (fallback: string) => z.string().catch(fallback)

/** Citations as stored. Older rows have no numbers and no checks; only an address is needed to show a source. */
const storedCitationSchema = citationSchema.extend({
  id: textOr(''),
  title: textOr(''),
  source: textOr(''),
  date: maybe(z.string()),
  relevance: maybe(z.number()),
  relevance_text: maybe(z.string()),
  snippet: maybe(z.string()),
  quote: maybe(z.string()),
  topic: maybe(researchTopicSchema),
  firstHand: z.boolean().catch(false),
})

/** The citations in a stored list; those without an address are left out. */
export const storedCitations = entries(storedCitationSchema)
