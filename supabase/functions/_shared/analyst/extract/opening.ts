import { asSentence, shorten } from './plain.ts'

const OPENING_CHARS = 280
const MIN_OPENING = 60

/** The founder's first sentence, and the second one when the first says little. */
export function openingOf({ sentences }: { sentences: readonly string[] }): string {
  const [first = '', second = ''] = sentences
  const opening = first.length < MIN_OPENING && second ? `${asSentence(first)} ${second}` : first
  return asSentence(shorten(opening, OPENING_CHARS))
}
