import { PHASE_NAMES, type Phase } from '@domain/phases'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { AppError } from '@/shared/supabase/app-error'
import { toast } from '@/shared/ui/toast'
import { type Followed, followRuns } from '../follow-runs'
import { NO_SESSION, requestRoadmap } from '../requests'
import { roadmapQueries } from '../roadmap-queries'

export const isPlanMissing = (error: Error | null): boolean =>
  error instanceof AppError && error.code === 'planning_missing'

/** Refusal messages are shown verbatim (docs/contract.md#messages). */
const hasOwnMessage = (error: Error) =>
  error.message === NO_SESSION || (error instanceof AppError && error.status === 403)

function toastRefusal(error: Error, isAdmin: boolean): void {
  // The caller shows it in place, with a link to the wizard.
  if (isPlanMissing(error)) return
  if (hasOwnMessage(error)) toast.error(error.message)
  else if (isAdmin) toast.error(`Failed to generate AI roadmap: ${error.message}`)
  else toast.error('Failed to request roadmap', { description: error.message })
}

function toastEnd(phase: Phase, { finished, failed }: Followed): void {
  const reason = failed[0]?.reason
  if (finished.length > 0) toast.success('Roadmap generated successfully')
  else if (reason) toast.error(`Failed to generate AI roadmap: ${reason}`)
  else if (failed.length > 0) toast.error('Failed to generate roadmap')
  else toast.info(`The ${PHASE_NAMES[phase]} roadmap is still being generated.`)
}

/**
 * Requests the roadmap of a phase. Founders get a toast at once; administrators get one when it ends, even after
 * leaving the screen.
 */
export function useGenerateRoadmap(onAccepted?: () => void) {
  const client = useQueryClient()
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const refresh = () => client.invalidateQueries({ queryKey: roadmapQueries.all })
  const follow = useMutation({
    mutationFn: ({ validationId, phase }: Parameters<typeof requestRoadmap>[0]) =>
      followRuns(client, validationId, [phase]),
    meta: { failure: 'Failed to load roadmaps' },
    onSuccess: (followed, { phase }) => toastEnd(phase, followed),
    onSettled: refresh,
  })
  return useMutation({
    mutationFn: requestRoadmap,
    onSuccess({ status }, generation) {
      if (status !== 'in_progress') toast.info('This phase already has a roadmap.')
      else if (isAdmin) follow.mutate(generation)
      else toast.success('Roadmap requested successfully')
      void refresh()
      onAccepted?.()
    },
    onError: (error) => toastRefusal(error, isAdmin),
  })
}
