import { TickLines } from './tick-lines'

interface MilestoneLineProps {
  /** In percent, in the order of the milestones; null for those whose day is not known. */
  places: (number | null)[]
  lines: number[]
}

/** Numbered as in the list of milestones, which says their days in words. */
export function MilestoneLine({ places, lines }: MilestoneLineProps) {
  const marks = places.flatMap((at, index) => (at === null ? [] : [{ at, number: index + 1 }]))
  if (marks.length === 0) return null
  return (
    <div aria-hidden className="grid gap-x-4 border-line/60 border-b @2xl:grid-cols-[17rem_minmax(0,1fr)]">
      <span className="pt-2 text-ink-muted text-xs @2xl:self-center @2xl:pt-0">Milestones</span>
      <svg aria-hidden="true" className="block h-8 w-full overflow-visible text-xs tabular-nums">
        <TickLines lines={lines} />
        {marks.map(({ at, number }) => (
          <svg key={number} aria-hidden="true" x={`${at}%`} y="50%" className="overflow-visible">
            <path d="M0 -5 5 0 0 5 -5 0Z" className="fill-ink" />
            <text x={-9} textAnchor="end" dominantBaseline="central" className="fill-ink-muted">
              {number}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  )
}
