import type { Phase } from '@domain/phases'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { toast } from '@/shared/ui/toast'
import { type Followed, followRuns, hasContent, listPhases, pause } from '../follow-runs'
import { founderPhases, hiddenFromFounder } from '../founder-access'
import { requestRoadmap } from '../requests'
import { roadmapQueries } from '../roadmap-queries'

const BEGUN = 'Generating roadmaps for all phases. This may take a moment...'
const NOTHING_TO_DO = 'All phases already have a roadmap.'

/** Pause between requesting all phases and refetching them (docs/contract.md#limits-and-constants). */
const REFETCH_PAUSE_MS = 1_000
/** The same for administrators. */
export const ADMIN_REFETCH_PAUSE_MS = 300

interface Outcome extends Followed {
  total: number
  /** Why phases could not be started or failed; each reason once. */
  reasons: string[]
  /** Phases that their founder cannot see; only for administrators. */
  hidden: string | undefined
}

interface AllPhases {
  validationId: string
  /** Phases that the caller may use. */
  phases: readonly Phase[]
}

const reasonOf = ({ reason }: PromiseRejectedResult) =>
  reason instanceof Error ? reason.message : String(reason)

/** Starts every phase without a roadmap in parallel, and follows their runs. */
async function generateAll(client: QueryClient, { validationId, phases }: AllPhases, pauseMs: number) {
  const rows = await client.fetchQuery({ ...roadmapQueries.ofValidation(validationId), staleTime: 0 })
  const missing = phases.filter((phase) => !hasContent(rows.find((row) => row.phase === phase)))
  if (missing.length > 0) toast.info(BEGUN, { id: BEGUN })
  const asked = await Promise.allSettled(missing.map((phase) => requestRoadmap({ validationId, phase })))
  await pause(pauseMs)
  await client.invalidateQueries({ queryKey: roadmapQueries.all })
  const started = missing.filter((_, place) => asked[place]?.status === 'fulfilled')
  const followed = await followRuns(client, validationId, started)
  const refusals = asked.filter((answer) => answer.status === 'rejected').map(reasonOf)
  const reasons = new Set([...refusals, ...followed.failed.map(({ reason }) => reason)])
  const open = useAuthStore.getState().isAdmin ? await founderPhases(client, validationId) : phases
  return {
    ...followed,
    total: missing.length,
    reasons: [...reasons].filter((reason) => reason !== ''),
    hidden: hiddenFromFounder(followed.finished, open),
  }
}

function toastOutcome({ finished, running, total, reasons, hidden }: Outcome): void {
  toast.dismiss(BEGUN)
  const description =
    [running.length > 0 && `Still being generated: ${listPhases(running)}.`, ...reasons, hidden]
      .filter((words) => words !== false && words !== undefined)
      .join(' ') || undefined
  if (total === 0) toast.info(NOTHING_TO_DO)
  else if (finished.length === 0 && running.length === 0)
    toast.error('Failed to generate any roadmaps', { description })
  else {
    const show = finished.length === total ? toast.success : toast.warning
    show(`Generated ${finished.length} of ${total} roadmaps successfully`, { description })
  }
}

/** Generates all missing roadmaps of a project and shows how many succeeded. Continues after the screen is left. */
export function useGenerateAll(pauseMs: number = REFETCH_PAUSE_MS) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (all: AllPhases) => generateAll(client, all, pauseMs),
    meta: { failure: 'Failed to generate roadmaps for all phases' },
    onSuccess: toastOutcome,
    onSettled: () => client.invalidateQueries({ queryKey: roadmapQueries.all }),
  })
}
