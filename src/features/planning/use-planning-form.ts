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
import { planningDraftOf } from '@/shared/lib/planning-draft'
import { planningQueries } from './planning-queries'

/** The choices as they are now: saved ones, and over them what was chosen in this browser and is not saved yet. */
export function usePlanningForm(validationId: string, saved: Planning | null) {
  const userId = useAuthStore((state) => state.userId)
  const draft = useFormStorage(
    ({ planningForms }) => planningDraftOf(planningForms, userId, validationId).form,
  )
  const write = useFormStorage((state) => state.writePlanning)
  useRefreshAfterOtherTab(validationId, draft)
  const base = saved?.form ?? emptyPlanning(validationId)
  const keep = (form: PlanningForm | null) => {
    if (userId) write(userId, validationId, { form })
  }
  return {
    form: draft ?? base,
    unsaved: isUnsaved(draft, base),
    change(changes: Partial<PlanningForm>) {
      // In the order of the options, whatever was pressed first.
      const next = planningFormSchema.parse({ ...(draft ?? base), ...changes })
      keep(samePlanning(next, base) ? null : next)
    },
    discard: () => keep(null),
    /** Asks anew, for what runs between two renderings. */
    unsavedNow() {
      const now = useAuthStore.getState().userId
      return isUnsaved(planningDraftOf(useFormStorage.getState().planningForms, now, validationId).form, base)
    },
  }
}

const isUnsaved = (draft: PlanningForm | null, base: PlanningForm) =>
  draft !== null && !samePlanning(draft, base)

/** Tabs share their draft; one that ends without this tab's doing was saved or given up in another. */
function useRefreshAfterOtherTab(validationId: string, draft: PlanningForm | null) {
  const client = useQueryClient()
  const before = useRef(draft)
  useEffect(() => {
    const { queryKey } = planningQueries.ofValidation(validationId)
    if (before.current && !draft) void client.invalidateQueries({ queryKey })
    before.current = draft
  }, [client, draft, validationId])
}
