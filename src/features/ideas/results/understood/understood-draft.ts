import { type Corrections, FACT_IDS, type FactId, type Understood } from '@domain/understanding'
import type { Validation } from '@domain/validation'
import { AS_READ } from './fact-words'

/** What the fields hold while a founder corrects what was understood. */
export interface UnderstoodDraft {
  facts: Record<FactId, string>
  domain: string
  second: string
}

type Source = Pick<Validation, 'engine' | 'corrections'>

const textOf = (understood: readonly Understood[], id: FactId) =>
  understood.find((fact) => fact.id === id)?.text ?? ''

/** The fields as they are saved. */
export function draftOf({ engine, corrections }: Source): UnderstoodDraft {
  const understood = engine?.understood ?? []
  const facts = Object.fromEntries(FACT_IDS.map((id) => [id, textOf(understood, id)]))
  return {
    facts: facts as Record<FactId, string>,
    domain: corrections.domain ?? AS_READ,
    second: corrections.second ?? AS_READ,
  }
}

/** What to save: only what the founder has said, so that the rest stays as it is read from the text. */
export function correctionsFrom(source: Source, draft: UnderstoodDraft): Corrections {
  const saved = draftOf(source)
  const said = FACT_IDS.flatMap((id): [FactId, string][] => {
    const text = draft.facts[id].trim()
    if (text !== saved.facts[id]) return [[id, text]]
    const before = source.corrections.facts[id]
    return before === undefined ? [] : [[id, before]]
  })
  return {
    facts: Object.fromEntries(said),
    domain: draft.domain || null,
    second: draft.second || null,
  }
}
