import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { useFormStorage } from '@/shared/lib/form-storage'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { markRetrying, markStartFailed, requestResume, requestRun } from '../requests'
import { validationQueries } from '../validation-queries'
import { toastLimitReached } from './eligibility'
import { isQuotaExceeded, startFailureDetail, startFailureText } from './run-status'

const START_KEY = ['start-run'] as const

/** A saved validation to run; `resume` if it was requested before. */
export interface Run {
  id: string
  idea: string
  resume: boolean
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' && value !== null && 'resume' in value

/** Whether the form's brief was saved. The run reads the text in any case. */
async function isBriefSaved({ id, idea, resume }: Run): Promise<boolean> {
  const { ideaForm } = useFormStorage.getState()
  if (ideaForm.validationId !== id || !ideaForm.brief) return true
  try {
    const { saveDraft } = await import('@/brief/stored-draft')
    await saveDraft(id, idea, !resume)
    return true
  } catch {
    return false
  }
}

/** The terms for public sources in the form; null if it shows none or is about another validation. */
async function termsInForm({ id }: Run, client: QueryClient) {
  const { ideaForm } = useFormStorage.getState()
  const engine = client.getQueryData(validationQueries.engineInUse().queryKey)
  if (ideaForm.validationId !== id || !engine?.lookups) return null
  const [{ choiceOf, namesCustomer, termEditsSchema }, { readDraft }] = await Promise.all([
    import('@domain/lookup-terms'),
    import('@/brief/stored-draft'),
  ])
  const { brief } = readDraft(ideaForm.brief)
  return namesCustomer(brief) ? choiceOf(termEditsSchema.parse(ideaForm.lookups), brief) : null
}

async function start(run: Run, client: QueryClient): Promise<{ briefSaved: boolean }> {
  const { id, idea, resume } = run
  const terms = await termsInForm(run, client)
  const briefSaved = await isBriefSaved(run)
  if (resume) await markRetrying(id)
  await (resume ? requestResume : requestRun)(id, idea, terms)
  return { briefSaved }
}

/** Records the failure in the row; offline that is impossible, and the page shows it. */
async function noteFailure(error: Error, { id }: Run): Promise<void> {
  if (isQuotaExceeded(error)) return
  await markStartFailed(id, startFailureDetail(startFailureText(error))).catch(() => undefined)
}

/**
 * Starts or resumes the run of a saved validation (docs/contract.md#calls). Handles every outcome here, so that it
 * also happens after the page is left.
 */
export function useStartRun() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationKey: START_KEY,
    mutationFn: (run: Run) =>
      start(run, client).catch(async (error: Error) => {
        await noteFailure(error, run)
        throw error
      }),
    onSuccess: ({ briefSaved }, { id, resume }) => {
      const { ideaForm, clearIdea } = useFormStorage.getState()
      if (briefSaved && ideaForm.validationId === id) clearIdea()
      toastStarted(resume)
      if (!briefSaved)
        toast.warning('Your brief was not saved', {
          description:
            'The analysis is using your text. Your answers are saved on the Validate Idea page. Submit them again there.',
        })
    },
    onError: (error, { resume }) => {
      if (!isQuotaExceeded(error)) return toastNotStarted(resume)
      toastLimitReached()
      navigate(paths.pricing())
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: validationQueries.all }),
        client.invalidateQueries({ queryKey: accountQueries.entitlements().queryKey }),
      ]),
  })
}

/** Outcome of the attempts to start this validation since the page was opened. */
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

const STARTED_TOAST = 'validation-started'

/** Reverts the optimistic 'analyzing' status once it is known to be wrong. */
export const dismissStarted = () => toast.dismiss(STARTED_TOAST)

function toastStarted(resume: boolean) {
  if (resume) return toast.success('Validation restarted', { id: STARTED_TOAST })
  toast.success('Validation started', {
    id: STARTED_TOAST,
    description: 'Your idea is being analyzed. This may take a few minutes.',
  })
}

function toastNotStarted(resume: boolean) {
  if (resume)
    return toast.error('Retry failed', {
      description: "We couldn't restart validation at this time. Please try again later.",
    })
  toast.error('Network error', {
    description:
      "There was a problem communicating with our servers. Your idea has been saved, and we'll try to process it.",
  })
}
