import type { ReadMilestone } from '@domain/roadmap'
import { keyed } from '@/shared/lib/keyed'

/** Numbered as in the schedule. */
export const MilestoneList = ({ milestones }: { milestones: readonly ReadMilestone[] }) =>
  milestones.length === 0 ? (
    <p className="text-ink-muted">No milestones listed.</p>
  ) : (
    <ol className="flex max-w-report list-decimal flex-col gap-1.5 pl-6 marker:text-ink-muted marker:tabular-nums">
      {keyed(milestones, ({ name }) => name).map(({ key, item: { name, day } }) => (
        <li key={key} className="pl-1">
          <span dir="auto">{name}</span>
          {day !== null && (
            <span className="ml-2 whitespace-nowrap text-ink-muted text-sm tabular-nums">Day {day}</span>
          )}
        </li>
      ))}
    </ol>
  )
