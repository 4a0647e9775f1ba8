import { fieldOf, type Stored, toRecord } from '../stored-fields.ts'
import { type Effort, type RoadmapTask, roadmapSourceSchema, sizeSchema } from './content.ts'
import { firstField, firstText, listIn, type Note, numberIn, textIn, textsIn } from './loose.ts'
import { HOURS_MAX } from './read-team.ts'
import { type Schedule, scheduleTasks } from './schedule.ts'
import { RoadmapError } from './work-plan.ts'

const LEAST_HOURS = 0.01
const DAYS_MAX = 1_000

/** Hours as { low, base, high } or as a single number; null if there are none. */
function effortIn(value: unknown): Effort | null {
  const stored = toRecord(value)
  const hours = (field: unknown) => numberIn(field, HOURS_MAX)
  const base = hours(stored.base) ?? hours(value) ?? hours(stored.high) ?? hours(stored.low)
  if (base === null || base === 0) return null
  const low = Math.min(hours(stored.low) ?? base, base)
  return { low: Math.max(low, LEAST_HOURS), base, high: Math.max(hours(stored.high) ?? base, base) }
}

function taskIn(value: unknown, index: number, at: string, note: Note): RoadmapTask[] {
  const stored = toRecord(value)
  const { key, value: found } = firstField(stored, 'hours', 'estimate')
  const hours = effortIn(found)
  const name = firstText(stored, 'name', 'title', 'description')
  if (name === '') note(`${at}.name`, 'The task has no name, so it is left out.')
  if (!hours) note(`${at}.${key}`, 'The task has no hours, so it is left out.')
  if (name === '' || !hours) return []
  const role = textIn(fieldOf(stored, 'role'))
  if (role === '') note(`${at}.role`, 'Nobody is named to do this task.')
  const feature = textIn(fieldOf(stored, 'feature'))
  const dependsOn = textsIn(fieldOf(stored, 'dependsOn'), ['id'], `${at}.dependsOn`, note)
  const id = textIn(stored.id) || `task-${index + 1}`
  const task = { id, name, feature: feature === '' ? null : feature, role, dependsOn, hours }
  return [{ ...task, ...detailsIn(stored, at, note) }]
}

/** Fields that older roadmaps lack: other roles, size, waiting and source. */
function detailsIn(
  stored: Stored,
  at: string,
  note: Note,
): Pick<RoadmapTask, 'others' | 'size' | 'waiting' | 'source'> {
  const others = listIn(fieldOf(stored, 'others'), `${at}.others`, note).flatMap((other) => {
    const role = textIn(fieldOf(toRecord(other), 'role'))
    const hours = effortIn(fieldOf(toRecord(other), 'hours'))
    return role !== '' && hours ? [{ role, hours }] : []
  })
  const waiting = toRecord(fieldOf(stored, 'waiting'))
  const days = numberIn(waiting.days, DAYS_MAX)
  const size = sizeSchema.safeParse(fieldOf(stored, 'size')).data
  const source = roadmapSourceSchema.safeParse(fieldOf(stored, 'source')).data
  return {
    ...(others.length > 0 && { others }),
    ...(size && { size }),
    ...(days && {
      waiting: {
        days: Math.ceil(days),
        reason: textIn(waiting.reason) || 'Waiting',
        ...(waiting.alongside === true && { alongside: true }),
      },
    }),
    ...(source && { source }),
  }
}

/** Removes tasks with the id of an earlier task, and dependencies on missing tasks. */
function connected(tasks: RoadmapTask[], at: string, note: Note): RoadmapTask[] {
  const byId = new Map<string, RoadmapTask>()
  for (const task of tasks) {
    if (byId.has(task.id)) note(at, `Two tasks have the id '${task.id}'; the second one is left out.`)
    else byId.set(task.id, task)
  }
  return [...byId.values()].map((task) => ({
    ...task,
    dependsOn: task.dependsOn.filter((id) => {
      if (!byId.has(id)) note(at, `The task '${task.id}' waits for '${id}', which is not there.`)
      return byId.has(id)
    }),
  }))
}

/** Reads `tasks` of a stored phase. */
export function readTasks(phase: Stored, at: string, note: Note): RoadmapTask[] {
  const path = `${at}.tasks`
  const tasks = listIn(phase.tasks, path, note)
  return connected(
    tasks.flatMap((task, index) => taskIn(task, index, `${path}.${index}`, note)),
    path,
    note,
  )
}

type Team = readonly { role: string; count: number }[]

/** The schedule of the tasks read; null without tasks, or if they wait for each other. */
export function readSchedule(team: Team, tasks: RoadmapTask[], at: string, note: Note): Schedule | null {
  if (tasks.length === 0) return null
  try {
    return scheduleTasks({ teamComposition: team, tasks })
  } catch (error) {
    if (!(error instanceof RoadmapError)) throw error
    note(`${at}.tasks`, error.message)
    return null
  }
}
