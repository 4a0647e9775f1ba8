import { type Brief, emptyBrief, toBrief } from '@domain/brief/brief'
import { changesBetween } from '@domain/brief/changes'
import { followText } from '@domain/brief/reading'
import { useFormStorage } from '@/shared/lib/form-storage'
import { fetchBriefVersion, saveBrief } from './requests'

/** The brief of an idea that was not submitted yet, and the normalized text that it quotes. */
export interface Draft {
  brief: Brief
  text: string
}

/** A stored draft; unreadable fields are open. */
export const readDraft = (stored: { states: object; text: string } | null): Draft => ({
  brief: toBrief(stored?.states ?? {}),
  text: stored?.text ?? '',
})

/** Replaces this user's stored draft with the result of `next`. */
export function changeDraft(userId: string, next: (draft: Draft) => Draft): void {
  const { ideaForm, writeBrief } = useFormStorage.getState()
  const { brief, text } = next(readDraft(ideaForm.userId === userId ? ideaForm.brief : null))
  writeBrief(userId, { states: brief, text })
}

/**
 * Saves the draft with the validation that was made from its text.
 * @param idea the normalized text of the validation
 * @param isNew whether nothing can have been saved for this validation before
 * @throws AppError when it could not be saved
 */
export async function saveDraft(validationId: string, idea: string, isNew: boolean): Promise<void> {
  const { brief, text } = readDraft(useFormStorage.getState().ideaForm.brief)
  const changes = changesBetween(emptyBrief(), followText(brief, text, idea))
  if (Object.keys(changes).length === 0) return
  // The form holds the latest answers, so an earlier attempt is not a conflict.
  const version = isNew ? 0 : await fetchBriefVersion(validationId)
  await saveBrief(validationId, version, changes)
}
