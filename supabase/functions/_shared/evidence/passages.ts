import { sentencesOf } from './sentences.ts'
import { termsOf } from './terms.ts'
import { isNumber, isWord, wordsOf } from './words.ts'

/** A fetched page. `id` is the id of its source ('s3'); `publishedAt` is an ISO date or a year. */
export interface ReadPage {
  id: string
  url: string
  title: string
  publishedAt: string | null
  /** The visible text; a blank line ends a paragraph, a cell or a heading. */
  text: string
}

/**
 * A part of a page that a model may cite by its `id`: the source id and the position on the page
 * ('s3p2'). Within `text`, a blank line ends a paragraph, a cell or a heading.
 */
export interface Passage {
  id: string
  url: string
  title: string
  publishedAt: string | null
  text: string
}

/** A passage ends at the first length or later, and never exceeds the second. In characters. */
const PASSAGE_CHARS = { enough: 500, most: 1_000 }
/** Maximum number of passages of one page: about 100,000 characters. */
const MAX_PASSAGES = 200
/** Maximum length of a quotation cut from a passage, in characters; the same as in `plainQuote`. */
const QUOTATION_MAX_CHARS = 400
/** Maximum number of neighboring sentences or cells in one quotation. */
const MAX_UNITS = 4
/** A quotation with fewer words proves nothing; see `findQuote`. */
const MIN_WORDS = { withFigure: 3, plain: 5 }
const FIGURE_WEIGHT = 3

const PARAGRAPH_BREAK = '\n\n'
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The pieces that passages are made of: paragraphs, and the sentences of long ones. */
function piecesOf(text: string): string[][] {
  const seen = new Set<string>()
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((block) => block !== '' && !(block.length > 40 && seen.has(block)) && seen.add(block))
    .map((block) => (block.length <= PASSAGE_CHARS.most ? [block] : sentencesOf(block).flatMap(shortened)))
}

/** Cuts a sentence without an end, such as a list without punctuation, between words. */
function shortened(sentence: string): string[] {
  if (sentence.length <= PASSAGE_CHARS.most) return [sentence]
  const cut = sentence.lastIndexOf(' ', PASSAGE_CHARS.most)
  const at = cut > 0 ? cut : PASSAGE_CHARS.most
  return [sentence.slice(0, at), ...shortened(sentence.slice(at).trim())]
}

/**
 * Cuts a page into passages of about 500 to 1,000 characters, in order, at paragraph ends where possible and
 * never within a shorter sentence. The same page always gives the same passages and ids.
 */
export function passagesOf({ id, url, title, publishedAt, text }: ReadPage): Passage[] {
  const texts: string[] = []
  let open = ''
  const close = () => {
    if (open !== '') texts.push(open)
    open = ''
  }
  for (const pieces of piecesOf(text)) {
    for (const [at, piece] of pieces.entries()) {
      if (open.length + piece.length + PARAGRAPH_BREAK.length > PASSAGE_CHARS.most) close()
      open = open === '' ? piece : `${open}${at === 0 ? PARAGRAPH_BREAK : ' '}${piece}`
    }
    if (open.length >= PASSAGE_CHARS.enough) close()
  }
  close()
  return texts
    .slice(0, MAX_PASSAGES)
    .map((passage, at) => ({ id: `${id}p${at + 1}`, url, title, publishedAt, text: passage }))
}

const BM25 = { saturation: 1.2, length: 0.75 }

/** Scores each text against a query by BM25 over their terms. */
function scoresOf(texts: string[], query: string): number[] {
  const wanted = new Set(termsOf(query))
  const counted = texts.map((text) => {
    const counts = new Map<string, number>()
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
    return counts
  })
  const sizes = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0))
  const mean = Math.max(1, sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length))
  const weights = new Map(
    [...wanted].map((term) => {
      const having = counted.filter((counts) => counts.has(term)).length
      return [term, Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))]
    }),
  )
  return counted.map((counts, at) => {
    const norm = BM25.saturation * (1 - BM25.length + (BM25.length * (sizes[at] ?? 0)) / mean)
    return [...weights].reduce((sum, [term, weight]) => {
      const count = counts.get(term) ?? 0
      return sum + (weight * count * (BM25.saturation + 1)) / (count + norm)
    }, 0)
  })
}

const pageOf = ({ id }: Passage) => id.replace(/p\d+$/, '')

/**
 * The passages that match a query best, best first: at most `limit`, and at most `perPage` of one page. A page whose
 * passages share no word with the query, such as one in another language, comes last, with its first passages
 * that state a figure.
 */
export function relevantPassages(
  passages: Passage[],
  query: string,
  limit: number,
  perPage: number = limit,
): Passage[] {
  const scores = scoresOf(
    passages.map(({ title, text }) => `${title}\n${text}`),
    query,
  )
  const scored = passages.map((passage, at) => ({ passage, at, score: scores[at] ?? 0 }))
  const answering = new Set(scored.filter(({ score }) => score > 0).map(({ passage }) => pageOf(passage)))
  const ranked = scored
    .filter(({ passage, score }) => score > 0 || !answering.has(pageOf(passage)))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(/\d/.test(b.passage.text)) - Number(/\d/.test(a.passage.text)) ||
        a.at - b.at,
    )
  const taken = new Map<string, number>()
  return ranked
    .filter(({ passage }) => {
      const count = (taken.get(pageOf(passage)) ?? 0) + 1
      taken.set(pageOf(passage), count)
      return count <= perPage
    })
    .slice(0, limit)
    .map(({ passage }) => passage)
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** The first passages of each domain, at most `most` each, because many pages of one site are one source. */
export function atMostPerDomain<Item extends { url: string }>(items: readonly Item[], most = 2): Item[] {
  const taken = new Map<string, number>()
  return items.filter(({ url }) => {
    const host = hostOf(url)
    const count = (taken.get(host) ?? 0) + 1
    taken.set(host, count)
    return count <= most
  })
}

const isLongEnough = (text: string) => {
  const words = wordsOf(text)
  const count = words.filter(isWord).length
  return count >= (words.some(isNumber) ? MIN_WORDS.withFigure : MIN_WORDS.plain)
}

/** How much of a sentence a text contains; a figure counts as three words. */
function sharedWeight(terms: ReadonlySet<string>, text: string): number {
  const there = new Set(termsOf(text))
  return [...terms]
    .filter((term) => there.has(term))
    .reduce((sum, term) => sum + (isNumber(term) ? FIGURE_WEIGHT : 1), 0)
}

/** Minimum of new shared words for adding another sentence, and for adding a cell or heading. */
const COST = { sentence: 1.5, fragment: 0.3 }
const SENTENCE_END = /[.!?…。।؟۔！？]["'”’»)\]]*$/u

function costOf(window: string[]): number {
  const costs = window.map((unit) => (SENTENCE_END.test(unit) ? COST.sentence : COST.fragment))
  return costs.reduce((sum, cost) => sum + cost, 0) - Math.min(...costs)
}

/**
 * The quotation that supports a sentence: the sentence of the passage that shares most words with it, with
 * neighbors if it is only a cell, or if they add a figure or two more words. At most 400 characters, verbatim
 * except for line breaks. Null if the passage shares no word with the sentence.
 */
export function quotationFrom(passage: Pick<Passage, 'text'>, sentence: string): string | null {
  const terms = new Set(termsOf(sentence))
  const units = sentencesOf(passage.text)
  const windows = units.flatMap((_, from) =>
    Array.from({ length: MAX_UNITS }, (_, more) => units.slice(from, from + more + 1)).filter(
      (window, more) => window.length === more + 1,
    ),
  )
  const candidates = windows
    .map((window) => ({ text: window.join(' '), cost: costOf(window), count: window.length }))
    .filter(({ text, count }) => count === 1 || text.length <= QUOTATION_MAX_CHARS)
    .map(({ text, cost }) => {
      const shared = sharedWeight(terms, text)
      const worth = shared - cost - text.length / 1_000 - (isLongEnough(text) ? 0 : 3)
      return { text, shared, worth }
    })
    .filter(({ shared }) => shared > 0)
  const best = candidates.toSorted((a, b) => b.worth - a.worth)[0]
  return best ? withinLength(best.text) : null
}

/** Cuts a sentence of more than 400 characters between words, never within or right after a figure. */
function withinLength(text: string): string {
  if (text.length <= QUOTATION_MAX_CHARS) return text
  return text
    .slice(0, QUOTATION_MAX_CHARS)
    .replace(/[\s\d][^\s]*$/u, '')
    .trim()
}
