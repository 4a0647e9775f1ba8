import type { PlanningForm } from '@domain/planning'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { chosenIn, PLANNING_STEPS, type PlanningStep } from '../planning-steps'

interface StepNavProps {
  current: PlanningStep
  form: PlanningForm
}

/** The seven steps as links: with their choices on wide screens, as a row of bars on narrow ones. */
export const StepNav = ({ current, form }: StepNavProps) => (
  <nav
    aria-label="Steps of the plan"
    className="-mt-4 @4xl/wizard:mt-0 @4xl/wizard:sticky @4xl/wizard:top-8 @4xl/wizard:self-start"
  >
    <ol className="flex gap-1 @4xl/wizard:flex-col @4xl/wizard:gap-0">
      {PLANNING_STEPS.map((step, index) => (
        <li key={step.id} className="min-w-0 flex-1">
          <StepLink
            step={step}
            number={index + 1}
            isCurrent={step.id === current.id}
            chosen={chosenIn(step.id, form)}
          />
        </li>
      ))}
    </ol>
  </nav>
)

interface StepLinkProps {
  step: PlanningStep
  number: number
  isCurrent: boolean
  chosen: string[]
}

function StepLink({ step: { id, title }, number, isCurrent, chosen }: StepLinkProps) {
  const done = chosen.length > 0
  return (
    <Link
      to={{ search: `?step=${id}` }}
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'group flex min-h-11 items-center gap-3 rounded-md @4xl/wizard:items-start @4xl/wizard:px-3 @4xl/wizard:py-2.5',
        'transition-colors duration-150 ease-out @4xl/wizard:hover:bg-surface-sunken',
        isCurrent && '@4xl/wizard:bg-surface-sunken',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'h-1.5 w-full rounded-full group-hover:bg-ink-muted @4xl/wizard:hidden',
          isCurrent ? 'bg-accent' : done ? 'bg-ink-muted' : 'bg-line',
        )}
      />
      <StepMark number={number} isCurrent={isCurrent} done={done} />
      <span className="sr-only @4xl/wizard:not-sr-only @4xl/wizard:min-w-0 @4xl/wizard:text-sm">
        <span className={cn('block', isCurrent ? 'font-semibold' : 'font-medium')}>
          {title}
          <span className="sr-only">: </span>
        </span>
        <span className="@4xl/wizard:line-clamp-2 @4xl/wizard:text-ink-muted @4xl/wizard:text-xs">
          {done ? chosen.join(', ') : 'Not chosen yet'}
        </span>
      </span>
    </Link>
  )
}

const StepMark = ({ number, isCurrent, done }: { number: number; isCurrent: boolean; done: boolean }) => (
  <span
    aria-hidden
    className={cn(
      'mt-px hidden size-6 shrink-0 place-items-center rounded-full border font-medium text-xs tabular-nums @4xl/wizard:grid',
      done ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-ink-muted',
      isCurrent && !done && 'border-accent text-accent',
    )}
  >
    {done ? <Check className="size-3.5" /> : number}
  </span>
)
