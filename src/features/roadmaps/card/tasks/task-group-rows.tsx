import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '@/shared/lib/cn'
import { keyed } from '@/shared/lib/keyed'
import { Badge } from '@/shared/ui/badge'
import { counted, daysWords, hoursWords } from '../number-words'
import { groupName, type PlannedTask, type TaskGroup } from './task-groups'

const AFTER_MAX = 6

interface TaskGroupRowsProps {
  group: TaskGroup
  startOpen: boolean
}

export function TaskGroupRows({ group, startOpen }: TaskGroupRowsProps) {
  const id = useId()
  const [open, setOpen] = useState(startOpen)
  return (
    <tbody id={id} className="block border-line border-t @2xl:table-row-group">
      <tr className="block @2xl:table-row">
        <th scope="rowgroup" colSpan={4} className="block bg-surface-sunken/60 p-0 text-left @2xl:table-cell">
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
              {counted(group.tasks.length, 'task')}, {hoursWords(group.hours)}
            </span>
          </button>
        </th>
      </tr>
      {keyed(group.tasks, ({ task }) => task.id).map(({ key, item }) => (
        <Row key={key} planned={item} open={open} />
      ))}
    </tbody>
  )
}

const afterWords = (ids: readonly string[]) =>
  ids.length > AFTER_MAX
    ? `${ids.slice(0, AFTER_MAX).join(', ')} and ${ids.length - AFTER_MAX} more`
    : ids.join(', ')

const Row = ({ planned: { task, times }, open }: { planned: PlannedTask; open: boolean }) => (
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
      <span className="block text-ink-muted text-xs [overflow-wrap:anywhere]">
        <span className="font-mono">{task.id}</span>
        {task.dependsOn.length > 0 && (
          <>
            {' '}
            after <span className="font-mono">{afterWords(task.dependsOn)}</span>
          </>
        )}
      </span>
    </td>
    <td
      dir="auto"
      className="min-w-0 text-ink-muted [overflow-wrap:anywhere] @2xl:min-w-24 @2xl:py-2 @2xl:pr-4 @2xl:align-top @2xl:text-ink"
    >
      {task.role}
    </td>
    <td className="row-start-3 whitespace-nowrap text-ink-muted @2xl:py-2 @2xl:pr-4 @2xl:align-top @2xl:text-ink">
      {times ? daysWords(times.startHour, times.endHour) : 'Not scheduled'}
    </td>
    <td className="whitespace-nowrap text-right @2xl:py-2 @2xl:pr-3 @2xl:align-top">
      <span className="text-ink-muted">{task.hours.low} / </span>
      {task.hours.base}
      <span className="text-ink-muted"> / {task.hours.high} h</span>
    </td>
  </tr>
)
