import {
  emptyPlanning,
  type Planning,
  type PlanningForm,
  planningFormSchema,
  samePlanning,
} from '@domain/planning'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { type PlanningDraft, planningDraftOf } from '@/shared/lib/planning-draft'
import { planningQueries } from './planning-queries'

/** The current choices: saved ones, overlaid with unsaved ones from this browser. */
export function usePlanningForm(validationId: string, saved: Planning | null) {
  const userId = useAuthStore((state) => state.userId)
  const draft = useFormStorage(({ planningForms }) => planningDraftOf(planningForms, userId, validationId))
  const write = useFormStorage((state) => state.writePlanning)
  const base = saved?.form ?? emptyPlanning(validationId)
  const version = saved?.updatedAt ?? ''
  const form = draft.form ?? base
  const basedOn = (draft.form && draft.basedOn) ?? version
  const unsaved = isUnsaved(draft.form, base)
  useRefreshAfterOtherTab(validationId, draft, version)
  const keep = (changes: Pick<PlanningDraft, 'form' | 'basedOn'>) => {
    if (userId) write(userId, validationId, changes)
  }
  const discard = () => keep({ form: null, basedOn: null })
  return {
    form,
    unsaved,
    /** The version of the saved plan that the choices started from. */
    basedOn,
    /** Other choices were saved since. */
    overtaken: unsaved && basedOn !== version,
    change(changes: Partial<PlanningForm>) {
      // In the order of the options, regardless of the order of clicks.
      const next = planningFormSchema.parse({ ...form, ...changes })
      if (samePlanning(next, base)) discard()
      else keep({ form: next, basedOn })
    },
    discard,
    /** Reads the current value, for code that runs between two renders. */
    unsavedNow() {
      const now = useAuthStore.getState().userId
      return isUnsaved(planningDraftOf(useFormStorage.getState().planningForms, now, validationId).form, base)
    },
  }
}

const isUnsaved = (draft: PlanningForm | null, base: PlanningForm) =>
  draft !== null && !samePlanning(draft, base)

/**
 * Tabs share their draft. A draft that disappears without this tab's action was saved or discarded in another tab;
 * one based on another version than this tab knows follows what another tab saved.
 */
function useRefreshAfterOtherTab(validationId: string, { form, basedOn }: PlanningDraft, version: string) {
  const client = useQueryClient()
  const before = useRef({ form, basedOn })
  useEffect(() => {
    const { queryKey } = planningQueries.ofValidation(validationId)
    const ended = before.current.form && !form
    const moved = form && basedOn !== null && basedOn !== before.current.basedOn && basedOn !== version
    if (ended || moved) void client.invalidateQueries({ queryKey })
    before.current = { form, basedOn }
  }, [client, form, basedOn, version, validationId])
}
