import { roadmapRowSchema } from '@domain/roadmap'
import { z } from 'zod'
import { AppError, orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const GONE = 'This roadmap no longer exists.'

const draftSchema = z.object({ content: z.unknown(), updated_at: z.string() })
const editableSchema = z
  .looseObject({
    updated_at: z.string(),
    roadmap_drafts: z.union([draftSchema, z.array(draftSchema).transform(([draft]) => draft), z.null()]),
  })
  .transform(({ roadmap_drafts: draft, ...row }) => {
    const { status, content: published } = roadmapRowSchema.parse(row)
    return {
      status,
      published,
      content: draft ? draft.content : published,
      /** `updated_at` of the edited version, as the server wrote it. */
      version: draft ? draft.updated_at : row.updated_at,
    }
  })
/** A roadmap for editing by administrators: its draft if there is one, else the published version. */
export type Editable = z.infer<typeof editableSchema>

export async function fetchEditable(roadmapId: string, signal: AbortSignal): Promise<Editable> {
  const { data } = await orThrow(
    supabase
      .from('roadmaps')
      .select('*, roadmap_drafts(content, updated_at)')
      .eq('id', roadmapId)
      .abortSignal(signal)
      .maybeSingle(),
  )
  if (!data) throw new AppError(GONE)
  return editableSchema.parse(data)
}

const contentSchema = z.record(z.string(), z.json())

/** Saves the draft, or the published version if there is no draft; rejects if `version` is outdated. */
export async function saveContent(save: { roadmapId: string; content: unknown; version: string }) {
  await orThrow(
    supabase.rpc('save_roadmap_content', {
      p_roadmap: save.roadmapId,
      p_content: contentSchema.parse(save.content),
      p_updated_at: save.version,
    }),
  )
}

/** Creates a draft for a phase without a roadmap. */
export async function createManual(roadmap: { validationId: string; phase: string; content: unknown }) {
  await orThrow(
    supabase.rpc('create_manual_roadmap', {
      p_validation: roadmap.validationId,
      p_phase: roadmap.phase,
      p_content: contentSchema.parse(roadmap.content),
    }),
  )
}
