import { Button } from '@/shared/ui/button'
import { useStartAttempts, useStartRun } from './use-start-run'

/** Starts a stopped run again where it stopped, and counts how often that was tried. */
export function RetryButton({ id, idea }: { id: string; idea: string }) {
  const startRun = useStartRun()
  const { starting, retries } = useStartAttempts(id)
  return (
    <Button busy={starting} onClick={() => startRun.mutate({ id, idea, resume: true })}>
      {starting ? 'Retrying...' : 'Retry Validation'}
      {retries > 0 && (
        <span className="font-normal tabular-nums"> (attempt {starting ? retries : retries + 1})</span>
      )}
    </Button>
  )
}
