import { namesOf } from '@domain/authorship'
import type { Validation } from '@domain/stored-validation'
import { RotateCcw } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { RUN_ERROR } from '@/validation/run/run-error'
import { SectionAgain } from './section-again'
import { useRunAgain } from './use-run-again'

/** For administrators: the way to start a run again, at nobody's cost. */
export function RunAgain({ validation }: { validation: Validation }) {
  const { status, rerun } = validation
  // Whether anybody works on it only the server knows: it starts nothing then, and takes up what stands still.
  const marked = status === 'analyzing' || rerun?.state === 'running'
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {status === 'completed' ? <SectionAgain validation={validation} /> : <GoOn validation={validation} />}
        <p className="text-ink-muted">
          {marked ? 'Marked as running. If it is stuck, run it again.' : TERMS[status]}
        </p>
      </div>
      {rerun?.state === 'failed' && (
        <p className="mt-3">
          {namesOf(rerun.sections)} could not be rewritten: {rerun.reason || RUN_ERROR}
        </p>
      )}
    </div>
  )
}

const GOES_ON = 'Continues with the unfinished sections, at no charge to the user.'
const TERMS: Record<Validation['status'], string> = {
  pending: GOES_ON,
  analyzing: GOES_ON,
  error: GOES_ON,
  completed: 'Rewrites one section, at no charge to the user.',
}

function GoOn({ validation }: { validation: Validation }) {
  const again = useRunAgain(validation)
  return (
    <Button size="sm" busy={again.isPending} onClick={() => again.mutate(null)}>
      <RotateCcw aria-hidden />
      {again.isPending ? 'Starting...' : 'Run again'}
    </Button>
  )
}
