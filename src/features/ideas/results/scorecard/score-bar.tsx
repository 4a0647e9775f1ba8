import { cn } from '@/shared/lib/cn'
import { isWeak } from './score-words'

const GRID = [0, 50, 100]

/** A score as a bar from zero to ten. The lines of rows that stand under each other join into one scale. */
export const ScoreBar = ({ score }: { score: number }) => (
  <svg aria-hidden="true" className="block h-full min-h-9 w-full overflow-visible">
    {GRID.map((at) => (
      <line
        key={at}
        x1={`${at}%`}
        x2={`${at}%`}
        y1="0"
        y2="100%"
        className={at === 0 ? 'stroke-line-strong' : 'stroke-line'}
        strokeWidth={1}
      />
    ))}
    <rect
      x="0"
      y="50%"
      width={`${score * 10}%`}
      height="10"
      transform="translate(0 -5)"
      className={cn(
        'transition-[width] duration-200 ease-out',
        isWeak(score) ? 'fill-warning' : 'fill-accent',
      )}
    />
  </svg>
)

/** In place of a bar where there is too little to score; no zero. */
export const NoScore = () => (
  <span className="flex min-h-9 items-center gap-3 text-ink-muted text-xs">
    <span aria-hidden className="min-w-0 flex-1 border-line-strong border-t border-dashed" />
    Insufficient evidence
  </span>
)
