import { asSentence, shorten } from '../../analyst/extract/plain.ts'

/** Longest name of a task (schema of stored content). */
const NAME_MAX_CHARS = 200
const LABEL_CHARS = 70

const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** A text of the report as it stands within a sentence of ours: one line, without its full stop. */
export const clause = (text: string, max = 160): string =>
  shorten(onOneLine(text).replace(/[\s.!?…]+$/, ''), max)

const closesItsQuotes = (text: string) => text.lastIndexOf('“') <= text.lastIndexOf('”')

/** As many whole sentences of a text as fit, quotations closed; a single one that does not fit is cut. */
export function sentences(text: string, max: number): string {
  const line = onOneLine(text)
  if (line.length <= max) return asSentence(line)
  const fitting = [...line.slice(0, max).matchAll(/[.!?]”?(?=\s)/g)]
    .map(({ 0: end, index }) => line.slice(0, index + end.length))
    .findLast(closesItsQuotes)
  return fitting ?? asSentence(clause(line, max))
}

/** A clause in quotation marks; those within become single ones. */
export const quoted = (text: string, max = LABEL_CHARS): string =>
  `“${clause(text, max).replaceAll('“', '‘').replaceAll('”', '’')}”`

/** A name that fits its field; a quotation that is cut off ends with its mark. */
export function taskName(text: string): string {
  const name = shorten(onOneLine(text), NAME_MAX_CHARS - 1)
  return closesItsQuotes(name) ? name : `${name}”`
}

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
