import type { FeatureGroup, Report } from '../report.ts'
import { hundredthsOf, sumOf } from './amounts.ts'
import type { RoadmapTask } from './content.ts'
import { effortsOf } from './efforts.ts'
import { featuresByPriority, type RoadmapFeature } from './features.ts'
import type { ReadPhase } from './read-phase.ts'
import { countsOf, lastEnd, spanOf, timesOf } from './schedule.ts'
import { ticksOf, workPlan } from './work-plan.ts'
import { workDaysOf } from './work-time.ts'

interface Candidate {
  feature: string
  group: FeatureGroup
}

interface Costs {
  dollars: number | null
  days: number | null
}

export interface Savings {
  candidates: (Candidate & { savesDollars: number; savesHours: number })[]
  /** The costs that remain if features are left out. */
  without(features: string[]): Costs
}

/** For each feature, the features whose tasks wait for its tasks. */
function builtOn(phases: readonly ReadPhase[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { tasks } of phases) {
    const featureOf = new Map(tasks.map(({ id, feature }) => [id, feature]))
    for (const { feature, dependsOn } of tasks) {
      for (const needed of dependsOn.map((id) => featureOf.get(id))) {
        if (!feature || !needed || needed === feature) continue
        users.set(needed, (users.get(needed) ?? new Set()).add(feature))
      }
    }
  }
  return users
}

/**
 * Core features, and everything that core features, features of higher priority, or features unknown to the report are
 * built on.
 */
function keptOf(all: readonly RoadmapFeature[], users: Map<string, Set<string>>): Set<string> {
  const weight = new Map(all.map(({ description }, index) => [description, index]))
  const kept = new Set(all.filter(({ group }) => group === 'core').map(({ description }) => description))
  const isNeeded = (feature: string, place: number) =>
    [...(users.get(feature) ?? [])].some((user) => kept.has(user) || (weight.get(user) ?? -1) < place)
  for (let before = -1; before < kept.size; ) {
    before = kept.size
    all.forEach(({ description }, place) => {
      if (isNeeded(description, place)) kept.add(description)
    })
  }
  return kept
}

/** Features with tasks that may be left out: not core, and not the basis of a feature of higher priority. */
export function cuttable(phases: readonly ReadPhase[], report: Report): Candidate[] {
  const all = featuresByPriority(report)
  const worked = new Set(phases.flatMap(({ tasks }) => tasks.map(({ feature }) => feature)))
  const kept = keptOf(all, builtOn(phases))
  return all
    .filter(({ description }) => worked.has(description) && !kept.has(description))
    .map(({ description, group }) => ({ feature: description, group }))
}

/** Cents of each task: its share of its role's lines, rounded down so that no saving is overstated. */
function centsOfTasks({ team, tasks }: ReadPhase): number[] {
  const sumByRole = <T>(items: readonly T[], role: (item: T) => string, amount: (item: T) => number) => {
    const sums = new Map<string, number>()
    for (const item of items) sums.set(role(item), (sums.get(role(item)) ?? 0) + amount(item))
    return sums
  }
  const lines = sumByRole(
    team,
    ({ role }) => role,
    ({ costDollars }) => hundredthsOf(costDollars ?? 0),
  )
  const hours = sumByRole(
    tasks.flatMap(effortsOf),
    ({ role }) => role,
    (effort) => ticksOf(effort.hours.base),
  )
  return tasks.map((task) =>
    sumOf(
      effortsOf(task).map(({ role, hours: { base } }) =>
        Math.floor(((lines.get(role) ?? 0) / (hours.get(role) ?? 1)) * ticksOf(base)),
      ),
    ),
  )
}

/** Days of a phase if some tasks take no time and the others keep their order. */
function daysWithout({ team, tasks, schedule, workDays }: ReadPhase): (gone: Set<string>) => number {
  if (!schedule) return () => workDays ?? 0
  const plan = workPlan(tasks, countsOf(team))
  return (gone) => {
    const spans = tasks.map((task) =>
      task.feature && gone.has(task.feature) ? { work: 0, waiting: 0 } : spanOf(task),
    )
    return workDaysOf(lastEnd(timesOf(plan, spans)) / 100)
  }
}

const isOf = (feature: string) => (task: RoadmapTask) => task.feature === feature

/** The saving of each candidate, and the costs that remain without some of them. `costs` are those of everything. */
export function savingsOf(phases: readonly ReadPhase[], candidates: Candidate[], costs: Costs): Savings {
  const costed = phases.map((phase) => ({ tasks: phase.tasks, cents: centsOfTasks(phase) }))
  const days = phases.map(daysWithout)
  const centsOf = (feature: string) =>
    sumOf(
      costed.map(({ tasks, cents }) =>
        sumOf(cents.filter((_, place) => tasks[place] && isOf(feature)(tasks[place]))),
      ),
    )
  const hoursOf = (feature: string) =>
    sumOf(
      phases.flatMap(({ tasks }) =>
        tasks
          .filter(isOf(feature))
          .flatMap(effortsOf)
          .map(({ hours }) => ticksOf(hours.base)),
      ),
    )
  const saved = new Map(candidates.map(({ feature }) => [feature, centsOf(feature)]))
  return {
    candidates: candidates.map((candidate) => ({
      ...candidate,
      savesDollars: (saved.get(candidate.feature) ?? 0) / 100,
      savesHours: hoursOf(candidate.feature) / 100,
    })),
    without(features) {
      const gone = new Set(features)
      const cents = sumOf(features.map((feature) => saved.get(feature) ?? 0))
      return {
        dollars: costs.dollars === null ? null : (hundredthsOf(costs.dollars) - cents) / 100,
        days: costs.days === null || gone.size === 0 ? costs.days : sumOf(days.map((of) => of(gone))),
      }
    },
  }
}
