import type { SlideEdit, SlotId } from '@domain/deck'
import type { Revision } from '@domain/revision'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'
import { type RunRecord, runRecordSchema } from './run-record'

/** Renames a validation; returns the stored title. Throws if the user has no such validation. */
export async function renameIdea({ id, title }: { id: string; title: string }): Promise<string> {
  const { data } = await orThrow(
    supabase.from('idea_validations').update({ title }).eq('id', id).select('title').single(),
  )
  return z.object({ title: z.string() }).parse(data).title
}

/** Saves the founder's text in a slot of the slides, or removes it with null; returns all saved edits. */
export async function saveSlideEdit(id: string, slot: SlotId, edit: SlideEdit | null) {
  const [{ data }, { slideEditsSchema }] = await Promise.all([
    orThrow(supabase.rpc('save_slide_edit', { p_validation: id, p_slot: slot, p_edit: edit })),
    import('@domain/deck'),
  ])
  return slideEditsSchema.parse(data)
}

/** Changes a completed report; resolves when the change is stored or, for rewrites, accepted. */
export const requestRevision = (revision: Revision) => invoke('revise-report', revision)

/** Steps and cost of a validation's runs; for administrators. Null if there is no such validation. */
export async function fetchRun(id: string, signal: AbortSignal): Promise<RunRecord | null> {
  const { data } = await orThrow(supabase.rpc('get_validation_run', { p_validation: id }).abortSignal(signal))
  return runRecordSchema.nullable().parse(data)
}
