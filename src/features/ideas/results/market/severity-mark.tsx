import { cn } from '@/shared/lib/cn'

const WORDS = ['Annoying', 'Serious', 'Threatens the company']
const STEPS = [1, 2, 3]

/** The word for a severity of 1 to 3. */
export const severityWord = (severity: number): string =>
  WORDS[Math.min(WORDS.length, Math.max(1, Math.round(severity))) - 1] ?? ''

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
