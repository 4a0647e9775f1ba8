import type { Statement } from '../basis.ts'
import { type Brief, type BriefField, type BriefValues, entriesOf } from './brief.ts'
import { quoteOf } from './changes.ts'
import { formatValue } from './format.ts'
import { told } from './line.ts'

/** One line of the summary: what is known, the words that it is about, and the question that would settle the rest. */
export interface SummaryLine {
  said: Statement
  /** The founder's words, as quotations; null when there are none. */
  about: Statement | null
  /** The open field that would change this line. */
  asks: BriefField | null
}

/** The values of a field: quoted from the idea, or as typed, or as a figure or choice is shown. */
function valuesOf<F extends BriefField>(brief: Brief, idea: string, field: F) {
  return entriesOf(brief, field).map((entry) => {
    const words = quoteOf(entry, idea)
    return {
      words: words ?? formatValue(field, entry.value),
      isText: words !== null || isTyped(field, entry.value),
    }
  })
}

/** Whether a value is shown in the words that the founder typed. */
export function isTyped<F extends BriefField>(field: F, value: BriefValues[F]): boolean {
  if (typeof value === 'string') return field !== 'nature' && field !== 'field'
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'other'
}

/** The first words of some fields, each once; null when there are none. */
export const aboutFields = (brief: Brief, idea: string, fields: readonly BriefField[]): Statement | null => {
  const values = fields.flatMap((field) => valuesOf(brief, idea, field).slice(0, 1))
  const own = values.filter(
    ({ words }) => !values.some((other) => other.words !== words && other.words.includes(words)),
  )
  return own.length > 0 ? told(...own) : null
}

export const asking = (brief: Brief, field: BriefField): BriefField | null =>
  brief[field].state === 'open' ? field : null
