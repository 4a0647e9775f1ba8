import { z } from 'zod'
import type { Phase } from './phases.ts'
import {
  BUDGETS,
  type BudgetRange,
  DEVELOPMENT_PHASES,
  MONTHLY_USERS,
  type MonthlyUsers,
  type Option,
  PLATFORMS,
  type PlatformId,
  TIMELINES,
  type Timeline,
  VISUAL_STYLES,
  type VisualStyle,
} from './planning/options.ts'
import { TECHNOLOGIES } from './planning/technology.ts'

export * from './planning/options.ts'
export * from './planning/technology.ts'

/** Limits of one stored list; the table's constraints are the same. */
const TECHNOLOGIES_MAX = 60
const TECHNOLOGY_MAX_CHARS = 60

const texts = z.array(z.unknown()).catch([])

/** The known ids in a stored list, each once, in the order of the options. */
const listOf = <Id extends string>(options: readonly Option<Id>[]) =>
  texts.transform((stored): Id[] => options.map(({ id }) => id).filter((id) => stored.includes(id)))

/** The stored id if it is known; '' if nothing is chosen. */
const oneOf = <Id extends string>(options: readonly Option<Id>[]) =>
  z
    .unknown()
    .optional()
    .transform((stored): Id | '' => options.find(({ id }) => id === stored)?.id ?? '')

const KNOWN_TECHNOLOGIES: readonly string[] = TECHNOLOGIES.map(({ id }) => id)

/** Known entries in their order, then those unknown to this version, so that saving does not lose them. */
const technologies = texts.transform((stored): string[] => {
  const others = stored
    .filter((item) => typeof item === 'string')
    .filter((item) => !KNOWN_TECHNOLOGIES.includes(item) && isTechnologyText(item))
  const known = KNOWN_TECHNOLOGIES.filter((id) => stored.includes(id))
  return [...known, ...new Set(others)].slice(0, TECHNOLOGIES_MAX)
})

const isTechnologyText = (text: string) => text.trim() !== '' && text.length <= TECHNOLOGY_MAX_CHARS

/**
 * A founder's choices for one validation, in the browser's spelling (docs/contract.md#planning). Nothing is required:
 * an empty list or '' is a step without a choice. Malformed values read as not chosen.
 */
export const planningFormSchema = z.object({
  validationId: z.string(),
  platforms: listOf<PlatformId>(PLATFORMS),
  developmentPhases: listOf<Phase>(DEVELOPMENT_PHASES),
  technologyStack: technologies,
  brandingPreferences: listOf<VisualStyle>(VISUAL_STYLES),
  monthlyUsers: oneOf<MonthlyUsers>(MONTHLY_USERS),
  timeline: oneOf<Timeline>(TIMELINES),
  budgetRange: oneOf<BudgetRange>(BUDGETS),
})
export type PlanningForm = z.infer<typeof planningFormSchema>

/** A plan without any choice. */
export const emptyPlanning = (validationId: string): PlanningForm =>
  planningFormSchema.parse({ validationId })

/** One row of `project_planning`; `form` is what the wizard shows and changes. */
export const planningSchema = z
  .looseObject({ id: z.string(), validation_id: z.string(), updated_at: z.string().catch('') })
  .transform((row) => ({
    id: row.id,
    updatedAt: row.updated_at,
    form: planningFormSchema.parse({
      validationId: row.validation_id,
      platforms: row.platforms,
      developmentPhases: row.development_phases,
      technologyStack: row.technology_stack,
      brandingPreferences: row.branding_preferences,
      monthlyUsers: row.monthly_users,
      timeline: row.timeline,
      budgetRange: row.budget_range,
    }),
  }))
export type Planning = z.infer<typeof planningSchema>

/** The columns that saving writes. */
export const planningRow = (form: PlanningForm) => ({
  validation_id: form.validationId,
  platforms: form.platforms,
  development_phases: form.developmentPhases,
  technology_stack: form.technologyStack,
  branding_preferences: form.brandingPreferences,
  monthly_users: form.monthlyUsers,
  timeline: form.timeline,
  budget_range: form.budgetRange,
})

/** Whether two plans contain the same choices, in any order. */
export const samePlanning = (one: PlanningForm, other: PlanningForm): boolean =>
  JSON.stringify(planningFormSchema.parse(one)) === JSON.stringify(planningFormSchema.parse(other))
