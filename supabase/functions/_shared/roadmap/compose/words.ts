import { shorten } from '../../analyst/extract/plain.ts'

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

/** The same in quotation marks; those within become single ones. */
export const quoted = (text: string, max = LABEL_CHARS): string =>
  `“${clause(text, max).replaceAll('“', '‘').replaceAll('”', '’')}”`

/** A name that fits its field; a quotation that is cut off ends with its mark. */
export function taskName(text: string): string {
  const name = shorten(onOneLine(text), NAME_MAX_CHARS - 1)
  return name.lastIndexOf('“') > name.lastIndexOf('”') ? `${name}”` : name
}

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
