import { at, type Clause, type Sentence, speakerOf } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import type { Product } from './offer.ts'
import { singular } from './people.ts'
import { isPlaceWhere, namesPeople, nounPhrase, type Phrase, textOf } from './phrases.ts'
import { naturesOfHead } from './products.ts'
import { isFounders, isTold, workIn } from './story.ts'
import { verbReading } from './verbs.ts'
import { wordSet } from './word-lists.ts'
import {
  ALSO_THINGS,
  BUYING,
  EXTENDING,
  HELPING,
  NO_PARTY,
  PARTIES_PAYING,
  QUANTIFIERS,
  REACHING,
  WITHOUT_TRAIT,
} from './word-table.ts'

/* Who pays and who uses it. */

/** The role is `payer` or `user` if the words say so; `either` is the customer unless someone else pays. */
export interface Party extends Finding {
  role: 'payer' | 'user' | 'either' | 'actor'
  head: number
  /** Named as whom the founders sell to or charge. */
  isSoldTo?: boolean
}

/** Extends a phrase for people by the words that specify them: 'who …', 'with two to ten flats', 'in Leeds'. */
function extended(sentence: Sentence, phrase: Phrase): Phrase {
  let { to } = phrase
  for (let step = 0; step < 2; step++) {
    const next = at(sentence, to)
    const clause = sentence.clauses.find(({ from }) => from === to + 1)
    const isTheirs =
      next.lower === 'who' ||
      // 'ladies that sell' describes the people; 'a shop for people that sells' describes the shop.
      (next.lower === 'that' &&
        at(sentence, phrase.head).tag === 'plural' &&
        clause &&
        at(sentence, clause.group).tag === 'base')
    if (isTheirs) {
      if (!clause || clause.to - phrase.from > 20) break
      to = clause.to
    } else if (
      EXTENDING.has(next.lower) &&
      !(next.lower === 'with' && /^an?$/.test(at(sentence, to + 1).lower))
    ) {
      const inner = nounPhrase(sentence, to + 1)
      if (!inner || inner.to - phrase.from > 14) break
      to = inner.to
    } else break
  }
  while (to > phrase.to && at(sentence, to - 1).tag === 'mark') to--
  return { ...phrase, to }
}

/** The noun phrase after quantifiers such as 'most', 'our' and 'about'; null if there is no noun. */
function unquantified(sentence: Sentence, from: number): Phrase | null {
  let start = from
  while (QUANTIFIERS.has(at(sentence, start).lower)) start++
  if (at(sentence, start).lower === 'of') start++
  if (start > from && /^(?:the|our|these|those)$/.test(at(sentence, start).lower)) start++
  return nounPhrase(sentence, start)
}

/** The people or organizations named at a position; null if there are none. */
export function partyAt(sentence: Sentence, from: number): Phrase | null {
  const named = unquantified(sentence, from)
  if (!named || !namesPeople(sentence, named)) return null
  // 'the insurer and a photo of the flue'
  const joint = sentence.tokens.findIndex(
    ({ tag }, i) =>
      tag === 'coordinator' && i > named.head && i < named.to && at(sentence, i + 1).tag === 'determiner',
  )
  const phrase = joint > 0 ? { ...named, to: joint } : named
  const first = at(sentence, phrase.from)
  // 'for finding babysitters', but 'for nursing homes'
  const gerund = verbReading(first.lower)
  if (gerund?.form === 'ing' && BUYING.has(gerund.base)) return null
  const head = at(sentence, phrase.head).lower
  const determined = first.tag === 'determiner' ? 1 : 0
  const counted = sentence.tokens.slice(phrase.from, phrase.head).filter(({ tag }) => tag === 'number').length
  const isAlone = phrase.to - phrase.from - determined - counted === 1
  if ((NO_PARTY.has(head) && isAlone) || /^(?:my|his|her|your|their|one|no)$/.test(first.lower)) return null
  const whole = extended(sentence, phrase)
  return WITHOUT_TRAIT.has(head) && isAlone && whole.to === phrase.to ? null : whole
}

/** The people who are the subject of a clause; null if the subject is not people. */
function subjectParty(sentence: Sentence, { subject, group }: Clause): Phrase | null {
  const party = subject && partyAt(sentence, subject.from)
  return party && party.from < group ? { ...party, to: Math.min(party.to, group) } : null
}

const FUNDING = wordSet('fund sponsor finance')
const MONEY = /(?:^|\s)(?:\p{Sc}?\d|\p{Sc}|rs\b)/u

/**
 * Payers who are the subject of paying: 'Clinics pay …', 'NGOs will purchase', 'The prison service would fund it'.
 */
function fromPaying(sentence: Sentence, index: number, clause: Clause): Party[] {
  const { subject } = clause
  if (
    !subject ||
    clause.tense === 'past' ||
    clause.negated ||
    clause.passive ||
    !PARTIES_PAYING.has(clause.base)
  )
    return []
  const rest = textOf(sentence, { from: clause.verb + 1, to: clause.to })
  // 'The council already pays taxis'
  if (/\balready\b/.test(textOf(sentence, { from: subject.to, to: clause.verb }))) return []
  // 'Four owners are paying us' counts some payers, not all of them.
  if (at(sentence, subject.from).tag === 'number') return []
  const isModal = clause.tense === 'modal'
  // 'City pays $30 per sensor': any subject that pays a price is a payer, even if its noun does not name
  // people.
  const isPriced =
    rest === '' ||
    /^(?:per|by|for each|monthly|yearly|later|only)\b/.test(rest) ||
    (/\b(?:per|a month|a year|us|me)\b|\//.test(rest) && MONEY.test(` ${rest}`))
  const isThing = !/^(?:pronoun|object)$/.test(at(sentence, subject.from).tag) && clause.base !== 'give'
  const party =
    subjectParty(sentence, clause) ??
    ((isModal || isPriced) && isThing ? unquantified(sentence, subject.from) : null)
  if (!party) return []
  const found = { ...party, to: Math.max(party.from + 1, Math.min(party.to, clause.group)), sentence: index }
  if (
    /^(?:nothing|no)\b/.test(rest) ||
    /\bnever\b/.test(textOf(sentence, { from: clause.group, to: clause.verb }))
  )
    return [{ ...found, score: 3, role: 'user' }]
  if (clause.base === 'give' && !MONEY.test(rest)) return []
  // 'They are paying for linen' and 'hobby sewers pay 25 euros for a meter' are about what people pay today.
  const isProgressive = at(sentence, clause.verb).tag === 'ing' && !/\bus\b/.test(rest)
  const isForOther =
    /\bfor (?!(?:it|this|that|each|every|one|two|three|four|five|ten|\d+)\b)/.test(rest) &&
    !isModal &&
    !(isPriced && !/\bfor their\b/.test(rest))
  if (isProgressive || isForOther) return []
  if (
    /^(?:buy|rent|lease|hire|license|adopt)$/.test(clause.base) &&
    !isModal &&
    !/^(?:it|this|them|one)\b/.test(rest)
  )
    return []
  const isOurs =
    isModal ||
    FUNDING.has(clause.base) ||
    rest === '' ||
    /\b(?:us|me|it|this|them|later|app|online)\b/.test(rest) ||
    isPriced ||
    MONEY.test(rest)
  return isOurs ? [{ ...found, score: 3.4, role: 'payer' }] : []
}

const CUSTOMER_NOUNS = /\b(?:customers?|clients?|buyers|market|audience|users)$/
const BILLING = /^(?:charge|invoice|bill)$/

interface Position extends Pick<Party, 'role' | 'isSoldTo'> {
  from: number
}

/** The verb that says what is done: 'charge' in 'I want to charge the firm', 'sell' in 'we are going to sell'. */
function intendedVerb(sentence: Sentence, { verb, base, to }: Clause): number {
  if (!/^(?:want|plan|hope|like|go|aim|intend|love)$/.test(base)) return verb
  const next = sentence.tokens.findIndex(({ tag }, i) => tag === 'to' && i > verb && i <= verb + 2)
  return next > 0 && next + 1 < to && at(sentence, next + 1).tag === 'base' ? next + 1 : verb
}

/**
 * Positions where a payer follows: 'paid by', 'we charge', 'sold to', 'our customers are', 'Customers:', '… from
 * the seller'.
 */
function payerPositions(sentence: Sentence): Position[] {
  const label = labelOf(sentence)
  return sentence.tokens.flatMap((token, i): Position[] => {
    const clause = sentence.clauses.find(({ from, to }) => i >= from && i < to)
    const subject = speakerOf(sentence, clause)
    const isOurs = /^(?:we|i|our .*)$/.test(subject) && clause?.tense !== 'past' && !clause?.negated
    const verb = clause ? intendedVerb(sentence, clause) : -1
    const base = at(sentence, verb).verb || clause?.base || ''
    const next = at(sentence, i + 1).lower
    if (/^(?:paid|bought|funded|financed|sponsored|covered)$/.test(token.lower) && next === 'by')
      return [{ from: i + 2, role: 'payer' }]
    if (label?.field === 'customer' && i === label.from - 1) return [{ from: i + 1, role: 'payer' }]
    const isSold = base === 'sell' && token.lower === 'to' && i > verb
    if (isOurs && (isSold || (BILLING.test(base) && i === verb)))
      return [{ from: i + 1, role: 'payer', isSoldTo: true }]
    if (CUSTOMER_NOUNS.test(subject) && base === 'be' && i === verb && !clause?.negated)
      return [{ from: i + 1, role: /user|audience/.test(subject) ? 'either' : 'payer' }]
    // 'sell dosa batter to bachelors', 'rent prams to tourists'
    if (token.tag === 'preposition' && token.lower === 'to') {
      const first = Math.max(0, i - 8)
      const seller = sentence.tokens
        .slice(first, i)
        .findIndex(
          ({ verb: sold, tag }) => /^(?:sell|rent|deliver|offer|lease)$/.test(sold) && tag !== 'past',
        )
      if (seller >= 0 && (isOurs || first + seller === 0)) return [{ from: i + 1, role: 'payer' }]
    }
    const isCharge =
      isOurs &&
      /^(?:take|charge|keep|get|plan|ask)$/.test(base) &&
      MONEY.test(` ${textOf(sentence, clause ?? { from: 0, to: 0 })}`)
    if (isCharge && /^(?:from|to)$/.test(token.lower) && (i > verb + 1 || i < verb))
      return [{ from: i + 1, role: 'payer' }]
    return []
  })
}

const fromNaming = (sentence: Sentence, index: number): Party[] =>
  payerPositions(sentence).flatMap(({ from, ...said }) => {
    const party = partyAt(sentence, from)
    return party ? [{ ...party, ...said, sentence: index, score: 3.4 }] : []
  })

/** Customers named in 'Our service is for people who …'. */
function fromPurpose(sentence: Sentence, index: number, clause: Clause): Party[] {
  if (
    clause.base !== 'be' ||
    !/^(?:it|this|our .*|the (?:app|product|service))$/.test(speakerOf(sentence, clause))
  )
    return []
  const party = at(sentence, clause.verb + 1).lower === 'for' ? partyAt(sentence, clause.verb + 2) : null
  return party ? [{ ...party, sentence: index, score: 2.8, role: 'either' }] : []
}

const AIMED = /^(?:aimed|targeted|targeting|directed)$/
const MADE_FOR = /^(?:designed|built|made|meant|intended)$/

/** Customers after 'for' or 'at': 'for plumbers' after the product, 'Free for students', 'aimed at parents'. */
function fromFor(sentence: Sentence, index: number, products: readonly Product[]): Party[] {
  return sentence.tokens.flatMap((token, i): Party[] => {
    const before = at(sentence, i - 1).lower
    const isAimed = token.lower === 'at' && AIMED.test(before)
    const party = token.lower === 'for' || isAimed ? partyAt(sentence, i + 1) : null
    if (!party) return []
    const found = { ...party, sentence: index }
    if (before === 'idea') return [{ ...found, score: 2.8, role: 'either' }]
    if (before === 'free') return [{ ...found, score: 3, role: 'user' }]
    const clause = sentence.clauses.find(({ from, to }) => i >= from && i < to)
    // 'Chess.com is made for adults'
    const subject = clause?.subject ? at(sentence, clause.subject.from) : null
    const isRivals =
      subject !== null &&
      ((index > 0 &&
        /^\p{Lu}/u.test(subject.text) &&
        /^(?:noun|plural|adjective)$/.test(subject.tag) &&
        !products.some(({ sentence: of }) => of === index)) ||
        // 'There are bigger suites, but they're made for the main contractors'
        subject.lower === 'they')
    if (isAimed || MADE_FOR.test(before)) return isRivals ? [] : [{ ...found, score: 2.8, role: 'either' }]
    const product = products.find(({ sentence: of, head }) => of === index && head < i && i - head < 14)
    const isThing =
      product &&
      ALSO_THINGS.has(singular(at(sentence, party.head).lower)) &&
      naturesOfHead(at(sentence, product.head).lower).some(
        (nature) => nature === 'device' || nature === 'physical',
      )
    if (isThing) return []
    const isItsPurpose =
      product &&
      clause &&
      (clause.from <= product.head || clause.verb < 0 || clause.verb > i) &&
      !sentence.tokens
        .slice(product.to, i)
        .some(({ tag, text }) => /^(?:base|third|modal|be)$/.test(tag) || text === ':')
    if (isItsPurpose) return [{ ...found, score: 3, role: 'either' }]
    // 'For the old person it is free.'
    if (/^it (?:is|'s|will be) free\b/.test(textOf(sentence, { from: party.to, to: party.to + 4 })))
      return [{ ...found, score: 2.8, role: 'user' }]
    const isHeading = clause?.from === i && clause.verb < 0 && (i === 0 || clause.link === '')
    return isHeading ? [{ ...found, score: 2.8, role: 'either' }] : []
  })
}

/** Customers that the product helps: 'helps landlords track', 'lets clinics book'. */
function fromHelping(sentence: Sentence, index: number): Party[] {
  return sentence.tokens.flatMap((token, i): Party[] => {
    if (!HELPING.has(token.verb) || token.tag === 'past') return []
    const party = partyAt(sentence, at(sentence, i + 1).lower === 'to' ? i + 2 : i + 1)
    const verb = party && at(sentence, party.to)
    return verb && (verb.tag === 'to' || verb.verb !== '')
      ? [{ ...party, sentence: index, score: 2.5, role: 'either' }]
      : []
  })
}

/**
 * Customers that the product enables: 'where farmers can sell', 'so that clinics can see'; in a marketplace the
 * buying side pays.
 */
function fromEnabling(sentence: Sentence, index: number, clause: Clause, isMarket: boolean): Party[] {
  const party = clause.negated || clause.tense === 'past' ? null : subjectParty(sentence, clause)
  // 'where two calm people come'
  if (!party || at(sentence, party.from).tag === 'number') return []
  const found = { ...party, sentence: index }
  const isWish = clause.link === 'if' && /^ (?:so )?what if\b/.test(sentence.lower)
  const can = /^(?:can|could)$/.test(at(sentence, clause.group).lower)
  const isOpen = isWish || isPlaceWhere(sentence, clause) || (/^(?:so|so that)$/.test(clause.link) && can)
  if (isMarket) {
    if (BUYING.has(clause.base)) return [{ ...found, score: 2.3, role: 'payer' }]
    return []
  }
  if (isOpen) return [{ ...found, score: 2.4, role: 'either' }]
  const isMain = /^(?:|,|and|:)$/.test(clause.link)
  return can && isMain && at(sentence, party.head).tag === 'plural'
    ? [{ ...found, score: 1.8, role: 'either' }]
    : []
}

/**
 * Customers for whom the founders work: 'We recover overpaid rates for small hotels', 'We fit glazing to village
 * halls'.
 */
function fromDoing(sentence: Sentence, index: number, clause: Clause): Party[] {
  if (!isFounders(sentence, clause) || clause.tense === 'past' || clause.negated) return []
  const isWork = workIn(sentence) === clause
  return sentence.tokens.flatMap((token, i): Party[] => {
    if (i <= clause.verb || i >= clause.to) return []
    const isTo = token.tag === 'preposition' && token.lower === 'to' && REACHING.has(clause.base)
    // 'I mend hearing loops in churches'
    const isAt = isWork && /^(?:in|at)$/.test(token.lower)
    const party = isTo || isAt || token.lower === 'for' ? partyAt(sentence, i + 1) : null
    return party && at(sentence, party.head).tag === 'plural'
      ? [{ ...party, sentence: index, score: 2.3, role: 'either' }]
      : []
  })
}

/** People whose work a sentence describes in the present: 'Growers put six people at the belt'. */
function actorsIn(sentences: readonly Sentence[], productHead: string): Party[] {
  return sentences.flatMap((sentence, index) => {
    const [clause] = sentence.clauses.filter(({ verb }) => verb >= 0)
    if (!clause || isTold(sentence) || !/^(?:present|modal)$/.test(clause.tense)) return []
    // 'solicitors want 2% of the estate', 'Surveyors do this, but they ask for 3 percent'
    const isPaid = sentence.clauses.some(
      (each) =>
        (each === clause || (each.subject && /^they$/.test(textOf(sentence, each.subject)))) &&
        /^(?:charge|bill|quote|want|ask)$/.test(each.base) &&
        MONEY.test(` ${textOf(sentence, each)}`),
    )
    // 'Four owners are paying' counts only some of them.
    const isCounted = clause.subject && at(sentence, clause.subject.from).tag === 'number'
    if (isPaid || isCounted) return []
    if (!/^(?:|and|so|but|,)$/.test(clause.link)) return []
    const party = subjectParty(sentence, clause)
    return party &&
      at(sentence, party.head).tag === 'plural' &&
      singular(at(sentence, party.head).lower) !== productHead
      ? [{ ...party, sentence: index, score: 1.5, role: 'actor' }]
      : []
  })
}

/** Everyone who may pay for the product or use it. */
export function partiesIn(
  sentences: readonly Sentence[],
  products: readonly Product[],
  isMarket: boolean,
  productHead: string,
): Party[] {
  const named = sentences.flatMap((sentence, index) => {
    if (isTold(sentence)) return []
    return [
      ...sentence.clauses.flatMap((clause) => [
        ...fromPaying(sentence, index, clause),
        ...fromPurpose(sentence, index, clause),
        ...fromDoing(sentence, index, clause),
        ...fromEnabling(sentence, index, clause, isMarket),
      ]),
      ...fromNaming(sentence, index),
      ...fromFor(sentence, index, products),
      ...fromHelping(sentence, index),
    ]
  })
  return [...named, ...actorsIn(sentences, productHead)]
}

/** The user of a product that someone else pays for; null if there is none. */
export function userBeside(
  sentences: readonly Sentence[],
  customer: (Finding & { head: number }) | null,
  parties: readonly Party[],
): Party | null {
  const nounOf = ({ sentence, head }: { sentence: number; head: number }) => {
    const here = sentences[sentence]
    return here ? at(here, head).lower : ''
  }
  // 'people would pay' does not say who.
  const isNamed = (party: Party) => party.to - party.from > 1 || nounOf(party) !== 'people'
  const isPaid = parties.some(
    (party) =>
      party.role === 'payer' &&
      customer &&
      party.sentence === customer.sentence &&
      party.head === customer.head,
  )
  return (
    parties
      .filter(isNamed)
      .toSorted((a, b) => b.score - a.score || a.sentence - b.sentence || a.from - b.from)
      .find(
        (party) =>
          /^(?:user|either)$/.test(party.role) &&
          (party.role === 'user' || (isPaid && party.score >= 2.4)) &&
          !ALSO_THINGS.has(singular(nounOf(party))) &&
          !(customer && nounOf(party).slice(0, 5) === nounOf(customer).slice(0, 5)),
      ) ?? null
  )
}
