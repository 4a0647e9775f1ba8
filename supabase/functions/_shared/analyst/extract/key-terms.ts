import { foldWord, wordsOf } from '../classify/tokens.ts'
import { baseOfIng, baseOfVerb, FILLER, FUNCTION_WORDS, isPeople } from './words.ts'

/* The things an idea speaks of: runs of plain nouns and adjectives between grammar words and verbs. */

const MAX_WORDS = 3
const MAX_TERMS = 4
/** Words that are common as adjectives before a noun and end a run badly. */
const WEAK_END = /(?:ly|ive|ful|ous|able|ible|less|ing|ed|al|ic|'s)$/i
const END_OK =
  /(?:booking|training|planning|parking|housing|clothing|cleaning|learning|cooking|meeting|painting|recycling|farming|gardening|walking|tutoring|camping|hiking|running|coaching|lending|banking|shopping|gaming|feed|seed|meal|deal|rental|journal|animal|material|hospital|proposal|music|clinic|fabric|traffic|plastic|topic|mechanic|olive|archive|table|vegetable|vehicle|writing|reading|drawing|building|wedding|pricing|staffing|fishing|grooming|dating|mentoring|babysitting|invoicing|bookkeeping|knitting|sewing|sailing)s?$/i

const breaks = (word: string) => FUNCTION_WORDS.has(word.toLowerCase()) || /\d/.test(word)

/** Runs of content words, cut at grammar words and marks, without verbs and filler at their ends. */
function runsIn(text: string): string[][] {
  const runs: string[][] = []
  for (const piece of text.split(/[,.;:!?()\n–—"“”/]|\s-\s/)) {
    let run: string[] = []
    for (const word of [...wordsOf(piece), 'the']) {
      if (!breaks(word)) {
        run.push(word)
        continue
      }
      runs.push(run)
      run = []
    }
  }
  return runs.map(stripped).filter((run) => run.length > 0)
}

const dropsAtStart = (word: string, next: string | undefined) =>
  FILLER.has(word.toLowerCase()) ||
  (next !== undefined && (baseOfVerb(word) !== null || baseOfIng(word) !== null)) ||
  /ly$/.test(word)

function stripped(run: string[]): string[] {
  let start = 0
  while (start < run.length && dropsAtStart(run[start] ?? '', run[start + 1])) start++
  let kept = run.slice(start)
  const verbAt = kept.findIndex(
    (word, at) => at > 0 && baseOfVerb(word) !== null && at < kept.length - 1 && !isPeople(word),
  )
  if (verbAt > 0) kept = kept.slice(0, verbAt)
  while (kept.length && badEnd(kept.at(-1) ?? '')) kept = kept.slice(0, -1)
  return kept.slice(-MAX_WORDS)
}

const badEnd = (word: string) => FILLER.has(word.toLowerCase()) || (WEAK_END.test(word) && !END_OK.test(word))

const lowered = (word: string) =>
  /^[A-Z][a-z]+$/.test(word) ? word : /^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()

/** The main things the idea is about, best first, without the words in `known` (audience, place). */
export function keyTermsOf(text: string, known: readonly string[]): string[] {
  const skip = new Set(known.flatMap(wordsOf).map(foldWord))
  const scores = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(foldWord(word), (counts.get(foldWord(word)) ?? 0) + 1)
  for (const [order, run] of runsIn(text).entries()) {
    const content = run.filter((word) => !FILLER.has(word.toLowerCase()))
    if (!content.length || content.every((word) => skip.has(foldWord(word)))) continue
    if (run.length === 1 && (baseOfVerb(run[0] ?? '') || (run[0]?.length ?? 0) < 4)) continue
    if (run.some((word) => isPeople(word))) continue
    const term = run
      .map((word, at) => (at === 0 && order === 0 ? word.toLowerCase() : lowered(word)))
      .join(' ')
    const repeated = Math.max(...content.map((word) => counts.get(foldWord(word)) ?? 1))
    const score = Math.min(run.length, 2) + 0.6 * Math.min(repeated, 3) + 2 / (1 + order / 4)
    scores.set(term, Math.max(scores.get(term) ?? 0, score))
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([term]) => term)
  return distinct(ranked).slice(0, MAX_TERMS)
}

function distinct(terms: string[]): string[] {
  const kept: string[] = []
  for (const term of terms) {
    const words = new Set(wordsOf(term).map(foldWord))
    if (!kept.some((other) => wordsOf(other).some((word) => words.has(foldWord(word))))) kept.push(term)
  }
  return kept
}
