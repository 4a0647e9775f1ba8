import { PHASE_NAMES, type Phase } from '../phases.ts'

/** One option; `note` says in one line what choosing it means. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  note: string
}

const option = <const Id extends string>(id: Id, label: string, note: string): Option<Id> => ({
  id,
  label,
  note,
})

/** Ids here and below are fixed by docs/contract.md#planning, in the order in which they are shown and stored. */
export const PLATFORMS = [
  option('web', 'Web', 'Opens in a browser on any device, with nothing to install.'),
  option('mobile', 'Mobile', 'Installed from the app stores on iPhone and Android.'),
  option('desktop', 'Desktop', 'A program for Windows, macOS or Linux that also works offline.'),
  option('erp', 'ERP', 'Runs inside or beside a business system such as SAP, Odoo or Dynamics.'),
] as const
export type PlatformId = (typeof PLATFORMS)[number]['id']

export interface PhaseOption extends Option<Phase> {
  tier: 'free' | 'premium'
}

const phase = (id: Phase, tier: PhaseOption['tier'], note: string): PhaseOption => ({
  ...option(id, PHASE_NAMES[id], note),
  tier,
})

/** Only the interactive prototype is free (docs/contract.md#planning). Any phase can be planned. */
export const DEVELOPMENT_PHASES = [
  phase('interactive', 'free', 'Screens to click through with real people, before any code is written.'),
  phase('poc', 'premium', 'The one uncertain part, built far enough to see whether it works.'),
  phase('mvp', 'premium', 'The smallest product that first customers use and pay for.'),
  phase('production', 'premium', 'Secured, monitored and ready for many users at once.'),
] as const

export const VISUAL_STYLES = [
  option('minimal', 'Minimal', 'Few elements, lots of space, one accent.'),
  option('modern', 'Modern', 'Bold type, strong contrast, a clear grid.'),
  option('classic', 'Classic', 'Serif type, quiet colors, symmetry.'),
  option('playful', 'Playful', 'Round shapes, bright colors, movement.'),
  option('corporate', 'Corporate', 'Dense, ordered, made for daily work.'),
] as const
export type VisualStyle = (typeof VISUAL_STYLES)[number]['id']

export const MONTHLY_USERS = [
  option('small', 'Under 1,000', 'A pilot, one town or one company.'),
  option('medium', '1,000 to 10,000', 'A niche product with steady customers.'),
  option('large', '10,000 to 100,000', 'A known product in one market.'),
  option('xlarge', '100,000 to 1M', 'A consumer product in several markets.'),
  option('enterprise', 'Over 1M', 'A mass-market product, or one that others build on.'),
] as const
export type MonthlyUsers = (typeof MONTHLY_USERS)[number]['id']

export const TIMELINES = [
  option('1-3-months', '1 to 3 months', 'A prototype, or one narrow first version.'),
  option('3-6-months', '3 to 6 months', 'A first version with the features that matter.'),
  option('6-12-months', '6 to 12 months', 'A full product, or one with many connections.'),
  option('12-plus-months', 'Over 12 months', 'A large system, built and released in stages.'),
] as const
export type Timeline = (typeof TIMELINES)[number]['id']

export const BUDGETS = [
  option('5k-25k', '$5,000 to $25,000', 'A prototype and its tests with users.'),
  option('25k-50k', '$25,000 to $50,000', 'A proof of concept, or a small first version.'),
  option('50k-100k', '$50,000 to $100,000', 'A first version by a small team.'),
  option('100k-plus', 'Over $100,000', 'Several platforms, or a product for production.'),
] as const
export type BudgetRange = (typeof BUDGETS)[number]['id']

/** Suggested mood keywords (docs/contract.md#planning); they are never stored on the server. */
export const MOOD_KEYWORDS = [
  'Innovative',
  'Trustworthy',
  'Friendly',
  'Elegant',
  'Bold',
  'Sophisticated',
  'Playful',
  'Minimalist',
  'Luxurious',
  'Technical',
  'Organic',
  'Energetic',
] as const
