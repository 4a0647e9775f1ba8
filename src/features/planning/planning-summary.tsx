import type { Planning } from '@domain/planning'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { formatDate } from '@/shared/lib/dates'
import { paths } from '@/shared/lib/paths'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { planningQueries } from './planning-queries'
import { chosenIn, PLANNING_STEPS, type PlanningStep } from './planning-steps'

/** The project plan on the results page; nothing without a plan. */
export function PlanningSummary({ validation }: { validation: Validation }) {
  const own = useAuthStore((state) => state.userId) === validation.userId
  const { data: planning } = useQuery({
    ...planningQueries.ofValidation(validation.id),
    enabled: validation.status === 'completed',
  })
  return planning ? <PlanCard planning={planning} mayEdit={own} /> : null
}

interface PlanCardProps {
  planning: Pick<Planning, 'form' | 'updatedAt'>
  mayEdit: boolean
}

export const PlanCard = ({ planning: { form, updatedAt }, mayEdit }: PlanCardProps) => (
  <Card asChild>
    <section aria-labelledby="project-plan">
      <CardHeader>
        <CardTitle id="project-plan">Project Plan</CardTitle>
        <p className="text-ink-muted text-sm">Saved {formatDate(updatedAt)}</p>
      </CardHeader>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {PLANNING_STEPS.map((step) => (
          <Line
            key={step.id}
            step={step}
            chosen={chosenIn(step.id, form)}
            editAt={mayEdit ? `${paths.planning(form.validationId)}?step=${step.id}` : null}
          />
        ))}
      </dl>
    </section>
  </Card>
)

interface LineProps {
  step: PlanningStep
  chosen: string[]
  /** Address of the step; null for readers who may not change the plan. */
  editAt: string | null
}

const Line = ({ step: { title }, chosen, editAt }: LineProps) => (
  <>
    <dt className="text-ink-muted">{title}</dt>
    <dd>
      {chosen.length > 0 ? (
        chosen.join(', ')
      ) : editAt ? (
        <Link
          to={editAt}
          className="text-accent underline decoration-accent/40 underline-offset-4 print:hidden"
        >
          Not chosen yet
        </Link>
      ) : (
        <span className="text-ink-muted">Not chosen yet</span>
      )}
    </dd>
  </>
)
