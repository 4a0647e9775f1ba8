import { planningFormSchema } from '@domain/planning'
import { z } from 'zod'

/** The wizard's unsaved state in this browser for one validation and user. */
const planningDraftSchema = z.object({
  userId: z.string(),
  /** Unsaved choices; null if there are none. */
  form: planningFormSchema.nullable().catch(null),
  /** The version of the saved plan that they are based on; '' if there was none, null if unknown. */
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

/** Number of drafts kept; browser storage is small. */
const KEPT_DRAFTS = 30

const EMPTY: Omit<PlanningDraft, 'userId'> = {
  form: null,
  basedOn: null,
  moodKeywords: [],
  brandColor: null,
}
const NOBODYS: PlanningDraft = { ...EMPTY, userId: '' }

/** The user's draft for a validation; never another user's. */
export function planningDraftOf(drafts: Drafts, userId: string | null, validationId: string): PlanningDraft {
  const draft = drafts[validationId]
  return draft && draft.userId === userId ? draft : NOBODYS
}

/** The drafts with changes to one, which becomes the last. */
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
