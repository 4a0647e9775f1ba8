import { hundredthsOf, knownSum, lineDollars, sumOf, sumOfAmounts } from './amounts.ts'
import type { CostLine, Milestone, RoadmapContent, RoadmapPhase, RoadmapTask, TeamMember } from './content.ts'
import { effortsOf } from './efforts.ts'
import { type Schedule, scheduleTasks } from './schedule.ts'
import { RoadmapError } from './work-plan.ts'
import { daysText, durationText, workDaysIn } from './work-time.ts'

/** Significant digits of an amount or a number of hours that is based on assumed sizes. */
const DIGITS_OF_ASSUMPTIONS = 2

/** Whether hours are assumptions, which means that they follow from sizes. */
export const isAssumed = (tasks: readonly { size?: unknown }[]): boolean =>
  tasks.some(({ size }) => size !== undefined)

/**
 * An amount as shown: two significant digits if it is based on assumed sizes, otherwise unchanged. Sums add the
 * displayed amounts and are not rounded again.
 */
export const rounded = (sum: number, assumed: boolean): number =>
  assumed ? Number(sum.toPrecision(DIGITS_OF_ASSUMPTIONS)) : sum

/** A line of the team: count × hours × rate, in the roadmap's currency. */
const memberDollars = ({ count, hours, hourlyRate }: TeamMember): number =>
  lineDollars(count, hours, hourlyRate)

interface Hired {
  count: number
  hours: number | null
}

/** Total hours of all people. */
export const teamHours = (team: readonly Hired[]): number =>
  sumOf(team.map(({ count, hours }) => count * hundredthsOf(hours ?? 0))) / 100

/** Mean hours per person, to the hundredth; null without people. */
function hoursPerPerson(team: readonly Hired[]): number | null {
  const people = sumOf(team.map(({ count }) => count))
  return people > 0 ? hundredthsOf(teamHours(team) / people) / 100 : null
}

/** Mean hours per person, as shown; null without people. */
export function meanHours(team: readonly Hired[], assumed: boolean): number | null {
  const mean = hoursPerPerson(team)
  return mean === null ? null : rounded(mean, assumed)
}

/** The people that these tasks need. In each role, the `count` people of `staffing` share the work. */
export function teamFromTasks(
  tasks: readonly RoadmapTask[],
  staffing: readonly { role: string; count: number; skills: string[] }[],
  rates: Readonly<Record<string, number>>,
): TeamMember[] {
  return staffing.map(({ role, count, skills }) => {
    const hourlyRate = Object.hasOwn(rates, role) ? rates[role] : undefined
    if (hourlyRate === undefined) throw new RoadmapError(`No hourly rate is known for ${role}.`)
    return { role, count, skills, hourlyRate, hours: hoursOfRole(tasks, role, count) }
  })
}

/** Hours of each of the `count` people who share the tasks of a role, rounded up to the hour. */
function hoursOfRole(tasks: readonly RoadmapTask[], role: string, count: number): number {
  const work = sumOf(
    tasks
      .flatMap(effortsOf)
      .filter((effort) => effort.role === role)
      .map(({ hours }) => hundredthsOf(hours.base)),
  )
  return Math.ceil(work / (100 * count))
}

/** The team after its tasks changed: only hours of roles with changed tasks are recalculated. */
export function retimedTeam(
  team: readonly TeamMember[],
  before: readonly RoadmapTask[],
  after: readonly RoadmapTask[],
): TeamMember[] {
  return team.map((member) => {
    const [was, is] = [before, after].map((tasks) => hoursOfRole(tasks, member.role, member.count))
    return was === is ? member : { ...member, hours: is ?? member.hours }
  })
}

/** Milestones in the order in which they are reached; those without tasks come last. */
function inDateOrder(milestones: readonly Milestone[], schedule: Schedule | null): Milestone[] {
  const ends = new Map(schedule?.tasks.map(({ id, endHour }) => [id, endHour]))
  const reachedAt = ({ tasks }: Milestone) =>
    tasks.reduce((latest, id) => Math.max(latest, ends.get(id) ?? 0), 0) || Number.MAX_SAFE_INTEGER
  return milestones.toSorted((a, b) => reachedAt(a) - reachedAt(b))
}

/** The sum of all costs besides hours. */
export const costLineSum = (lines: readonly Pick<CostLine, 'amount'>[] = []): number =>
  sumOfAmounts(lines.map(({ amount }) => amount))

function computePhase(phase: RoadmapPhase): RoadmapPhase {
  const team = phase.teamComposition
  const schedule = phase.tasks.length > 0 ? scheduleTasks(phase) : null
  const assumed = isAssumed(phase.tasks)
  const lines = [
    ...team.map((member) => rounded(memberDollars(member), assumed)),
    costLineSum(phase.costLines),
  ]
  return {
    ...phase,
    milestones: inDateOrder(phase.milestones, schedule),
    cost: team.length > 0 ? sumOfAmounts(lines) : phase.cost,
    hoursPerResource: meanHours(team, assumed) ?? phase.hoursPerResource,
    duration: schedule ? durationText(schedule.hours) : phase.duration,
  }
}

/** Phases follow one another, so their days add up. `fallback` is used if the durations name no time. */
export function totalDuration(durations: readonly string[], fallback: string): string {
  if (durations.length === 1) return durations[0] || fallback
  const days = knownSum(durations.map(workDaysIn))
  return days === null ? fallback : daysText(days)
}

const totalOf = (phases: readonly RoadmapPhase[]): number | null => knownSum(phases.map(({ cost }) => cost))

/**
 * The content with cost, duration, hours per person and totals calculated from team and tasks
 * (docs/roadmaps.md#arithmetic). Stored values are kept only if a phase has no team or no tasks to calculate them from.
 * @throws RoadmapError when tasks wait for each other
 */
export function computeRoadmap(content: RoadmapContent): RoadmapContent {
  const phases = content.phases.map(computePhase)
  const durations = phases.map(({ duration }) => duration)
  return {
    ...content,
    phases,
    summary: {
      ...content.summary,
      totalDuration: totalDuration(durations, content.summary.totalDuration),
      totalCost: totalOf(phases) ?? content.summary.totalCost,
    },
  }
}
