import { PHASES, phaseSchema } from '@domain/phases'
import { type RoadmapStatus, roadmapStatusSchema } from '@domain/roadmap'
import { z } from 'zod'
import { nameOf } from './listed-roadmap'

const COLUMNS =
  'id, userId, originalIdea, title, created_at, owner:profiles!idea_validations_userId_fkey(firstName, lastName), roadmaps(id, phase, status, generating, statusDetail, updated_at, roadmap_drafts(updated_at))'

/** `some` only keeps projects with a roadmap of those that are asked for; `roadmaps` are all of theirs. */
const SOME = 'some:roadmaps!inner(id)'
/** Every roadmap in the status 'draft' has a draft, and a published one may have a newer one waiting. */
const SOME_WITH_DRAFT = 'some:roadmaps!inner(id, roadmap_drafts!inner(roadmap_id))'

export interface ProjectFilter {
  columns: string
  /** A project is shown when any phase has one of these; null when the columns choose, or nothing does. */
  statuses: readonly RoadmapStatus[] | null
}

/** Which projects a tab shows (docs/contract.md#roadmap-states). 'Draft' is everything that waits for a review. */
export const PROJECT_FILTERS = {
  pending: { columns: `${COLUMNS}, ${SOME}`, statuses: ['pending', 'in_progress'] },
  draft: { columns: `${COLUMNS}, ${SOME_WITH_DRAFT}`, statuses: null },
  published: { columns: `${COLUMNS}, ${SOME}`, statuses: ['published'] },
  all: { columns: `${COLUMNS}, ${SOME}`, statuses: null },
} as const satisfies Record<string, ProjectFilter>
export type ProjectFilterId = keyof typeof PROJECT_FILTERS

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
    /** Whether a draft waits to be published; also beside a published version. */
    hasDraft: Array.isArray(draft) ? draft.length > 0 : Boolean(draft),
  }))

/** A project for which roadmaps were asked, with what each phase has. */
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
    /** Null when the account is gone or gave no name. */
    requester: owner ?? null,
    /** In the order of the phases. */
    roadmaps: PHASES.flatMap((phase) => roadmaps.filter((row) => row.phase === phase)),
  }))
export type ListedProject = z.infer<typeof listedProjectSchema>
