import { omitsNot } from './negation.ts'
import { type Occurrences, occurrences, type SearchablePage } from './occurrences.ts'
import { textOfHtml } from './page-text.ts'
import type { Place } from './same-words.ts'
import { isNumber, isSpelled, wordsOf } from './words.ts'

/**
 * What a page says to a quote: its words stand there; they do with other numbers; something similar does; its parts
 * do but not together; nothing like it does. Words that are
 * there but too few prove nothing.
 */
export type QuoteFinding = 'found' | 'other_numbers' | 'similar' | 'apart' | 'absent' | 'too_short'

const WORST_FIRST = ['absent', 'similar', 'other_numbers'] as const
const OMISSION = /\[?(?:…|\.{3,}|\.(?: \.){2,})\]?/
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const MIN_CUT_WORDS = 4
const MAX_OMITTED_WORDS = 150
/** Any page holds fewer words by chance; with a figure among them less is enough. */
const MIN_WORDS = { withFigure: 3, plain: 5 }

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
  if (together.length === 0) return 'apart'
  return isLongEnough(wordsOf(parts.join(' '))) ? 'found' : 'too_short'
}

function isLongEnough(words: string[]): boolean {
  const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return count >= (words.some(isNumber) ? MIN_WORDS.withFigure : MIN_WORDS.plain)
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
