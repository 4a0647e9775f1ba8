import { GENERAL_DOMAIN } from '../domain/understanding.ts'
import type { EngineNote } from '../domain/validation.ts'
import type { Engine, StepInput, Written } from '../engine/engine.ts'
import { type Brief, briefOf } from './brief.ts'
import { composeAudience } from './compose/audience.ts'
import { composeConcept } from './compose/concept.ts'
import { composeMarket } from './compose/market.ts'

const noteOf = ({ match, second, chosen, understood }: Brief): EngineNote => ({
  id: 'built-in',
  model: null,
  domain: {
    ...(match.domain ?? { id: GENERAL_DOMAIN, label: 'General' }),
    matched: match.matched,
    runnerUp: match.runnerUp?.label ?? null,
    confidence: match.confidence,
    second,
    chosen,
  },
  understood,
  sections: {},
})

async function written<Section>(
  { idea, corrections, signal }: StepInput,
  compose: (brief: Brief) => Section,
): Promise<Written<Section>> {
  signal.throwIfAborted()
  const brief = await briefOf(idea, corrections)
  return { section: compose(brief), engine: noteOf(brief), usage: null }
}

/**
 * The engine without a model and without a network (DESIGN §6): it reads the founder's words, finds the business
 * domain and composes the report from that domain's templates. The same idea gives the same report.
 */
export const builtInAnalyst: Engine = {
  concept: (input) => written(input, composeConcept),
  audience: (input) => written(input, composeAudience),
  market: (input) => written(input, composeMarket),
}
