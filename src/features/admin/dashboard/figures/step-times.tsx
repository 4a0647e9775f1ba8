import { formatInteger } from '@/shared/lib/format-price'
import { FigurePart, ShareBar } from './figure-part'
import type { StepTime } from './figures'

/** How long half of the runs take at most for each step. */
export function StepTimes({ steps }: { steps: StepTime[] }) {
  const longest = Math.max(...steps.map(({ medianSeconds }) => medianSeconds))
  return (
    <FigurePart
      title="Median time per step"
      none={steps.length === 0 ? 'No steps finished in this period.' : null}
    >
      <ul className="flex flex-col gap-3">
        {steps.map(({ step, finished, medianSeconds }) => (
          <li key={step}>
            <p className="mb-1 flex items-baseline gap-2">
              <span className="first-letter:uppercase">{step}</span>
              <span className="text-ink-muted text-xs">{formatInteger(finished)} finished</span>
              <span className="ml-auto tabular-nums">{formatDuration(medianSeconds)}</span>
            </p>
            <ShareBar share={longest > 0 ? medianSeconds / longest : 0} className="fill-accent" />
          </li>
        ))}
      </ul>
    </FigurePart>
  )
}

/** '80 ms', '3.4 s', '2 min 5 s'. */
export function formatDuration(seconds: number): string {
  if (seconds < 0.9995) return `${Math.round(seconds * 1000)} ms`
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
