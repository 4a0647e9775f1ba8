import {
  BUDGETS,
  DEVELOPMENT_PHASES,
  MONTHLY_USERS,
  type Option,
  PLATFORMS,
  type PlanningForm,
  TIMELINES,
  technologyName,
  VISUAL_STYLES,
} from '@domain/planning'

/** The seven steps in order (docs/contract.md#planning); the id is part of the address (?step=technology). */
export const PLANNING_STEPS = [
  {
    id: 'platforms',
    title: 'Platforms',
    question: 'Where will people use it?',
    hint: 'Choose all that the first versions need.',
  },
  {
    id: 'development',
    title: 'Development',
    question: 'Which phases do you want to plan?',
    hint: 'You can plan every phase. Roadmaps for premium phases open once you unlock them.',
  },
  {
    id: 'technology',
    title: 'Technology',
    question: 'What should it be built with?',
    hint: 'Leave it open if a developer should decide.',
  },
  {
    id: 'branding',
    title: 'Branding',
    question: 'How should it look and feel?',
    hint: 'A direction for the first screens, not a final design.',
  },
  {
    id: 'users',
    title: 'Users',
    question: 'How many people will use it each month?',
    hint: 'By the end of its first year.',
  },
  {
    id: 'timeline',
    title: 'Timeline',
    question: 'How much time do you have to build it?',
    hint: 'Until your last chosen phase is done.',
  },
  {
    id: 'budget',
    title: 'Budget',
    question: 'What is your budget for building it?',
    hint: 'In US dollars, for all chosen phases.',
  },
] as const
export type PlanningStep = (typeof PLANNING_STEPS)[number]
export type StepId = PlanningStep['id']

/** The step named by the address; the first one if it names none. */
export const stepOf = (search: URLSearchParams): PlanningStep =>
  PLANNING_STEPS.find(({ id }) => id === search.get('step')) ?? PLANNING_STEPS[0]

const labelsOf = (options: readonly Option[], ids: readonly string[]): string[] =>
  options.filter(({ id }) => ids.includes(id)).map(({ label }) => label)

const CHOSEN: Record<StepId, (form: PlanningForm) => string[]> = {
  platforms: ({ platforms }) => labelsOf(PLATFORMS, platforms),
  development: ({ developmentPhases }) => labelsOf(DEVELOPMENT_PHASES, developmentPhases),
  technology: ({ technologyStack }) => technologyStack.map(technologyName),
  branding: ({ brandingPreferences }) => labelsOf(VISUAL_STYLES, brandingPreferences),
  users: ({ monthlyUsers }) => labelsOf(MONTHLY_USERS, [monthlyUsers]),
  timeline: ({ timeline }) => labelsOf(TIMELINES, [timeline]),
  budget: ({ budgetRange }) => labelsOf(BUDGETS, [budgetRange]),
}

/** Names of the choices in a step; empty if there are none. */
export const chosenIn = (step: StepId, form: PlanningForm): string[] => CHOSEN[step](form)
