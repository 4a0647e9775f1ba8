import {
  BRIEF_FIELDS,
  type Brief,
  type BriefChanges,
  type BriefField,
  type Entry,
  type FieldState,
  firstValue,
  wordsAt,
} from './brief.ts'

/** The brief with new states of some fields. */
export const applyChanges = (brief: Brief, changes: BriefChanges): Brief => ({ ...brief, ...changes })

const statesOf = (brief: Brief, fields: readonly BriefField[]): BriefChanges =>
  Object.fromEntries(fields.map((field) => [field, brief[field]]))

/** The changes that follow from a new state of a field: if the customers change, their trade is asked again. */
export function changesBy(brief: Brief, field: BriefField, state: FieldState<unknown>): BriefChanges {
  const changes: BriefChanges = { [field]: state }
  const isOther =
    field === 'customer' && !isSame(firstValue(brief, field), firstValue(applyChanges(brief, changes), field))
  return isOther && brief.trade.state !== 'open'
    ? { ...changes, trade: { state: 'open', silenced: [] } }
    : changes
}

/** The changes that undo others: the previous states of those fields. */
export const inverseOf = (before: Brief, changes: BriefChanges): BriefChanges =>
  statesOf(
    before,
    BRIEF_FIELDS.filter((field) => changes[field]),
  )

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two values are equal as JSON, regardless of key order, because Postgres stores keys in its own order. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sorted) === JSON.stringify(b, sorted)

/** The changes that turn one brief into the other; {} if they are equal. */
export const changesBetween = (before: Brief, after: Brief): BriefChanges =>
  statesOf(
    after,
    BRIEF_FIELDS.filter((field) => !isSame(before[field], after[field])),
  )

const wordsOf = (entries: readonly Entry<unknown>[], idea: string): string[] =>
  entries
    .flatMap(({ origin }) => (origin.kind === 'quote' ? [wordsAt(idea, origin)] : []))
    .filter((words) => words !== '')

/** The words cleared most recently, at most 20. */
const silencing = (before: readonly string[], words: readonly string[]): string[] =>
  [...new Set([...before, ...words])].slice(-20)

/**
 * A field that the founder answered with these values. A value that was there already keeps its origin and is now
 * confirmed; the words of removed values are not read again. Without values, the field is open.
 * @param idea the normalized text that the quotations of `former` are in; not needed if it has none
 */
export function answered<Value>(
  values: NoInfer<Value>[],
  former: FieldState<Value>,
  idea = '',
): FieldState<Value> {
  const before = former.state === 'stated' ? former.entries : []
  const kept = new Set<Entry<Value>>()
  const entries = values.map((value): Entry<Value> => {
    const same = before.find((entry) => isSame(entry.value, value))
    if (same) kept.add(same)
    return same ? { ...same, confirmed: true } : { value, origin: { kind: 'answer' }, confirmed: true }
  })
  const dropped = before.filter((entry) => !kept.has(entry))
  const silenced = silencing(former.state === 'none' ? [] : former.silenced, wordsOf(dropped, idea))
  if (entries.length === 0 && former.state === 'open') return former
  return entries.length === 0 ? { state: 'open', silenced } : { state: 'stated', entries, silenced }
}

/** A field whose values the founder confirmed unchanged. */
export const confirmed = <Value>(state: FieldState<Value>): FieldState<Value> =>
  state.state === 'stated'
    ? { ...state, entries: state.entries.map((entry) => ({ ...entry, confirmed: true })) }
    : state

/** A field reset to its question. Words that were read for it are not read again. */
export function cleared<Value>(state: FieldState<Value>, idea: string): FieldState<Value> {
  if (state.state === 'none') return { state: 'open', silenced: [] }
  if (state.state === 'open') return state
  return { state: 'open', silenced: silencing(state.silenced, wordsOf(state.entries, idea)) }
}

/** The words of the idea that state a value; null if it is not a quotation. */
export const quoteOf = ({ origin }: Entry<unknown>, idea: string): string | null =>
  origin.kind === 'quote' ? wordsAt(idea, origin) : null
