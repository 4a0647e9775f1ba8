import {
  BRIEF_FIELDS,
  type Brief,
  type BriefField,
  type BriefValues,
  type Entry,
  type FieldState,
  type Span,
  toBrief,
} from './brief.ts'

export { wordsAt } from './brief.ts'

/** One value that the reader found, with the words that state it, as code points of the normalized idea. */
export interface ReadValue<Value> {
  value: Value
  span: Span
}

/** The fields for which the reader offers words that it is too unsure about to read. */
export type OfferedField = 'product' | 'customer' | 'problem' | 'today' | 'actions' | 'evidence' | 'place'

/** Words that may answer a field; `chance` is the likelihood, from 0 to 1. */
export interface Offered {
  field: OfferedField
  span: Span
  chance: number
}

/**
 * What the reader found in an idea. A missing field was not found. `offers` are the words to ask about if a field stays
 * open. `fieldChoices` contains the two or three closest business fields if none leads clearly. `language` is `none`
 * for text without words.
 */
export interface Reading {
  values: { [F in BriefField]?: ReadValue<BriefValues[F]>[] }
  offers: Offered[]
  fieldChoices: string[]
  language: 'english' | 'other' | 'none'
}

/** How many code points two texts share at their start and at their end; both parts together fit in each text. */
function sharedEnds(before: readonly string[], after: readonly string[]): { head: number; tail: number } {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { head, tail }
}

/**
 * Maps a span of one text to the same words in its edited version: before the edit, after it, or wherever they occur;
 * null if they are gone.
 */
function spanMover(before: string, after: string): (span: Span) => Span | null {
  const from = [...before]
  const to = [...after]
  const { head, tail } = sharedEnds(from, to)
  const shift = to.length - from.length
  return (span) => {
    if (span.end <= head) return span
    if (span.start >= from.length - tail) return { start: span.start + shift, end: span.end + shift }
    const words = from.slice(span.start, span.end).join('')
    const at = words === '' ? -1 : after.indexOf(words)
    if (at < 0) return null
    const start = [...after.slice(0, at)].length
    return { start, end: start + span.end - span.start }
  }
}

/** Moves a quotation to the position of its words in the edited text; if the words are gone, it becomes an answer. */
function moveEntry<Value>(entry: Entry<Value>, move: (span: Span) => Span | null): Entry<Value> {
  if (entry.origin.kind !== 'quote') return entry
  const span = move(entry.origin)
  return { ...entry, origin: span ? { kind: 'quote', ...span } : { kind: 'answer' } }
}

function moveField<Value>(state: FieldState<Value>, move: (span: Span) => Span | null): FieldState<Value> {
  if (state.state === 'open' && state.offered) return { ...state, offered: move(state.offered) ?? undefined }
  if (state.state !== 'stated') return state
  const entries = state.entries
    .map((entry) => moveEntry(entry, move))
    // Unconfirmed values disappear with their words; confirmed ones stay as answers.
    .filter(({ origin, confirmed }) => confirmed || origin.kind !== 'answer')
  return entries.length > 0 ? { ...state, entries } : { state: 'open', silenced: state.silenced }
}

/** The brief of an edited text: quotations follow their words. */
export function followText(brief: Brief, before: string, after: string): Brief {
  if (before === after) return brief
  const move = spanMover(before, after)
  return toBrief(
    Object.fromEntries(BRIEF_FIELDS.map((field) => [field, moveField<unknown>(brief[field], move)])),
  )
}
