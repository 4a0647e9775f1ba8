import type { ReadPhase } from '@domain/roadmap'
import { formatDayRange } from '../../format'
import { groupName, type PlannedTask, taskGroups } from '../tasks/task-groups'

interface Bar {
  startHour: number
  endHour: number
  critical: boolean
}

export interface GanttRow {
  id: string
  name: string
  /** The role, or the number of tasks. */
  note: string
  /** 'Days 3–5'. */
  days: string
  bars: Bar[]
}

export type GanttView = 'tasks' | 'features'

const timed = (planned: readonly PlannedTask[]): Bar[] => planned.flatMap(({ times }) => times ?? [])

const startOf = (bars: readonly Bar[]) =>
  bars.reduce((least, { startHour }) => Math.min(least, startHour), Infinity)
const endOf = (bars: readonly Bar[]) => bars.reduce((most, { endHour }) => Math.max(most, endHour), 0)

function rowOf(id: string, name: string, note: string, planned: readonly PlannedTask[]): GanttRow[] {
  // Critical ones last, so that they are drawn on top.
  const bars = timed(planned).sort((a, b) => Number(a.critical) - Number(b.critical))
  return bars.length === 0 ? [] : [{ id, name, note, days: formatDayRange(startOf(bars), endOf(bars)), bars }]
}

/** Rows of the schedule by start. */
export function ganttRows(phase: ReadPhase, view: GanttView): GanttRow[] {
  const groups = taskGroups(phase)
  const rows =
    view === 'features'
      ? groups.flatMap((group) =>
          rowOf(groupName(group), groupName(group), `${group.tasks.length}`, group.tasks),
        )
      : groups.flatMap(({ tasks }) =>
          tasks.flatMap((planned) => rowOf(planned.task.id, planned.task.name, planned.task.role, [planned])),
        )
  return rows.sort((a, b) => startOf(a.bars) - startOf(b.bars) || endOf(a.bars) - endOf(b.bars))
}
