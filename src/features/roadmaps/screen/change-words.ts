import { BRIEF_FIELDS } from '@domain/brief/brief'
import { QUESTIONS } from '@domain/brief/questions'
import { BUDGETS, MONTHLY_USERS, TIMELINES } from '@domain/planning'
import type { RoadmapChanges } from '../requests'

const PLAN_NAMES: Record<string, string> = {
  platforms: 'Platforms',
  development_phases: 'Phases',
  technology_stack: 'Technology',
  branding_preferences: 'Branding',
  monthly_users: 'Monthly users',
  timeline: 'Timeline',
  budget_range: 'Budget',
}

const OPTIONS: Record<string, readonly { id: string; label: string }[]> = {
  monthly_users: MONTHLY_USERS,
  timeline: TIMELINES,
  budget_range: BUDGETS,
}

const valueWords = (column: string, value: unknown): string =>
  OPTIONS[column]?.find(({ id }) => id === value)?.label ?? 'not chosen'

const planWords = ([column, { before, now }]: [string, { before: unknown; now: unknown }]): string => {
  const name = PLAN_NAMES[column] ?? column
  return column in OPTIONS ? `${name} (${valueWords(column, before)} → ${valueWords(column, now)})` : name
}

/** What has changed since a version was written: fields of the brief by their names, choices of the plan. */
export function changeWords({ brief, plan }: RoadmapChanges): { of: 'brief' | 'plan'; words: string }[] {
  const fields = BRIEF_FIELDS.filter((field) => brief.includes(field)).map((field) => QUESTIONS[field].label)
  const choices = Object.entries(plan).map(planWords)
  return [
    ...(fields.length > 0 ? [{ of: 'brief' as const, words: fields.join(', ') }] : []),
    ...(choices.length > 0 ? [{ of: 'plan' as const, words: choices.join(', ') }] : []),
  ]
}
