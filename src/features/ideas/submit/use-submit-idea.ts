import { titleOf } from '@domain/title'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { fetchRunStatus } from '@/validation/requests'
import { fetchEligibility, useToastIneligible } from '@/validation/run/eligibility'
import { type Run, useStartRun } from '@/validation/run/use-start-run'
import { insertIdea } from '../requests'

type Outcome = { kind: 'saved'; run: Run } | { kind: 'limit' } | { kind: 'unknown' }

/** False if the validation was deleted, here or elsewhere. If the check fails, starting the run reports the problem. */
async function isThere(id: string): Promise<boolean> {
  try {
    return (await fetchRunStatus(id, new AbortController().signal)) !== null
  } catch {
    return true
  }
}

async function save(client: QueryClient, userId: string, idea: string): Promise<Outcome> {
  const { ideaForm, saved } = useFormStorage.getState()
  const { validationId } = ideaForm
  // Reuses the row of an identical saved text, so that nothing is created or charged twice.
  if (validationId && (await isThere(validationId)))
    return { kind: 'saved', run: { id: validationId, idea, resume: true } }
  const verdict = await fetchEligibility(client)
  if (verdict !== 'may') return { kind: verdict }
  const { id } = await insertIdea({ originalIdea: idea, userId, title: titleOf(idea) })
  saved(id)
  return { kind: 'saved', run: { id, idea, resume: false } }
}

/** Saves a normalized idea as a validation, starts its run and opens the page that follows it. */
export function useSubmitIdea() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const userId = useAuthStore((state) => state.userId)
  const startRun = useStartRun()
  const toastIneligible = useToastIneligible()
  return useMutation({
    mutationFn: (idea: string) =>
      userId ? save(client, userId, idea) : Promise.reject(new Error('No authenticated user')),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'saved') return toastIneligible(outcome.kind)
      startRun.mutate(outcome.run)
      // Replaces the form's history entry, so that a reload keeps following the run.
      navigate(paths.validateIdea, {
        state: { validationId: outcome.run.id },
        replace: pathname === paths.validateIdea,
      })
    },
  })
}
