import { hundredthsOf } from './amounts.ts'
import type { RoadmapTask } from './content.ts'
import { dependencies, inOrder } from './dependencies.ts'

/** What keeps a roadmap from being worked out; problemsOf finds it before. */
export class RoadmapError extends Error {
  override name = 'RoadmapError'
}

/** Hundredths of an hour, at least one, so that a task never takes no time. */
export const ticksOf = (hours: number): number => Math.max(1, hundredthsOf(hours))

/**
 * Who does what after what. `before` are the places of the tasks that one waits for: its dependencies and the task
 * that the same person did before. `order` puts each task after all that it waits for.
 */
export interface WorkPlan {
  order: number[]
  before: number[][]
}

/** Who could take up a task: the place of their last task and when they are free. */
interface Person {
  last: number | null
  freeAt: number
}

interface Run {
  needs: number[][]
  serves: number[][]
  people: Map<string, Person[]>
  plan: WorkPlan
}

/** Longest way from a task to the end: what is begun first when several tasks want the same person. */
function urgency(ticks: number[], serves: number[][], order: number[]): number[] {
  const longest = [...ticks]
  for (const place of [...order].reverse()) {
    const after = (serves[place] ?? []).reduce((most, next) => Math.max(most, longest[next] ?? 0), 0)
    longest[place] = (ticks[place] ?? 0) + after
  }
  return longest
}

/** Somebody of the role who is free, the one who has been so for longest; null when all are busy. */
function freePerson(people: Map<string, Person[]>, role: string, count: number, now: number): Person | null {
  const known = people.get(role) ?? []
  people.set(role, known)
  const free = known.filter(({ freeAt }) => freeAt <= now).sort((a, b) => a.freeAt - b.freeAt)[0]
  if (free) return free
  if (known.length >= count) return null
  const person: Person = { last: null, freeAt: 0 }
  known.push(person)
  return person
}

/** Begins at `now` what can be begun, in the given order; answers what still waits. */
function begin(run: Run, tasks: RoadmapTask[], waiting: number[], now: number, counts: Map<string, number>) {
  const begun: number[] = []
  const left = waiting.filter((place) => {
    const task = tasks[place]
    const person = task && freePerson(run.people, task.role, counts.get(task.role) ?? 1, now)
    if (!person) return true
    run.plan.before[place] = [...(run.needs[place] ?? []), ...(person.last === null ? [] : [person.last])]
    run.plan.order.push(place)
    person.last = place
    person.freeAt = now + ticksOf(task.hours.base)
    begun.push(place)
    return false
  })
  return { begun, left }
}

/**
 * Gives each task to one person: at every moment the most urgent task that can begin is taken up by somebody of its
 * role who is free. `counts` are people by role; a role that is not in it has one. By the base hours.
 * @throws RoadmapError when tasks wait for each other
 */
export function workPlan(tasks: RoadmapTask[], counts: Map<string, number>): WorkPlan {
  const needs = dependencies(tasks)
  const { order, serves } = inOrder(needs)
  if (order.length < tasks.length) throw new RoadmapError('Some tasks wait for each other.')
  const ticks = tasks.map(({ hours }) => ticksOf(hours.base))
  const urgent = urgency(ticks, serves, order)
  const first = (a: number, b: number) => (urgent[b] ?? 0) - (urgent[a] ?? 0) || a - b
  const run: Run = { needs, serves, people: new Map(), plan: { order: [], before: [] } }
  const open = needs.map(({ length }) => length)
  let waiting = order.filter((place) => open[place] === 0)
  let running: { place: number; end: number }[] = []
  for (let now = 0; waiting.length + running.length > 0; ) {
    const { begun, left } = begin(run, tasks, waiting.sort(first), now, counts)
    running.push(...begun.map((place) => ({ place, end: now + (ticks[place] ?? 0) })))
    now = running.reduce((soonest, { end }) => Math.min(soonest, end), Number.POSITIVE_INFINITY)
    const done = running.filter(({ end }) => end === now)
    running = running.filter(({ end }) => end !== now)
    waiting = left
    for (const next of done.flatMap(({ place }) => serves[place] ?? [])) {
      open[next] = (open[next] ?? 0) - 1
      if (open[next] === 0) waiting.push(next)
    }
  }
  return run.plan
}
