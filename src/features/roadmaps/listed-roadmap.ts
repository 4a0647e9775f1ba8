import { phaseSchema } from '@domain/phases'
import { roadmapStatusSchema, withdrawalOf } from '@domain/roadmap'
import { z } from 'zod'
import type { KeysetOrder } from '@/shared/lib/keyset'

/** Only the project's name, and never the content: roadmaps are long. */
export const LISTED_COLUMNS =
  'id, validation_id, phase, status, generating, created_at, published_at, withdrawn_reason, withdrawn_at, validation:idea_validations(originalIdea, title)'

const namedSchema = z.object({ originalIdea: z.string().nullish(), title: z.string().nullish() })

/** The idea, or the title if there is none; null if there is neither. */
export const nameOf = (validation: z.infer<typeof namedSchema> | null | undefined): string | null =>
  validation?.originalIdea?.trim() || validation?.title?.trim() || null

/** A row of the caller's roadmaps. */
export const listedRoadmapSchema = z
  .object({
    id: z.string(),
    validation_id: z.string(),
    phase: phaseSchema,
    status: roadmapStatusSchema,
    generating: z.boolean().catch(false),
    created_at: z.string(),
    published_at: z.string().nullish(),
    withdrawn_reason: z.string().nullish(),
    withdrawn_at: z.string().nullish(),
    validation: namedSchema.nullish(),
  })
  .transform(
    ({ validation_id, created_at, published_at, withdrawn_reason, withdrawn_at, validation, ...row }) => ({
      ...row,
      validationId: validation_id,
      project: nameOf(validation),
      createdAt: created_at,
      publishedAt: published_at ?? null,
      withdrawn: withdrawalOf(withdrawn_reason, withdrawn_at),
    }),
  )
export type ListedRoadmap = z.infer<typeof listedRoadmapSchema>

export const NEWEST: KeysetOrder<{ createdAt: string }> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ createdAt }) => createdAt,
}
