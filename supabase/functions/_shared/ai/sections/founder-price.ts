import { statesFigures } from './figures.ts'
import { isVerbatimIn } from './own-words.ts'
import { type Figure, figuresIn } from './read-figures.ts'

const CLAUSE_END = /[,;!?\n]|\.(?:\s|$)|\d/
/** How often each period occurs in a calendar year. */
const PERIODS: readonly (readonly [noun: string, adverb: string, times: number])[] = [
  ['month|mo', 'monthly', 12],
  ['week|wk', 'weekly', 52],
  ['quarter', 'quarterly', 4],
  ['year|yr|annum', 'yearly|annual|annually', 1],
]
const RATES = PERIODS.map(
  ([noun, adverb, times]) =>
    [
      new RegExp(String.raw`(?:\/\s?|\b(?:per|an?|each|every)\s)(?:${noun})\b|\b(?:${adverb})\b`, 'i'),
      times,
    ] as const,
)
const ADJECTIVES = PERIODS.map(
  ([, adverb, times]) => [new RegExp(`\\b(?:${adverb})\\b`, 'i'), times] as const,
)
const ANY_PERIOD =
  /\b(?:years?|quarters?|months?|weeks?|days?|daily|nights?|nightly|hours?|hourly|minutes?)\b/i
/** A price per use does not say how often a customer uses the product in a year. */
const PER_USE = /^\s*(?:\/|(?:per|an?|each|every|for (?:an?|one|each|every))\b)/i
const PER_USE_BEFORE = /\b(?:an?|one|each|every|per)\s\p{L}+\s(?:costs?|is|for|at)\s*$/iu
/** '$15 to $20 a month' */
const RANGE_AFTER = /^\s*(?:[-–—]|to|and|or)\s*\p{Sc}?$/iu

/** The words of the idea that state its price; null if there are none. */
export const founderWords = (idea: string, price: string | null): string | null =>
  price !== null && statesFigures(price) && isVerbatimIn(idea, price) ? price : null

/**
 * A price's values in US dollars per year; unchanged without a period, [] if the words around it make it a price per
 * use, for an unknown period, or part of a range.
 */
function toYearlyDollars({ values, before, after }: Figure): number[] {
  const next = after.split(CLAUSE_END)[0] ?? ''
  const last = before.split(CLAUSE_END).at(-1) ?? ''
  const rate = RATES.find(([words]) => words.test(next))
  if (!rate && [PER_USE, ANY_PERIOD, RANGE_AFTER].some((words) => words.test(next))) return []
  const times = (rate ?? ADJECTIVES.find(([words]) => words.test(last)))?.[1]
  if (times) return values.map((value) => value * times)
  return PER_USE_BEFORE.test(last) ? [] : values
}

/**
 * Whether the founder's price alone gives this many US dollars a year: as it stands, or multiplied by its periods in a
 * year. Reads the price in the idea, because the copied words may end before the period.
 */
export function equalsYearlyPrice(idea: string, price: string, dollarsPerYear: number): boolean {
  const own = figuresIn(price).flatMap(({ values }) => values)
  return figuresIn(idea)
    .filter(({ kind, values }) => kind === '$' && values.some((value) => own.includes(value)))
    .flatMap(toYearlyDollars)
    .some((value) => Math.abs(value - dollarsPerYear) <= 1e-9 * value)
}
