import { HOURS_PER_DAY, type ReadPhase, type Schedule } from '@domain/roadmap'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { counted } from '../../number-words'
import { GanttLegend } from './gantt-legend'
import { GanttLine } from './gantt-line'
import { type GanttView, ganttRows } from './gantt-rows'
import { MilestoneLine } from './milestone-line'
import { TimeAxis } from './time-axis'
import { timeTicks } from './time-ticks'

interface GanttChartProps {
  phase: ReadPhase
  schedule: Schedule
  view: GanttView
}

/** When what is worked on, from the beginning of the phase to its end. Names stand over the bars on phones. */
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
            row={{ ...row, note: view === 'features' ? counted(Number(note), 'task') : note }}
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
