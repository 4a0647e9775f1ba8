import type { Step } from '@domain/validation'

export const STEP_NAMES: Record<Step, string> = {
  concept: 'Concept',
  audience: 'Audience',
  market: 'Market',
  evidence: 'Evidence',
}
