import { foldWord, wordsOf } from '../classify/tokens.ts'
import { headOf, isFiller, runsIn } from './runs.ts'
import { baseOfIng, baseOfVerb, isPeople } from './words.ts'

const MAX_TERMS = 4
const ACRONYM = /^[A-Z]{2,}/

const foldedIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(foldWord))

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(foldWord(word), (counts.get(foldWord(word)) ?? 0) + 1)
  return counts
}

const sentenceStarts = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?:^|[.!?\n]\s*)(\p{L}[\p{L}'-]*)/gu)].map(({ 1: word }) => word ?? ''))

/** 'artists keep', 'nurses moving': somebody and what they do, not a thing. */
const tellsAction = (run: readonly string[]) =>
  run.some((word, at) => {
    const next = run[at + 1]
    if (next === undefined) return false
    const last = at + 2 === run.length
    // 'salaries decide', 'coordinator sees gaps', 'somebody leaves'.
    if (!last && /[^s]s$/.test(next) && baseOfVerb(next) !== null) return true
    if (/[^su]s$/i.test(word) && baseOfVerb(next) === next) return true
    if (/[^s]s$/.test(next) && isPeople(`${word}s`) && baseOfVerb(next)) return true
    return (isPeople(word) || SOMEBODY.test(word)) && (baseOfVerb(next) ?? baseOfIng(next)) !== null
  })

const SOMEBODY = /^(?:somebody|nobody|everybody|everyone|anybody|apart|home|dont)$/i
/** What no name ends with. */
const NO_END =
  /^(?:faster|slower|better|cheaper|easier|shown|empty|build|dont|don't|goes|plays|returning|safely|private|sell|love|compliant|anymore|together)$/i

/** 'afterwards', 'always': adverbs that look like plurals. */
const ADVERB = /(?:wards|ways|ly)$/i

/** One word is a name when it stands in the opening phrase, or is a plural that is no verb. */
const nameAlone = (word: string, head: ReadonlySet<string>) =>
  (word.length > 3 || ACRONYM.test(word)) &&
  baseOfVerb(word) === null &&
  !ADVERB.test(word) &&
  (head.has(word) || /[^su]s$/.test(word))

/** Leaves out terms that share a word with a better one. */
function distinct(terms: readonly string[]): string[] {
  const kept: string[] = []
  for (const term of terms) {
    const words = foldedIn([term])
    if (!kept.some((other) => wordsOf(other).some((word) => words.has(foldWord(word))))) kept.push(term)
  }
  return kept
}

/** 'the price that their catch gets': what the people have, where the text names no other thing. */
function ownedIn(text: string, skip: ReadonlySet<string>): string[] {
  const owned = [
    ...text.matchAll(/\btheir (\p{Ll}{4,})(?= (?:gets?|is|are|fetch|brings?|costs?|takes?)\b|[.,]|$)/gu),
  ]
  const found = owned
    .map(({ 1: word }) => word ?? '')
    .find((word) => !isFiller(word) && !isPeople(word) && !skip.has(foldWord(word)))
  return found ? [found] : []
}

/** The main things the idea is about, best first, without the words in `known` (audience, place). */
export function keyTermsOf(text: string, known: readonly string[]): string[] {
  const skip = foldedIn(known)
  const counts = countsOf(text)
  const starts = sentenceStarts(text)
  const head = new Set(wordsOf(headOf(text)))
  const written = (word: string) => (starts.has(word) && !ACRONYM.test(word) ? word.toLowerCase() : word)
  const scores = new Map<string, number>()
  for (const [order, found] of runsIn(text).entries()) {
    // 'Jaipur order stock', 'Canada spend': the place is no part of the name.
    const run =
      skip.has(foldWord(found[0] ?? '')) && /^\p{Lu}/u.test(found[0] ?? '') && found.length > 1
        ? found.slice(1)
        : found
    const own = run.filter((word) => !isFiller(word) && !skip.has(foldWord(word)))
    const isName = run.length > 1 ? !tellsAction(run) : nameAlone(run[0] ?? '', head)
    if (!own.length || !isName || NO_END.test(run.at(-1) ?? '') || isPeople(run.at(-1) ?? '')) continue
    const term = run.map(written).join(' ')
    const repeated = Math.max(...own.map((word) => counts.get(foldWord(word)) ?? 1))
    const score = 1.5 * Math.min(run.length, 2) + 0.6 * Math.min(repeated, 3) + 2 / (1 + order / 4)
    scores.set(term, Math.max(scores.get(term) ?? 0, score))
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([term]) => term)
  const terms = distinct(ranked).slice(0, MAX_TERMS)
  return terms.length ? terms : ownedIn(text, skip)
}

/** 'Babysitters from the same school': those who do the work, when the opening names them; else null. */
export function providersOf(text: string, known: readonly string[]): string | null {
  const skip = foldedIn(known)
  const [run] = runsIn(headOf(text))
  const isOther =
    run &&
    !/^(?:peoples?|users|customers)$/i.test(run.at(-1) ?? '') &&
    isPeople(run.at(-1) ?? '') &&
    !run.some((word) => skip.has(foldWord(word)))
  return isOther ? run.join(' ').toLowerCase() : null
}
