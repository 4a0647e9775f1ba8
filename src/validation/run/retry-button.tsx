import { Button } from '@/shared/ui/button'
import { useStartAttempts, useStartRun } from './use-start-run'

/** Starts a stopped run again where it stopped, and counts how often that was tried. */
export function RetryButton({ id, idea }: { id: string; idea: string }) {
  const startRun = useStartRun()
  const { starting, retries } = useStartAttempts(id)
  const attempt = starting ? retries : retries + 1
  return (
    <Button busy={starting} onClick={() => startRun.mutate({ id, idea, resume: true })}>
      {starting ? 'Retrying...' : attempt > 1 ? `Retry Validation (attempt ${attempt})` : 'Retry Validation'}
    </Button>
  )
}
