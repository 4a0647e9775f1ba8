import { sumOf } from './amounts.ts'
import type { RoadmapTask } from './content.ts'
import { ticksOf, type WorkPlan, workPlan } from './work-plan.ts'

export interface ScheduledTask {
  id: string
  /** Hours of work time since the phase began. */
  startHour: number
  endHour: number
  /** On the chain of tasks that makes the phase as long as it is. */
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

/** How many people each role has. */
export function countsOf(team: readonly { role: string; count: number }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { role, count } of team) counts.set(role, (counts.get(role) ?? 0) + count)
  return counts
}

/** When each task ends if it takes `ticks` and begins as soon as all that it waits for has ended. */
export function endsOf({ order, before }: WorkPlan, ticks: readonly number[]): number[] {
  const ends: number[] = ticks.map(() => 0)
  for (const place of order) {
    const start = (before[place] ?? []).reduce((latest, each) => Math.max(latest, ends[each] ?? 0), 0)
    ends[place] = start + (ticks[place] ?? 0)
  }
  return ends
}

/** The places of one chain without a gap, from the beginning to the last end. */
function criticalChain(before: number[][], ticks: readonly number[], ends: readonly number[]): Set<number> {
  const startOf = (place: number) => (ends[place] ?? 0) - (ticks[place] ?? 0)
  const chain = new Set<number>()
  let place = ends.length > 0 ? ends.indexOf(ends.reduce((a, b) => Math.max(a, b), 0)) : undefined
  while (place !== undefined) {
    chain.add(place)
    const start = startOf(place)
    place = start === 0 ? undefined : before[place]?.find((each) => ends[each] === start)
  }
  return chain
}

/**
 * When each task of a phase is done, in hours of work time from 0. One person does one task at a time, at most
 * `count` tasks of a role run at once, nothing begins before its dependencies end. Who does what after what is
 * settled by the base hours; `which` says how long the tasks then take, so low ≤ base ≤ high. Hours are rounded to
 * hundredths. The durations of the critical tasks add up to `hours`.
 * @throws RoadmapError when tasks wait for each other
 */
export function scheduleTasks(phase: Staffed, which: 'low' | 'base' | 'high' = 'base'): Schedule {
  const plan = workPlan(phase.tasks, countsOf(phase.teamComposition))
  const ticks = phase.tasks.map(({ hours }) => ticksOf(hours[which]))
  const ends = endsOf(plan, ticks)
  const chain = criticalChain(plan.before, ticks, ends)
  const tasks = phase.tasks.map(({ id }, place) => ({
    id,
    startHour: ((ends[place] ?? 0) - (ticks[place] ?? 0)) / 100,
    endHour: (ends[place] ?? 0) / 100,
    critical: chain.has(place),
  }))
  return { tasks, hours: sumOf([...chain].map((place) => ticks[place] ?? 0)) / 100 }
}
