import type { Nature } from '../domain/brief/brief.ts'
import type { Stage } from './next-test/tests-by-risk.ts'
import type { PriceForm } from './stage.ts'

/** What every product of a kind requires, whatever its purpose. Only shown if the kind is known. */
export interface NaturePattern {
  mustHave: readonly string[]
  shouldHave: readonly string[]
  unknown: readonly string[]
  against: string | null
}

/** Texts for a kind of product that only apply before something has been made, or before something has been sold. */
interface EarlyPattern {
  before: 'made' | 'sold'
  mustHave: readonly string[]
}

type Kind = Exclude<Nature, 'other'>

export const NATURE_PATTERNS: Readonly<Record<Kind, NaturePattern>> = {
  software: { mustHave: [], shouldHave: [], unknown: [], against: null },
  device: {
    mustHave: [
      'A safe state when a part fails',
      'The tests and marks required where you sell, with quotes and lead times',
      'Cost per unit, including packing, freight, returns and warranty',
    ],
    shouldHave: ['A way to repair or replace the part that fails first'],
    unknown: [
      'Who installs it, and how long does that take?',
      'Which part fails first, and who replaces it?',
    ],
    against:
      'A device that fails comes back to you. Work out what one replacement costs: postage, the part, an hour of talk, and how many in a hundred the price bears.',
  },
  physical: {
    mustHave: [
      'Cost per item, including material, time, packing, delivery and returns',
      'A written sample that each batch is checked against',
      'Labeling, safety and product rules where you sell',
    ],
    shouldHave: ['A second supplier for anything that must not run out'],
    unknown: ['How often does one customer buy again?', 'How much is left from one sale after all costs?'],
    against: null,
  },
  service: {
    mustHave: ['A substitute for sick days and vacation', 'Insurance and licenses required where you work'],
    shouldHave: [],
    unknown: ['How many jobs can one person do in a day, with everything around them?'],
    against: null,
  },
  marketplace: {
    mustHave: [
      'Checks on who people are and what they offer',
      'A reason to come back to you instead of to each other',
    ],
    shouldHave: ['Reviews from people who really bought'],
    unknown: ['How many people on each side does one place need before most requests are met?'],
    against: 'Two sides who met through you can make the next deal without you. Say what keeps it with you.',
  },
  content: {
    mustHave: ['Written rights to everything that is shown', 'A list of customers that belongs to you'],
    shouldHave: ['One free piece that shows what the paid ones are like'],
    unknown: ['Out of a hundred people who see it, how many pay?'],
    against:
      'Say what people cannot get without paying. Search for it yourself for an hour and write down what is free.',
  },
}

export const EARLY_PATTERNS: Readonly<Partial<Record<Kind, EarlyPattern>>> = {
  device: {
    before: 'made',
    mustHave: ['A bench model that does its job for two weeks with the same result'],
  },
  service: { before: 'sold', mustHave: ['One visit or job written down step by step'] },
  marketplace: {
    before: 'sold',
    mustHave: ['The side that is harder to find, signed up one by one in one place'],
  },
}

/** What paying customers of a program expect, by kind of customer. */
export const PROGRAM_FOR: Readonly<Record<'businesses' | 'consumers', Partial<NaturePattern>>> = {
  businesses: {
    mustHave: [
      'A first result on the customer’s own data within an hour, with you beside them',
      'The way back: all data out in one file, on any day',
    ],
    unknown: [
      'Where is the data that it needs, and who may let it out?',
      'Who signs for such a sum, and when did they last do so?',
    ],
    against:
      'Ask who would notice within a day if it stopped working. If no one would, it is easily canceled.',
  },
  consumers: {
    mustHave: [
      'Something useful before anyone has to sign up',
      'Cancel where the price is shown, in two steps',
    ],
    unknown: [
      'What were they doing in the five minutes before they needed it?',
      'What is already on their phone for it, and when did they last open that?',
    ],
    against: 'Liking it on the first day is easy. Find out what would make someone open it on the tenth.',
  },
}

/** The texts for a program whose paying customers are unknown. */
export const ANY_PROGRAM: Partial<NaturePattern> = {
  mustHave: ['One task, start to finish, done for one real customer by hand before it is built'],
  unknown: ['Who would notice by next Friday if it stopped working?'],
}

/** Texts for rented things, which are not sold repeatedly, whatever the thing is. */
export const RENTED: NaturePattern = {
  mustHave: ['Cost of one item over its life: purchase, cleaning, storage, repair and loss'],
  shouldHave: [],
  unknown: ['How many days a year is one item with a customer?'],
  against: null,
}

const BUYS_AGAIN = 'How often does one customer buy again?'

/**
 * The pattern without the question of how often customers buy, which a recurring price or a stated quantity answers.
 */
const paidAgain = (pattern: NaturePattern): NaturePattern => ({
  ...pattern,
  unknown: pattern.unknown.filter((text) => text !== BUYS_AGAIN),
})

/** Texts for content that is free for its audience and paid for by others. */
export const FREE_CONTENT: NaturePattern = {
  mustHave: NATURE_PATTERNS.content.mustHave,
  shouldHave: [],
  unknown: ['How large must the audience be before those who pay take part, and how do they measure it?'],
  against:
    'Those who pay for an audience pay once it is large. Say how you reach it and what carries you until then.',
}

/**
 * What such a product requires, without what a founder at this stage has already done. `isForOthers`: users and paying
 * customers differ; `isCounted`: the founder states how often one customer buys.
 */
export function patternOfNature(
  nature: Kind,
  stage: Stage,
  form: PriceForm | null,
  isForOthers: boolean,
  audience: 'businesses' | 'consumers' | null,
  isCounted: boolean,
): NaturePattern {
  if (nature === 'content' && isForOthers) return FREE_CONTENT
  if (form === 'rent' && nature === 'physical') return RENTED
  const kind =
    nature === 'software'
      ? { ...NATURE_PATTERNS.software, ...(audience ? PROGRAM_FOR[audience] : ANY_PROGRAM) }
      : NATURE_PATTERNS[nature]
  const pattern = isCounted || form === 'subscription' || form === 'yearly' ? paidAgain(kind) : kind
  const early = EARLY_PATTERNS[nature]
  const isBehind = early?.before === 'made' ? stage !== 'idea' : stage === 'sold'
  return early && !isBehind ? { ...pattern, mustHave: [...early.mustHave, ...pattern.mustHave] } : pattern
}

/** What a price per use, or a share of sales, requires for any kind of product. */
export const PRICE_PATTERNS = {
  use: ['The full price before anyone commits'],
  share: ['The share you take, and what it is based on, shown before the deal'],
} as const
