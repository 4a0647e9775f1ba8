import { isMoney, isShare } from '@domain/market-calculation'
import {
  currencyOf,
  type MarketEdits,
  type MarketInput,
  type MarketInputId,
  type MarketModel,
  type Range,
} from '@domain/market-model'
import { numberText, readNumber, type TypedNumber } from '@domain/typed-number'

export const ENDS = ['low', 'base', 'high'] as const
export type End = (typeof ENDS)[number]

/** Text typed into the fields of one input. Untouched fields follow the report. */
export type Typed = Partial<Record<End, string>>
export type Problems = Partial<Record<End, string>>

interface InputDraft {
  typed: Typed
  /** The last valid state of the fields; results use it while a number is incomplete. */
  valid: Typed
}

/**
 * The founder's unsaved changes. Stores texts and not values, so that they apply to the model's current version even
 * if it was changed elsewhere.
 */
export type MarketDraft = Partial<Record<MarketInputId, InputDraft>>

const NOTHING: InputDraft = { typed: {}, valid: {} }

/** Text of a field. */
export const fieldText = (input: MarketInput, draft: MarketDraft, end: End): string =>
  draft[input.id]?.typed[end] ?? typedText(input.id, input.range[end])

interface ReadRange {
  /** Null while something is invalid. */
  range: Range | null
  problems: Problems
}

function readRange({ id, range }: MarketInput, typed: Typed, currency: string): ReadRange {
  const problems: Problems = {}
  // An error in the report itself does not block edits of other inputs.
  if (Object.keys(typed).length === 0) return { range, problems }
  const read = (end: End): number => {
    const text = typed[end]
    // An untouched field keeps its value to the last digit.
    if (text === undefined || text === typedText(id, range[end])) return range[end]
    const reading = readTyped(id, text, currency)
    if ('value' in reading) return reading.value
    problems[end] = reading.problem
    return Number.NaN
  }
  const [low, base, high] = [read('low'), read('base'), read('high')]
  if (low > base) problems.low = 'Low is above base.'
  if (base > high) problems.high = 'High is below base.'
  return { range: Object.keys(problems).length > 0 ? null : { low, base, high }, problems }
}

/** A field restored to its original text counts as untouched and follows the report again. */
const withoutUntouched = ({ id, range }: MarketInput, typed: Typed): Typed =>
  Object.fromEntries(
    ENDS.flatMap((end) => {
      const text = typed[end]
      return text === undefined || text === typedText(id, range[end]) ? [] : [[end, text]]
    }),
  )

/** The draft after typing into a field of a model in `currency`. */
export function typeInto(
  draft: MarketDraft,
  input: MarketInput,
  changes: Typed,
  currency: string,
): MarketDraft {
  const { typed: before, valid } = draft[input.id] ?? NOTHING
  const typed = withoutUntouched(input, { ...before, ...changes })
  return { ...draft, [input.id]: { typed, valid: readRange(input, typed, currency).range ? typed : valid } }
}

export const problemsOf = (input: MarketInput, draft: MarketDraft, currency: string): Problems =>
  readRange(input, draft[input.id]?.typed ?? {}, currency).problems

export const hasProblems = (model: MarketModel, draft: MarketDraft): boolean =>
  model.inputs.some((input) => Object.keys(problemsOf(input, draft, currencyOf(model))).length > 0)

/** Whether any field differs from the saved report. */
export const isTyped = ({ inputs }: MarketModel, draft: MarketDraft): boolean =>
  inputs.some((input) =>
    ENDS.some((end) => fieldText(input, draft, end) !== typedText(input.id, input.range[end])),
  )

/** The valid ranges that differ from the saved ones. */
export function editsOf(model: MarketModel, draft: MarketDraft): MarketEdits {
  const currency = currencyOf(model)
  const edits: MarketEdits = {}
  for (const input of model.inputs) {
    const { typed, valid } = draft[input.id] ?? NOTHING
    const range = readRange(input, typed, currency).range ?? readRange(input, valid, currency).range
    if (range && ENDS.some((end) => range[end] !== input.range[end])) edits[input.id] = range
  }
  return edits
}

/** The texts that restore the report's original values. */
export const textsOf = (id: MarketInputId, range: Range): Record<End, string> => ({
  low: typedText(id, range.low),
  base: typedText(id, range.base),
  high: typedText(id, range.high),
})

const PLAIN_DIGITS = 12

const kindOf = (id: MarketInputId) => (isMoney(id) ? 'money' : isShare(id) ? 'share' : 'count')

/**
 * Parses text typed into an input's field, in a model in `currency`. Shares are typed in percent and returned as
 * fractions up to 1.
 */
export function readTyped(id: MarketInputId, text: string, currency: string): TypedNumber {
  const read = readNumber(text, kindOf(id), undefined, currency)
  // 14.3 / 100 is 0.14300000000000002, which would count as a change.
  return isShare(id) && 'value' in read ? { value: rounded(read.value / 100) } : read
}

const rounded = (value: number) => Number(value.toPrecision(PLAIN_DIGITS))

/** A value as shown in its field, without its unit and without losing a digit. */
export const typedText = (id: MarketInputId, value: number): string =>
  numberText(isShare(id) ? rounded(value * 100) : value)
