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

/** The seven steps in their order (spec part 1 §2); the id stands in the address (?step=technology). */
export const PLANNING_STEPS = [
  {
    id: 'platforms',
    title: 'Platforms',
    question: 'Where will people use it?',
    hint: 'Choose as many as the first versions need.',
  },
  {
    id: 'development',
    title: 'Development',
    question: 'Which phases do you want to plan?',
    hint: 'You may plan every phase. The roadmap of a premium phase opens once you have unlocked it.',
  },
  {
    id: 'technology',
    title: 'Technology',
    question: 'What should it be built with?',
    hint: 'Leave it open where a developer should decide.',
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
    hint: 'Think of the end of its first year.',
  },
  {
    id: 'timeline',
    title: 'Timeline',
    question: 'How much time is there to build it?',
    hint: 'Until the last phase that you have chosen is done.',
  },
  {
    id: 'budget',
    title: 'Budget',
    question: 'What may building it cost?',
    hint: 'In US dollars, for all phases that you have chosen.',
  },
] as const
export type PlanningStep = (typeof PLANNING_STEPS)[number]
export type StepId = PlanningStep['id']

/** The step that the address names; the first one when it names none that exists. */
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

/** Names of what is chosen in a step; empty when nothing is. */
export const chosenIn = (step: StepId, form: PlanningForm): string[] => CHOSEN[step](form)
