import type { Step } from '../../../supabase/functions/_shared/domain/validation.ts'
import type { Engine, StepInput } from '../../../supabase/functions/_shared/engine/engine.ts'

/** The engine with something happening before one of its steps: a delay, or a failure. */
export function interrupted(
  engine: Engine,
  step: Step,
  before: (signal: AbortSignal) => Promise<void>,
): Engine {
  const wrap =
    <Input extends StepInput, Output>(name: Step, write: (input: Input) => Promise<Output>) =>
    async (input: Input) => {
      if (name === step) await before(input.signal)
      return write(input)
    }
  return {
    concept: wrap('concept', engine.concept),
    audience: wrap('audience', engine.audience),
    market: wrap('market', engine.market),
    evidence: wrap('evidence', engine.evidence),
  }
}
