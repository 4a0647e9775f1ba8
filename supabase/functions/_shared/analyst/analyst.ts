import type { EngineNote } from '../domain/validation.ts'
import type { Engine, StepInput, Written } from '../engine/engine.ts'
import type { Source } from './source.ts'

async function written<Section>(
  { brief, briefVersion, idea, lookups = null, signal }: StepInput,
  compose: (source: Source) => Section | Promise<Section>,
): Promise<Written<Section>> {
  signal.throwIfAborted()
  const engine: EngineNote = { id: 'built-in', model: null, briefVersion, sections: {} }
  return { section: await compose({ brief, idea, lookups, today: new Date() }), engine, usage: null }
}

/**
 * The engine that uses no model and no network (docs/engines.md#built-in-analyst). It writes quotations and answers
 * from the brief, calculations based on them, curated facts of a confirmed field, and fixed texts selected by the
 * founder's actions and kind of product. It invents no people: personas stay empty. The same brief gives the same
 * report on the same day.
 */
export const builtInAnalyst: Engine = {
  concept: (input) =>
    written(input, async (source) => (await import('./compose-concept.ts')).composeConcept(source)),
  audience: (input) => written(input, () => ({ personas: [] })),
  market: (input) =>
    written(input, async (source) => (await import('./compose-market.ts')).composeMarket(source)),
}
