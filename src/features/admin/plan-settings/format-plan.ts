import { PHASE_NAMES, type Phase } from '@domain/phases'
import type { PackPrice } from '@domain/pricing'

/** Plan settings use the short names (docs/contract.md#phases). */
export const SHORT_PHASES: Record<Phase, string> = { ...PHASE_NAMES, poc: 'POC', mvp: 'MVP' }

/** '5 ideas', or the phases that a pack opens. */
export function formatPackPrice({ ideas, phases }: PackPrice): string {
  if (ideas === null) return phases.map((phase) => SHORT_PHASES[phase]).join(', ')
  return ideas === 1 ? '1 idea' : `${ideas.toLocaleString('en-US')} ideas`
}
