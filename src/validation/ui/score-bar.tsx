import * as m from 'framer-motion/m'
import { cn } from '@/shared/lib/cn'
import { BasisGlyph } from '@/shared/ui/basis-mark'
import { isWeak } from './format-score'

const GRID = [0, 50, 100]

/** The lines at 0, 5 and 10; those of stacked rows form one scale. */
const Grid = () =>
  GRID.map((at) => (
    <line
      key={at}
      x1={`${at}%`}
      x2={`${at}%`}
      y1="0"
      y2="100%"
      className={at === 0 ? 'stroke-line-strong' : 'stroke-line'}
      strokeWidth={1}
    />
  ))

interface ScoreBarProps {
  score: number
  /** It was just scored, so the bar animates. */
  fills?: boolean
}

/** A score as a bar from zero to ten. */
export const ScoreBar = ({ score, fills }: ScoreBarProps) => (
  <span className="relative min-h-9">
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <Grid />
      {/* Moved by a wrapper, because the fill animation overrides its own transform. */}
      <g transform="translate(0 -5)">
        <m.rect
          initial={fills && { scaleX: 0 }}
          animate={{ scaleX: 1 }}
          style={{ originX: 0 }}
          x="0"
          y="50%"
          width={`${score * 10}%`}
          height="10"
          className={cn(
            'transition-[width] duration-200 ease-out',
            isWeak(score) ? 'fill-warning' : 'fill-accent',
          )}
        />
      </g>
    </svg>
  </span>
)

/** Replaces the bar of an unscored metric; not a zero. */
export const NoScore = () => (
  <span className="relative flex min-h-9 items-center">
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <Grid />
    </svg>
    <span className="relative ml-px flex items-center gap-1.5 bg-surface-raised py-1 pr-2 pl-2 text-ink-muted text-xs leading-tight group-hover:bg-surface-sunken">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 shrink-0">
        <circle
          cx="6"
          cy="6"
          r="4.6"
          className="fill-none stroke-current"
          strokeWidth={1.5}
          strokeDasharray="2.4 2.4"
        />
      </svg>
      Not scored
    </span>
  </span>
)

/** Says that the founder's answers decided, which counts less than evidence. */
export const AnsweredMark = ({ className }: { className?: string }) => (
  <span className={cn('items-center gap-1 text-ink-muted text-xs leading-4', className)}>
    <BasisGlyph basis="founder" className="size-2.5 shrink-0 text-basis-founder" />
    <span className="sr-only">(</span>From your answers<span className="sr-only">)</span>
  </span>
)
