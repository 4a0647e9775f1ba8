import { type Planning, type PlanningForm, samePlanning } from '@domain/planning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { planningDraftOf } from '@/shared/lib/planning-draft'
import { planningQueries } from './planning-queries'
import { savePlanning } from './requests'

/** Saves the plan and goes back to the results. */
export function useSavePlanning(validationId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ form, id }: { form: PlanningForm; id: string | null }) => savePlanning(form, id),
    onSuccess(planning) {
      const { queryKey } = planningQueries.ofValidation(validationId)
      client.setQueryData(queryKey, planning)
      forgetDraftOf(planning)
      toast.success('Planning data saved successfully!')
      navigate(paths.results(validationId))
    },
  })
}

/** What was chosen while the save was on its way stays unsaved. */
function forgetDraftOf({ form: saved }: Planning): void {
  const { userId } = useAuthStore.getState()
  const { planningForms, writePlanning } = useFormStorage.getState()
  const { form } = planningDraftOf(planningForms, userId, saved.validationId)
  if (userId && form && samePlanning(form, saved)) writePlanning(userId, saved.validationId, { form: null })
}
