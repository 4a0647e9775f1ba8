import { PHASE_NAMES, type Phase } from '@domain/phases'
import type { PackPrice, Plan } from '@domain/pricing'

/** Plan settings use the short names (docs/contract.md#phases). */
export const SHORT_PHASES: Record<Phase, string> = { ...PHASE_NAMES, poc: 'POC', mvp: 'MVP' }

export const formatPhases = (phases: readonly Phase[]): string =>
  phases.map((phase) => SHORT_PHASES[phase]).join(', ') || 'None'

/** What a buyer has: a recurring plan is unlimited whatever its number, one that is paid once brings its number. */
export const formatValidations = ({ interval, features }: Plan): string =>
  interval === 'once' ? (features.validations?.toLocaleString('en-US') ?? 'None') : 'Unlimited'

/** '5 ideas', or the phases that a pack opens. */
export function formatPackPrice({ ideas, phases }: PackPrice): string {
  if (ideas === null) return formatPhases(phases)
  return ideas === 1 ? '1 idea' : `${ideas.toLocaleString('en-US')} ideas`
}
