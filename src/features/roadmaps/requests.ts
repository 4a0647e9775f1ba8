import { type Phase, phaseSchema } from '@domain/phases'
import {
  type RoadmapRow,
  roadmapRowSchema,
  roadmapStatusSchema,
  type Size,
  taskSizesSchema,
} from '@domain/roadmap'
import { z } from 'zod'
import { type Cursor, pageOf } from '@/shared/lib/keyset'
import { AppError, orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { isId } from '@/shared/supabase/is-id'
import { listedProjectSchema, type ProjectFilterId } from './listed-project'
import { LISTED_COLUMNS, listedRoadmapSchema, NEWEST } from './listed-roadmap'

const TABLE = 'roadmaps'

/** Shown verbatim (docs/contract.md#messages). */
export const NO_SESSION = 'You must be logged in to generate roadmaps'

/** The draft to publish is not the version that was reviewed. */
export const CHANGED =
  'This roadmap was changed in the meantime. Review the newer version before you publish it.'

/** The roadmaps of a validation that the caller may read; only administrators receive drafts. */
export async function fetchRoadmaps(validationId: string, signal: AbortSignal) {
  if (!isId(validationId)) return []
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .select('*, roadmap_drafts(content, updated_at), roadmap_sizes(task, name, size)')
      .eq('validation_id', validationId)
      .abortSignal(signal),
  )
  return z.array(roadmapRowSchema).parse(data)
}

const standingSchema = roadmapRowSchema.transform(({ id, status, generating, statusDetail, updatedAt }) => ({
  ...{ id, status, generating, statusDetail, updatedAt },
}))

/** The rows with their current progress text; null if a status or version changed and the long rows must be refetched. */
export async function fetchProgress(rows: RoadmapRow[], validationId: string, signal: AbortSignal) {
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .select('id, validation_id, phase, status, generating, statusDetail, updated_at')
      .eq('validation_id', validationId)
      .abortSignal(signal),
  )
  const now = new Map(
    z
      .array(standingSchema)
      .parse(data)
      .map((row) => [row.id, row]),
  )
  const isSame = (row: RoadmapRow) => {
    const { status, generating, updatedAt } = now.get(row.id) ?? {}
    return status === row.status && generating === row.generating && updatedAt === row.updatedAt
  }
  if (now.size !== rows.length || !rows.every(isSame)) return null
  return rows.map((row) => ({ ...row, statusDetail: now.get(row.id)?.statusDetail ?? '' }))
}

const changesSchema = z.object({
  roadmap: z.string(),
  draft: z.boolean(),
  waiting: z.boolean(),
  brief: z.array(z.string()),
  plan: z.record(z.string(), z.object({ before: z.unknown(), now: z.unknown() })),
})
/**
 * Differences between a version's origin and the current brief and plan: fields of the brief, columns of the plan.
 * `waiting` marks a draft newer than what was withdrawn.
 */
export type RoadmapChanges = z.infer<typeof changesSchema>

/** The changes of all versions visible to the caller, including unchanged ones. */
export async function fetchChanges(validationId: string, signal: AbortSignal) {
  if (!isId(validationId)) return []
  const { data } = await orThrow(
    supabase.rpc('get_roadmap_changes', { p_validation: validationId }).abortSignal(signal),
  )
  return z.array(changesSchema).parse(data)
}

/** Withdraws the published version that was read; for administrators. */
export async function withdrawRoadmap(roadmap: { id: string; reason: string; updatedAt: string }) {
  await orThrow(
    supabase.rpc('withdraw_roadmap', {
      p_roadmap: roadmap.id,
      p_reason: roadmap.reason,
      p_updated_at: roadmap.updatedAt,
    }),
  )
}

/** Sets the size of a task in the caller's published roadmap; null restores the published one. */
export async function saveSize({ id, task, size }: { id: string; task: string; size: Size | null }) {
  await orThrow(
    supabase.rpc('save_roadmap_size', { p_roadmap: id, p_task: task, ...(size && { p_size: size }) }),
  )
}

/** Restores all published sizes of the caller's roadmap. */
export async function resetSizes(id: string) {
  await orThrow(supabase.rpc('reset_roadmap_sizes', { p_roadmap: id }))
}

const publishedSchema = z
  .object({ phase: phaseSchema, updated_at: z.string(), roadmap_sizes: taskSizesSchema })
  .transform(({ phase, updated_at, roadmap_sizes }) => ({
    ...{ phase, updatedAt: updated_at, sizes: roadmap_sizes },
  }))

/** The roadmaps of a validation that the caller may read in full, and when they last changed. */
export async function fetchPublished(validationId: string, signal: AbortSignal) {
  if (!isId(validationId)) return []
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .select('phase, updated_at, roadmap_sizes(task, name, size)')
      .eq('validation_id', validationId)
      .eq('status', 'published')
      .abortSignal(signal),
  )
  return z.array(publishedSchema).parse(data)
}

/** One page of the user's roadmaps, the newest first. */
export async function fetchMyRoadmaps(userId: string, after: Cursor | null, signal: AbortSignal) {
  // Repeats the policy's condition, because Postgres uses the index only with this filter.
  const query = supabase.from(TABLE).select(LISTED_COLUMNS).eq('user_id', userId)
  const { data } = await orThrow(pageOf(query, NEWEST, after).abortSignal(signal))
  return z.array(listedRoadmapSchema).parse(data)
}

/** One page of all users' projects with roadmaps, the newest first; for administrators. */
export async function fetchProjects(filter: ProjectFilterId, after: Cursor | null, signal: AbortSignal) {
  const { data } = await orThrow(
    supabase
      .rpc('get_roadmap_projects', {
        p_filter: filter,
        ...(after && { p_before: String(after.value), p_before_id: after.id }),
      })
      .abortSignal(signal),
  )
  return z.array(listedProjectSchema).parse(data)
}

const phasesSchema = z.object({ phases: z.array(phaseSchema) })

/** The phases that the caller may open in a project. */
export async function fetchAccessiblePhases(projectId: string, signal: AbortSignal): Promise<Phase[]> {
  return phasesSchema.parse(await invoke('get-accessible-phases', { projectId }, signal)).phases
}

const requestedSchema = z.object({
  message: z.string().catch(''),
  roadmapId: z.string(),
  status: roadmapStatusSchema,
})

export interface RoadmapRequest {
  validationId: string
  phase: Phase
  /** The finished roadmap to regenerate. */
  existingRoadmapId?: string | undefined
}

/**
 * Requests the roadmap of a phase; resolves once the server has accepted it.
 * @throws AppError with code 'planning_missing' or 'not_completed', or status 403 for a locked phase
 */
export async function requestRoadmap(request: RoadmapRequest) {
  const { data } = await supabase.auth.getSession()
  if (!data.session) throw new AppError(NO_SESSION)
  return requestedSchema.parse(await invoke('generate-roadmap', request))
}

/** The phases that the founder of a validation may open; for administrators. */
export async function fetchFounderPhases(validationId: string, signal: AbortSignal): Promise<Phase[]> {
  const { data } = await orThrow(
    supabase.rpc('founder_phases', { p_validation: validationId }).abortSignal(signal),
  )
  return z.array(phaseSchema).parse(data)
}

/**
 * Publishes the draft that was read; for administrators.
 * @throws AppError with the message CHANGED if there is a newer one
 */
export async function publishRoadmap({ id, updatedAt }: { id: string; updatedAt: string }): Promise<void> {
  const { data } = await orThrow(
    supabase
      .from(TABLE)
      .update({ status: 'published' })
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select('id'),
  )
  if (data.length === 0) throw new AppError(CHANGED)
}
