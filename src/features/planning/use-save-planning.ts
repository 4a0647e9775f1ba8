import { type Planning, samePlanning } from '@domain/planning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { planningDraftOf } from '@/shared/lib/planning-draft'
import { toast } from '@/shared/ui/toast'
import { planningQueries } from './planning-queries'
import { PlanMoved, type PlanSave, savePlanning } from './requests'

/** Saves the plan and returns to the results; if the plan was saved elsewhere in the meantime, shows both versions. */
export function useSavePlanning(validationId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = planningQueries.ofValidation(validationId)
  return useMutation({
    mutationFn: savePlanning,
    onSuccess(planning) {
      client.setQueryData(queryKey, planning)
      forgetDraftOf(planning)
      toast.success('Planning data saved successfully!')
      navigate(paths.results(validationId))
    },
    onError(error, save) {
      if (!(error instanceof PlanMoved)) return
      keepDraftOf(save)
      client.setQueryData(queryKey, error.planning)
    },
  })
}

function draftOf(validationId: string) {
  const { userId } = useAuthStore.getState()
  const { planningForms, writePlanning } = useFormStorage.getState()
  return { userId, writePlanning, form: planningDraftOf(planningForms, userId, validationId).form }
}

/** Choices made during the save stay unsaved. */
function forgetDraftOf({ form: saved, updatedAt }: Planning): void {
  const { userId, form, writePlanning } = draftOf(saved.validationId)
  if (!userId || !form) return
  const rest = samePlanning(form, saved) ? { form: null, basedOn: null } : { basedOn: updatedAt }
  writePlanning(userId, saved.validationId, rest)
}

/** Saved choices must not replace unsaved ones before the founder has decided. */
function keepDraftOf({ form: sent, basedOn }: PlanSave): void {
  const { userId, form, writePlanning } = draftOf(sent.validationId)
  if (userId) writePlanning(userId, sent.validationId, { form: form ?? sent, basedOn })
}
