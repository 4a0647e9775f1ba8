import { foldWord, wordsOf } from '../classify/tokens.ts'
import { baseOfIng, baseOfVerb, FILLER, FUNCTION_WORDS, isPeople } from './words.ts'

/* The things an idea speaks of: runs of plain nouns and adjectives between grammar words and verbs. */

const MAX_WORDS = 3
const MAX_TERMS = 4
/** Endings of words that describe rather than name. */
const DESCRIBES =
  /(?:ly|ive|ful|ous|able|ible|less|ed|'s|^(?:paid|sold|made|built|held|kept|left|bought|sent|taken|given|found|lost|done|gone|seen|known|written|broken|flaky))$/i
const NAMES =
  /(?:feed|seed|bed|need|breed|vegetable|table|cable|archive|olive|motive|family|supply|assembly|ally|belly|jelly)s?$/i
const DESCRIBING_WORD = /(?:ing|able|al|ic)$/i
/** Words before which a verb ends a run: 'diabetes | track what they eat'. */
const OBJECT_START =
  /^(?:the|a|an|their|your|his|her|its|our|my|what|how|when|where|which|who|this|that|these|those|each|every|all|any|it|them|to|from)$/i

/** Splits text into runs of content words at marks and grammar words. */
function runsIn(text: string): string[][] {
  const runs: string[][] = []
  for (const piece of text
    .replace(/\b(?:per|a|each) (?:month|year|week|user|seat|hour)\b/gi, ',')
    .split(/[,.;:!?()\n–—"“”/]|\s-\s/)) {
    let run: string[] = []
    for (const word of [...wordsOf(piece), 'and']) {
      if (!FUNCTION_WORDS.has(word.toLowerCase()) && !/\d/.test(word)) {
        run.push(word)
        continue
      }
      if (OBJECT_START.test(word) && run.length > 1 && baseOfVerb(run.at(-1) ?? '')) run.pop()
      runs.push(run)
      run = []
    }
  }
  return runs.map(stripped).filter((run) => run.length > 0)
}

const isFiller = (word: string) => FILLER.has(word.toLowerCase())
const actsOn = (word: string, next: string | undefined) =>
  next !== undefined && (baseOfVerb(word) !== null || baseOfIng(word) !== null)

/** The last name in a run: without filler and verbs at its start, without filler and adjectives at its end. */
function stripped(run: string[]): string[] {
  let kept = run
  while (
    kept.length &&
    (isFiller(kept[0] ?? '') || /ly$/.test(kept[0] ?? '') || actsOn(kept[0] ?? '', kept[1]))
  )
    kept = kept.slice(1)
  const verbAt = kept.findIndex(
    (word, at) => at > 0 && at < kept.length - 1 && baseOfVerb(word) === word && !isPeople(word),
  )
  if (verbAt > 0) kept = kept.slice(0, verbAt)
  while (kept.length && endsBadly(kept)) kept = kept.slice(0, -1)
  return kept.slice(-MAX_WORDS)
}

function endsBadly(run: readonly string[]): boolean {
  const last = run.at(-1) ?? ''
  // 'cleaning products' is a name, 'cleaning' alone is not.
  if (/^(?:products|services|plans|tools)$/i.test(last) && DESCRIBING_WORD.test(run.at(-2) ?? ''))
    return false
  if (isFiller(last) || (DESCRIBES.test(last) && !NAMES.test(last))) return true
  return run.length === 1 && /ing$/i.test(last) && baseOfIng(last) !== null
}

const lowered = (word: string) =>
  /^(?:[A-Z]{2,}s?|.*[a-z][A-Z].*)$/.test(word) || /^[A-Z]/.test(word) ? word : word.toLowerCase()

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(foldWord(word), (counts.get(foldWord(word)) ?? 0) + 1)
  return counts
}

const sentenceStarts = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?:^|[.!?\n]\s*)(\p{L}[\p{L}'-]*)/gu)].map(({ 1: word }) => word ?? ''))

const HEAD = /^.{0,80}?(?=\s(?:for|that|which|where|who|to|with|so|because|by|from|as)\s|[.,;:!?\n]|$)/s

/** One word is a name when it stands in the opening phrase, or is a plural that is no verb. */
const nameAlone = (word: string, head: ReadonlySet<string>) =>
  (word.length > 3 || /^[A-Z]{2,}$/.test(word)) &&
  baseOfVerb(word) === null &&
  (head.has(word) || /[^su]s$/.test(word))

/** The main things the idea is about, best first, without the words in `known` (audience, place). */
export function keyTermsOf(text: string, known: readonly string[]): string[] {
  const skip = new Set(known.flatMap(wordsOf).map(foldWord))
  const counts = countsOf(text)
  const starts = sentenceStarts(text)
  const head = new Set(wordsOf(HEAD.exec(text)?.[0] ?? ''))
  const scores = new Map<string, number>()
  for (const [order, run] of runsIn(text).entries()) {
    const own = run.filter((word) => !isFiller(word) && !skip.has(foldWord(word)))
    if (
      !own.length ||
      tellsAction(run) ||
      isPeople(run.at(-1) ?? '') ||
      (run.length === 1 && !nameAlone(run[0] ?? '', head))
    )
      continue
    const term = run.map((word) => (starts.has(word) ? word.toLowerCase() : lowered(word))).join(' ')
    const repeated = Math.max(...own.map((word) => counts.get(foldWord(word)) ?? 1))
    const score = 1.5 * Math.min(run.length, 2) + 0.6 * Math.min(repeated, 3) + 2 / (1 + order / 4)
    scores.set(term, Math.max(scores.get(term) ?? 0, score))
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([term]) => term)
  return distinct(ranked).slice(0, MAX_TERMS)
}

/** 'Babysitters from the same school': those who do the work, when the opening names them; else null. */
export function providersOf(text: string, known: readonly string[]): string | null {
  const skip = new Set(known.flatMap(wordsOf).map(foldWord))
  const run = runsIn(HEAD.exec(text)?.[0] ?? '').find(
    (words) => isPeople(words.at(-1) ?? '') && !words.some((word) => skip.has(foldWord(word))),
  )
  return run ? run.join(' ').toLowerCase() : null
}

/** 'artists keep', 'nurses moving': somebody and what they do, not a thing. */
const tellsAction = (run: readonly string[]) =>
  run.some(
    (word, at) =>
      isPeople(word) &&
      at < run.length - 1 &&
      (baseOfVerb(run[at + 1] ?? '') ?? baseOfIng(run[at + 1] ?? '')),
  )

/** Leaves out terms that share a word with a better one. */
function distinct(terms: readonly string[]): string[] {
  const kept: string[] = []
  for (const term of terms) {
    const words = new Set(wordsOf(term).map(foldWord))
    if (!kept.some((other) => wordsOf(other).some((word) => words.has(foldWord(word))))) kept.push(term)
  }
  return kept
}
