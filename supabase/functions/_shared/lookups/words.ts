import type { LookupTerm } from '../domain/lookups.ts'
import { singular, stemOf, tokensOf } from '../domain/trades/words.ts'
import { textOfHtml } from '../evidence/page-text.ts'
import type { Finding } from './adapter.ts'

const TITLE_CHARS = 200
/** Longer than any title with its markup. */
const READ_CHARS = 4_000
/** How many of the first results decide whether an answer is about the term, and how many of them must be. */
const JUDGED = 10
const FEWEST = 3

/** A source's text as one line, without markup, control and invisible characters; '' if nothing is left. */
export function plainText(text: string, maxChars = TITLE_CHARS): string {
  const seen = textOfHtml(text.slice(0, READ_CHARS))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...seen]
  return characters.length > maxChars ? `${characters.slice(0, maxChars - 1).join('')}…` : seen
}

/** Generic names of products, such as 'app'. */
const KINDS = new Set(
  `app apps application applications software tool tools platform platforms system systems service services solution
  solutions website`.split(/\s+/),
)
/** Words that do not name the subject of a product or customer. */
const LIGHT = new Set([
  ...KINDS,
  ...`a an and the of for to in on with by or my our online digital web mobile smart small little tiny large local
  independent owner owners run own new best cheap simple easy automatic automated`.split(/\s+/),
])
/** The root that the forms of an English word share: bakery, bakeries; booking, booked, books. */
function rootOf(word: string): string {
  const bare = [/(?:ing|ed)$/, /er$/].reduce(withoutEnding, stemOf(word))
  return bare.replace(/([bdgklmnprt])\1$/, '$1').replace(/[ey]$/, '')
}

/** Keeps the ending if only the start of a syllable would be left, as in 'ring'. */
function withoutEnding(word: string, ending: RegExp): string {
  const rest = word.replace(ending, '')
  return rest.length >= 3 && /[aeiouy]/.test(rest) ? rest : word
}

/** The words of a term that carry its subject; none if it only has words like 'app'. */
export const headWords = (text: string): string[] => tokensOf(text).filter((word) => !LIGHT.has(word))

/**
 * Whether a text contains every head word of a term, in any form. Where results are not always products, the text must
 * also name a kind of product if the term does: tenders for bakery software are not tenders for bread.
 */
export function isAboutProduct(term: string): (text: string) => boolean {
  const about = isAbout(term)
  const isKind = (word: string) => KINDS.has(word)
  const named = tokensOf(term).some(isKind)
  return (text) => about(text) && (!named || tokensOf(text).some(isKind))
}

/** Whether a text contains every head word of a term, in any form. */
export function isAbout(term: string): (text: string) => boolean {
  const words = tokensOf(term)
  // 'to-do' and 'book keeping' are also written as one word.
  const ways = words.flatMap((word, at) =>
    LIGHT.has(word) ? [] : [[word, (words[at - 1] ?? '') + word, word + (words[at + 1] ?? '')].map(rootOf)],
  )
  return (text) => {
    const present = tokensOf(text)
    const joined = present.slice(1).map((word, at) => `${present[at]}${word}`)
    const stems = new Set([...present, ...joined].map(rootOf))
    return ways.length > 0 && ways.every((stemsOfWord) => stemsOfWord.some((stem) => stems.has(stem)))
  }
}

/** The subject of a term, with its last word in the singular: 'coffee shop' for 'small coffee shops'. */
export function subjectOf(term: LookupTerm): string {
  const words = headWords(term)
  return words.map((word, at) => (at === words.length - 1 ? singular(word) : word)).join(' ')
}

/** At most three spellings of a term: as is, with the last word in singular or plural, and with the hyphen swapped. */
export function spellingVariants(term: LookupTerm): string[] {
  const words = term.split(' ')
  const last = words.at(-1) ?? ''
  const other = singular(last) === last ? `${last}s` : singular(last)
  const hyphen = term.includes('-') ? term.replaceAll('-', ' ') : words.length === 2 ? words.join('-') : term
  return [...new Set([term, [...words.slice(0, -1), other].join(' '), hyphen])].slice(0, 3)
}

type Judgment = Required<Pick<Finding, 'outcome' | 'relevance'>> & Pick<Finding, 'cause' | 'reason'>

/**
 * Whether results are about a term: at least three, and at least half of the first ten. No results at all are a valid
 * answer of none.
 */
export function judge<Result>(
  results: readonly Result[],
  about: (result: Result) => boolean,
  term: string,
): Judgment {
  const first = results.slice(0, JUDGED)
  const relevance = { kept: first.filter(about).length, of: first.length }
  if (results.length === 0) return { outcome: 'measured-none', relevance }
  const few = results.filter(about).length < FEWEST
  const most = relevance.kept * 2 >= relevance.of
  if (most && !few) return { outcome: 'measured', relevance }
  return {
    outcome: 'ambiguous',
    cause: 'irrelevant',
    reason: most
      ? `So few results are about “${term}” that it may be something else.`
      : `${relevance.kept === 0 ? 'None' : `Only ${relevance.kept}`} of the first ${relevance.of} results are about “${term}”.`,
    relevance,
  }
}

/** The middle value, or the mean of the two middle values. Null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = null, high = null] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]]
  return low === null || high === null ? null : (low + high) / 2
}
