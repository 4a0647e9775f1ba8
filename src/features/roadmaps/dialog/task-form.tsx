import {
  type RoadmapContent,
  type RoadmapPhase,
  type RoadmapTask,
  SIZES,
  type Size,
  sizeOf,
  type TaskEdit,
  withTaskEdit,
} from '@domain/roadmap'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { keyed } from '@/shared/lib/keyed'
import { Button, IconButton } from '@/shared/ui/button'
import { Input, Select } from '@/shared/ui/input'
import { formatAmountOrUnknown } from '../format'

/** Longest name of a task, in characters. */
const NAME_MAX = 200

interface TaskFormProps {
  content: RoadmapContent
  onContent: (content: RoadmapContent) => void
}

/** Common edits: add, rename, size, assign, reorder and remove tasks. Hours and totals follow each of them. */
export function TaskForm({ content, onContent }: TaskFormProps) {
  const { totalCost, totalDuration } = content.summary
  return (
    <section aria-label="Tasks" className="flex flex-col gap-4">
      {keyed(content.phases, ({ phase }) => phase).map(({ key, item }, index) => (
        <PhaseTasks
          key={key}
          phase={item}
          named={content.phases.length > 1}
          onEdit={(edit) => onContent(withTaskEdit(content, index, edit))}
        />
      ))}
      <p role="status" className="text-ink-muted text-sm tabular-nums">
        {[formatAmountOrUnknown(totalCost, content.currency), totalDuration].filter(Boolean).join(', ')}
      </p>
    </section>
  )
}

interface PhaseTasksProps {
  phase: RoadmapPhase
  named: boolean
  onEdit: (edit: TaskEdit) => void
}

function PhaseTasks({ phase: { name, tasks, teamComposition }, named, onEdit }: PhaseTasksProps) {
  const roles = teamComposition.map(({ role }) => role)
  return (
    <div>
      {named && <h3 className="mb-2 font-semibold text-sm">{name}</h3>}
      <ol className="max-h-[40vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {tasks.map((task, index) => (
          <TaskRow
            key={task.id}
            task={task}
            roles={roles}
            first={index === 0}
            last={index === tasks.length - 1}
            onEdit={onEdit}
          />
        ))}
      </ol>
      <AddTask roles={roles} onEdit={onEdit} />
    </div>
  )
}

interface TaskRowProps {
  task: RoadmapTask
  roles: readonly string[]
  first: boolean
  last: boolean
  onEdit: (edit: TaskEdit) => void
}

const TaskRow = ({ task, roles, first, last, onEdit }: TaskRowProps) => (
  <li className="flex flex-wrap items-center gap-2 p-2">
    <NameInput task={task} onName={(name) => onEdit({ kind: 'rename', task: task.id, name })} />
    <RoleSelect
      label={`Role of ${task.name}`}
      roles={roles.includes(task.role) ? roles : [task.role, ...roles]}
      role={task.role}
      onRole={(role) => onEdit({ kind: 'assign', task: task.id, role })}
    />
    <SizeChoice
      label={`Size of ${task.name}`}
      size={sizeOf(task)}
      onSize={(size) => onEdit({ kind: 'size', task: task.id, size })}
    />
    <span className="flex">
      <IconButton
        label={`Move ${task.name} up`}
        disabled={first}
        onClick={() => onEdit({ kind: 'move', task: task.id, by: -1 })}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${task.name} down`}
        disabled={last}
        onClick={() => onEdit({ kind: 'move', task: task.id, by: 1 })}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove ${task.name}`}
        disabled={first && last}
        onClick={() => onEdit({ kind: 'remove', task: task.id })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  </li>
)

/** Applies the name on blur or Enter; restores an empty one. */
function NameInput({ task: { name }, onName }: { task: RoadmapTask; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const given = typed?.trim() ?? ''
    if (given !== '' && given !== name) onName(given)
    setTyped(null)
  }
  const confirm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
  }
  return (
    <Input
      aria-label={`Name of ${name}`}
      dir="auto"
      value={typed ?? name}
      maxLength={NAME_MAX}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={confirm}
      className="flex-[1_1_16rem]"
    />
  )
}

function AddTask({ roles, onEdit }: { roles: readonly string[]; onEdit: (edit: TaskEdit) => void }) {
  const [name, setName] = useState('')
  const [chosen, setRole] = useState<string | null>(null)
  const [size, setSize] = useState<Size>('M')
  const role = chosen !== null && roles.includes(chosen) ? chosen : roles[0]
  const given = name.trim()
  const add = () => {
    if (given === '' || role === undefined) return
    onEdit({ kind: 'add', name: given, role, size })
    setName('')
  }
  const confirm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') add()
  }
  if (role === undefined)
    return <p className="mt-2 text-ink-muted text-sm">Add a role to the team below to add tasks.</p>
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Input
        aria-label="Name of the new task"
        placeholder="New task"
        dir="auto"
        value={name}
        maxLength={NAME_MAX}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={confirm}
        className="flex-[1_1_16rem]"
      />
      <RoleSelect label="Role of the new task" roles={roles} role={role} onRole={setRole} />
      <SizeChoice label="Size of the new task" size={size} onSize={setSize} />
      <Button variant="secondary" disabled={given === ''} onClick={add}>
        <Plus aria-hidden /> Add Task
      </Button>
    </div>
  )
}

interface RoleSelectProps {
  label: string
  roles: readonly string[]
  role: string
  onRole: (role: string) => void
}

const RoleSelect = ({ label, roles, role, onRole }: RoleSelectProps) => (
  <Select
    aria-label={label}
    value={role}
    onChange={({ target }) => onRole(target.value)}
    className="min-w-0 flex-[1_1_10rem] sm:max-w-56"
  >
    {[...new Set(roles)].map((each) => (
      <option key={each}>{each}</option>
    ))}
  </Select>
)

interface SizeChoiceProps {
  label: string
  size: Size
  onSize: (size: Size) => void
}

const SizeChoice = ({ label, size, onSize }: SizeChoiceProps) => (
  <Select
    aria-label={label}
    value={size}
    onChange={({ target }) => {
      const chosen = SIZES.find((each) => each === target.value)
      if (chosen) onSize(chosen)
    }}
    className="w-20"
  >
    {SIZES.map((each) => (
      <option key={each}>{each}</option>
    ))}
  </Select>
)
