import { isTooVague } from '@domain/brief/refusal'
import type { Report } from '@domain/report'
import { asStored } from '@domain/stored-fields'
import { validationSchema } from '@domain/stored-validation'
import { z } from 'zod'

const cardSchema = z
  .object({
    idea: z.string(),
    overview: z.string().nullable(),
    roles: z.number(),
    coreFeatures: z.number(),
    market: z.boolean(),
    scored: z.number(),
    /** The report consists of questions, and cost nothing yet. */
    vague: z.boolean().default(false),
  })
  .nullable()
  .catch(null)

const sumUp = ({ brief, concept, market }: Report, idea: string) => ({
  idea,
  overview: concept?.overview.text ?? null,
  roles: concept?.roles.length ?? 0,
  coreFeatures: concept?.features.core.length ?? 0,
  market: market !== null,
  scored: 0,
  vague: brief !== null && isTooVague(brief),
})

/** A row of the list, whichever way its columns are spelled; one without `card` carries its report instead. */
export const listedIdeaSchema = z.unknown().transform((value) => {
  const row = asStored(value)
  const { report, idea, id, title, status, statusDetail, createdAt } = validationSchema.parse(row)
  return {
    ...(cardSchema.parse(row.card ?? null) ?? sumUp(report, idea)),
    ...{ id, title, status, statusDetail, createdAt },
    /** Total of the scorecard, 0 to 10; null as long as there is none. */
    score: z.coerce
      .number()
      .nullable()
      .catch(null)
      .parse(row.score ?? null),
    titleKey: z.string().catch('').parse(row.title_key),
  }
})
export type ListedIdea = z.infer<typeof listedIdeaSchema>
