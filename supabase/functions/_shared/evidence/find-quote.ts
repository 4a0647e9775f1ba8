import { plainOfMarkdown } from './markdown.ts'
import { type Occurrences, occurrences, type SearchablePage } from './occurrences.ts'
import { mayOmit, type Part, partOf } from './omission.ts'
import { withoutReferences } from './page-text.ts'
import type { Place } from './same-words.ts'
import { isNumber, isSpelled, isWord, wordsOf } from './words.ts'

/**
 * The result of looking for a quote on a page: found; found with other numbers; something similar; its parts found,
 * but not together; or not found. A quote that is
 * too short proves nothing.
 */
export type QuoteFinding = 'found' | 'other_numbers' | 'similar' | 'apart' | 'absent' | 'too_short'

const WORST_FIRST = ['absent', 'similar', 'other_numbers'] as const
const OMISSION = /\[?(?:(?<!…)…(?!…)|(?<!\.)\.{3,4}(?!\.)|\.(?: \.){2,3}(?! ?\.))\]?/
const MIN_CUT_WORDS = 4
/** Any page contains shorter quotes by chance; a quote with a figure may be shorter. */
const MIN_WORDS = { withFigure: 3, plain: 5 }

/**
 * Looks for a verbatim quote on a page. An ellipsis may stand for a few words left out of a sentence, or for a few
 * sentences; the joined parts must not say anything that the page does not say.
 */
export function findQuote(page: SearchablePage, quote: string): QuoteFinding {
  const plain = plainOfMarkdown(withoutReferences(quote))
  const texts = plain.split(OMISSION)
  const found = texts.flatMap((text, at) => foundPart(page, text, at < texts.length - 1))
  const [first, ...others] = found
  if (!first) return 'absent'
  const worst = WORST_FIRST.find((finding) => found.some((part) => part.finding === finding))
  if (worst) return worst
  const together = others.reduce((before, part) => follow(page, before, part), first)
  if (together.found.length === 0) return 'apart'
  const words = wordsOf(texts.join(' '))
  if (isLongEnough(words)) return 'found'
  return others.length === 0 && first.found.some((place) => isWhole(page, place)) ? 'found' : 'too_short'
}

const SENTENCE_END = /[.!?。…:;]/
const MIN_WHOLE_WORDS = 2

/** Whether a short quote is a complete line, cell or sentence of the page. */
function isWhole(page: SearchablePage, { from, to }: Place): boolean {
  const isEdge = (at: number) =>
    at === 0 ||
    at === page.words.length ||
    page.bounds.has(at) ||
    page.paragraphs.has(at) ||
    SENTENCE_END.test(page.marks.get(at) ?? '')
  const words = page.words.slice(from, to).filter(isWord)
  return words.length >= MIN_WHOLE_WORDS && words.some(isSpelled) && isEdge(from) && isEdge(to)
}

interface FoundPart extends Part, Occurrences {}

function foundPart(page: SearchablePage, text: string, isCut: boolean): FoundPart[] {
  const words = wordsOf(text)
  return words.length === 0 ? [] : [{ ...partOf(text, words), ...resultOf(page, words, isCut) }]
}

function isLongEnough(words: string[]): boolean {
  const count = words.filter(isWord).length
  return count >= (words.some(isNumber) ? MIN_WORDS.withFigure : MIN_WORDS.plain)
}

/** The last word before an ellipsis may be incomplete, because search tools cut words off. */
function resultOf(page: SearchablePage, words: string[], isCut: boolean): Occurrences {
  const whole = occurrences(page, words)
  const last = words.at(-1) ?? ''
  if (whole.finding === 'found' || !isCut || words.length <= MIN_CUT_WORDS || !isSpelled(last)) return whole
  const found = occurrences(page, words.slice(0, -1)).found.filter(({ to }) =>
    page.words[to]?.startsWith(last),
  )
  return found.length > 0 ? { finding: 'found', found } : whole
}

/** The part with its positions that may follow the part before it across an omission. */
function follow(page: SearchablePage, before: FoundPart, part: FoundPart): FoundPart {
  const follows = ({ from }: Place) =>
    before.found.some(({ to }) => from >= to && mayOmit(page, { from: to, to: from }, before, part))
  return { ...part, found: part.found.filter(follows) }
}
