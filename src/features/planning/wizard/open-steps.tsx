import type { PlanningForm } from '@domain/planning'
import { Link } from 'react-router-dom'
import { chosenIn, PLANNING_STEPS, type StepId } from '../planning-steps'

/** Before saving: the steps in which nothing is chosen. They may stay so. */
export function OpenSteps({ form, current }: { form: PlanningForm; current: StepId }) {
  const open = PLANNING_STEPS.filter(({ id }) => id !== current && chosenIn(id, form).length === 0)
  if (open.length === 0) return null
  return (
    <div className="rounded-lg border border-line border-dashed px-4 py-3 text-sm">
      <p className="text-ink-muted">
        Nothing is chosen in {open.length === 1 ? 'this step' : 'these steps'} yet. You can save now and
        choose later.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {open.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search: `?step=${id}` }}
              className="inline-flex min-h-8 items-center font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
