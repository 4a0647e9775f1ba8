import type { RoadmapTask } from './content.ts'
import { effortsOf, waitingHours } from './efforts.ts'
import { ticksOf, type WorkPlan, workPlan } from './work-plan.ts'

export interface ScheduledTask {
  id: string
  /** Hours of work time since the start of the phase. */
  startHour: number
  /** When the people are free again; same as `endHour` for a task without waiting. */
  workEndHour: number
  /** When the result is available: after the work and the waiting. Dependent tasks start then or later. */
  endHour: number
  /** On the chain of tasks that determines the length of the phase. */
  critical: boolean
}

/** `tasks` are in the order of the phase's tasks; `hours` is how long the phase takes. */
export interface Schedule {
  tasks: ScheduledTask[]
  hours: number
}

interface Staffed {
  teamComposition: readonly { role: string; count: number }[]
  tasks: RoadmapTask[]
}

/** Number of people by role. */
export function countsOf(team: readonly { role: string; count: number }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { role, count } of team) counts.set(role, (counts.get(role) ?? 0) + count)
  return counts
}

/** Duration of a task, in hundredths of hours of work time: the work of its slowest role, then the rest of the waiting. */
export interface Span {
  work: number
  waiting: number
}

/** The duration of a task if its work takes the low, base or high hours. */
export function spanOf(task: RoadmapTask, which: 'low' | 'base' | 'high' = 'base'): Span {
  const work = effortsOf(task).reduce((most, { hours }) => Math.max(most, ticksOf(hours[which])), 0)
  return { work, waiting: Math.round(100 * waitingHours(task, work / 100)) }
}

interface Times {
  start: number
  workEnd: number
  end: number
  /** Index of the last task that this one waited for; null for the first ones. */
  after: number | null
}

/**
 * When each task starts and ends if it starts as soon as the results that it needs are available and its people are
 * free. A result is available after the waiting; people are free as soon as their work is done.
 */
export function timesOf({ order, needs, people }: WorkPlan, spans: readonly Span[]): Times[] {
  const times: Times[] = spans.map(() => ({ start: 0, workEnd: 0, end: 0, after: null }))
  for (const place of order) {
    let start = 0
    let after: number | null = null
    const wait = (each: number, until: number) => {
      if (until <= start) return
      start = until
      after = each
    }
    for (const each of needs[place] ?? []) wait(each, times[each]?.end ?? 0)
    for (const each of people[place] ?? []) wait(each, times[each]?.workEnd ?? 0)
    const { work, waiting } = spans[place] ?? { work: 0, waiting: 0 }
    times[place] = { start, workEnd: start + work, end: start + work + waiting, after }
  }
  return times
}

/** The latest end; 0 without tasks. */
export const lastEnd = (times: readonly Pick<Times, 'end'>[]): number =>
  times.reduce((latest, { end }) => Math.max(latest, end), 0)

/** The indexes of one chain without gaps, from the start to the latest end. */
function criticalChain(times: readonly Times[]): Set<number> {
  const last = lastEnd(times)
  const chain = new Set<number>()
  let place: number | null = times.length > 0 ? times.findIndex(({ end }) => end === last) : null
  while (place !== null) {
    chain.add(place)
    place = times[place]?.after ?? null
  }
  return chain
}

/**
 * When each task of a phase is done, in hours of work time from 0. One person does one task at a time, at most `count`
 * tasks of a role run at once, and nothing starts before the results that it depends on are available. Waiting takes
 * calendar days, five working days of seven, and keeps no one busy. The base hours determine who does what in which
 * order; `which` determines how long the tasks then take, so low ≤ base ≤ high. Hours are rounded to hundredths.
 * @throws RoadmapError when tasks wait for each other
 */
export function scheduleTasks(phase: Staffed, which: 'low' | 'base' | 'high' = 'base'): Schedule {
  const plan = workPlan(phase.tasks, countsOf(phase.teamComposition))
  const times = timesOf(
    plan,
    phase.tasks.map((task) => spanOf(task, which)),
  )
  const chain = criticalChain(times)
  const tasks = times.map(({ start, workEnd, end }, place) => ({
    id: phase.tasks[place]?.id ?? '',
    startHour: start / 100,
    workEndHour: workEnd / 100,
    endHour: end / 100,
    critical: chain.has(place),
  }))
  return { tasks, hours: lastEnd(times) / 100 }
}
