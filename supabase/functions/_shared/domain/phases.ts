import { z } from 'zod'

/** The four roadmap phases in the order in which a product passes through them (docs/contract.md#phases). */
export const PHASES = ['interactive', 'poc', 'mvp', 'production'] as const

export const phaseSchema = z.enum(PHASES)
export type Phase = z.infer<typeof phaseSchema>

export const PHASE_NAMES: Record<Phase, string> = {
  interactive: 'Interactive Prototype',
  poc: 'Proof of Concept',
  mvp: 'Minimum Viable Product',
  production: 'Production Ready',
}
