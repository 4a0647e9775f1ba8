import type { Trade } from '../brief/brief.ts'
import { type Reading, readingsOf } from './trade-table.ts'
import { CONSUMER_PHRASES, CONSUMERS, GENERIC, NEUTRAL, OWNERS, PASTIME, ROLES } from './word-sets.ts'
import { keyOfStems, stemOf, tokensOf } from './words.ts'

/** The trades that a customer's words may mean. */
export interface TradeMatch {
  /** Up to three, the best first; [] if no trade is known for the words. */
  choices: Trade[]
  /** True if the first choice is clearly better; otherwise the founder is asked. */
  sure: boolean
  /** True for people who buy for themselves: they have no code. */
  consumers: boolean
}

export interface Token {
  stem: string
  /** Whether it is capitalized like a name, usually of a place. */
  name: boolean
}

const MAX_CHOICES = 3
/** Length of the longest term in the table, in tokens. */
const MAX_TOKENS = 6

export const NOTHING: TradeMatch = { choices: [], sure: false, consumers: false }
export const CONSUMER_MATCH: TradeMatch = { ...NOTHING, consumers: true }

/** Words at which a phrase may be split into several. */
const CONJUNCTIONS = new Set(['and', 'or', 'plus'])
export const isNumber = (stem: string): boolean => /^\d+(?:st|nd|rd|th|k|m)?$/.test(stem)
export const isNeutral = ({ stem, name }: Token): boolean => name || isNumber(stem) || NEUTRAL.has(stem)
const stemsOf = (tokens: readonly Token[]): string[] => tokens.map(({ stem }) => stem)
export const readingsAt = (tokens: readonly Token[]): readonly Reading[] =>
  readingsOf(keyOfStems(stemsOf(tokens)))

/** The tokens of a founder's words. */
export function toTokens(text: string): Token[] {
  const cased = text.normalize('NFD').replace(/\p{M}/gu, '')
  const capitals = new Set(
    (cased.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()),
  )
  return tokensOf(text).map((token) => ({ stem: stemOf(token), name: capitals.has(token) }))
}

/** The trades of the readings, and whether the first is certain. */
export function matchOf(
  readings: readonly Reading[],
  more: readonly Reading[],
  doubtful: boolean,
): TradeMatch {
  const sections = new Set(readings.map(({ trade }) => trade.nace?.[0]))
  const near = more.filter(({ trade }) => sections.has(trade.nace?.[0]))
  const choices = [...new Set([...readings, ...near].map(({ trade }) => trade))].slice(0, MAX_CHOICES)
  return {
    choices,
    sure: !doubtful && readings.length === 1 && readings[0]?.first === true,
    consumers: false,
  }
}

/** Merges several phrases of one customer: the first choice of each, then their second ones. */
export function merged(matches: readonly TradeMatch[]): TradeMatch {
  const known = matches.filter(({ choices }) => choices.length > 0)
  const [first] = known
  if (!first) return matches.find(({ consumers }) => consumers) ?? NOTHING
  if (known.length === 1) return first
  const ranks = Array.from({ length: MAX_CHOICES }, (_, rank) =>
    known.flatMap(({ choices }) => choices.slice(rank, rank + 1)),
  )
  const choices = [...new Set(ranks.flat())].slice(0, MAX_CHOICES)
  return { choices, sure: choices.length === 1 && first.sure, consumers: false }
}

/** The table's terms that end with the last token, the longest first, each with the tokens before it. */
export function endingIn(
  tokens: readonly Token[],
): { readings: readonly Reading[]; before: readonly Token[] }[] {
  const found = []
  for (let start = Math.max(0, tokens.length - MAX_TOKENS); start < tokens.length; start++) {
    const before = tokens.slice(0, start)
    const isFree = before.every((token) => isNeutral(token) || CONJUNCTIONS.has(token.stem))
    const readings = readingsAt(tokens.slice(start)).filter(({ alone, first }) => isFree || (first && !alone))
    if (readings.length > 0) found.push({ readings, before })
  }
  return found
}

/** True if a term of the table spans the token at this index: 'bed and breakfast'. */
export function isWithinWord(tokens: readonly Token[], index: number): boolean {
  for (let start = Math.max(0, index - 3); start < index; start++)
    for (let end = index + 2; end <= Math.min(tokens.length, index + 4); end++)
      if (readingsAt(tokens.slice(start, end)).length > 0) return true
  return false
}

const isConsumerPhrase = (tokens: readonly Token[]): boolean =>
  [2, 3].some((count) => CONSUMER_PHRASES.has(keyOfStems(stemsOf(tokens.slice(-count)))))

/** The meaning of a noun phrase without prepositions: its last words, or the words before a general noun. */
export function matchNoun(tokens: readonly Token[], hadTail = false): TradeMatch {
  const dropped: string[] = []
  for (let end = tokens.length; end > 0; end--) {
    const phrase = tokens.slice(0, end)
    const [best, ...shorter] = endingIn(phrase)
    const isLed = OWNERS.has(phrase.at(-1)?.stem ?? '') && end > 1
    if (isConsumerPhrase(phrase)) return CONSUMER_MATCH
    if (best) {
      if (best.before.some(({ stem }) => PASTIME.has(stem))) return CONSUMER_MATCH
      // 'nail salon owners' are nail salons, although 'salon owner' is a term of its own.
      const led = isLed ? matchNoun(tokens.slice(0, end - 1)) : NOTHING
      if (led.choices.length > 0) return led
      const before = best.before.slice(0, best.before.findLastIndex((each) => !isNeutral(each)) + 1)
      const last = before.at(-1)
      const unknown = best.before.some((token) => !isNeutral(token))
      const own = matchOf(
        best.readings,
        shorter.flatMap(({ readings }) => readings.filter(({ alone }) => !alone)),
        unknown || dropped.some((stem) => !ROLES.has(stem) && !GENERIC.has(stem)),
      )
      if (!last || !CONJUNCTIONS.has(last.stem)) return own
      const left = before.slice(0, -1)
      // 'hair and beauty salons': the head noun appears only once.
      const shared = [...left, ...phrase.slice(-1)]
      const isShared = (endingIn(shared)[0]?.before.length ?? left.length) < left.length
      return merged([matchNoun(isShared ? shared : left), own])
    }
    const token = tokens[end - 1]
    if (!token) break
    const { stem } = token
    if (CONJUNCTIONS.has(stem)) continue
    if (OWNERS.has(stem) && end > 1) {
      const owned = matchNoun(tokens.slice(0, end - 1))
      if (owned.choices.length > 0) return owned
      const thing = tokens[end - 2]
      return thing && (GENERIC.has(thing.stem) || (isNeutral(thing) && !hadTail)) ? NOTHING : CONSUMER_MATCH
    }
    if (ROLES.has(stem) && end > 1) {
      const led = matchNoun(tokens.slice(0, end - 1))
      if (led.choices.length > 0) return led
    }
    if (CONSUMERS.has(stem) || stem.endsWith('goer')) return CONSUMER_MATCH
    if (!GENERIC.has(stem) && !ROLES.has(stem) && !isNeutral(token)) {
      const conjunction = phrase.findLastIndex((each) => CONJUNCTIONS.has(each.stem))
      return conjunction > 0 ? { ...matchNoun(tokens.slice(0, conjunction)), sure: false } : NOTHING
    }
    dropped.push(stem)
  }
  return NOTHING
}
