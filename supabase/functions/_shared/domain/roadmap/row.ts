import { z } from 'zod'
import { phaseSchema } from '../phases.ts'
import { toRecord } from '../stored-fields.ts'
import { sizeSchema } from './content.ts'

/** In the order in which a roadmap passes through them (docs/contract.md#roadmap-states). */
const ROADMAP_STATUSES = ['pending', 'in_progress', 'draft', 'published'] as const

export const roadmapStatusSchema = z.enum(ROADMAP_STATUSES)
export type RoadmapStatus = z.infer<typeof roadmapStatusSchema>

const textSchema = z.string().catch('')
/** The details of a withdrawal; null if the roadmap was not withdrawn. */
export const withdrawalOf = (reason: unknown, at: unknown) =>
  typeof reason === 'string' && typeof at === 'string' ? { reason, at } : null

const momentSchema = z.string().nullable().catch(null)

/** The draft embedded in a row: a row, or a list of at most one. */
const draftOf = (embedded: unknown): unknown => {
  const draft = toRecord(Array.isArray(embedded) ? embedded[0] : embedded)
  return draft.content ?? null
}

const taskSizeSchema = z.object({ task: z.string(), name: z.string(), size: sizeSchema })
/** The size that a founder gave to a published task, with the task's id and name at that time. */
export type TaskSize = z.infer<typeof taskSizeSchema>

/** The sizes embedded in a row, in the order of their tasks; none if they were not requested. */
export const taskSizesSchema = z
  .array(taskSizeSchema)
  .catch([])
  .transform((sizes) => sizes.toSorted((a, b) => (a.task < b.task ? -1 : 1)))

/**
 * One row of `roadmaps` (docs/contract.md#entities). `content` and `draft` are as stored, for readRoadmap to read.
 * `draft` is null if the reader may not see drafts; `sizes` are only present for the founder. `generating` is true
 * while a newer version is being written.
 */
export const roadmapRowSchema = z
  .looseObject({ id: z.string(), validation_id: z.string(), phase: phaseSchema, status: roadmapStatusSchema })
  .transform((row) => ({
    id: row.id,
    validationId: row.validation_id,
    userId: textSchema.parse(row.user_id),
    phase: row.phase,
    status: row.status,
    statusDetail: textSchema.parse(row.statusDetail),
    generating: row.generating === true,
    content: row.content ?? null,
    draft: draftOf(row.roadmap_drafts),
    sizes: taskSizesSchema.parse(row.roadmap_sizes),
    createdAt: textSchema.parse(row.created_at),
    updatedAt: textSchema.parse(row.updated_at),
    publishedAt: momentSchema.parse(row.published_at ?? null),
    withdrawn: withdrawalOf(row.withdrawn_reason, row.withdrawn_at),
  }))
export type RoadmapRow = z.infer<typeof roadmapRowSchema>
