import { BRIEF_FIELDS, type Brief, type BriefField, entriesOf, type Span } from '@domain/brief/brief'
import { ideaLength, normalizeIdea } from '@domain/idea'
import type { Marks, TextRange } from './marks-layer'

/** Keeps the end of a text from being trimmed away while its normalized length is taken; it joins with nothing. */
const STOP = '|'

/** Length that a beginning of the typed text has once it is normalized, in code points. */
const normalizedLength = (beginning: string): number =>
  beginning === '' ? 0 : ideaLength(normalizeIdea(beginning + STOP)) - 1

/** The place in the typed text up to which `length` code points of the normalized text stand, with all that joins them. */
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
 * Turns spans of the normalized text (code points) into ranges of the text as it was typed (UTF-16 units): spaces at
 * its start, invisible characters and composed letters count differently in the two.
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

/**
 * What to mark in the typed text: the words that a brief quotes in these fields, and those of the field that is looked
 * at.
 */
export function marksOf(
  brief: Brief,
  typed: string,
  lookedAt: BriefField | null,
  fields: readonly BriefField[] = BRIEF_FIELDS,
): Marks {
  const range = toTyped(typed)
  return {
    read: fields.flatMap((field) => spansOf(brief, field)).map(range),
    lookedAt: lookedAt ? spansOf(brief, lookedAt).map(range) : [],
  }
}
