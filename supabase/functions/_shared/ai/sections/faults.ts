import { LENGTH, plain, plainQuote } from './plain.ts'
import type { Cite, Said } from './said.ts'

/*
 * Faults of a model's answer that its schema cannot see, in words that the model can act on: they are sent back
 * in the one repair. An answer that still has any is refused.
 */

/** Shortest quote that is worth looking for, in characters; any page holds shorter ones by chance. */
const QUOTE_MIN_CHARS = 8

/** Numbers of the sources that a part may cite. */
export type KnownSources = ReadonlySet<string>

export const textFault = (where: string, text: string): string[] =>
  plain(text, LENGTH.paragraph) === '' ? [`${where} is empty.`] : []

/** A list of which a report needs at least `least`. */
export function listFault(
  where: string,
  items: readonly (string | { text: string })[],
  least: number,
): string[] {
  const filled = items.filter(
    (item) => plain(typeof item === 'string' ? item : item.text, LENGTH.line) !== '',
  )
  return filled.length < least
    ? [`${where} has ${filled.length} entries that say something; it needs ${least}.`]
    : []
}

export function citeFaults(where: string, cites: readonly Cite[], known: KnownSources): string[] {
  return cites.flatMap(({ source, quote }) => {
    if (!known.has(source))
      return [
        known.size === 0
          ? `${where} cites a source, but there are none: leave cites empty.`
          : `${where} cites ${JSON.stringify(source.slice(0, 20))}, which is no number of a source given to you.`,
      ]
    return [...plainQuote(quote)].length < QUOTE_MIN_CHARS
      ? [`${where} cites ${source} without a quote: copy one sentence of it letter for letter.`]
      : []
  })
}

/** Faults of one statement that may cite. */
export const saidFaults = (where: string, { text, cites }: Said, known: KnownSources): string[] => [
  ...textFault(`${where}.text`, text),
  ...citeFaults(where, cites, known),
]

/** Faults of a list of such statements. */
export const saidListFaults = (
  where: string,
  said: readonly Said[],
  least: number,
  known: KnownSources,
): string[] => [
  ...listFault(where, said, least),
  ...said.flatMap(({ cites }, at) => citeFaults(`${where}[${at}]`, cites, known)),
]
