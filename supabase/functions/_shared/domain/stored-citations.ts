import { z } from 'zod'
import { type Citation, citationSchema, researchTopicSchema } from './citation.ts'

const textOr = (fallback: string) => z.string().catch(fallback)
const maybeText = z.string().nullable().catch(null)

/** Rows of an older make have no numbers and no checks; only an address is needed to show a source. */
const storedCitationSchema = citationSchema.extend({
  id: textOr(''),
  title: textOr(''),
  source: textOr(''),
  date: maybeText,
  relevance: z.number().nullable().catch(null),
  relevance_text: maybeText,
  snippet: maybeText,
  quote: maybeText,
  topic: researchTopicSchema.nullable().catch(null),
  firstHand: z.boolean().catch(false),
})

/** The citations in a stored list; what has no address is left out. */
export const citationsIn = (value: unknown): Citation[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const { data } = storedCitationSchema.safeParse(item)
    return data ? [data] : []
  })
