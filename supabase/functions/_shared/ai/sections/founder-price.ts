import { statesFigures } from './figures.ts'
import { isVerbatimIn } from './own-words.ts'
import { type Figure, figuresIn } from './read-figures.ts'

const CLAUSE_END = /[,;!?\n]|\.(?:\s|$)|\d/
/** How often a period comes in a year, by the calendar. */
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

/** The words of the idea that state its price; null when there is none. */
export const founderWords = (idea: string, price: string | null): string | null =>
  price !== null && statesFigures(price) && isVerbatimIn(idea, price) ? price : null

/** The values of a price in US dollars per year; [] if the words around it do not give its period. */
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
 * Whether the founder's price comes to so many US dollars a year by itself: it is that amount, or the months of a year
 * times it. Read in the idea, as its copied words may end before the period.
 */
export function equalsYearlyPrice(idea: string, price: string, dollarsPerYear: number): boolean {
  const own = figuresIn(price).flatMap(({ values }) => values)
  return figuresIn(idea)
    .filter(({ kind, values }) => kind === '$' && values.some((value) => own.includes(value)))
    .flatMap(toYearlyDollars)
    .some((value) => Math.abs(value - dollarsPerYear) <= 1e-9 * value)
}
