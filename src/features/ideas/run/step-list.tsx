import * as m from 'framer-motion/m'
import { Check } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { useMayEnter } from '@/shared/ui/motion'
import { RUN_STEPS } from '@/validation/run/run-status'
import type { Found } from '../found'

type Phase = 'done' | 'now' | 'later'

const WORDS: Record<Phase, string> = { done: 'done', now: 'in progress', later: 'not started' }

const phaseOf = (step: number, current: number): Phase =>
  step < current ? 'done' : step === current ? 'now' : 'later'

interface StepListProps {
  /** Counts from 1. */
  current: number
  found: Found | null
}

/** The three steps of a run, each with its results so far. */
export const StepList = ({ current, found }: StepListProps) => (
  <ol className="mt-6 flex flex-col gap-4" aria-live="polite" aria-relevant="additions">
    {RUN_STEPS.map(({ label }, index) => {
      const phase = phaseOf(index + 1, current)
      return (
        <li
          key={label}
          aria-current={phase === 'now' ? 'step' : undefined}
          className={cn('text-sm', phase === 'later' && 'text-ink-muted')}
        >
          <div className="flex items-center gap-3">
            <StepMark phase={phase} />
            <span className={cn(phase === 'now' && 'font-medium')}>{label}</span>
            <span className="ml-auto whitespace-nowrap text-ink-muted text-xs">{WORDS[phase]}</span>
          </div>
          {found?.[index]?.map((line) => (
            <FoundLine key={line} line={line} />
          ))}
        </li>
      )
    })}
  </ol>
)

function FoundLine({ line }: { line: string }) {
  const mayEnter = useMayEnter()
  return (
    <m.p
      dir="auto"
      initial={mayEnter && { opacity: 0, y: -4 }}
      animate={{ opacity: 1, y: 0 }}
      className="mt-1 ml-8 text-ink-muted [overflow-wrap:anywhere]"
    >
      {line}
    </m.p>
  )
}

const StepMark = ({ phase }: { phase: Phase }) => (
  <span
    aria-hidden
    className={cn(
      'relative grid size-5 shrink-0 place-items-center rounded-full border',
      phase === 'done' ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
    )}
  >
    {phase === 'done' && <Check className="size-3" strokeWidth={3} />}
    {phase === 'now' && (
      // The marker moves from step to step.
      <m.span
        layoutId="current-step"
        className="absolute -inset-px grid place-items-center rounded-full border border-accent"
      >
        <span className="size-2 rounded-full bg-accent motion-safe:animate-breathe" />
      </m.span>
    )}
  </span>
)
