import { type RoadmapTask, SIZES, sizeOf } from '@domain/roadmap'
import { Select } from '@/shared/ui/select'
import type { Sizing } from './sizing'

/** The size of a task, for its founder to change. Paper shows the letter. */
export function SizeSelect({ task, sizing }: { task: RoadmapTask; sizing: Sizing }) {
  const size = sizeOf(task)
  const published = sizing.publishedOf(task.id)
  return (
    <span className="flex items-center gap-2 @2xl:block">
      <Select
        aria-label={`Size of ${task.name}`}
        value={size}
        onChange={({ target }) => {
          const chosen = SIZES.find((candidate) => candidate === target.value)
          if (chosen) sizing.choose(task.id, chosen)
        }}
        className="w-20 print:hidden"
      >
        {SIZES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <span className="hidden print:inline">{size}</span>
      {size !== published && <span className="block text-ink-muted text-xs">Was {published}</span>}
    </span>
  )
}
