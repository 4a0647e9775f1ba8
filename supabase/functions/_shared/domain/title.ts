/** Maximum length of a title in characters before it is cut (docs/contract.md#validation-rules). */
export const TITLE_CUT = 60

/**
 * A validation's title: the idea up to its first period if that is before position 60; otherwise its first 60
 * characters and an ellipsis if it is longer; otherwise the whole text. Never splits a character.
 */
export function titleOf(idea: string): string {
  const chars = [...idea]
  const stop = chars.indexOf('.')
  if (stop > 0 && stop < TITLE_CUT) return chars.slice(0, stop).join('')
  return chars.length > TITLE_CUT ? `${chars.slice(0, TITLE_CUT).join('')}…` : idea
}

/** A title as a heading: if `titleOf` cut it inside a word, it ends with the word before. */
export function wholeWords(title: string): string {
  if (!title.endsWith('…') || [...title].length <= TITLE_CUT) return title
  const words = /^(.*\S)\s+\S*$/s.exec(title.slice(0, -1))?.[1]
  return words && words.length >= TITLE_CUT / 2 ? `${words.replace(/[\s\p{P}]+$/u, '')}…` : title
}

/** The first `max` characters of `text`, with an ellipsis if something was cut. */
export function cut(text: string, max: number): string {
  const chars = [...text]
  return chars.length > max ? `${chars.slice(0, max).join('').trimEnd()}…` : text
}
