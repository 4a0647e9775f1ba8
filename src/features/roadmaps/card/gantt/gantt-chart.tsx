import { DAYS_PER_WEEK, HOURS_PER_DAY, type ReadPhase, type Schedule, workDaysOf } from '@domain/roadmap'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { pluralize } from '../../format'
import { type GanttView, ganttRows } from './gantt-rows'

interface GanttChartProps {
  phase: ReadPhase
  schedule: Schedule
  view: GanttView
}

/** The schedule of the phase from start to end. On phones, names are above the bars. */
export function GanttChart({ phase, schedule: { hours }, view }: GanttChartProps) {
  const rows = useMemo(() => ganttRows(phase, view), [phase, view])
  const ticks = useMemo(() => timeTicks(hours), [hours])
  const at = (hour: number) => (hours > 0 ? Math.min(100, (hour / hours) * 100) : 0)
  const lines = ticks.map(({ hour }) => at(hour))
  const milestones = phase.milestones.map(({ day }) => (day === null ? null : at(day * HOURS_PER_DAY)))
  return (
    <figure className="@container">
      <TimeAxis ticks={ticks.map(({ hour, label }) => ({ label, at: at(hour) }))} />
      <MilestoneLine places={milestones} lines={lines} />
      <ol
        aria-label={view === 'tasks' ? 'Tasks by start date' : 'Features by start date'}
        className="flex flex-col divide-y divide-line/60"
      >
        {keyed(rows, ({ id }) => id).map(({ key, item: { bars, note, ...row } }) => (
          <GanttLine
            key={key}
            row={{ ...row, note: view === 'features' ? pluralize(Number(note), 'task') : note }}
            bars={bars.map(({ startHour, endHour, critical }) => ({
              from: at(startHour),
              to: at(endHour),
              critical,
            }))}
            lines={lines}
          />
        ))}
      </ol>
      <GanttLegend milestones={milestones.some((place) => place !== null)} />
    </figure>
  )
}

/** Bars that start further right, in percent, leave no room for a name. */
const LAST_NAME = 88

interface TimeAxisProps {
  ticks: { label: string; at: number }[]
}

/** Labels of days or weeks, each at its start. The rows state their days as text. */
const TimeAxis = ({ ticks }: TimeAxisProps) => (
  <div aria-hidden className="grid gap-x-4 @2xl:grid-cols-[17rem_minmax(0,1fr)]">
    <div className="relative h-5 border-line-strong border-b text-ink-muted text-xs tabular-nums @2xl:col-start-2">
      {ticks
        .filter(({ at }) => at <= LAST_NAME)
        .map(({ label, at }) => (
          <span key={label} className="absolute whitespace-nowrap" style={{ left: `${at}%` }}>
            {label}
          </span>
        ))}
    </div>
  </div>
)

interface Tick {
  hour: number
  label: string
}

const TICKS_MAX = 6
const STEPS = [1, 2, 4, 8, 13, 26, 52, 104, 208, 520, 1_040]

/** Starts of days or weeks, at most six of them, each labeled with its number. */
function timeTicks(hours: number): Tick[] {
  const days = workDaysOf(hours)
  const inWeeks = days > 2 * DAYS_PER_WEEK
  const units = inWeeks ? Math.ceil(days / DAYS_PER_WEEK) : days
  const step = STEPS.find((each) => units / each <= TICKS_MAX) ?? units
  return Array.from({ length: Math.ceil(units / step) }, (_, index) => ({
    hour: index * step * HOURS_PER_DAY * (inWeeks ? DAYS_PER_WEEK : 1),
    label: `${inWeeks ? 'Week' : 'Day'} ${index * step + 1}`,
  }))
}

const MARK = 'size-3 shrink-0 overflow-visible'

const GanttLegend = ({ milestones }: { milestones: boolean }) => (
  <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-muted text-xs">
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className={MARK}>
        <rect y="1" width="12" height="10" rx="2" className="fill-accent stroke-accent" />
      </svg>
      Critical: a delay here makes the phase longer
    </span>
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className={MARK}>
        <rect y="1" width="12" height="10" rx="2" className="fill-accent-soft stroke-accent" />
      </svg>
      Other work
    </span>
    {milestones && (
      <span className="flex items-center gap-2">
        <svg aria-hidden="true" className={MARK} viewBox="-6 -6 12 12">
          <path d="M0 -5 5 0 0 5 -5 0Z" className="fill-ink" />
        </svg>
        Milestone, numbered as in the list below
      </span>
    )}
    <span>A working day has 8 hours, a week 5 days.</span>
  </figcaption>
)

interface MilestoneLineProps {
  /** In percent, in the order of the milestones; null if the day is unknown. */
  places: (number | null)[]
  lines: number[]
}

/** Numbered as in the list of milestones, which states their days as text. */
function MilestoneLine({ places, lines }: MilestoneLineProps) {
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

/** In percent of the phase. */
interface PlacedBar {
  from: number
  to: number
  critical: boolean
}

interface GanttLineProps {
  row: { name: string; note: string; days: string }
  bars: PlacedBar[]
  /** Starts of days or weeks, in percent. */
  lines: number[]
}

/** Name, role and days as text; the bar repeats them visually. */
const GanttLine = ({ row: { name, note, days }, bars, lines }: GanttLineProps) => (
  <li className="grid break-inside-avoid gap-x-4 gap-y-1 py-1.5 @2xl:grid-cols-[17rem_minmax(0,1fr)] @2xl:py-0">
    <div className="min-w-0 text-sm leading-5 @2xl:py-1.5">
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere] print:line-clamp-none">
        {name}
      </span>
      <span className="block text-ink-muted text-xs tabular-nums">
        {note} · {days}
        {bars.some(({ critical }) => critical) && <span className="sr-only">, critical</span>}
      </span>
    </div>
    <div className="relative h-4 @2xl:h-auto">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <TickLines lines={lines} />
        <svg aria-hidden="true" y="50%" className="overflow-visible">
          {keyed(bars, ({ from, to }) => `${from} ${to}`).map(({ key, item: { from, to, critical } }) => (
            <rect
              key={key}
              x={`${from}%`}
              y={-5}
              width={`${Math.max(0.4, to - from)}%`}
              height={10}
              rx={2}
              className={critical ? 'fill-accent stroke-accent' : 'fill-accent-soft stroke-accent'}
            />
          ))}
        </svg>
      </svg>
    </div>
  </li>
)

/** Hairlines at the starts of days or weeks, in percent. */
const TickLines = ({ lines }: { lines: number[] }) =>
  lines.map((place) => (
    <line
      key={place}
      x1={`${place}%`}
      x2={`${place}%`}
      y1="0"
      y2="100%"
      className="stroke-line"
      strokeWidth={1}
    />
  ))
