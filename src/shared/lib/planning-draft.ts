import { planningFormSchema } from '@domain/planning'
import { z } from 'zod'

/** What the wizard keeps in this browser for one validation, and whose it is. */
const planningDraftSchema = z.object({
  userId: z.string(),
  /** Choices that are not saved yet; null when there are none. */
  form: planningFormSchema.nullable().catch(null),
  /** The version of the saved plan that they started from; '' when there was none, null when that is not known. */
  basedOn: z.string().nullable().catch(null),
  /** These two are never sent to the server (docs/contract.md#planning). */
  moodKeywords: z.array(z.string()).catch([]),
  brandColor: z.string().nullable().catch(null),
})
export type PlanningDraft = z.infer<typeof planningDraftSchema>

/** Damaged drafts are left out; the others stay. */
export const planningDraftsSchema = z
  .record(z.string(), planningDraftSchema.nullable().catch(null))
  .catch({})
  .transform((drafts) => {
    const whole: Record<string, PlanningDraft> = {}
    for (const [validationId, draft] of Object.entries(drafts)) if (draft) whole[validationId] = draft
    return whole
  })

type Drafts = Record<string, PlanningDraft>

/** Drafts that are kept; the browser's storage is small. */
const KEPT_DRAFTS = 30

const EMPTY: Omit<PlanningDraft, 'userId'> = {
  form: null,
  basedOn: null,
  moodKeywords: [],
  brandColor: null,
}
const NOBODYS: PlanningDraft = { ...EMPTY, userId: '' }

/** The user's draft for a validation; never that of another user of the same browser. */
export function planningDraftOf(drafts: Drafts, userId: string | null, validationId: string): PlanningDraft {
  const draft = drafts[validationId]
  return draft && draft.userId === userId ? draft : NOBODYS
}

/** The drafts with some changes to one, which becomes the last of them. */
export function withPlanningDraft(
  drafts: Drafts,
  userId: string,
  validationId: string,
  changes: Partial<PlanningDraft>,
): Drafts {
  const { [validationId]: _replaced, ...others } = drafts
  const draft = { ...planningDraftOf(drafts, userId, validationId), ...changes, userId }
  return Object.fromEntries([...Object.entries(others).slice(1 - KEPT_DRAFTS), [validationId, draft]])
}
