import {
  BUDGETS,
  DEVELOPMENT_PHASES,
  MONTHLY_USERS,
  PLATFORMS,
  type PlanningForm,
  TIMELINES,
} from '@domain/planning'
import type { Suggestions } from '@domain/planning/suggest'
import type { ReactNode } from 'react'
import { Badge } from '@/shared/ui/badge'
import { MultiChoice, SingleChoice } from '../choices/choice-group'
import type { StepId } from '../planning-steps'
import { BrandingStep } from './branding-step'
import { TechnologyStep } from './technology-step'

interface StepChoicesProps {
  step: StepId
  /** The question of the step, for screen readers. */
  legend: string
  form: PlanningForm
  suggestions: Suggestions
  onChange: (changes: Partial<PlanningForm>) => void
}

const CHOICES: Record<StepId, (props: StepChoicesProps) => ReactNode> = {
  platforms: ({ legend, form, suggestions, onChange }) => (
    <MultiChoice
      legend={legend}
      hideLegend
      options={PLATFORMS}
      chosen={form.platforms}
      onChange={(platforms) => onChange({ platforms })}
      reasons={suggestions.platforms}
    />
  ),
  development: ({ legend, form, suggestions, onChange }) => (
    <MultiChoice
      legend={legend}
      hideLegend
      options={DEVELOPMENT_PHASES}
      chosen={form.developmentPhases}
      onChange={(developmentPhases) => onChange({ developmentPhases })}
      reasons={suggestions.developmentPhases}
      badge={({ tier }) =>
        tier === 'free' ? <Badge variant="success">Free</Badge> : <Badge variant="premium">Premium</Badge>
      }
    />
  ),
  technology: ({ form, suggestions, onChange }) => (
    <TechnologyStep
      chosen={form.technologyStack}
      onChange={(technologyStack) => onChange({ technologyStack })}
      reasons={suggestions.technologyStack}
    />
  ),
  branding: ({ form, suggestions, onChange }) => (
    <BrandingStep
      form={form}
      onChange={(brandingPreferences) => onChange({ brandingPreferences })}
      reasons={suggestions.brandingPreferences}
    />
  ),
  users: ({ legend, form, suggestions, onChange }) => (
    <SingleChoice
      legend={legend}
      options={MONTHLY_USERS}
      chosen={form.monthlyUsers}
      onChange={(monthlyUsers) => onChange({ monthlyUsers })}
      reasons={suggestions.monthlyUsers}
    />
  ),
  timeline: ({ legend, form, suggestions, onChange }) => (
    <SingleChoice
      legend={legend}
      options={TIMELINES}
      chosen={form.timeline}
      onChange={(timeline) => onChange({ timeline })}
      reasons={suggestions.timeline}
    />
  ),
  budget: ({ legend, form, suggestions, onChange }) => (
    <SingleChoice
      legend={legend}
      options={BUDGETS}
      chosen={form.budgetRange}
      onChange={(budgetRange) => onChange({ budgetRange })}
      reasons={suggestions.budgetRange}
    />
  ),
}

/** The choices of a step. */
export const StepChoices = (props: StepChoicesProps) => CHOICES[props.step](props)
