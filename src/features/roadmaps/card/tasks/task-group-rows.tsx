import { hoursOf, type RoadmapTask, rolesOf, SIZES, sizeOf, waitingText } from '@domain/roadmap'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { Select } from '@/shared/ui/input'
import { formatDayRange, formatHours, pluralize } from '../../format'
import { groupName, type PlannedTask, type Sizing, type TaskGroup } from './task-groups'

/** Maximum number of dependencies listed by name. */
const AFTER_MAX = 2

interface TaskGroupRowsProps {
  group: TaskGroup
  /** The name of a task by its id. */
  nameOf: (id: string) => string
  /** Whether there is a column of sizes. */
  sized: boolean
  /** Null if the reader cannot change sizes. */
  sizing: Sizing | null
}

export function TaskGroupRows({ group, nameOf, sized, sizing }: TaskGroupRowsProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <tbody id={id} className="block border-line border-t @2xl:table-row-group">
      <tr className="block @2xl:table-row">
        <th
          scope="rowgroup"
          colSpan={sized ? 5 : 4}
          className="block bg-surface-sunken/60 p-0 text-left @2xl:table-cell"
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex min-h-10 w-full items-center gap-3 px-3 py-2 text-left font-semibold focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          >
            <ChevronDown
              aria-hidden
              className={cn('size-4 shrink-0 text-ink-muted print:hidden', !open && '-rotate-90')}
            />
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {groupName(group)}
            </span>
            <span className="whitespace-nowrap font-normal text-ink-muted text-xs">
              {pluralize(group.tasks.length, 'task')}, {formatHours(group.hours)}
            </span>
          </button>
        </th>
      </tr>
      {keyed(group.tasks, ({ task }) => task.id).map(({ key, item }) => (
        <Row
          key={key}
          planned={item}
          after={item.task.dependsOn.map(nameOf)}
          open={open}
          sized={sized}
          sizing={sizing}
        />
      ))}
    </tbody>
  )
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** 'After Sketch the booking, Try a payment, and 3 more'. */
function formatDependencies(names: readonly string[]): string {
  const more = names.length - AFTER_MAX
  return `After ${listFormat.format(more > 0 ? [...names.slice(0, AFTER_MAX), `${more} more`] : names)}`
}

interface RowProps {
  planned: PlannedTask
  /** Names of the tasks it depends on. */
  after: string[]
  open: boolean
  sized: boolean
  sizing: Sizing | null
}

const Row = ({ planned: { task, times }, after, open, sized, sizing }: RowProps) => (
  <tr
    className={cn(
      'grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line/60 border-t px-3 py-2.5 @2xl:px-0 @2xl:py-0',
      open ? 'grid @2xl:table-row' : 'hidden print:table-row',
    )}
  >
    <td className="col-span-2 min-w-0 @2xl:py-2 @2xl:pr-4 @2xl:pl-3 @2xl:align-top">
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {task.name}
      </span>
      {times?.critical && (
        <Badge variant="outline" className="ml-2 align-middle">
          Critical
        </Badge>
      )}
      {after.length > 0 && (
        <span dir="auto" className="block text-ink-muted text-xs [overflow-wrap:anywhere]">
          {formatDependencies(after)}
        </span>
      )}
      {task.waiting && (
        <span dir="auto" className="block text-ink-muted text-xs [overflow-wrap:anywhere]">
          Waiting: {waitingText(task)}
        </span>
      )}
    </td>
    <td
      dir="auto"
      className="min-w-0 text-ink-muted [overflow-wrap:anywhere] @2xl:min-w-24 @2xl:py-2 @2xl:pr-4 @2xl:align-top @2xl:text-ink"
    >
      {rolesOf(task)}
    </td>
    <td className="row-start-3 whitespace-nowrap text-ink-muted @2xl:py-2 @2xl:pr-4 @2xl:align-top @2xl:text-ink">
      {times ? formatDayRange(times.startHour, times.endHour) : 'Not scheduled'}
    </td>
    {sized && (
      <td className="row-span-2 row-start-2 col-start-2 self-center justify-self-end @2xl:py-1 @2xl:pr-4 @2xl:align-top">
        {sizing ? (
          <SizeSelect task={task} sizing={sizing} />
        ) : (
          <span className="block whitespace-nowrap text-ink-muted @2xl:py-1 @2xl:text-ink">
            {task.size ?? '–'}
          </span>
        )}
      </td>
    )}
    <Hours task={task} />
  </tr>
)

function Hours({ task }: { task: RoadmapTask }) {
  const { low, base, high } = hoursOf(task)
  return (
    <td className="col-start-1 whitespace-nowrap @2xl:py-2 @2xl:pr-3 @2xl:text-right @2xl:align-top">
      <span className="text-ink-muted">{low} / </span>
      {base}
      <span className="text-ink-muted"> / {high} h</span>
    </td>
  )
}

/** The size of a task, editable for its founder. Print shows the letter. */
function SizeSelect({ task, sizing }: { task: RoadmapTask; sizing: Sizing }) {
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
