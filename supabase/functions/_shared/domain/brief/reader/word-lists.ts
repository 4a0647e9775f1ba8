import { ADJECTIVES, NOT_ADJECTIVES } from './word-table.ts'

/** Splits a list written as one text into its words. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/* Closed classes: the words of grammar, which is to say nearly all of them. */

export const RELATIVES = wordSet('that which who whom whose')
export const NEGATIONS = wordSet("not n't never")
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
}

const ADJECTIVE_ENDING =
  /(?:ful|ous|ible|able|less|ish|ical|ular|esque|proof|-free|-based|-friendly|-ready|-sized|-powered|-driven|-led|-run|-made|-only|-proof|-grade|-style|-aware|-owned|-handed|-day|-year|-old|-week|-hour|-minute)$/

export const isAdjective = (lower: string): boolean =>
  ADJECTIVES.has(lower) || (ADJECTIVE_ENDING.test(lower) && !NOT_ADJECTIVES.has(lower))

/** Verbs whose object is the person who acts: 'helps landlords track'. */
export const LETTING = wordSet('let help allow enable')
