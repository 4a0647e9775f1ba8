import { PHASES, type Phase, phaseSchema } from '../phases.ts'
import { type Stored, toRecord } from '../stored-fields.ts'
import { knownSum, sumOf } from './amounts.ts'
import { teamHours, totalDuration } from './compute.ts'
import {
  type Exchange,
  exchangeSchema,
  type Income,
  incomeSchema,
  type PhaseMoney,
  phaseMoneySchema,
  type RoadmapWriter,
  roadmapWriterSchema,
} from './content.ts'
import { costRange } from './cost-range.ts'
import { effortsOf } from './efforts.ts'
import { dollarsIn, firstField, firstText, listIn, type Note, textIn, textsIn } from './loose.ts'
import { DOLLARS_MAX, type ReadPhase, readPhase } from './read-phase.ts'
import { workDaysIn } from './work-time.ts'

export interface ReadRoadmap {
  name: string
  /** Null if no writer was recorded. */
  writer: RoadmapWriter | null
  region: string
  /** ISO 4217 code of all amounts, including those with names that say dollars. */
  currency: string
  /** The rate that converted assumed US dollars; null if none was used. */
  exchange: Exchange | null
  /** The price for customers; null if it is unknown in this currency. */
  income: Income | null
  /** Planned income; null if there is none. */
  money: PhaseMoney | null
  phases: ReadPhase[]
  /** The summary in words. */
  text: string
  recommendations: string[]
  totals: {
    costDollars: number | null
    /** Cost if the tasks take their low, base or high hours; `base` equals costDollars. */
    costRange: { low: number; base: number; high: number } | null
    durationText: string
    workDays: number | null
    /** Total for all people. */
    hours: number
    /** Whether the sums are based on assumed sizes. */
    assumed: boolean
  }
}

export interface ReadProblem {
  /** Fields and indexes from the outside in, joined by periods; '' for the whole. */
  path: string
  message: string
}

const PHASES_MAX = 20
const PROBLEMS_MAX = 100
const PHASE_FIELDS = ['teamComposition', 'team', 'tasks', 'deliverables', 'milestones', 'goals', 'risks']

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The phases and their paths: from a list, or the content itself if it looks like one phase. */
function phasesIn(stored: Stored, fallback: Phase | undefined, note: Note): ReadPhase[] {
  const own = fallback ?? phaseSchema.safeParse(stored.phase).data
  if (!Array.isArray(stored.phases) && firstField(stored, ...PHASE_FIELDS).value !== null)
    return [readPhase(stored, own ?? PHASES[0], 'content', note)]
  const phases = listIn(stored.phases, 'phases', note)
  if (phases.length > PHASES_MAX) note('phases', `Only the first ${PHASES_MAX} phases are read.`)
  return phases.slice(0, PHASES_MAX).flatMap((value, index) => {
    if (Object.keys(toRecord(value)).length > 0)
      return [readPhase(value, own ?? PHASES[index] ?? PHASES[0], `phases.${index}`, note)]
    note(`phases.${index}`, 'This is not a phase.')
    return []
  })
}

function totalsOf(phases: ReadPhase[], summary: Stored): ReadRoadmap['totals'] {
  const stored = firstText(summary, 'totalDuration', 'duration')
  const durations = phases.map((phase) => phase.durationText)
  const text = phases.length > 0 ? totalDuration(durations, stored) : stored
  const days = knownSum(phases.map(({ workDays }) => workDays))
  const hours = phases.map(({ team, tasks }) => {
    const known = team.length > 0 && team.every((member) => member.hours !== null)
    return known || tasks.length === 0
      ? teamHours(team)
      : sumOf(tasks.flatMap(effortsOf).map((effort) => effort.hours.base))
  })
  const cost = firstField(summary, 'totalCost', 'cost').value
  const assumed = phases.some((phase) => phase.assumed)
  const known = knownSum(phases.map(({ costDollars }) => costDollars))
  return {
    costDollars: known ?? dollarsIn(cost, DOLLARS_MAX),
    costRange: costRange(phases),
    assumed,
    durationText: text,
    workDays: days ?? workDaysIn(text),
    hours: Math.round(sumOf(hours) * 100) / 100,
  }
}

/**
 * A sum of the roadmap in US dollars, at the rate that it was made with; unchanged if the roadmap is in dollars, null
 * if its currency has no rate.
 */
export function dollarsOf(
  { currency, exchange }: Pick<ReadRoadmap, 'currency' | 'exchange'>,
  sum: number,
): number | null {
  if (currency === 'USD') return sum
  return exchange && Math.round((sum / exchange.perDollar) * 100) / 100
}

/**
 * The content of a roadmap as shown, read from whatever was stored: all spellings of docs/contract.md#entities, texts
 * or numbers, with parts missing. `roadmap` is null only if nothing of a roadmap is there. Costs, durations and totals
 * are calculated from team and tasks; a stored sum is used only if these are missing. Never throws. `phase` is the
 * row's, for content that does not name its own.
 */
export function readRoadmap(
  stored: unknown,
  phase?: Phase,
): { roadmap: ReadRoadmap | null; problems: ReadProblem[] } {
  const problems: ReadProblem[] = []
  const note: Note = (path, message) => {
    if (problems.length < PROBLEMS_MAX) problems.push({ path, message })
  }
  const content = typeof stored === 'string' ? parsed(stored) : stored
  const fields = toRecord(Array.isArray(content) ? { phases: content } : content)
  const phases = phasesIn(fields, phase, note)
  const summary = toRecord(fields.summary)
  const name = textIn(fields.name)
  if (phases.length === 0 && name === '' && Object.keys(summary).length === 0)
    return {
      roadmap: null,
      problems: [...problems, { path: '', message: 'This holds nothing of a roadmap.' }],
    }
  if (phases.length === 0) note('phases', 'There is no phase here.')
  const keys = ['text', 'description', 'name', 'title']
  return {
    roadmap: {
      name: name || phases[0]?.name || '',
      writer: roadmapWriterSchema
        .nullable()
        .catch(null)
        .parse(fields.writer ?? null),
      region: textIn(fields.region),
      currency: /^[A-Z]{3}$/.exec(textIn(fields.currency))?.[0] ?? 'USD',
      exchange: exchangeSchema
        .nullable()
        .catch(null)
        .parse(fields.exchange ?? null),
      income: incomeSchema
        .nullable()
        .catch(null)
        .parse(fields.income ?? null),
      money: phaseMoneySchema
        .nullable()
        .catch(null)
        .parse(fields.money ?? null),
      phases,
      text: textIn(fields.summary) || firstText(summary, 'text', 'description'),
      recommendations: textsIn(summary.recommendations, keys, 'summary.recommendations', note),
      totals: totalsOf(phases, summary),
    },
    problems,
  }
}
