import { wordsOf } from '../classify/tokens.ts'
import { baseOfIng, baseOfVerb, FILLER, FUNCTION_WORDS } from './words.ts'

/* Runs of plain nouns and adjectives between grammar words and verbs: 'camping gear', 'exit interviews'. */

const MAX_WORDS = 3
/** Words that describe rather than name. */
const DESCRIBES = /(?:ly|ive|ful|ous|able|ible|less|ed|'s)$/i
const PAST =
  /^(?:paid|sold|made|built|held|kept|left|bought|sent|taken|given|found|lost|done|gone|seen|known|written|broken|broke|gave|ran|came)$/i
const NAMES =
  /(?:feed|seed|bed|need|breed|table|cable|archive|olive|motive|family|supply|assembly|^ally|^fly|butterfly|monopoly|belly|jelly)s?$/i
const DESCRIBING_WORD = /(?:ing|able|al|ic)$/i
/** Words before which a verb ends a run: 'diabetes | track what they eat'. */
const OBJECT_START =
  /^(?:the|a|an|their|your|his|her|its|our|my|what|how|these|those|each|every|all|any|it|them)$/i
/** 'product descriptions' and 'job ads' need their first word. */
const KEPT_BEFORE_NOUN =
  /^(?:product|customer|user|price|site|location|feature|business|company|phone|place|week|budget|board|kit|forum)$/i
const HEAD = /^.{0,80}?(?=\s(?:for|that|which|where|who|to|with|so|because|by|from|as)\s|[.,;:!?\n]|$)/s
const PIECES = /[,.;:!?()\n–—"“”/]|\s-\s/
const PER_PERIOD = /\b(?:per|a|each) (?:month|year|week|user|seat|hour)\b/gi

/** What stands before 'for', 'that' and the like: the name of the thing itself. */
export const headOf = (text: string): string => HEAD.exec(text)?.[0] ?? ''

export const isFiller = (word: string): boolean => FILLER.has(word.toLowerCase())

const keepsFirst = ([first = '', next]: readonly string[]) =>
  KEPT_BEFORE_NOUN.test(first) && next !== undefined && !isFiller(next)

/** 'hearing aids' and 'waiting list': what they are called, not what is done with them. */
const COMPOUND =
  /^(?:hearing|waiting|walking|running|training|baking|drinking|living|charging|driving|reading)$/i

function startsBadly(run: readonly string[]): boolean {
  const [first = '', next] = run
  if (/ly$/.test(first) || PAST.test(first)) return true
  if (isFiller(first)) return !keepsFirst(run)
  return (
    next !== undefined && !COMPOUND.test(first) && (baseOfVerb(first) !== null || baseOfIng(first) !== null)
  )
}

function endsBadly(run: readonly string[]): boolean {
  const last = run.at(-1) ?? ''
  // 'cleaning products' is a name, 'cleaning' alone is not.
  if (/^(?:products|services|plans|tools)$/i.test(last) && DESCRIBING_WORD.test(run.at(-2) ?? ''))
    return false
  if (isFiller(last) || PAST.test(last) || (DESCRIBES.test(last) && !NAMES.test(last))) return true
  return run.length === 1 && /ing$/i.test(last) && baseOfIng(last) !== null
}

/** 'families | trade skis': a verb after a plural begins something else. */
const verbIn = (run: readonly string[]) =>
  run.findIndex(
    (word, at) =>
      at > 0 && at < run.length - 1 && baseOfVerb(word) === word && /[^su]s$/i.test(run[at - 1] ?? ''),
  )

function stripped(run: readonly string[]): string[] {
  let kept = [...run]
  while (kept.length && startsBadly(kept)) kept.shift()
  const verbAt = verbIn(kept)
  if (verbAt > 0) kept = kept.slice(0, verbAt)
  while (kept.length && endsBadly(kept)) kept.pop()
  return kept.slice(-MAX_WORDS)
}

function runsOfPiece(piece: string): string[][] {
  const runs: string[][] = []
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
  return runs
}

/** The runs of a text in order. */
export const runsIn = (text: string): string[][] =>
  text
    .replace(PER_PERIOD, ',')
    .split(PIECES)
    .flatMap(runsOfPiece)
    .map(stripped)
    .filter((run) => run.length > 0)
