import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { accountQueries } from '@/account/account-queries'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { ideaQueries } from '../idea-queries'
import { markRetrying, markStartFailed, requestResume, requestRun } from '../requests'
import { isQuotaExceeded, startFailureText } from './start-failure-text'
import { startFailureDetail } from './status-details'
import { tellLimitReached } from './tell-limit-reached'

const START_KEY = ['start-run'] as const

/** A saved validation that shall run; `resume` when it was asked to run before. */
export interface Run {
  id: string
  idea: string
  resume: boolean
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' && value !== null && 'resume' in value

async function start({ id, idea, resume }: Run): Promise<void> {
  if (resume) await markRetrying(id)
  await (resume ? requestResume : requestRun)(id, idea)
}

/** Notes the failure in the row; without a connection there is nowhere to note it, and the page tells. */
async function noteFailure(error: Error, { id }: Run): Promise<void> {
  if (isQuotaExceeded(error)) return
  await markStartFailed(id, startFailureDetail(startFailureText(error))).catch(() => undefined)
}

/**
 * Starts or resumes the run of a saved validation (spec part 1 §7, §8). Everything that follows from its outcome
 * happens here, so that it also happens when the page was left in the meantime.
 */
export function useStartRun() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationKey: START_KEY,
    mutationFn: (run: Run) =>
      start(run).catch(async (error: Error) => {
        await noteFailure(error, run)
        throw error
      }),
    onSuccess: (_answer, { id, resume }) => {
      const { ideaForm, clearIdea } = useFormStorage.getState()
      if (ideaForm.validationId === id) clearIdea()
      tellStarted(resume)
    },
    onError: (error, { resume }) => {
      if (!isQuotaExceeded(error)) return tellNotStarted(resume)
      tellLimitReached()
      navigate(paths.pricing())
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ideaQueries.all }),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ]),
  })
}

/** What became of the attempts to start this validation since the page was opened. */
export function useStartAttempts(id: string) {
  const attempts = useMutationState({
    filters: { mutationKey: START_KEY },
    select: ({ state: { variables, status } }) =>
      isRun(variables) && variables.id === id ? [{ ...variables, status }] : [],
  }).flat()
  const last = attempts.at(-1)?.status
  return {
    starting: last === 'pending',
    failed: last === 'error',
    retries: attempts.filter(({ resume }) => resume).length,
  }
}

function tellStarted(resume: boolean) {
  if (resume) return toast.success('Validation restarted')
  toast.success('Validation started', {
    description: 'Your idea is being analyzed. This may take a few minutes.',
  })
}

function tellNotStarted(resume: boolean) {
  if (resume)
    return toast.error('Retry failed', {
      description: "We couldn't restart validation at this time. Please try again later.",
    })
  toast.error('Network error', {
    description:
      "There was a problem communicating with our servers. Your idea has been saved, and we'll try to process it.",
  })
}
