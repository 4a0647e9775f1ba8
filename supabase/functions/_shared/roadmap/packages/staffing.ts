import { PHASES, type Phase } from '../../domain/phases.ts'
import type { PlanningForm, Timeline } from '../../domain/planning.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { scheduleTasks } from '../../domain/roadmap/schedule.ts'
import { DAYS_PER_MONTH, HOURS_PER_DAY } from '../../domain/roadmap/work-time.ts'

/** Usual share of the whole time that a phase takes, and its months if the plan sets no time (assumptions). */
const USUAL: Record<Phase, { share: number; months: number }> = {
  interactive: { share: 0.12, months: 1.5 },
  poc: { share: 0.15, months: 2 },
  mvp: { share: 0.43, months: 5 },
  production: { share: 0.3, months: 4 },
}
const MONTHS_AT_MOST: Record<Timeline, number | null> = {
  '1-3-months': 3,
  '3-6-months': 6,
  '6-12-months': 12,
  '12-plus-months': null,
}
/** More people in a role would get in each other's way more than they help; a trial is the work of a few. */
const MOST_PEOPLE: Record<Phase, number> = { interactive: 1, poc: 2, mvp: 4, production: 2 }
const MAX_STEPS = 8
/** A second person is only worth it for several weeks of work. */
const LEAST_HOURS_EACH = 120

/** Working hours that a phase may take: its share of the plan's time among the planned phases. */
function hoursFor(phase: Phase, { timeline, developmentPhases }: PlanningForm): number {
  const months = timeline ? MONTHS_AT_MOST[timeline] : null
  const planned: readonly Phase[] = developmentPhases.includes(phase) ? developmentPhases : PHASES
  const shares = planned.map((each) => USUAL[each].share).reduce((a, b) => a + b, 0)
  const own = months === null ? USUAL[phase].months : (months * USUAL[phase].share) / shares
  return own * DAYS_PER_MONTH * HOURS_PER_DAY
}

interface Staffing {
  role: string
  count: number
}

const durationOf = (tasks: RoadmapTask[], team: readonly Staffing[]) =>
  scheduleTasks({ tasks, teamComposition: team }).hours

/** The role whose people have the most to do, among those that may still grow. */
function busiest(
  tasks: RoadmapTask[],
  team: Staffing[],
  settled: ReadonlySet<string>,
  most: number,
): Staffing | undefined {
  const hours = new Map<string, number>()
  for (const { role, hours: effort } of tasks.flatMap(effortsOf))
    hours.set(role, (hours.get(role) ?? 0) + effort.base)
  const load = ({ role, count }: Staffing) => (hours.get(role) ?? 0) / count
  return team
    .filter((staff) => staff.count < most && !settled.has(staff.role) && load(staff) > LEAST_HOURS_EACH)
    .toSorted((a, b) => load(b) - load(a))[0]
}

/**
 * One person in each role, and more in the roles that delay the phase, until the time limit is met or more people do
 * not help.
 */
function countsFor(tasks: RoadmapTask[], roles: readonly string[], limit: number, most: number): Staffing[] {
  let team: Staffing[] = roles.map((role) => ({ role, count: 1 }))
  let hours = durationOf(tasks, team)
  const settled = new Set<string>()
  for (let step = 0; step < MAX_STEPS && hours > limit; step++) {
    const grown = busiest(tasks, team, settled, most)
    if (!grown) break
    const larger = team.map((each) => (each === grown ? { ...each, count: each.count + 1 } : each))
    const shorter = durationOf(tasks, larger)
    if (shorter < hours) {
      team = larger
      hours = shorter
    } else settled.add(grown.role)
  }
  return team
}

/**
 * The people whom the tasks need, in the order of the roles: one of each, or as many as the plan's time requires if a
 * plan is given.
 */
export function staffed(
  tasks: RoadmapTask[],
  roles: readonly string[],
  plan: { phase: Phase; planning: PlanningForm } | null,
): Staffing[] {
  if (!plan) return roles.map((role) => ({ role, count: 1 }))
  return countsFor(tasks, roles, hoursFor(plan.phase, plan.planning), MOST_PEOPLE[plan.phase])
}
