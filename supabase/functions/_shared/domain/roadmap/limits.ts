import type { BudgetRange, PlanningForm, Timeline } from '../planning.ts'
import { DAYS_PER_MONTH } from './work-time.ts'

const DOLLARS_OF_BUDGET: Record<BudgetRange, number | null> = {
  '5k-25k': 25_000,
  '25k-50k': 50_000,
  '50k-100k': 100_000,
  '100k-plus': null,
}

const MONTHS_OF_TIMELINE: Record<Timeline, number | null> = {
  '1-3-months': 3,
  '3-6-months': 6,
  '6-12-months': 12,
  '12-plus-months': null,
}

/** The limits of a plan, in dollars and in working days; null if it sets no limit. */
export function limitsOf({ budgetRange, timeline }: Pick<PlanningForm, 'budgetRange' | 'timeline'>) {
  const months = timeline === '' ? null : MONTHS_OF_TIMELINE[timeline]
  return {
    dollars: budgetRange === '' ? null : DOLLARS_OF_BUDGET[budgetRange],
    days: months === null ? null : Math.round(months * DAYS_PER_MONTH),
  }
}
