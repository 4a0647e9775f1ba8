import type { Validation } from '@domain/stored-validation'
import { PROGRESS_PERCENT } from '@domain/validation'
import { Card, CardTitle } from '@/shared/ui/card'
import { Progress } from '@/shared/ui/progress'
import { runLabel } from '@/validation/run/run-step'

/** Shown while the run goes on; the sections appear below it one by one. */
export function AnalysisCard({ validation: { status, statusDetail } }: { validation: Validation }) {
  const label = runLabel(status, statusDetail)
  return (
    <Card asChild>
      <section aria-labelledby="analysis">
        <CardTitle id="analysis">Analysis in Progress</CardTitle>
        <Progress value={PROGRESS_PERCENT[status]} label={label} showLabel className="mt-3" />
        <p role="status" className="sr-only">
          {label}
        </p>
        <p className="mt-3 text-ink-muted text-sm">
          Each tab fills in once its section is written. You can leave this page in the meantime.
        </p>
      </section>
    </Card>
  )
}
