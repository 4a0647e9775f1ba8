import * as RadixProgress from '@radix-ui/react-progress'
import { cn } from '@/shared/lib/cn'

interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number
  /** The current activity; always announced, visible above the bar with `showLabel`. */
  label: string
  showLabel?: boolean
  className?: string
}

export function Progress({ value, label, showLabel, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      {showLabel && (
        <div className="flex justify-between gap-4 text-sm" aria-hidden>
          <span className="min-w-0">{label}</span>
          <span className="text-ink-muted tabular-nums">{percent}%</span>
        </div>
      )}
      <RadixProgress.Root
        value={percent}
        aria-label={label}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <RadixProgress.Indicator
          className="h-full origin-left rounded-full bg-accent forced-colors:bg-[Highlight] transition-transform duration-200 ease-out"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </RadixProgress.Root>
    </div>
  )
}
