import { Check } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { RUN_STEPS } from '../run/run-step'

type Phase = 'done' | 'now' | 'later'

const WORDS: Record<Phase, string> = { done: 'done', now: 'under way', later: 'to come' }

const phaseOf = (step: number, current: number): Phase =>
  step < current ? 'done' : step === current ? 'now' : 'later'

/** The three steps of a run; `current` counts from 1. */
export const StepList = ({ current }: { current: number }) => (
  <ol className="mt-6 flex flex-col gap-3">
    {RUN_STEPS.map(({ label }, index) => {
      const phase = phaseOf(index + 1, current)
      return (
        <li
          key={label}
          aria-current={phase === 'now' ? 'step' : undefined}
          className={cn('flex items-center gap-3 text-sm', phase === 'later' && 'text-ink-muted')}
        >
          <StepMark phase={phase} />
          <span className={cn(phase === 'now' && 'font-medium')}>{label}</span>
          <span className="ml-auto text-ink-muted text-xs">{WORDS[phase]}</span>
        </li>
      )
    })}
  </ol>
)

const StepMark = ({ phase }: { phase: Phase }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-5 shrink-0 place-items-center rounded-full border',
      phase === 'done' && 'border-accent bg-accent text-on-accent',
      phase === 'now' && 'border-accent',
      phase === 'later' && 'border-line-strong',
    )}
  >
    {phase === 'done' && <Check className="size-3" strokeWidth={3} />}
    {phase === 'now' && <span className="size-2 rounded-full bg-accent motion-safe:animate-breathe" />}
  </span>
)
