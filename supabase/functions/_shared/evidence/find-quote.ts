import { omitsNot } from './negation.ts'
import { type Occurrences, occurrences, type SearchablePage } from './occurrences.ts'
import { textOfHtml } from './page-text.ts'
import type { Place } from './same-words.ts'
import { isSpelled, wordsOf } from './words.ts'

/**
 * What a page says to a quote: its words stand there; they do with other numbers; something similar does; its parts
 * do but not together; nothing like it does.
 */
export type QuoteFinding = 'found' | 'other_numbers' | 'similar' | 'apart' | 'absent'

const WORST_FIRST = ['absent', 'similar', 'other_numbers'] as const
const OMISSION = /\[?(?:…|\.{3,}|\.(?: \.){2,})\]?/
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const MIN_CUT_WORDS = 4
const MAX_OMITTED_WORDS = 150

/**
 * Looks for a verbatim quote on a page. An ellipsis stands for left out words: the parts before and after it must
 * follow each other closely.
 */
export function findQuote(page: SearchablePage, quote: string): QuoteFinding {
  const plain = ENTITY.test(quote) ? textOfHtml(quote) : quote
  const parts = plain.split(OMISSION)
  const results = parts.flatMap((part, at) => resultOf(page, wordsOf(part), at < parts.length - 1))
  const [first, ...others] = results.map(({ found }) => found)
  if (!first) return 'absent'
  const worst = WORST_FIRST.find((finding) => results.some((result) => result.finding === finding))
  if (worst) return worst
  const together = others.reduce((before, places) => followers(page, before, places), first)
  return together.length > 0 ? 'found' : 'apart'
}

/** A part that an ellipsis follows may have been cut off within its last word, as search tools do. */
function resultOf(page: SearchablePage, words: string[], isCut: boolean): Occurrences[] {
  if (words.length === 0) return []
  const whole = occurrences(page, words)
  const last = words.at(-1) ?? ''
  if (whole.finding === 'found' || !isCut || words.length <= MIN_CUT_WORDS || !isSpelled(last)) return [whole]
  const found = occurrences(page, words.slice(0, -1)).found.filter(({ to }) =>
    page.words[to]?.startsWith(last),
  )
  return [found.length > 0 ? { finding: 'found', found } : whole]
}

const followers = (page: SearchablePage, before: Place[], places: Place[]) =>
  places.filter(({ from }) => before.some(({ to }) => from >= to && mayOmit(page, { from: to, to: from })))

const mayOmit = (page: SearchablePage, omitted: Place) =>
  omitted.to - omitted.from <= MAX_OMITTED_WORDS && !omitsNot(page, omitted)
