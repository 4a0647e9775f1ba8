import { useId } from 'react'
import { formatDate } from '@/shared/lib/dates'
import { formatInteger } from '@/shared/lib/format-price'
import { FigurePart } from './figure-part'
import { type Day, runsOf, sumOf } from './figures'

const HEIGHT = 80

const PARTS = [
  { name: 'completed', label: 'Completed', fill: 'fill-accent' },
  { name: 'others', label: 'Unfinished', fill: 'fill-line-strong' },
  { name: 'failed', label: 'Failed', fill: 'fill-danger' },
] as const

/** Runs of each day, from zero, stacked by how they ended. */
export function DayChart({ days }: { days: Day[] }) {
  const most = Math.max(0, ...days.map(runsOf))
  return (
    <FigurePart title="Runs per day" none={most === 0 ? 'No runs started in this period.' : null}>
      <figure>
        <p aria-hidden className="text-ink-muted text-xs tabular-nums">
          {formatInteger(most)}
        </p>
        <Bars days={days} most={most} />
        <p aria-hidden className="mt-1 flex justify-between text-ink-muted text-xs">
          <span>{formatDate(days[0]?.day ?? '')}</span>
          <span>Today</span>
        </p>
        <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
          {PARTS.map(({ name, label, fill }) => (
            <span key={name} className="flex items-center gap-2">
              <svg aria-hidden="true" className="size-2.5">
                <rect width="10" height="10" rx="2" className={fill} />
              </svg>
              {label} {formatInteger(sumOf(days, (day) => day[name]))}
            </span>
          ))}
        </figcaption>
        <DaysAsText days={days} />
      </figure>
    </FigurePart>
  )
}

function Bars({ days, most }: { days: Day[]; most: number }) {
  const width = 100 / days.length
  const heightOf = (runs: number) => (runs / most) * HEIGHT
  return (
    <svg aria-hidden="true" className="block h-20 w-full border-line border-t">
      {days.map((day, index) => (
        <g key={day.day}>
          <title>{formatDayFigures(day)}</title>
          <rect x={`${index * width}%`} width={`${width}%`} height={HEIGHT} className="fill-transparent" />
          {stacked(day).map(({ name, fill, from, runs }) => (
            <rect
              key={name}
              x={`${(index + 0.12) * width}%`}
              width={`${width * 0.76}%`}
              y={HEIGHT - heightOf(from + runs)}
              // A hairline between the segments, so that color is not the only difference.
              height={Math.max(1, heightOf(runs) - (from > 0 ? 1 : 0))}
              className={fill}
            />
          ))}
        </g>
      ))}
      <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" strokeWidth={2} />
    </svg>
  )
}

/** The non-empty segments of a day, each stacked on the one before. */
function stacked(day: Day) {
  let from = 0
  return PARTS.flatMap(({ name, fill }) => {
    const runs = day[name]
    if (runs === 0) return []
    const part = { name, fill, from, runs }
    from += runs
    return [part]
  })
}

const formatDayFigures = (day: Day) =>
  `${formatDate(day.day)}: ${PARTS.map(({ name, label }) => `${label} ${day[name]}`).join(', ')}`

/** The same data for screen readers; days without runs are left out. */
function DaysAsText({ days }: { days: Day[] }) {
  const id = useId()
  return (
    <div className="sr-only">
      <p id={id}>Days with runs</p>
      <ul aria-labelledby={id}>
        {days
          .filter((day) => runsOf(day) > 0)
          .map((day) => (
            <li key={day.day}>{formatDayFigures(day)}</li>
          ))}
      </ul>
    </div>
  )
}
