import type { BriefValues } from '../brief.ts'
import { type Anchors, anchorsFrom } from './anchor.ts'
import { type Role, type Roles, surroundingsOf } from './candidates.ts'
import { at, type Sentence } from './clauses.ts'
import { best, type Finding } from './finding.ts'
import { labelled } from './labels.ts'
import type { OfferWords } from './nature.ts'
import { isMarketplace, nounOf, type Product } from './offer.ts'
import type { Party } from './parties.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, textOf } from './phrases.ts'
import { amountsJudged, type PriceCandidate, periodOf, pricesAmong, type Sold } from './price.ts'
import { isProductNoun, naturesOfHead } from './products.ts'
import { rolesOf, toldIn } from './roles.ts'
import {
  isAnyone,
  isNoAction,
  isNoCustomer,
  isNoName,
  isNoProblem,
  isNoProduct,
  isOnlyMeans,
  isOwnLife,
  isRawMaterial,
  isSupply,
  withGovernor,
  withoutOffer,
} from './sense.ts'
import { isFounders, isTold } from './story.ts'
import { CRAFTS, NO_DEEDS, SERVICES, SERVING, TIME_NOUNS } from './word-table.ts'

/* What an idea says of the offer; prices, places, counts and the rest are read around it. */

const LEAST_PRODUCT = 1.8
/** Shorter sentences hold too few words to judge. */
const FEW_WORDS = 10
/** From this likelihood on a sentence may tell of a role, and from which it does. */
const LEAST_LIKELY = 0.15
const LIKELY = 0.5
/** The likeliest may have been cleared, or be what another field holds. */
const MOST_OFFERED = 4
/** From this likelihood on words hold without support from others. */
export const SURE = 0.92
/** From this score on a pattern for payers needs no learned weights. */
const SURE_PAYER = 3.4
/** From this likelihood on an amount is the price wherever it stands. */
export const SURE_PRICE = 0.8
/** 'We come', 'Repairing umbrellas by post', 'a stall that repairs phones', 'clocks serviced at home' */
function isServed(sentence: Sentence, isNamed: boolean): boolean {
  const { tokens, clauses, lower } = sentence
  return (
    tokens.some(
      ({ verb, tag }, i) =>
        SERVICES.has(verb) &&
        ((tag === 'ing' && i === 0) ||
          (/^(?:third|base)$/.test(tag) &&
            /^(?:that|who|van|team|crew|bus)$/.test(at(sentence, i - 1).lower)) ||
          (/^(?:past|participle)$/.test(tag) && /^(?:at|by|while)$/.test(at(sentence, i + 1).lower))),
    ) ||
    clauses.some(
      (clause) =>
        clause.tense !== 'past' &&
        isFounders(sentence, clause) &&
        (SERVING.has(clause.base) ||
          // 'I frame pictures', where no product is named
          (!isNamed &&
            clause === clauses[0] &&
            !NO_DEEDS.has(clause.base) &&
            !CRAFTS.has(clause.base) &&
            /^(?:determiner|possessive|plural|adjective)$/.test(at(sentence, clause.verb + 1).tag))),
    ) ||
    (!isNamed && lower.includes(' our service '))
  )
}
/** The most words of work that are offered as the product. */
const LONGEST_WORK = 24
const EMPTY: Sentence = { tokens: [], clauses: [], lower: '' }

/** From this likelihood on a phrase is offered for a field that stays open; of today's way whole sentences are. */
const LEAST_OFFERED = { product: 0.3, customer: 0.4, problem: 0.3, actions: 0.2, evidence: 0.3 } as const
export const PHRASES_OFFERED = ['product', 'customer', 'problem', 'actions', 'evidence'] as const
type PhraseOffered = (typeof PHRASES_OFFERED)[number]

/** What was read of the offer; the rest is read around it. */
export interface Offer {
  sentences: readonly Sentence[]
  product: Product | null
  /** The noun of the product, singular; '' without one. */
  head: string
  sold: Sold
  /** Words with capitals that name it. */
  names: ReadonlySet<string>
  parties: readonly Party[]
  actions: readonly Finding[]
  /** What is said of a field: what stands behind its label, else what learned weights read. */
  tells: (field: 'customer' | 'problem' | 'today' | 'evidence') => (Finding & { head: number })[]
  /** What may tell a field that was not read, the likeliest first. */
  mayTell: (field: PhraseOffered) => Finding[]
  /** Every amount with its likelihood to be the price. */
  amounts: readonly PriceCandidate[]
  roles: readonly Roles[]
  anchors: Anchors
}

export const sentenceOf = (
  sentences: readonly Sentence[],
  { sentence }: Pick<Finding, 'sentence'>,
): Sentence => sentences[sentence] ?? EMPTY

const isRegular = ({ every, per }: BriefValues['price']) =>
  /^(?:week|month|year)$/.test(every ?? '') || (per !== null && every !== 'share')

/** 'the camera', 'our service', 'a half day': something that the idea speaks of as known, or a time. */
const isNoOffer = (sentence: Sentence, { from, head }: Product): boolean =>
  /^(?:the|this|that|these|those|his|her|their|your)$/.test(at(sentence, from).lower) ||
  / our service $/.test(` ${textOf(sentence, { from, to: head + 1 })} `) ||
  TIME_NOUNS.has(singular(at(sentence, head).lower))

export function readOffer(
  sentences: readonly Sentence[],
  roles: readonly Roles[] = rolesOf(sentences),
): Offer {
  const around = surroundingsOf(sentences, roles)
  const { products, parties } = around
  const likely = ({ sentence }: Finding, role: Role) => roles[sentence]?.[role] ?? 0
  // A plain finding stands, and so does one in a sentence too short to judge.
  const mayTell = (finding: Finding, role: Role) =>
    finding.score >= 3 ||
    sentenceOf(sentences, finding).tokens.length < FEW_WORDS ||
    likely(finding, role) >= LEAST_LIKELY
  const told = toldIn(around)
  const plain = best(
    products
      .filter(
        (each) =>
          each.score >= LEAST_PRODUCT &&
          !isNoProduct(sentenceOf(sentences, each), each) &&
          // 'PondPal texts the keeper': a name at work.
          (mayTell(each, 'product') || likely(each, 'actions') >= LIKELY),
      )
      .map((each) => ({ ...each, score: each.score + 2 * likely(each, 'product') - 1 })),
  )
  const product =
    plain ??
    told
      .own('product')
      .find(
        (each) =>
          !isNoOffer(sentenceOf(sentences, each), each) && !isNoProduct(sentenceOf(sentences, each), each),
      ) ??
    null
  const head = product ? nounOf(sentences, product) : ''
  const words = product ? textOf(sentenceOf(sentences, product), product).split(' ') : []
  // 'RentAm is a marketplace'
  const namesBefore = (found: readonly Finding[]) =>
    new Set(
      found.flatMap(({ sentence: index, from }) =>
        (sentences[index]?.tokens ?? [])
          .slice(0, from + 1)
          .filter(({ text, tag }) => /^\p{Lu}/u.test(text) && tag !== 'determiner' && tag !== 'possessive')
          .map(({ lower }) => lower),
      ),
    )
  const names = namesBefore(products)
  const sold = {
    names: namesBefore(product ? [product] : []),
    head,
    cues: [],
    // 'a twelve week course' takes so long and is paid once.
    every:
      words
        .map((word, i) =>
          /^(?:\d|one|two|three|four|six|eight|ten|twelve)/.test(words[i - 1] ?? '') ? null : periodOf(word),
        )
        .find((every) => every !== null) ?? null,
    isServed: sentences.some((sentence) => isServed(sentence, product !== null)),
  }
  const known = around.actions.filter(
    (each) => mayTell(each, 'actions') && (!each.isWeak || likely(each, 'actions') >= LIKELY),
  )
  const isNew = (each: Finding) =>
    !known.some((other) => other.sentence === each.sentence && other.from < each.to && each.from < other.to)
  const actions = [
    // A pattern is sure.
    ...known.map((each) => ({ ...each, score: 1 })),
    ...told.own('actions').filter(isNew),
  ]
    .filter((each) => !isNoAction(sentenceOf(sentences, each), each))
    .filter(
      (each, _, all) =>
        !isOnlyMeans(sentenceOf(sentences, each), each) ||
        !all.some((other) => other.sentence === each.sentence && other.from > each.from),
    )
    .toSorted((a, b) => a.sentence - b.sentence || a.from - b.from)
  const amounts = amountsJudged(sentences, { roles, head, names: sold.names })
  const strong: Finding[] = [
    ...(product ? [product] : []),
    ...actions.filter(({ score }) => score >= SURE),
    ...parties.filter(({ score }) => score >= 3),
    ...pricesAmong(amounts, null, sold).filter(({ score, value }) => score >= SURE_PRICE || isRegular(value)),
    ...labelled(sentences, 'problem'),
    ...labelled(sentences, 'customer'),
  ]
  const anchors = anchorsFrom(sentences, strong)
  // '2,000 home bakers' are home bakers; how many there are is read apart.
  const uncounted = <Found extends Finding & { head: number }>(each: Found): Found =>
    at(sentenceOf(sentences, each), each.from).kind === 'number' && each.head > each.from
      ? { ...each, from: each.from + 1 }
      : each
  const fits = (field: PhraseOffered, each: Finding & { head: number }): boolean => {
    const sentence = sentenceOf(sentences, each)
    if (field === 'product') return !isNoProduct(sentence, each)
    if (field === 'customer') return !isNoCustomer(sentence, each)
    if (field === 'problem')
      return (
        !isNoProblem(sentence, each) && !isSupply(sentence, each) && !isRawMaterial(sentences, each.sentence)
      )
    return field !== 'actions' || !isNoAction(sentence, each)
  }
  const tells: Offer['tells'] = (field) => {
    const stated = labelled(sentences, field).map((each) => ({ ...each, head: each.from }))
    if (field === 'evidence') return stated.length > 0 ? stated : told.own(field)
    if (stated.length > 0) return stated.filter(anchors.holds)
    if (field === 'today') return told.own(field).filter(anchors.holds)
    const chosen = told.among(field, anchors.holds).filter((each) => fits(field, each))
    if (field === 'problem')
      return chosen.map((each) => {
        const sentence = sentenceOf(sentences, each)
        return { ...each, ...withoutOffer(sentence, withGovernor(sentence, each)) }
      })
    // 'sell to chop bars', where the sellers of the husk are named as well
    const areMany = (each: Party) => at(sentenceOf(sentences, each), each.head).tag === 'plural'
    const sold = parties.filter(
      (each) => each.isSoldTo && areMany(each) && fits('customer', each) && anchors.holds(each),
    )
    if (chosen.length > 0 || sold.length > 0) return [...sold, ...chosen].map(uncounted)
    // 'Foremen would pay £5 a week'
    const paying = parties.filter(
      (each) => each.role === 'payer' && each.score >= SURE_PAYER && anchors.holds(each),
    )
    if (paying.length > 0) return paying
    return parties.filter(
      (each) =>
        each.role === 'either' &&
        each.score >= 3 &&
        areMany(each) &&
        !/\b(?:kids|children|babies|infants|toddlers|pupils|patients|old people|animals)\b/.test(
          textOf(sentenceOf(sentences, each), each),
        ) &&
        fits('customer', each) &&
        anchors.holds(each),
    )
  }
  const isNamed = (each: Finding & { head: number }) => {
    const sentence = sentenceOf(sentences, each)
    const own = sentence.tokens
      .slice(each.from, each.to)
      .filter(({ tag }) => !/^(?:determiner|possessive)$/.test(tag))
    return own.length > 1 || !isProductNoun(at(sentence, each.head).lower)
  }
  const asks = ({ tokens }: Sentence) => tokens.at(-1)?.text === '?'
  const demand = told.own('evidence')
  const isOfDemand = (each: Finding) =>
    demand.some((other) => other.sentence === each.sentence && other.from <= each.from && each.to <= other.to)
  // 'We come twice a year, check every item and give a report': what they do, where nothing names it.
  const isOwnWork = (each: Finding) => {
    const sentence = sentenceOf(sentences, each)
    const clause = clauseAt(sentence, each.from)
    return isFounders(sentence, clause) || (!clause?.subject && isFounders(sentence, sentence.clauses[0]))
  }
  const work = (): Finding[] => {
    const first = actions.find(isOwnWork)
    const last = actions.findLast(
      (each) => each.sentence === first?.sentence && first && each.to - first.from <= LONGEST_WORK,
    )
    return first && last ? [{ ...first, to: last.to, score: LEAST_OFFERED.product }] : []
  }
  // 'the card tips' in 'pulls the card tips from the terminal'
  const isActedOn = (each: Finding) =>
    actions.some((other) => other.sentence === each.sentence && other.from < each.from && each.to <= other.to)
  const offered: Offer['mayTell'] = (field) => {
    const kept = told
      .ranked(field, anchors.holds)
      .filter(
        (each) =>
          each.score >= LEAST_OFFERED[field] &&
          !asks(sentenceOf(sentences, each)) &&
          fits(field, each) &&
          !(field === 'problem' && (isOwnLife(sentenceOf(sentences, each), each) || isOfDemand(each))),
      )
      .slice(0, MOST_OFFERED)
    if (field === 'customer')
      return kept
        .filter((each) => isPeople(at(sentenceOf(sentences, each), each.head).lower))
        .map(uncounted)
        .filter((each) => !isAnyone(sentenceOf(sentences, each), each))
    if (field !== 'product') return kept
    // 'an app' says too little.
    const named = kept.filter(
      (each) => isNamed(each) && !isActedOn(each) && !isNoName(sentenceOf(sentences, each), each),
    )
    return named.length > 0 ? named : work()
  }
  return {
    sentences,
    product,
    head,
    sold,
    names,
    parties,
    actions,
    tells,
    mayTell: offered,
    amounts,
    roles,
    anchors,
  }
}

/** The noun of the customer, singular; '' without one. */
export const customerNoun = (
  sentences: readonly Sentence[],
  customer: (Finding & { head: number }) | null,
): string => (customer ? singular(at(sentenceOf(sentences, customer), customer.head).lower) : '')

/** The words of an offer by which its nature is judged. */
export function offerWords(offer: Offer): OfferWords {
  const { sentences, product, head, anchors, names } = offer
  const isActed = new Set(
    offer.actions
      .filter((action) => action.score >= SURE || anchors.holds(action))
      .map(({ sentence }) => sentence),
  )
  const isOurs = (sentence: Sentence) =>
    sentence.clauses.some(
      ({ subject }) => subject && /^(?:we|our|it|you)$/.test(at(sentence, subject.from).lower),
    )
  const belongs = (index: number) => anchors.holds({ sentence: index, from: 0, to: 0, score: 0 })
  const word =
    product && product.to === product.from + 1 ? at(sentenceOf(sentences, product), product.from).text : ''
  return {
    sentences,
    product,
    head,
    isMarket: product !== null && isMarketplace(sentences, product),
    isName: /^\p{Lu}/u.test(word) && naturesOfHead(head).length === 0,
    names,
    isOffer: (index) => {
      const sentence = sentences[index]
      if (index === product?.sentence || isActed.has(index)) return true
      return sentence !== undefined && belongs(index) && !isTold(sentence) && isOurs(sentence)
    },
    belongs,
  }
}

/** Cues of the offer that also tell how it is paid. */
export const soldCues = (cues: ReadonlyMap<string, unknown>): string[] =>
  [...cues.keys()].filter((cue) => /^(?:p:|we>|it>|you>|we:|it:|you:)/.test(cue)).map((cue) => `@${cue}`)
