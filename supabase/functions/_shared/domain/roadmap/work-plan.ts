import { hundredthsOf } from './amounts.ts'
import type { RoadmapTask } from './content.ts'
import { dependencies, inOrder } from './dependencies.ts'
import { effortsOf, waitingHours } from './efforts.ts'

/** Why a roadmap cannot be calculated; problemsOf finds such problems beforehand. */
export class RoadmapError extends Error {
  override name = 'RoadmapError'
}

/** Hundredths of an hour, at least one, so that every task takes time. */
export const ticksOf = (hours: number): number => Math.max(1, hundredthsOf(hours))

/**
 * The assignment of people to tasks, in order. For each task, `needs` lists the indexes of the tasks whose results it
 * waits for, and `people` those that its people did before. `order` puts each task after all of them.
 */
export interface WorkPlan {
  order: number[]
  needs: number[][]
  people: number[][]
}

/** A person who can take tasks: the index of their last task, and when they are free. */
interface Person {
  last: number | null
  freeAt: number
}

interface Run {
  people: Map<string, Person[]>
  plan: WorkPlan
}

/** Longest path from a task to the end; it decides which task starts first if several need the same person. */
function urgency(ticks: number[], serves: number[][], order: number[]): number[] {
  const longest = [...ticks]
  for (const place of [...order].reverse()) {
    const after = (serves[place] ?? []).reduce((most, next) => Math.max(most, longest[next] ?? 0), 0)
    longest[place] = (ticks[place] ?? 0) + after
  }
  return longest
}

/** The person of the role who has been free the longest; null if all are busy. */
function freePerson(known: readonly Person[], count: number, now: number): Person | null {
  const free = known.filter(({ freeAt }) => freeAt <= now).toSorted((a, b) => a.freeAt - b.freeAt)[0]
  if (free) return free
  return known.length >= count ? null : { last: null, freeAt: 0 }
}

interface Assigned {
  role: string
  person: Person
  ticks: number
}

/** One free person for each role of a task, or null if one of them is missing. */
function staffFor(run: Run, task: RoadmapTask, now: number, counts: Map<string, number>): Assigned[] | null {
  const staff = effortsOf(task).flatMap(({ role, hours }): Assigned[] => {
    const person = freePerson(run.people.get(role) ?? [], counts.get(role) ?? 1, now)
    return person ? [{ role, person, ticks: ticksOf(hours.base) }] : []
  })
  return staff.length === effortsOf(task).length ? staff : null
}

/** Starts at `now` every task that can start, in the given order; returns those that still wait. */
function begin(run: Run, tasks: RoadmapTask[], waiting: number[], now: number, counts: Map<string, number>) {
  const begun: { place: number; freeAt: number }[] = []
  const left = waiting.filter((place) => {
    const task = tasks[place]
    const staff = task && staffFor(run, task, now, counts)
    if (!staff) return true
    run.plan.people[place] = staff.flatMap(({ person }) => person.last ?? [])
    run.plan.order.push(place)
    // Everyone stays until the slowest is done, so their next tasks start after that.
    const freeAt = now + staff.reduce((most, { ticks }) => Math.max(most, ticks), 0)
    for (const { role, person } of staff) {
      const known = run.people.get(role) ?? []
      run.people.set(role, known.includes(person) ? known : [...known, person])
      person.last = place
      person.freeAt = freeAt
    }
    begun.push({ place, freeAt })
    return false
  })
  return { begun, left }
}

/**
 * Assigns each task to one person of each of its roles: at every moment, free people take the most urgent task that can
 * start. `counts` are people by role; a missing role has one. Uses the base hours. While waiting for a result, people
 * do other work.
 * @throws RoadmapError when tasks wait for each other
 */
export function workPlan(tasks: RoadmapTask[], counts: Map<string, number>): WorkPlan {
  const needs = dependencies(tasks)
  const { order, serves } = inOrder(needs)
  if (order.length < tasks.length) throw new RoadmapError('Some tasks wait for each other.')
  const pauses = tasks.map((task) => Math.round(100 * waitingHours(task)))
  const ticks = tasks.map(
    (task, place) =>
      effortsOf(task).reduce((most, { hours }) => Math.max(most, ticksOf(hours.base)), 0) +
      (pauses[place] ?? 0),
  )
  const urgent = urgency(ticks, serves, order)
  const first = (a: number, b: number) => (urgent[b] ?? 0) - (urgent[a] ?? 0) || a - b
  const run: Run = { people: new Map(), plan: { order: [], needs, people: needs.map(() => []) } }
  const open = needs.map(({ length }) => length)
  let waiting = order.filter((place) => open[place] === 0)
  let running: { place: number; end: number }[] = []
  let busy: number[] = []
  for (let now = 0; waiting.length + running.length > 0; ) {
    const { begun, left } = begin(run, tasks, waiting.sort(first), now, counts)
    running.push(...begun.map(({ place, freeAt }) => ({ place, end: freeAt + (pauses[place] ?? 0) })))
    busy = [...busy, ...begun.map(({ freeAt }) => freeAt)].filter((freeAt) => freeAt > now)
    now = [...running.map(({ end }) => end), ...busy].reduce(
      (soonest, moment) => Math.min(soonest, moment),
      Number.POSITIVE_INFINITY,
    )
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
