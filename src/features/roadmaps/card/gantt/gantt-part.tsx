import type { ReadPhase } from '@domain/roadmap'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { GanttChart } from './gantt-chart'
import type { GanttView } from './gantt-rows'

const VIEWS: { id: GanttView; label: string }[] = [
  { id: 'tasks', label: 'By task' },
  { id: 'features', label: 'By feature' },
]

/** With more tasks, shows features first. */
const MANY_TASKS = 40

export function GanttPart({ phase }: { phase: ReadPhase }) {
  const { tasks, schedule } = phase
  const [view, setView] = useState<GanttView>(tasks.length > MANY_TASKS ? 'features' : 'tasks')
  if (tasks.length === 0)
    return <p className="text-ink-muted">No tasks are listed, so there is no schedule.</p>
  if (!schedule)
    return (
      <p className="text-ink-muted">
        The tasks depend on each other in a loop, so no schedule can be calculated.
      </p>
    )
  return (
    <>
      <fieldset aria-label="Schedule view" className="mb-4 flex gap-1 print:hidden">
        {VIEWS.map(({ id, label }) => (
          <Button
            key={id}
            size="sm"
            variant={view === id ? 'secondary' : 'ghost'}
            aria-pressed={view === id}
            onClick={() => setView(id)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <GanttChart phase={phase} schedule={schedule} view={view} />
    </>
  )
}
