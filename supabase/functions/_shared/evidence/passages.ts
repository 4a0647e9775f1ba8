import { sentencesOf } from './sentences.ts'
import { termsOf } from './terms.ts'
import { isNumber, isWord, wordsOf } from './words.ts'

/** A page that was read. `id` is that of its source ('s3'); `publishedAt` is an ISO date or a year. */
export interface ReadPage {
  id: string
  url: string
  title: string
  publishedAt: string | null
  /** What can be read on the page; a blank line ends a paragraph, a cell or a heading. */
  text: string
}

/**
 * A stretch of a page that a model may cite by its `id`: that of the source and the passage's place on the page
 * ('s3p2'). Within `text`, a blank line ends a paragraph, a cell or a heading.
 */
export interface Passage {
  id: string
  url: string
  title: string
  publishedAt: string | null
  text: string
}

/** A passage is closed from here on, and never becomes longer than the second length, in characters. */
const PASSAGE_CHARS = { enough: 500, most: 1_000 }
/** Most passages of one page, about 100,000 characters of it. */
const MAX_PASSAGES = 200
/** Longest quotation that is cut from a passage, in characters; `plainQuote` cuts at the same length. */
const QUOTATION_MAX_CHARS = 400
/** Most neighboring sentences or cells that one quotation takes in. */
const MAX_UNITS = 4
/** With fewer words a quotation proves nothing; see `findQuote`. */
const MIN_WORDS = { withFigure: 3, plain: 5 }
const FIGURE_WEIGHT = 3

const PARAGRAPH_BREAK = '\n\n'
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The pieces of a page that are put together to passages: paragraphs, and the sentences of long ones. */
function piecesOf(text: string): string[][] {
  const seen = new Set<string>()
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((block) => block !== '' && !(block.length > 40 && seen.has(block)) && seen.add(block))
    .map((block) => (block.length <= PASSAGE_CHARS.most ? [block] : sentencesOf(block).flatMap(shortened)))
}

/** A sentence without an end, such as a list without punctuation, is cut at words. */
function shortened(sentence: string): string[] {
  if (sentence.length <= PASSAGE_CHARS.most) return [sentence]
  const cut = sentence.lastIndexOf(' ', PASSAGE_CHARS.most)
  const at = cut > 0 ? cut : PASSAGE_CHARS.most
  return [sentence.slice(0, at), ...shortened(sentence.slice(at).trim())]
}

/**
 * Cuts a page into passages of about 500 to 1,000 characters in the order of the page, at paragraphs where it can and
 * never within a sentence that is shorter than that. The same page gives the same passages and ids.
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

/** How well each text answers a query, by BM25 over their terms. */
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
 * The passages that answer a query best, best first: at most `limit`, and at most `perPage` of one page. A page on
 * which no passage shares a word with the query, such as one in another language, counts last, with its first passages
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

/** The first passages of each domain, at most `most` of one: many pages of one site are one witness. */
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

/** How much of what a sentence says is said in a text; a figure counts as three words. */
function sharedWeight(terms: ReadonlySet<string>, text: string): number {
  const there = new Set(termsOf(text))
  return [...terms]
    .filter((term) => there.has(term))
    .reduce((sum, term) => sum + (isNumber(term) ? FIGURE_WEIGHT : 1), 0)
}

/** What each further sentence must bring in shared words, and each further cell or heading. */
const COST = { sentence: 1.5, fragment: 0.3 }
const SENTENCE_END = /[.!?…。।؟۔！？]["'”’»)\]]*$/u

function costOf(window: string[]): number {
  const costs = window.map((unit) => (SENTENCE_END.test(unit) ? COST.sentence : COST.fragment))
  return costs.reduce((sum, cost) => sum + cost, 0) - Math.min(...costs)
}

/**
 * The words of a passage that a sentence rests on: the whole sentence of it that shares most with the sentence, and its
 * neighbors where it is a mere cell or where they add a figure or two more words. At most 400 characters, word for word
 * as on the page but for line breaks. Null when the passage shares no word with the sentence.
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

/** A sentence of more than 400 characters ends at a word, and never within or right after a figure. */
function withinLength(text: string): string {
  if (text.length <= QUOTATION_MAX_CHARS) return text
  return text
    .slice(0, QUOTATION_MAX_CHARS)
    .replace(/[\s\d][^\s]*$/u, '')
    .trim()
}
