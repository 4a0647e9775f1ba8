import { dateOfWorkDay, type ReadMilestone } from '@domain/roadmap'
import { formatDate } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { useStartDates } from './start-dates'

/** Where the days of a phase begin: after the working days of the phases before it. */
export interface Begin {
  roadmapId: string
  daysBefore: number
}

interface MilestoneListProps {
  milestones: readonly ReadMilestone[]
  begin: Begin
}

/** Numbered as in the schedule; with dates once a start date is chosen. */
export function MilestoneList({ milestones, begin }: MilestoneListProps) {
  const start = useStartDates(({ starts }) => starts[begin.roadmapId] ?? '')
  const words = (day: number) => {
    const date = dateOfWorkDay(start, begin.daysBefore + Math.max(1, day))
    return date === '' ? `Day ${day}` : `${formatDate(date)}, day ${day}`
  }
  if (milestones.length === 0) return <p className="text-ink-muted">No milestones listed.</p>
  return (
    <ol className="flex max-w-report list-decimal flex-col gap-1.5 pl-6 marker:text-ink-muted marker:tabular-nums">
      {keyed(milestones, ({ name }) => name).map(({ key, item: { name, day } }) => (
        <li key={key} className="pl-1">
          <span dir="auto">{name}</span>
          {day !== null && (
            <span className="ml-2 whitespace-nowrap text-ink-muted text-sm tabular-nums">{words(day)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
