import { useEffect, useRef } from 'react'
import { PLANNING_STEPS, type PlanningStep } from '../planning-steps'

/** Says where one is; the keyboard and the screen reader go on here when the step changes. */
export function StepHeading({ step: { id, title, question, hint }, number }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <header className="flex flex-col gap-1">
      <p className="text-ink-muted text-sm tabular-nums">
        Step {number} of {PLANNING_STEPS.length} · {title}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-semibold font-serif text-xl tracking-tight outline-none"
      >
        {question}
      </h2>
      <p className="max-w-measure text-ink-muted text-sm">{hint}</p>
    </header>
  )
}

interface StepHeadingProps {
  step: PlanningStep
  number: number
}
