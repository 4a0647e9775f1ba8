import type { Nature, Price } from '../brief.ts'
import { type Clause, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { naturesOfHead } from './products.ts'
import type { Token } from './tagger.ts'
import { likelihood, weightsOf } from './weights.ts'
import { CRAFTS, CREW, DEEDS, DEVICE_DEEDS, PROGRAM_DEEDS } from './word-table.ts'

/* What kind of thing is sold, as learned weights judge the noun of the product, who does what and the words of the offer. */

/** The natures in the order of the columns of the weights. */
export const KINDS = [
  'software',
  'device',
  'physical',
  'service',
  'marketplace',
  'content',
] as const satisfies Nature[]

export interface NatureFinding extends Finding {
  nature: Nature
}

/** What is known about the offer when its nature is determined. */
export interface OfferWords {
  sentences: readonly Sentence[]
  product: Finding | null
  /** The noun of the product in the singular; '' if there is no product. */
  head: string
  isMarket: boolean
  /** Whether the product is known only by its name: 'SlotFill books …'. */
  isName: boolean
  /** Lower-case words of the product's name. */
  names: ReadonlySet<string>
  isOffer: (sentence: number) => boolean
  /** Whether a sentence belongs to the offer; unrelated sentences are ignored. */
  belongs: (sentence: number) => boolean
}

const HUMAN = /^(?:we|i|our|my|me and .*)\b/
const isHuman = (speaker: string) =>
  HUMAN.test(speaker) || CREW.has(speaker.replace(/^(?:(?:a|the|one|our|two|trained) )*(\S*).*/, '$1'))
const PRODUCT = /^(?:it|this|that|which|)$/

/** Who acts in a clause: the founders, the product, the people addressed, other people or something else. */
function actorOf(sentence: Sentence, clause: Clause, { names, head }: OfferWords): string {
  const speaker = speakerOf(sentence, clause)
  const last = speaker.slice(speaker.lastIndexOf(' ') + 1)
  if (isHuman(speaker)) return 'we'
  if (PRODUCT.test(speaker) || names.has(speaker) || last === head) return 'it'
  if (/^(?:you|they)$/.test(speaker)) return speaker
  return isPeople(last) ? 'people' : 'x'
}

/** The singular noun of the people who act in a clause; [] if there are none. */
function peopleIn(sentence: Sentence, clause: Clause): string[] {
  const speaker = speakerOf(sentence, clause)
  const last = speaker.slice(speaker.lastIndexOf(' ') + 1)
  return isHuman(speaker) || !isPeople(last) ? [] : [singular(last)]
}

/** A word without tense and plural; every number is '#'. */
const wordOf = ({ lower, kind, verb }: Token): string => (kind === 'number' ? '#' : verb || singular(lower))

const CONTENT = /^(?:noun|plural|adjective|base|third|past|participle|ing|adverb|preposition|object)$/
const DEED_LISTS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['craft', CRAFTS],
  ['deed', DEEDS],
  ['program', PROGRAM_DEEDS],
  ['device', DEVICE_DEEDS],
]

type Cues = Map<string, Finding | null>

function productCues({ product, head, isMarket, isName, sentences }: OfferWords): [string, Finding | null][] {
  if (!product) return [['h-none', null]]
  const last = head.slice(head.lastIndexOf('-') + 1)
  const natures = naturesOfHead(head)
  const cues = [
    `h:${last}`,
    ...natures.map((nature) => `hn:${nature}`),
    ...(natures.length === 0 ? ['hx'] : []),
    ...(/[a-z]{3}ing$/.test(last) ? ['h-ing'] : []),
    ...(/(?:tion|ment|ance|al)$/.test(last) ? ['h-tion'] : []),
    ...(isPerson(last) ? ['h-person'] : []),
    ...(isMarket ? ['market'] : []),
    ...(isName ? ['name'] : []),
    ...(sentences[product.sentence]?.tokens ?? []).slice(product.from, product.to).flatMap((token) => [
      `p:${wordOf(token)}`,
      // 'a tag and sensor system'
      ...naturesOfHead(token.lower).map((nature) => `pn:${nature}`),
    ]),
  ]
  return cues.map((cue) => [cue, product])
}

function deedCues(sentence: Sentence, index: number, offer: OfferWords): [string, Finding][] {
  return sentence.clauses.flatMap((clause): [string, Finding][] => {
    if (clause.verb < 0) return []
    const who = actorOf(sentence, clause, offer)
    const lists = DEED_LISTS.flatMap(([name, words]) => (words.has(clause.base) ? [`${who}>${name}`] : []))
    const here = { sentence: index, from: clause.group, to: clause.to, score: 1 }
    return [`${who}>${clause.base}`, `${who}:${clause.tense}`, ...lists].map((cue) => [cue, here])
  })
}

function wordCues({ tokens }: Sentence, index: number, isOffer: boolean): [string, Finding][] {
  return tokens.flatMap((token, i): [string, Finding][] => {
    const word = wordOf(token)
    const here = { sentence: index, from: i, to: i + 1, score: 1 }
    const own: [string, Finding][] = CONTENT.test(token.tag) ? [[`${isOffer ? 'w' : 'o'}:${word}`, here]] : []
    if (!isOffer) return own
    const next = tokens[i + 1]
    if (next && token.kind !== 'mark' && next.kind !== 'mark')
      own.push([`2:${word} ${wordOf(next)}`, { ...here, to: i + 2 }])
    if (token.tag !== 'noun' && token.tag !== 'plural') return own
    const verb = tokens.slice(0, i).findLast((each) => each.verb !== '')?.verb
    for (const nature of naturesOfHead(token.lower))
      own.push([`wn:${nature}`, here], ...(verb ? [[`vn:${verb} ${nature}`, here] as [string, Finding]] : []))
    return own
  })
}

/** The cues for the nature of an offer, each with the first words that show it. */
export function natureCues(offer: OfferWords): Cues {
  const cues: Cues = new Map([['*', null]])
  const all: [string, Finding | null][] = [
    ...productCues(offer),
    ...offer.sentences.flatMap((sentence, index) =>
      offer.isOffer(index) || offer.belongs(index)
        ? [
            ...wordCues(sentence, index, offer.isOffer(index)),
            ...(offer.isOffer(index) ? deedCues(sentence, index, offer) : []),
          ]
        : [],
    ),
  ]
  // If two kinds of people act, the offer brings them together.
  const sides = new Set(
    offer.sentences.flatMap((sentence, index) =>
      offer.isOffer(index)
        ? sentence.clauses.flatMap((clause) => (clause.verb >= 0 ? peopleIn(sentence, clause) : []))
        : [],
    ),
  )
  const count = `sides ${Math.min(3, sides.size)}`
  all.push([count, null], [`${count} ${offer.head}`, null])
  for (const [cue, words] of all) if (!cues.has(cue)) cues.set(cue, words)
  return cues
}

/** The cues from how the offer is paid for. */
export function paidCues(price: Pick<Price, 'every' | 'per'> | null): string[] {
  const { every = null, per = null } = price ?? {}
  const unit = per?.slice(per.lastIndexOf(' ') + 1) ?? ''
  return [
    ...(every ? [`e:${every}`] : []),
    ...(unit ? [`u:${unit}`, ...naturesOfHead(unit).map((nature) => `u=${nature}`)] : []),
    ...(unit && isPeople(unit) ? ['u=people'] : []),
    ...(unit && every ? [`e:${every} u`] : []),
  ]
}

/** The lowest likelihood of a nature, and the factor by which its odds must exceed those of the next one. */
const LEAST_NATURE = 0.5
const LEAD = 9
/** How much more the words of the product's name weigh when choosing the words that show the nature. */
const NAME = 3

/**
 * The nature that the cues of an offer and its price suggest, with the words that show it best; null if none leads
 * clearly.
 */
export function natureIn(cues: Cues, paid: readonly string[]): NatureFinding | null {
  const weights = weightsOf('nature')
  const odds = (chance: number) => chance / (1 - chance)
  const ranked = KINDS.map((nature, column) => ({
    nature,
    column,
    chance: likelihood(weights, [...cues.keys(), ...paid], column),
  })).toSorted((a, b) => b.chance - a.chance)
  const [first, second] = ranked
  if (!first || first.chance < LEAST_NATURE || odds(first.chance) < LEAD * odds(second?.chance ?? 0))
    return null
  const told = [...cues].flatMap(([cue, words]) => {
    const weight = weights.get(cue)?.[first.column] ?? 0
    return words && weight > 0 ? [{ ...words, score: weight }] : []
  })
  // The product's name is the best evidence, unless other words show the nature much more strongly.
  const product = [...cues.values()].find((words) => words !== null)
  const isNamed = (each: Finding) => each.sentence === product?.sentence && each.from === product.from
  const words = told.reduce<Finding | null>((top, each) => {
    const score = (finding: Finding) => finding.score * (isNamed(finding) ? NAME : 1)
    return top && score(top) >= score(each) ? top : each
  }, null)
  return words ? { ...words, nature: first.nature } : null
}
