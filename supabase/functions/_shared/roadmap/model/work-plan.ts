import { LENGTH, plain, plainTexts } from '../../ai/sections/plain.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import { cyclesOf } from '../../domain/roadmap/dependencies.ts'
import { ROADMAP_ROLES } from '../../domain/roadmap/rates.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import type { NumberedFeature } from './features.ts'
import type { TasksOutput } from './output.ts'

const MAX = { name: 180, people: 10, hours: 400, tasks: 400, skills: 8 }
const LEAST_TASKS = 3

type TaskOutput = TasksOutput['tasks'][number]

const same = (text: string) => text.trim().toLowerCase()

/** A role by its name, however its letters are written; null when nobody knows it. */
const roleNamed = (name: string): string | null =>
  ROADMAP_ROLES.find((role) => same(role.name) === same(name))?.name ?? null

const featureNamed = (features: readonly NumberedFeature[], id: string) =>
  features.find((feature) => feature.id === same(id))

function hourFaults(
  { lowHours: low, baseHours: base, highHours: high }: TaskOutput,
  where: string,
): string[] {
  const ordered = low > 0 && low <= base && base <= high && high <= MAX.hours
  return ordered
    ? []
    : [`${where}: hours must be above 0 and grow from low over base to high, at most ${MAX.hours}.`]
}

function taskFaults(
  task: TaskOutput,
  ids: ReadonlySet<string>,
  features: readonly NumberedFeature[],
): string[] {
  const where = `tasks.${task.id.slice(0, 20)}`
  const missing = task.dependsOn.filter((id) => !ids.has(same(id)))
  return [
    ...(plain(task.name, MAX.name) ? [] : [`${where}.name is empty.`]),
    ...(roleNamed(task.role)
      ? []
      : [`${where}.role ${JSON.stringify(task.role.slice(0, 40))} is none of the roles given to you.`]),
    ...(task.feature === null || featureNamed(features, task.feature)
      ? []
      : [
          `${where}.feature ${JSON.stringify(task.feature.slice(0, 20))} is no number of a feature given to you.`,
        ]),
    ...missing.map((id) => `${where} depends on ${JSON.stringify(id.slice(0, 20))}, which is no task.`),
    ...hourFaults(task, where),
  ]
}

function teamFaults({ team, tasks }: TasksOutput): string[] {
  const roles = team.map(({ role }) => roleNamed(role))
  const unstaffed = new Set(
    tasks.map(({ role }) => roleNamed(role)).filter((role) => role && !roles.includes(role)),
  )
  return [
    ...team
      .filter(
        ({ role, count }) => !roleNamed(role) || !Number.isInteger(count) || count < 1 || count > MAX.people,
      )
      .map(
        ({ role }) =>
          `team: ${JSON.stringify(role.slice(0, 40))} must be a role given to you, with 1 to ${MAX.people} people.`,
      ),
    ...(new Set(roles).size < roles.length ? ['team names a role twice.'] : []),
    ...[...unstaffed].map((role) => `team has nobody for the role ${role}, which has tasks.`),
  ]
}

/** Features that must not be forgotten and that no task serves. */
const uncovered = ({ tasks }: TasksOutput, features: readonly NumberedFeature[]): string[] =>
  features
    .filter(({ group }) => group === 'core' || group === 'mustHave')
    .filter(({ id }) => !tasks.some(({ feature }) => feature !== null && same(feature) === id))
    .map(({ id }) => `No task serves the feature ${id}.`)

const cycleFaults = (tasks: readonly TaskOutput[]): string[] =>
  cyclesOf(tasks.map(({ id, dependsOn }) => ({ id: same(id), dependsOn: dependsOn.map(same) }))).map(
    (ids) => `These tasks wait for each other: ${ids.join(', ').slice(0, 200)}.`,
  )

/** What is missing or contradictory in the plan of work, for the repair. */
export function workPlanFaults(output: TasksOutput, features: readonly NumberedFeature[]): string[] {
  const { tasks } = output
  const ids = tasks.map(({ id }) => same(id))
  const known = new Set(ids)
  return [
    ...(tasks.length < LEAST_TASKS || tasks.length > MAX.tasks
      ? [`There must be ${LEAST_TASKS} to ${MAX.tasks} tasks.`]
      : []),
    ...(known.size < ids.length ? ['Two tasks have the same id.'] : []),
    ...tasks.flatMap((task) => taskFaults(task, known, features)),
    ...teamFaults(output),
    ...uncovered(output, features),
    ...cycleFaults(tasks),
  ]
}

const inHundredths = (hours: number) => Math.max(0.01, Math.round(hours * 100) / 100)

/** The plan of work as it is stored: plain texts, ids of our own, and a team whose hours are worked out. */
export function workPlanOf(
  { tasks, team }: TasksOutput,
  features: readonly NumberedFeature[],
  { rates }: RoadmapInput,
): WorkPlanSection {
  const ids = new Map(tasks.map(({ id }, index) => [same(id), `t${index + 1}`]))
  const planned = tasks.map(
    (task, index): RoadmapTask => ({
      id: `t${index + 1}`,
      name: plain(task.name, MAX.name),
      feature: (task.feature && featureNamed(features, task.feature)?.description.slice(0, 2_000)) || null,
      role: roleNamed(task.role) ?? task.role,
      dependsOn: [...new Set(task.dependsOn.flatMap((id) => ids.get(same(id)) ?? []))],
      hours: {
        low: inHundredths(task.lowHours),
        base: inHundredths(task.baseHours),
        high: inHundredths(task.highHours),
      },
    }),
  )
  const staffing = team
    .map(({ role, count, skills }) => ({
      role: roleNamed(role) ?? role,
      count,
      skills: plainTexts(skills, LENGTH.name - 1, MAX.skills),
    }))
    .filter(({ role }) => planned.some((task) => task.role === role))
  return { tasks: planned, team: teamFromTasks(planned, staffing, rates) }
}
