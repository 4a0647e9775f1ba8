import { LENGTH, plainTexts, toPlainText } from '../../ai/sections/plain.ts'
import { teamFromTasks } from '../../domain/roadmap/compute.ts'
import type { CostLine, RoadmapTask } from '../../domain/roadmap/content.ts'
import { cyclesOf } from '../../domain/roadmap/dependencies.ts'
import { effortsOf } from '../../domain/roadmap/efforts.ts'
import { ROADMAP_ROLES } from '../../domain/roadmap/rates.ts'
import { fromDollars } from '../currency.ts'
import type { RoadmapInput, WorkPlanSection } from '../engine.ts'
import { skillsOf } from '../packages/skills.ts'
import type { Checklist } from './checklist.ts'
import type { NumberedFeature } from './features.ts'
import type { TasksOutput } from './output.ts'

const MAX = { name: 180, people: 10, hours: 400, tasks: 400, skills: 8, days: 365, costs: 12, dollars: 1e7 }
/** Assumed bounds for the rates of roles that a model adds, in US dollars per hour. */
const RATE = { least: 3, most: 400 }
const LEAST_TASKS = 3

type TaskOutput = TasksOutput['tasks'][number]

const same = (text: string) => text.trim().toLowerCase()

/**
 * Names of the roles that a plan may use, by their lowercase form: the known roles, and those that the plan adds with a
 * rate.
 */
function rolesOf(team: TasksOutput['team']): Map<string, string> {
  const known = ROADMAP_ROLES.map(({ name }) => name)
  const added = team
    .filter(({ hourlyRate }) => isRate(hourlyRate))
    .map(({ role }) => toPlainText(role, LENGTH.name - 1))
  return new Map([...added.filter(Boolean), ...known].map((name) => [same(name), name]))
}

const isRate = (rate: number | null): rate is number =>
  rate !== null && rate >= RATE.least && rate <= RATE.most

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
  roles: ReadonlyMap<string, string>,
  features: readonly NumberedFeature[],
): string[] {
  const where = `tasks.${task.id.slice(0, 20)}`
  const missing = task.dependsOn.filter((id) => !ids.has(same(id)))
  return [
    ...(toPlainText(task.name, MAX.name) ? [] : [`${where}.name is empty.`]),
    ...(roles.has(same(task.role))
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

function teamFaults({ team, tasks }: TasksOutput, known: ReadonlyMap<string, string>): string[] {
  const roleNamed = (name: string) => known.get(same(name)) ?? null
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
          `team: ${JSON.stringify(role.slice(0, 40))} must be a role given to you or one with an hourly rate from ${RATE.least} to ${RATE.most}, with 1 to ${MAX.people} people.`,
      ),
    ...(new Set(roles).size < roles.length ? ['team names a role twice.'] : []),
    ...[...unstaffed].map((role) => `team has nobody for the role ${role}, which has tasks.`),
  ]
}

/** A fault for each core or must-have feature that no task serves. */
const uncovered = ({ tasks }: TasksOutput, features: readonly NumberedFeature[]): string[] =>
  features
    .filter(({ group }) => group === 'core' || group === 'mustHave')
    .filter(({ id }) => !tasks.some(({ feature }) => feature !== null && same(feature) === id))
    .map(({ id }) => `No task serves the feature ${id}.`)

const cycleFaults = (tasks: readonly TaskOutput[]): string[] =>
  cyclesOf(tasks.map(({ id, dependsOn }) => ({ id: same(id), dependsOn: dependsOn.map(same) }))).map(
    (ids) => `These tasks wait for each other: ${ids.join(', ').slice(0, 200)}.`,
  )

/**
 * What is missing or contradictory in the work plan, for the repair. `part` holds the features that it has to serve.
 */
export function workPlanFaults(
  output: TasksOutput,
  features: readonly NumberedFeature[],
  part: readonly NumberedFeature[],
): string[] {
  const { tasks } = output
  const ids = tasks.map(({ id }) => same(id))
  const known = new Set(ids)
  const roles = rolesOf(output.team)
  return [
    ...(tasks.length < LEAST_TASKS || tasks.length > MAX.tasks
      ? [`There must be ${LEAST_TASKS} to ${MAX.tasks} tasks.`]
      : []),
    ...(known.size < ids.length ? ['Two tasks have the same id.'] : []),
    ...tasks.flatMap((task) => taskFaults(task, known, roles, features)),
    ...teamFaults(output, roles),
    ...uncovered(output, part),
    ...cycleFaults(tasks),
  ]
}

const inHundredths = (hours: number) => Math.max(0.01, Math.round(hours * 100) / 100)

function waitingOf({ waitingDays, waitingFor }: TaskOutput): Pick<RoadmapTask, 'waiting'> {
  const days = Math.min(MAX.days, Math.ceil(waitingDays))
  return days >= 1 ? { waiting: { days, reason: toPlainText(waitingFor, LENGTH.line) || 'Waiting' } } : {}
}

/**
 * The checklist entries that the model neither does nor leaves out, unchanged. Their dependencies become the tasks that
 * do those entries.
 */
function forgotten(
  { entries }: Checklist,
  doneBy: ReadonlyMap<string, string[]>,
  left: ReadonlySet<string>,
): RoadmapTask[] {
  const missing = entries.filter(({ number }) => !doneBy.has(number) && !left.has(number))
  const standsFor = new Map(
    entries.map(({ number, task: { id } }) => [
      id,
      doneBy.get(number) ?? (left.has(number) ? [] : [`c-${id}`]),
    ]),
  )
  return missing.map(({ task }) => ({
    ...task,
    id: `c-${task.id}`,
    dependsOn: [...new Set(task.dependsOn.flatMap((id) => standsFor.get(id) ?? []))],
  }))
}

const costLinesOf = ({ costs }: TasksOutput, currency: RoadmapInput['currency']): CostLine[] =>
  costs
    .map(({ name, kind, dollars }) => ({
      name: toPlainText(name, LENGTH.line),
      kind,
      amount: Math.round(fromDollars(Math.min(Math.max(dollars, 0), MAX.dollars), currency) * 100) / 100,
    }))
    .filter(({ name, amount }) => name !== '' && amount > 0)
    .slice(0, MAX.costs)

/**
 * The work plan as it is stored: plain texts, new ids, the forgotten checklist entries, and a team with computed hours.
 * The source of a rule comes from the checklist, never from the model.
 */
export function workPlanOf(
  output: TasksOutput,
  features: readonly NumberedFeature[],
  checklist: Checklist,
  { rates, currency }: RoadmapInput,
): WorkPlanSection {
  const { tasks, team } = output
  const roles = rolesOf(team)
  const roleNamed = (name: string) => roles.get(same(name)) ?? name
  const ids = new Map(tasks.map(({ id }, index) => [same(id), `t${index + 1}`]))
  const entries = new Map(checklist.entries.map((entry) => [entry.number, entry]))
  const doneBy = new Map<string, string[]>()
  tasks.forEach(({ covers }, index) => {
    for (const number of covers.map(same))
      if (entries.has(number)) doneBy.set(number, [...(doneBy.get(number) ?? []), `t${index + 1}`])
  })
  const left = output.leftOut.flatMap(({ entry, reason }) => {
    const found = entries.get(same(entry))
    const why = toPlainText(reason, LENGTH.line)
    return found && why && !doneBy.has(found.number) ? [{ ...found, why }] : []
  })
  const planned = tasks.map((task, index): RoadmapTask => {
    const [source] = task.covers.flatMap((number) => entries.get(same(number))?.task.source ?? [])
    return {
      id: `t${index + 1}`,
      name: toPlainText(task.name, MAX.name),
      feature: (task.feature && featureNamed(features, task.feature)?.description.slice(0, 2_000)) || null,
      role: roleNamed(task.role),
      dependsOn: [...new Set(task.dependsOn.flatMap((id) => ids.get(same(id)) ?? []))],
      hours: {
        low: inHundredths(task.lowHours),
        base: inHundredths(task.baseHours),
        high: inHundredths(task.highHours),
      },
      ...waitingOf(task),
      ...(source && { source }),
    }
  })
  const all = [...planned, ...forgotten(checklist, doneBy, new Set(left.map(({ number }) => number)))]
  const needed = [...new Set(all.flatMap(effortsOf).map(({ role }) => role))]
  const staffing = needed.map((role) => {
    const given = team.find((member) => roleNamed(member.role) === role)
    const skills = plainTexts(given?.skills ?? [], LENGTH.name - 1, MAX.skills)
    return { role, count: given?.count ?? 1, skills: skills.length > 0 ? skills : skillsOf(role, []) }
  })
  const added = team.flatMap(({ role, hourlyRate }) =>
    isRate(hourlyRate) ? [[roleNamed(role), inHundredths(fromDollars(hourlyRate, currency))] as const] : [],
  )
  const costLines = costLinesOf(output, currency)
  return {
    tasks: all,
    team: teamFromTasks(all, staffing, { ...Object.fromEntries(added), ...rates }),
    ...(costLines.length > 0 && { costLines }),
    ...(left.length > 0 && {
      unplanned: left.map(({ task, why }) => `Left out by the model: ${task.name}. Its reason: ${why}`),
    }),
  }
}
