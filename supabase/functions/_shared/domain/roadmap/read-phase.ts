import { PHASE_NAMES, PHASES, type Phase, phaseSchema } from '../phases.ts'
import { fieldOf, type Stored, toRecord } from '../stored-fields.ts'
import { knownSum, sumOfAmounts } from './amounts.ts'
import { costLineSum, isAssumed, meanHours, rounded } from './compute.ts'
import {
  COST_KINDS,
  type CostLine,
  type RoadmapRisk,
  type RoadmapTask,
  roadmapSourceSchema,
} from './content.ts'
import { dollarsIn, firstField, firstText, listIn, type Note, numberIn, textIn, textsIn } from './loose.ts'
import { readSchedule, readTasks } from './read-tasks.ts'
import { HOURS_MAX, type ReadMember, readTeam } from './read-team.ts'
import type { Schedule } from './schedule.ts'
import { durationText, workDaysIn, workDaysOf } from './work-time.ts'

export const DOLLARS_MAX = 1e10

export interface ReadMilestone {
  name: string
  /** Working day of the phase on which it is reached, from 1; null if it waits for no known task. */
  day: number | null
  tasks: string[]
}

export interface ReadPhase {
  phase: Phase
  name: string
  team: ReadMember[]
  /** Sum of the lines, in the roadmap's currency like all costs; null if there are no lines, or one has no cost. */
  teamCostDollars: number | null
  /** Costs besides hours, in the roadmap's currency. */
  costLines: CostLine[]
  /** Work that could not be planned. */
  unplanned: string[]
  /** Whether hours follow from assumed sizes; the costs of lines then have two significant digits. */
  assumed: boolean
  /** The team's cost plus the cost lines, or the stored cost of the phase. */
  costDollars: number | null
  tasks: RoadmapTask[]
  /** Null without tasks, or if they wait for each other. */
  schedule: Schedule | null
  deliverables: string[]
  milestones: ReadMilestone[]
  risks: RoadmapRisk[]
  /** From the schedule, or as stored; '' if unknown. */
  durationText: string
  workDays: number | null
  hoursPerResource: number | null
}

function risksIn(value: unknown, at: string, note: Note): RoadmapRisk[] {
  return listIn(value, at, note).flatMap((item, index) => {
    const stored = toRecord(item)
    const description = textIn(item) || firstText(stored, 'description', 'risk', 'title', 'name')
    if (description === '') note(`${at}.${index}`, 'There is no text here.')
    return description === '' ? [] : [{ description, mitigation: firstText(stored, 'mitigation') }]
  })
}

function milestonesIn(stored: Stored, at: string, schedule: Schedule | null, note: Note): ReadMilestone[] {
  const { key, value } = firstField(stored, 'milestones', 'goals')
  const path = `${at}.${key}`
  const ends = new Map(schedule?.tasks.map(({ id, endHour }) => [id, endHour]))
  return listIn(value, path, note)
    .flatMap((item, index) => {
      const milestone = toRecord(item)
      const name = textIn(item) || firstText(milestone, 'name', 'title', 'description', 'goal')
      if (name === '') {
        note(`${path}.${index}`, 'There is no text here.')
        return []
      }
      const tasks = textsIn(milestone.tasks, ['id'], `${path}.${index}.tasks`, note)
      const reached = tasks.map((id) => ends.get(id)).filter((end) => end !== undefined)
      const day = reached.length > 0 ? workDaysOf(reached.reduce((a, b) => Math.max(a, b))) : null
      return [{ name, day, tasks }]
    })
    .toSorted((a, b) => (a.day ?? Number.MAX_SAFE_INTEGER) - (b.day ?? Number.MAX_SAFE_INTEGER))
}

function durationIn(stored: Stored, schedule: Schedule | null) {
  if (schedule) return { durationText: durationText(schedule.hours), workDays: workDaysOf(schedule.hours) }
  const text = textIn(firstField(stored, 'duration').value)
  return { durationText: text, workDays: workDaysIn(text) }
}

function costLinesIn(stored: Stored, at: string, note: Note): CostLine[] {
  return listIn(fieldOf(stored, 'costLines'), `${at}.costLines`, note).flatMap((item, index) => {
    const line = toRecord(item)
    const name = firstText(line, 'name', 'title')
    const amount = numberIn(line.amount, DOLLARS_MAX)
    if (name === '' || amount === null) {
      note(`${at}.costLines.${index}`, 'A cost has a name and an amount.')
      return []
    }
    const kind = COST_KINDS.find((each) => each === line.kind) ?? 'other'
    const source = roadmapSourceSchema.safeParse(line.source).data
    return [{ name, kind, amount, ...(source && { source }), ...(line.isTold === true && { isTold: true }) }]
  })
}

/** Costs besides hours count only with a team's costs: a stored sum already includes them. */
function costIn(stored: Stored, ofWork: number | null, at: string, note: Note): number | null {
  const { key, value } = firstField(stored, 'cost', 'estimatedCost')
  const costDollars = ofWork ?? dollarsIn(value, DOLLARS_MAX)
  if (value !== null && costDollars === null) note(`${at}.${key}`, 'This is no amount of US dollars.')
  return costDollars
}

/** Calculated from the team if possible; the stored value is used only if hours of the team are missing. */
function hoursPerResourceIn(stored: Stored, team: ReadMember[], assumed: boolean): number | null {
  const known = team.filter(({ hours }) => hours !== null)
  const byTeam = meanHours(known, assumed)
  const whole = known.length > 0 && known.length === team.length
  return whole ? byTeam : (numberIn(fieldOf(stored, 'hoursPerResource'), HOURS_MAX) ?? byTeam)
}

/** The phase by its id or name; `fallback` if it has neither. */
function phaseIn(stored: Stored, fallback: Phase): Phase {
  const id = phaseSchema.safeParse(stored.phase).data
  return id ?? PHASES.find((phase) => PHASE_NAMES[phase] === textIn(stored.name)) ?? fallback
}

/** The team with its costs as shown, so that the lines add up to the sum. */
function shownTeam({ team, teamCostDollars }: ReturnType<typeof readTeam>, assumed: boolean) {
  const shown = team.map((member) => ({
    ...member,
    costDollars: member.costDollars === null ? null : rounded(member.costDollars, assumed),
  }))
  return {
    team: shown,
    teamCostDollars: teamCostDollars === null ? null : knownSum(shown.map(({ costDollars }) => costDollars)),
  }
}

/** Reads one stored phase, however incomplete (docs/contract.md#entities). */
export function readPhase(value: unknown, fallback: Phase, at: string, note: Note): ReadPhase {
  const stored = toRecord(value)
  const tasks = readTasks(stored, at, note)
  const assumed = isAssumed(tasks)
  const { team, teamCostDollars } = shownTeam(readTeam(stored, at, note), assumed)
  const schedule = readSchedule(team, tasks, at, note)
  const phase = phaseIn(stored, fallback)
  const costLines = costLinesIn(stored, at, note)
  const ofWork = teamCostDollars === null ? null : sumOfAmounts([teamCostDollars, costLineSum(costLines)])
  return {
    phase,
    name: firstText(stored, 'name', 'title') || PHASE_NAMES[phase],
    team,
    teamCostDollars,
    costLines,
    unplanned: textsIn(fieldOf(stored, 'unplanned'), ['text'], `${at}.unplanned`, note),
    assumed,
    costDollars: costIn(stored, ofWork, at, note),
    tasks,
    schedule,
    deliverables: textsIn(stored.deliverables, ['name', 'title', 'description'], `${at}.deliverables`, note),
    milestones: milestonesIn(stored, at, schedule, note),
    risks: risksIn(stored.risks, `${at}.risks`, note),
    ...durationIn(stored, schedule),
    hoursPerResource: hoursPerResourceIn(stored, team, assumed),
  }
}
