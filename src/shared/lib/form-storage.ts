import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type PlanningDraft, planningDraftsSchema, withPlanningDraft } from './planning-draft'

const STORAGE_KEY = 'form-storage'

/** The draft of a brief: states by field, parsed in src/brief, and the normalized text that they quote. */
const briefDraftSchema = z.object({ states: z.record(z.string(), z.unknown()), text: z.string() })
type BriefDraft = z.infer<typeof briefDraftSchema>

const textSchema = z.object({
  idea: z.string(),
  brief: briefDraftSchema.nullable().catch(null).default(null),
  /** Changes to the lookup terms, parsed in the ideas slice. */
  lookups: z.record(z.string(), z.unknown()).catch({}).default({}),
})

/**
 * A draft: the text, its brief, its user, the validation already saved from exactly this text, and the draft that an
 * idea from the landing page replaced.
 */
const ideaFormSchema = textSchema.extend({
  validationId: z.string().nullable().catch(null),
  userId: z.string().nullable(),
  earlier: textSchema.nullable().catch(null).default(null),
})
type IdeaForm = z.infer<typeof ideaFormSchema>

const storedSchema = z.object({
  ideaForm: ideaFormSchema.catch(() => EMPTY),
  planningForms: planningDraftsSchema,
})

interface FormStorage {
  ideaForm: IdeaForm
  /** By validation, most recently changed last. */
  planningForms: Record<string, PlanningDraft>
  write(userId: string, idea: string): void
  writeBrief(userId: string, brief: BriefDraft): void
  writeLookups(userId: string, lookups: IdeaForm['lookups']): void
  saved(validationId: string): void
  clearIdea(): void
  /** Clears every user's drafts in this browser. */
  clearAll(): void
  /** Moves an idea from the landing page into this user's form; a draft there is kept as the earlier one. */
  place(userId: string, idea: string): void
  /** Swaps the draft with the one it replaced. */
  swapEarlier(): void
  writePlanning(userId: string, validationId: string, changes: Partial<PlanningDraft>): void
}

const EMPTY: IdeaForm = {
  idea: '',
  brief: null,
  lookups: {},
  validationId: null,
  userId: null,
  earlier: null,
}

const draftOf = (form: IdeaForm, userId: string): IdeaForm =>
  form.userId === userId ? form : { ...EMPTY, userId }

const asText = ({ idea, brief, lookups }: IdeaForm) => (idea.trim() === '' ? null : { idea, brief, lookups })

function withIdea(form: IdeaForm, userId: string, idea: string): IdeaForm {
  const own = draftOf(form, userId)
  return own.idea === idea ? own : { ...EMPTY, userId, idea, earlier: asText(own) ?? own.earlier }
}

/** Typed but unsent text: survives a reload, an expired session and a detour to /pricing. */
export const useFormStorage = create<FormStorage>()(
  persist(
    (set) => ({
      ideaForm: EMPTY,
      planningForms: {},
      write: (userId, idea) =>
        set(({ ideaForm }) => ({ ideaForm: { ...draftOf(ideaForm, userId), idea, validationId: null } })),
      writeBrief: (userId, brief) =>
        set(({ ideaForm }) => ({ ideaForm: { ...draftOf(ideaForm, userId), brief } })),
      writeLookups: (userId, lookups) =>
        set(({ ideaForm }) => ({ ideaForm: { ...draftOf(ideaForm, userId), lookups } })),
      saved: (validationId) => set(({ ideaForm }) => ({ ideaForm: { ...ideaForm, validationId } })),
      clearAll: () => set({ ideaForm: EMPTY, planningForms: {} }),
      clearIdea: () =>
        set(({ ideaForm: { earlier, userId } }) => ({
          ideaForm: earlier ? { ...EMPTY, ...earlier, userId } : EMPTY,
        })),
      place: (userId, idea) => set(({ ideaForm }) => ({ ideaForm: withIdea(ideaForm, userId, idea) })),
      swapEarlier: () =>
        set(({ ideaForm }) =>
          ideaForm.earlier
            ? {
                ideaForm: {
                  ...EMPTY,
                  ...ideaForm.earlier,
                  userId: ideaForm.userId,
                  earlier: asText(ideaForm),
                },
              }
            : {},
        ),
      writePlanning: (userId, validationId, changes) =>
        set(({ planningForms }) => ({
          planningForms: withPlanningDraft(planningForms, userId, validationId, changes),
        })),
    }),
    {
      name: STORAGE_KEY,
      partialize: ({ ideaForm, planningForms }) => ({ ideaForm, planningForms }),
      // A stored value may be from an older version or damaged; then there is no draft.
      merge: (stored, now) => ({ ...now, ...storedSchema.safeParse(stored).data }),
    },
  ),
)

// A second tab shows the same draft, so that neither overwrites the other's text with an older one.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === STORAGE_KEY) void useFormStorage.persist.rehydrate()
})

/** This user's draft; never another user's on the same browser. */
export const useDraft = (userId: string | null): IdeaForm =>
  useFormStorage(({ ideaForm }) => (userId && ideaForm.userId === userId ? ideaForm : EMPTY))
