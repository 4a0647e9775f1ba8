import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, type Span } from '@domain/brief/brief'
import { offersOf } from '@domain/brief/offers'
import { ideaLength, normalizeIdea } from '@domain/idea'
import type { Marks, TextRange } from './marks-layer'

/** Keeps trailing spaces from being trimmed when the normalized length is measured; it combines with nothing. */
const STOP = '|'

/** Normalized length of a prefix of the typed text, in code points. */
const normalizedLength = (beginning: string): number =>
  beginning === '' ? 0 : ideaLength(normalizeIdea(beginning + STOP)) - 1

/**
 * The position in the typed text that corresponds to `length` code points of the normalized text, including combining
 * characters.
 */
function placeOf(typed: string, length: number): number {
  let low = 0
  let high = typed.length
  while (low < high) {
    const midpoint = Math.ceil((low + high) / 2)
    if (normalizedLength(typed.slice(0, midpoint)) <= length) low = midpoint
    else high = midpoint - 1
  }
  return low
}

/**
 * Maps spans of the normalized text (code points) to ranges of the typed text (UTF-16 units): leading spaces,
 * invisible characters and composed letters count differently in the two.
 */
function toTyped(typed: string): (span: Span) => TextRange {
  const normalized = normalizeIdea(typed)
  const lead = typed.length - typed.trimStart().length
  if (typed.slice(lead, lead + normalized.length) !== normalized)
    return ({ start, end }) => ({ start: placeOf(typed, start), end: placeOf(typed, end) })
  const places = [0]
  for (const character of normalized) places.push((places.at(-1) ?? 0) + character.length)
  const at = (index: number) => lead + (places[index] ?? normalized.length)
  return ({ start, end }) => ({ start: at(start), end: at(end) })
}

const spansOf = (brief: Brief, field: BriefField): Span[] =>
  entriesOf(brief, field).flatMap(({ origin }) =>
    origin.kind === 'quote' ? [origin] : origin.kind === 'model' && origin.quote ? [origin.quote] : [],
  )

const spansOffered = (brief: Brief, field: BriefField, typed: string): Span[] =>
  offersOf(brief, field, normalizeIdea(typed)).map(({ span }) => span)

/** Ranges to mark in the typed text: the words that a brief quotes, and those of the highlighted field or offered for it. */
export function marksOf(
  brief: Brief,
  typed: string,
  lookedAt: BriefField | null,
  fields: readonly BriefField[] = BRIEF_FIELDS,
): Marks {
  const range = toTyped(typed)
  return {
    read: fields.flatMap((field) => spansOf(brief, field)).map(range),
    lookedAt: lookedAt
      ? [...spansOf(brief, lookedAt), ...spansOffered(brief, lookedAt, typed)].map(range)
      : [],
  }
}
