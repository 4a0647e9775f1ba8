import { singular } from './people.ts'
import { FIELD_LISTS } from './word-table.ts'

interface Clue {
  fields: string[]
  isPhrase: boolean
}

function readClues(): ReadonlyMap<string, Clue> {
  const clues = new Map<string, Clue>()
  for (const [field, words] of FIELD_LISTS) {
    for (const word of words) {
      const clue = clues.get(word) ?? { fields: [], isPhrase: word.includes(' ') }
      clue.fields.push(field)
      clues.set(word, clue)
    }
  }
  return clues
}

const CLUES = readClues()
const LONGEST_PHRASE = 4
/** The lowest score at which a field is suggested; it must also be twice as high as the next one. */
const LEAST_SCORE = 4
const LEAD = 2
const MOST_CHOICES = 3

function scoresOf(text: string): [string, number][] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[;.,]/gu) ?? []).map(singular)
  const scores = new Map<string, number>()
  const seen = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const term = words.slice(from, from + length).join(' ')
      const clue = CLUES.get(term)
      if (!clue || seen.has(term)) continue
      seen.add(term)
      const weight = (clue.isPhrase ? 3 : 2) / clue.fields.length
      for (const field of clue.fields) scores.set(field, (scores.get(field) ?? 0) + weight)
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a)
}

/**
 * The business field that the words of product, customer and actions suggest, if it leads clearly. Otherwise
 * `field` is null and `choices` holds the nearest two or three, or none if fewer score.
 */
export function fieldOf(words: string): { field: string | null; choices: string[] } {
  const scores = scoresOf(words)
  const [first, second] = scores
  if (!first) return { field: null, choices: [] }
  if (first[1] >= LEAST_SCORE && first[1] >= LEAD * (second?.[1] ?? 0))
    return { field: first[0], choices: [] }
  const choices = scores.slice(0, MOST_CHOICES).map(([field]) => field)
  return { field: null, choices: choices.length > 1 ? choices : [] }
}
