import { hundredthsOf, knownSum, lineDollars, sumOf, sumOfAmounts } from './amounts.ts'
import type { RoadmapContent, RoadmapPhase, RoadmapTask, TeamMember } from './content.ts'
import { scheduleTasks } from './schedule.ts'
import { RoadmapError } from './work-plan.ts'
import { daysText, durationText, workDaysIn } from './work-time.ts'

/** A line of the team: count × hours × rate, in dollars. */
const memberDollars = ({ count, hours, hourlyRate }: TeamMember): number =>
  lineDollars(count, hours, hourlyRate)

interface Hired {
  count: number
  hours: number | null
}

/** Hours of all people together. */
export const teamHours = (team: readonly Hired[]): number =>
  sumOf(team.map(({ count, hours }) => count * hundredthsOf(hours ?? 0))) / 100

/** Mean hours of a person, to the hundredth; null for nobody. */
export function hoursPerPerson(team: readonly Hired[]): number | null {
  const people = sumOf(team.map(({ count }) => count))
  return people > 0 ? hundredthsOf(teamHours(team) / people) / 100 : null
}

/** The people that some tasks need. `count` of `staffing` people share the work of a role. */
export function teamFromTasks(
  tasks: readonly RoadmapTask[],
  staffing: readonly { role: string; count: number; skills: string[] }[],
  rates: Readonly<Record<string, number>>,
): TeamMember[] {
  return staffing.map(({ role, count, skills }) => {
    const hourlyRate = Object.hasOwn(rates, role) ? rates[role] : undefined
    if (hourlyRate === undefined) throw new RoadmapError(`No hourly rate is known for ${role}.`)
    const work = sumOf(
      tasks.filter((task) => task.role === role).map(({ hours }) => hundredthsOf(hours.base)),
    )
    return { role, count, skills, hourlyRate, hours: Math.ceil(work / (100 * count)) }
  })
}

function computePhase(phase: RoadmapPhase): RoadmapPhase {
  const team = phase.teamComposition
  return {
    ...phase,
    cost: team.length > 0 ? sumOfAmounts(team.map(memberDollars)) : phase.cost,
    hoursPerResource: team.length > 0 ? hoursPerPerson(team) : phase.hoursPerResource,
    duration: phase.tasks.length > 0 ? durationText(scheduleTasks(phase).hours) : phase.duration,
  }
}

/** Phases follow one another: their days add up. `fallback` is for durations that name no time. */
export function totalDuration(durations: readonly string[], fallback: string): string {
  if (durations.length === 1) return durations[0] || fallback
  const days = knownSum(durations.map(workDaysIn))
  return days === null ? fallback : daysText(days)
}

/**
 * The content with cost, duration, hours per person and totals worked out from team and tasks
 * (docs/roadmaps.md#arithmetic). What was stored is kept only where a phase has no team or no tasks to work it out
 * from.
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
      totalCost: knownSum(phases.map(({ cost }) => cost)) ?? content.summary.totalCost,
    },
  }
}
