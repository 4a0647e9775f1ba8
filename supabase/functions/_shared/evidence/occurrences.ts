import search from 'approx-string-match'
import { dropsNegation } from './negation.ts'
import { type Place, sameWords } from './same-words.ts'
import { type Wording, wordingOf } from './words.ts'

/** The words of a page and their positions. */
export interface SearchablePage extends Wording {
  places: ReadonlyMap<string, number[]>
}

export interface Occurrences {
  finding: 'found' | 'other_numbers' | 'similar' | 'absent'
  /** Where the words were found, as an index from the start of the page. */
  found: Place[]
}

// Short texts resemble many others, and a long text is either copied or not.
const MIN_APPROXIMATE_CHARS = 12
const MAX_APPROXIMATE_WORDS = 150
const SIMILAR_SHARE = 0.25
// A page may repeat the words to slow the search down, so only this many places are compared.
const MAX_EXACT = 200
const RARE_WORDS = 4
const PLACES_PER_WORD = 12
const MAX_SIMILAR = 4

export function searchable(text: string): SearchablePage {
  const wording = wordingOf(text)
  const places = new Map<string, number[]>()
  wording.words.forEach((word, at) => {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  })
  return { ...wording, places }
}

/** Where consecutive words stand on a page, or else the most similar place. */
export function occurrences(page: SearchablePage, words: string[]): Occurrences {
  const exact = exactPlaces(page, words)
  if (exact.length > 0) return foundAt(page, exact)
  if (words.join('').length < MIN_APPROXIMATE_CHARS || words.length > MAX_APPROXIMATE_WORDS)
    return { finding: 'absent', found: [] }
  const stretches = likelyStretches(page, words)
  const within = (anyNumber: boolean) =>
    stretches.flatMap(({ from, to }) => {
      const place = sameWords(words, page.words.slice(from, to), anyNumber)
      return place ? [{ from: from + place.from, to: from + place.to }] : []
    })
  const found = within(false)
  if (found.length > 0) return foundAt(page, found)
  if (within(true).length > 0) return { finding: 'other_numbers', found: [] }
  return { finding: isSimilar(page, words, stretches) ? 'similar' : 'absent', found: [] }
}

function foundAt(page: SearchablePage, places: Place[]): Occurrences {
  const found = places.filter((place) => !dropsNegation(page, place))
  return { finding: found.length > 0 ? 'found' : 'similar', found }
}

function exactPlaces(page: SearchablePage, wanted: string[]): Place[] {
  const found: Place[] = []
  const [rarest] = byRarity(page, wanted)
  for (const at of rarest?.places ?? []) {
    if (found.length === MAX_EXACT) break
    const from = at - (rarest?.offset ?? 0)
    if (wanted.every((word, i) => page.words[from + i] === word))
      found.push({ from, to: from + wanted.length })
  }
  return found
}

/** The positions of each word of the quote on the page, rarest word first. */
const byRarity = (page: SearchablePage, wanted: string[]) =>
  wanted
    .map((word, offset) => ({ offset, places: page.places.get(word) ?? [] }))
    .sort((a, b) => a.places.length - b.places.length)

/**
 * Ranges of the page around the rarest words of the quote, somewhat longer than the quote, that contain at least
 * half of its words.
 */
function likelyStretches(page: SearchablePage, wanted: string[]): Place[] {
  const slack = 4 + Math.floor(wanted.length / 4)
  const starts: number[] = []
  const anchors = byRarity(page, wanted).filter(({ places }) => places.length > 0)
  for (const { offset, places } of anchors.slice(0, RARE_WORDS))
    for (const start of places.slice(0, PLACES_PER_WORD).map((place) => place - offset))
      if (!starts.some((other) => Math.abs(other - start) <= slack / 2)) starts.push(start)
  const stretches = starts.map((start) => ({
    from: Math.max(0, start - slack),
    to: Math.min(page.words.length, start + wanted.length + slack),
  }))
  return stretches.filter(({ from, to }) => {
    const there = new Set(page.words.slice(from, to))
    return wanted.filter((word) => there.has(word)).length >= wanted.length / 2
  })
}

function isSimilar(page: SearchablePage, words: string[], stretches: Place[]): boolean {
  const wanted = words.join(' ')
  const errors = Math.floor(wanted.length * SIMILAR_SHARE)
  return stretches
    .slice(0, MAX_SIMILAR)
    .some(({ from, to }) => search(page.words.slice(from, to).join(' '), wanted, errors).length > 0)
}
