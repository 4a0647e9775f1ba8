import { cn } from '@/shared/lib/cn'

const STEPS = [1, 2, 3]

/** Three steps, filled up to the severity; the word stands beside it. */
export const SeverityMark = ({ severity }: { severity: number }) => (
  <svg viewBox="0 0 14 12" aria-hidden="true" className="h-3 w-3.5 shrink-0">
    {STEPS.map((step, index) => (
      <rect
        key={step}
        x={index * 5 + 0.5}
        y={11.5 - step * 3.5}
        width={3}
        height={step * 3.5}
        className={cn('stroke-danger', step <= Math.round(severity) ? 'fill-danger' : 'fill-transparent')}
      />
    ))}
  </svg>
)
