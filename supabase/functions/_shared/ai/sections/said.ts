import { z } from 'zod'

/*
 * Each section declares in one file what the model must return, which faults an answer can have, and how the answer
 * becomes a report section. The schemas use only what every provider's strict mode supports: all fields required, null
 * for missing values, no lengths and no bounds. Descriptions state those limits, and the code below the schemas
 * enforces them.
 */

export const citeSchema = z.object({
  source: z
    .string()
    .describe(
      'Id of a passage given to you, such as s3p2; of a source without passages its number, such as s3',
    ),
  quote: z
    .string()
    .nullable()
    .describe(
      'Null for a passage. For a source without passages one sentence of it that stands in the data, copied letter for letter, 15 to 300 characters; never put together',
    ),
})
export type Cite = z.infer<typeof citeSchema>

export const citesSchema = z
  .array(citeSchema)
  .describe('Sources that say so, at most 3; empty when no source given to you says so')

/** A statement with the sources that support it. */
export const saidSchema = z.object({
  text: z.string().describe('One or two plain sentences, at most 300 characters, without source numbers'),
  cites: citesSchema,
})
export type Said = z.infer<typeof saidSchema>

/** What the model knows about a source that it cites; the address is not included. */
export const sourceNotesSchema = z
  .array(
    z.object({
      source: z.string().describe('Number of a source that you cite, such as s3'),
      date: z
        .string()
        .nullable()
        .describe('When the page was published, as YYYY, YYYY-MM or YYYY-MM-DD; null when it is not stated'),
      relevance: z.string().describe('Why it matters for this idea, one sentence of at most 160 characters'),
    }),
  )
  .describe('One entry for each source that you cite; empty when you cite none')
export type SourceNotes = z.infer<typeof sourceNotesSchema>
