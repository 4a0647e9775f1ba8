import type { ReadPhase } from '@domain/roadmap'
import { useMemo } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { TaskGroupRows } from './task-group-rows'
import { groupName, type Sizing, taskGroups } from './task-groups'

/** All tasks by feature, in collapsible groups. */
export function TaskTable({ phase, sizing }: { phase: ReadPhase; sizing: Sizing | null }) {
  const groups = useMemo(() => taskGroups(phase), [phase])
  const sized = sizing !== null || phase.assumed
  const names = useMemo(() => new Map(phase.tasks.map(({ id, name }) => [id, name])), [phase.tasks])
  if (groups.length === 0) return <p className="text-ink-muted">No tasks listed.</p>
  return (
    <div className="@container">
      <table className="block w-full text-sm tabular-nums @2xl:table">
        <caption className="sr-only">Tasks by feature</caption>
        <thead className="hidden text-ink-muted text-xs @2xl:table-header-group">
          <tr>
            {['Task', 'Role', 'Days', ...(sized ? ['Size'] : [])].map((heading) => (
              <th key={heading} scope="col" className="pr-4 pb-2 text-left font-medium">
                {heading}
              </th>
            ))}
            <th scope="col" className="whitespace-nowrap pb-2 text-right font-medium">
              Hours (low / base / high)
            </th>
          </tr>
        </thead>
        {keyed(groups, groupName).map(({ key, item }) => (
          <TaskGroupRows
            key={key}
            group={item}
            nameOf={(id) => names.get(id) ?? 'another task'}
            sized={sized}
            sizing={sizing}
          />
        ))}
      </table>
    </div>
  )
}
