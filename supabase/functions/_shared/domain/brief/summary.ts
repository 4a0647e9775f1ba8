import type { Statement } from '../basis.ts'
import { type Brief, type BriefField, type BriefValues, entriesOf } from './brief.ts'
import { quoteOf } from './changes.ts'
import { formatValue } from './format.ts'
import { told } from './line.ts'

/** One line of the summary: what is known, the words it is about, and the question that would settle the rest. */
export interface SummaryLine {
  said: Statement
  /** The founder's words, as quotations; null if there are none. */
  about: Statement | null
  /** The open field that would change this line. */
  asks: BriefField | null
}

/** The values of a field as text: quoted from the idea, as typed, or formatted for figures and choices. */
function valuesOf<F extends BriefField>(brief: Brief, idea: string, field: F) {
  return entriesOf(brief, field).map((entry) => {
    const words = quoteOf(entry, idea)
    return {
      words: words ?? typedWords(field, entry.value) ?? formatValue(field, entry.value),
      isText: words !== null || typedWords(field, entry.value) !== null,
    }
  })
}

/** The words that the founder typed for a value; null for values shown as a figure, a choice or in our own words. */
export function typedWords<F extends BriefField>(field: F, value: BriefValues[F]): string | null {
  if (typeof value === 'string') return field !== 'nature' && field !== 'field' ? value : null
  if (typeof value !== 'object' || value === null) return null
  if (field === 'today' && 'name' in value) return value.name
  return 'text' in value && value.text !== '' ? value.text : null
}

/** The first value of each given field in words, without repetitions; null if there are none. */
export const aboutFields = (brief: Brief, idea: string, fields: readonly BriefField[]): Statement | null => {
  const values = fields.flatMap((field) => valuesOf(brief, idea, field).slice(0, 1))
  const own = values.filter(
    ({ words }) => !values.some((other) => other.words !== words && other.words.includes(words)),
  )
  return own.length > 0 ? told(...own) : null
}

export const asking = (brief: Brief, field: BriefField): BriefField | null =>
  brief[field].state === 'open' ? field : null
