import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type PlanningDraft, planningDraftsSchema, withPlanningDraft } from './planning-draft'

const STORAGE_KEY = 'form-storage'

/** A draft: the text, whose it is, and the validation that was already saved from exactly this text. */
const ideaFormSchema = z.object({
  idea: z.string(),
  validationId: z.string().nullable().catch(null),
  userId: z.string().nullable(),
})
type IdeaForm = z.infer<typeof ideaFormSchema>

const storedSchema = z.object({
  ideaForm: ideaFormSchema.catch(() => EMPTY),
  planningForms: planningDraftsSchema,
})

interface FormStorage {
  ideaForm: IdeaForm
  /** By validation, the last changed one last. */
  planningForms: Record<string, PlanningDraft>
  write(userId: string, idea: string): void
  saved(validationId: string): void
  clearIdea(): void
  writePlanning(userId: string, validationId: string, changes: Partial<PlanningDraft>): void
}

const EMPTY: IdeaForm = { idea: '', validationId: null, userId: null }

/** What was typed but not sent yet (spec part 1 §3): it outlives a reload, a sign-out and the way to /pricing. */
export const useFormStorage = create<FormStorage>()(
  persist(
    (set) => ({
      ideaForm: EMPTY,
      planningForms: {},
      write: (userId, idea) => set({ ideaForm: { idea, validationId: null, userId } }),
      saved: (validationId) => set(({ ideaForm }) => ({ ideaForm: { ...ideaForm, validationId } })),
      clearIdea: () => set({ ideaForm: EMPTY }),
      writePlanning: (userId, validationId, changes) =>
        set(({ planningForms }) => ({
          planningForms: withPlanningDraft(planningForms, userId, validationId, changes),
        })),
    }),
    {
      name: STORAGE_KEY,
      partialize: ({ ideaForm, planningForms }) => ({ ideaForm, planningForms }),
      // What is stored may be of an older version or damaged; then there is no draft rather than no page.
      merge: (stored, now) => ({ ...now, ...storedSchema.safeParse(stored).data }),
    },
  ),
)

// A second tab shows the same draft, so that neither tab overwrites the other's text with an older one.
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) void useFormStorage.persist.rehydrate()
})

/** The draft of this user; somebody else's on the same browser is never shown. */
export const useDraft = (userId: string | null): IdeaForm =>
  useFormStorage(({ ideaForm }) => (userId && ideaForm.userId === userId ? ideaForm : EMPTY))
