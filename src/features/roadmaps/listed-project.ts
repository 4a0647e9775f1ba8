import { PHASES, phaseSchema } from '@domain/phases'
import { roadmapStatusSchema } from '@domain/roadmap'
import { z } from 'zod'
import { nameOf } from './listed-roadmap'

/**
 * Tabs of the projects with roadmaps (docs/contract.md#roadmap-states). 'Draft' is everything that waits for a review, a
 * newer draft of a published roadmap included.
 */
export type ProjectFilterId = 'pending' | 'draft' | 'published' | 'all'

const nameSchema = z.string().nullable().catch(null)

const ownerSchema = z
  .object({ firstName: nameSchema, lastName: nameSchema })
  .transform(({ firstName, lastName }) => `${firstName ?? ''} ${lastName ?? ''}`.trim() || null)

const phaseRowSchema = z
  .object({
    id: z.string(),
    phase: phaseSchema,
    status: roadmapStatusSchema,
    generating: z.boolean().catch(false),
    statusDetail: z.string().nullish(),
    updated_at: z.string(),
    roadmap_drafts: z.unknown(),
  })
  .transform(({ statusDetail, updated_at, roadmap_drafts: draft, ...row }) => ({
    ...row,
    updatedAt: updated_at,
    statusDetail: statusDetail ?? '',
    /** Whether a draft waits to be published, also beside a published version. */
    hasDraft: Boolean(draft),
  }))

/** A project with requested roadmaps, and the state of each phase. */
export const listedProjectSchema = z
  .object({
    id: z.string(),
    userId: z.string().nullable(),
    originalIdea: z.string().nullish(),
    title: z.string().nullish(),
    created_at: z.string(),
    owner: ownerSchema.nullish(),
    roadmaps: z.array(phaseRowSchema),
  })
  .transform(({ id, userId, created_at, owner, roadmaps, ...validation }) => ({
    ...{ id, userId },
    project: nameOf(validation),
    createdAt: created_at,
    /** Null if the account is deleted or has no name. */
    requester: owner ?? null,
    /** In the order of the phases. */
    roadmaps: PHASES.flatMap((phase) => roadmaps.filter((row) => row.phase === phase)),
  }))
export type ListedProject = z.infer<typeof listedProjectSchema>
