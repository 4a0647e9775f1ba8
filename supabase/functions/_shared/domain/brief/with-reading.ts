import { BRIEF_FIELDS, type Brief, type Entry, type FieldState, toBrief, wordsAt } from './brief.ts'
import { withOffers } from './offers.ts'
import type { Reading, ReadValue } from './reading.ts'
import { withTold } from './told-evidence.ts'

/** Whether reading leaves a field alone: it does not apply, or has a value that is confirmed or not from the text. */
const isSettled = (state: FieldState<unknown>): boolean =>
  state.state === 'none' ||
  (state.state === 'stated' &&
    state.entries.some(({ origin, confirmed }) => confirmed || origin.kind !== 'quote'))

const silencedIn = (state: FieldState<unknown>): string[] => (state.state === 'none' ? [] : state.silenced)

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function readField<Value>(
  state: FieldState<Value>,
  found: ReadValue<Value>[],
  idea: string,
): FieldState<Value> {
  if (isSettled(state)) return state
  const silenced = silencedIn(state)
  const entries = found
    .filter(({ span }) => !silenced.includes(wordsAt(idea, span)))
    .filter(({ value }, index, all) => all.findIndex((other) => isEqual(other.value, value)) === index)
    .map(({ value, span }): Entry<Value> => ({ value, origin: { kind: 'quote', ...span }, confirmed: false }))
  return entries.length > 0 ? { state: 'stated', entries, silenced } : { state: 'open', silenced }
}

/**
 * The brief with what was read in its idea, and the words to ask about for fields that stay open. Answers, confirmed
 * values and fields that do not apply are kept; cleared words are not read again. The reading must be of the same idea
 * text.
 */
export function withReading(brief: Brief, reading: Reading, idea: string): Brief {
  const read = BRIEF_FIELDS.map((field) => [
    field,
    readField<unknown>(brief[field], reading.values[field] ?? [], idea),
  ])
  return withOffers(withTold(toBrief(Object.fromEntries(read)), idea), reading, idea)
}
