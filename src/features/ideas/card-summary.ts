import { z } from 'zod'

/** Summary of a report on its card. */
export const cardSchema = z.object({
  idea: z.string(),
  overview: z.string().nullable(),
  roles: z.number(),
  coreFeatures: z.number(),
  market: z.boolean(),
  scored: z.number(),
  /** The report consists of questions and was not charged yet. */
  vague: z.boolean().default(false),
})
export type CardSummary = z.infer<typeof cardSchema>
