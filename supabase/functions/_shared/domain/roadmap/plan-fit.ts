import type { PlanningForm } from '../planning.ts'
import { FEATURE_GROUPS, type FeatureGroup, type Report } from '../report.ts'
import { knownSum } from './amounts.ts'
import { cuttable, type Savings, savingsOf } from './cuts.ts'
import { limitsOf } from './limits.ts'
import { dollarsOf, type ReadRoadmap } from './read.ts'

/** A feature that may be left out, and what that saves in dollars and in hours of work. */
export interface Cut {
  feature: string
  group: FeatureGroup
  savesDollars: number
  savesHours: number
}

export interface PlanFit {
  /** In dollars; null if the budget is open or not chosen, or no cost is known. `over` is 0 within the limit. */
  budget: { limit: number; spent: number; over: number } | null
  /** In working days; null if the timeline is open or not chosen, or no duration is known. */
  timeline: { limitDays: number; days: number; over: number } | null
  /** Empty if everything fits. */
  cuts: Cut[]
  /** Whether it fits without cuts. */
  fits: boolean
  /** Cost and duration after all cuts, and whether they fit. */
  afterCuts: { dollars: number | null; days: number | null; fits: boolean }
}

const overBy = (used: number, limit: number) => Math.max(0, Math.round((used - limit) * 100) / 100)
const within = (used: number | null, limit: number | null) => used === null || limit === null || used <= limit

/** Lowest priority first; within a group, the largest saving first. Core features are not candidates. */
const GROUPS_TO_CUT = [...FEATURE_GROUPS].reverse()

interface Limits {
  dollars: number | null
  days: number | null
}

const fitting = ({ dollars, days }: Limits, limits: Limits) =>
  within(dollars, limits.dollars) && within(days, limits.days)

function chooseCuts(savings: Savings, limits: Limits): Cut[] {
  let chosen: Cut[] = []
  const fits = (cuts: Cut[]) => fitting(savings.without(cuts.map(({ feature }) => feature)), limits)
  for (const group of GROUPS_TO_CUT) {
    const lower = chosen
    const bySaving = savings.candidates
      .filter((cut) => cut.group === group)
      .sort((a, b) => b.savesDollars - a.savesDollars || b.savesHours - a.savesHours)
    for (const cut of bySaving) {
      if (fits(chosen)) break
      chosen = [...chosen, cut]
    }
    if (!fits(chosen)) continue
    for (const cut of chosen.slice(lower.length)) {
      const fewer = chosen.filter((each) => each !== cut)
      if (fits(fewer)) chosen = fewer
    }
    return chosen
  }
  return chosen
}

/** The roadmap with all costs in US dollars, like the plan's budget. */
function inDollars(roadmap: ReadRoadmap): ReadRoadmap {
  if (roadmap.currency === 'USD') return roadmap
  const dollars = (sum: number | null) => (sum === null ? null : dollarsOf(roadmap, sum))
  return {
    ...roadmap,
    phases: roadmap.phases.map((phase) => ({
      ...phase,
      team: phase.team.map((member) => ({ ...member, costDollars: dollars(member.costDollars) })),
      teamCostDollars: dollars(phase.teamCostDollars),
      costDollars: dollars(phase.costDollars),
    })),
    totals: { ...roadmap.totals, costDollars: dollars(roadmap.totals.costDollars) },
  }
}

/**
 * Compares roadmaps with the budget and the timeline of a plan: costs add up and phases follow one another. If they do
 * not fit, lists what could be cut, lowest priority first and never a core feature, until the rest fits or nothing is
 * left to cut. Durations after cuts keep the order of the work, so they are never shorter than those of a new roadmap.
 */
export function compareWithPlan(
  roadmaps: readonly ReadRoadmap[],
  planning: PlanningForm,
  report: Report,
): PlanFit {
  const read = roadmaps.map(inDollars)
  const phases = read.flatMap((roadmap) => roadmap.phases)
  const limits = limitsOf(planning)
  const spent = knownSum(read.map(({ totals }) => totals.costDollars))
  const days = knownSum(read.map(({ totals }) => totals.workDays))
  const fits = fitting({ dollars: spent, days }, limits)
  const savings = savingsOf(phases, cuttable(phases, report), { dollars: spent, days })
  const cuts = fits ? [] : chooseCuts(savings, limits)
  const rest = savings.without(cuts.map(({ feature }) => feature))
  return {
    budget:
      limits.dollars === null || spent === null
        ? null
        : { limit: limits.dollars, spent, over: overBy(spent, limits.dollars) },
    timeline:
      limits.days === null || days === null
        ? null
        : { limitDays: limits.days, days, over: overBy(days, limits.days) },
    cuts,
    fits,
    afterCuts: { ...rest, fits: fitting(rest, limits) },
  }
}
