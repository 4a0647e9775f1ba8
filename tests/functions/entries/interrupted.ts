import type { Step } from '../../../supabase/functions/_shared/domain/validation.ts'
import type { ChooseEngine, StepInput } from '../../../supabase/functions/_shared/engine/engine.ts'
import type { CheckCitations } from '../../../supabase/functions/_shared/validation/write-evidence.ts'

interface Writers {
  chooseEngine: ChooseEngine
  checkCitations: CheckCitations
}

/** Wraps a report's writers so that `before` (a delay or a failure) runs ahead of one step. */
export function interrupted(
  { chooseEngine, checkCitations }: Writers,
  step: Step,
  before: (signal: AbortSignal) => Promise<void>,
): Writers {
  const wrap =
    <Input extends StepInput, Output>(name: Step, write: (input: Input) => Promise<Output>) =>
    async (input: Input) => {
      if (name === step) await before(input.signal)
      return write(input)
    }
  return {
    chooseEngine: async () => {
      const { concept, audience, market } = await chooseEngine()
      return {
        concept: wrap('concept', concept),
        audience: wrap('audience', audience),
        market: wrap('market', market),
      }
    },
    checkCitations: async (citations, signal, computing) => {
      if (step === 'evidence') await before(signal)
      return checkCitations(citations, signal, computing)
    },
  }
}
