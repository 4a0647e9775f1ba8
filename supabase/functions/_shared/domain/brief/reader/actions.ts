import { at, type Clause, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelOf } from './labels.ts'
import { nameScore, type Product } from './offer.ts'
import { hasPain } from './pain.ts'
import { isPeople, singular } from './people.ts'
import { clauseAt, headOf, isPlaceWhere, nounPhrase, textOf, verbPhraseEnd } from './phrases.ts'
import { isProductNoun, naturesOfHead } from './products.ts'
import { hasHabit, isFounders, isTold, saysUsual, workIn } from './story.ts'
import type { Tag } from './tagger.ts'
import { verbReading } from './verbs.ts'
import { LETTING } from './word-lists.ts'
import {
  BUSINESS,
  LYING,
  LYING_RELATIVE,
  NO_ORDERS,
  NOT_WANTED,
  PARTICIPANTS,
  PEOPLE_DO_NOT,
  QUESTION_WORDS,
  SOFTWARE,
  STATES,
  TAKING,
} from './word-table.ts'

/* What people can do with it, and what it does for them. */

export interface Action extends Finding {
  /** Counts only if its sentence is likely to describe actions. */
  isWeak: boolean
}

const NO_VERBS: ReadonlySet<string> = new Set()
const MOST_ACTIONS = 8

/** Whether the verb at a position describes an action: 'says how many' does, 'says' does not. */
function isTelling(sentence: Sentence, verb: number, base: string, banned: ReadonlySet<string>): boolean {
  // 'saves up to 40 percent'
  if (/^(?:save|cut|reduce)$/.test(base) && /^(?:up|about|around)$/.test(at(sentence, verb + 1).lower))
    return false
  // 'pay the advance', 'pays inside the app'
  if (
    base === 'pay' &&
    /^(?:the|your|their|inside|online|after|with|by|in)$/.test(at(sentence, verb + 1).lower)
  )
    return (
      !/^(?:commission|fee|price|subscription|rent|bill)$/.test(at(sentence, verb + 2).lower) &&
      !banned.has(base)
    )
  if (base === 'charge') return at(sentence, verb + 1).lower === 'itself'
  if (STATES.has(base) && !(base === 'know' && QUESTION_WORDS.has(at(sentence, verb + 1).lower))) return false
  // 'puts in £10 a month', but 'holds a £10 deposit'
  const amount = [verb + 1, verb + 2].find((i) => /^\p{Sc}/u.test(at(sentence, i).text))
  const isPart = /^an?$/.test(at(sentence, verb + 1).lower) && at(sentence, verb + 3).tag === 'noun'
  if (amount !== undefined && !isPart) return false
  // 'comes to your house', 'comes with a bag'
  // 'comes to about 300 euros', 'compare with bamboo', 'one grower will call us'
  const rest = textOf(sentence, { from: verb + 1, to: verb + 3 })
  if (/^(?:to (?:about|around|roughly|\d)|with )/.test(rest) && /^(?:come|compare)$/.test(base)) return false
  if (/^(?:us|me)\b/.test(rest) && /^(?:call|ask|cost|hire|need|set|help|let|tell)$/.test(base)) return false
  if (base === 'come') return /^(?:to|by|round|out|over|back|at|and)$/.test(at(sentence, verb + 1).lower)
  // 'We keep the tools sharp', 'We take the wool away'; not 'we keep 15%', 'we take a fee', 'we call it Tallow'
  if (/^(?:keep|take|call|add|open|work|start|run)$/.test(base) && TAKING.has(at(sentence, verb + 1).lower))
    return true
  // 'weighs 2 kg', 'takes ten minutes'
  if (/^(?:weigh|take|hold|last|serve)$/.test(base) && at(sentence, verb + 1).tag === 'number') return false
  if (
    /^(?:buy|hire|rent|lease)$/.test(base) &&
    at(sentence, verb + 1).lower === 'it' &&
    at(sentence, verb + 2).lower !== 'from'
  )
    return false
  // 'uses no ice'
  if (at(sentence, verb + 1).lower === 'no') return false
  return !banned.has(base)
}

/** The position of the verb that names the action, after helpers such as 'lets them' and 'helps landlords to'. */
function pastHelper(sentence: Sentence, verb: number, to: number): number {
  if (!LETTING.has(at(sentence, verb).verb)) return verb
  for (let i = verb + 1; i < to; i++)
    if (at(sentence, i).tag === 'base' && (at(sentence, i - 1).tag === 'to' || i > verb + 1)) return i
  return verb
}

/** The verb form of a clause. Parallel verbs share one form: 'is sensing', 'can see', 'reads'. */
const formOf = (sentence: Sentence, { group, verb }: Clause): Tag => {
  const { tag, lower } = at(sentence, verb)
  if (/^(?:modal|to)$/.test(at(sentence, group).tag)) return 'base'
  return tag === 'do' ? (lower === 'does' ? 'third' : 'base') : tag
}

/**
 * The verb phrases of a clause and of the clauses after it that share its subject and verb form: 'reads …, assigns
 * … and sends …'. `infinitive` is the position of the first verb if it is not finite.
 */
function chain(sentence: Sentence, first: Clause, banned: ReadonlySet<string>, infinitive = -1): Range[] {
  const spans: Range[] = []
  // 'The device is clipped on the tail and sends …'
  const isState = infinitive < 0 && (first.passive || first.base === 'be')
  const form = isState
    ? at(sentence, first.group).lower === 'are'
      ? 'base'
      : 'third'
    : infinitive < 0
      ? formOf(sentence, first)
      : at(sentence, infinitive).tag
  // 'lets learners book and move lessons, fills gaps'
  let helps = false
  for (const clause of sentence.clauses.slice(sentence.clauses.indexOf(first))) {
    if (spans.length >= MOST_ACTIONS) break
    let verb = clause === first && infinitive >= 0 ? infinitive : clause.verb
    if (clause !== first) {
      const isInside = clause.from < (spans.at(-1)?.to ?? 0)
      const isItem = /^(?:,|and|or|then|plus|but)$/.test(clause.link)
      const isAside = /^(?:who|that|which|whose|when|if|how|what|where|before|after|until|as)$/.test(
        clause.link,
      )
      const isParallelGerund = form === 'ing' && clause.verb < 0 && at(sentence, clause.from).tag === 'ing'
      if (isInside || isAside || (clause.verb < 0 && isItem && !isParallelGerund)) continue
      const goesOn =
        isParallelGerund ||
        (clause.verb >= 0 &&
          !clause.subject &&
          (formOf(sentence, clause) === form || (helps && formOf(sentence, clause) === 'base')))
      // 'track what they eat and see how it changes': the clause in between has its own subject.
      if (
        clause.subject &&
        clause.link === '' &&
        /^(?:they|it|you|he|she)$/.test(textOf(sentence, clause.subject))
      )
        continue
      if (!isItem || !goesOn) break
      if (isParallelGerund) verb = clause.from
    }
    helps ||= LETTING.has(at(sentence, verb).verb)
    verb = pastHelper(sentence, verb, clause.to)
    if (LETTING.has(at(sentence, verb).verb) && clause.to - verb < 3) continue
    if (isState && clause === first) continue
    const base = at(sentence, verb).verb || clause.base
    // '… and get a date': the result of the action before it.
    const isResult = spans.length > 0 && banned !== BUSINESS && /^(?:get|see|find|add)$/.test(base)
    if (
      (clause.negated && infinitive < 0) ||
      !isTelling(sentence, verb, base, isResult ? NO_VERBS : banned)
    ) {
      if (clause === first && banned === BUSINESS) break
      continue
    }
    const to =
      clause.verb < 0
        ? Math.max(
            verbPhraseEnd(sentence, { ...clause, group: verb, verb }),
            nounPhrase(sentence, verb + 1, true)?.to ?? 0,
          )
        : verbPhraseEnd(sentence, clause)
    // 'we cut and ship flat': a verb without an object counts only in a list of verbs.
    const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
    const isListed =
      next !== undefined &&
      next.verb >= 0 &&
      /^(?:,|and)$/.test(next.link) &&
      (!next.subject ||
        (clause.subject && textOf(sentence, next.subject) === textOf(sentence, clause.subject)))
    if (to > verb + 1 || (to > verb && (at(sentence, verb).tag === 'third' || isListed)))
      spans.push({ from: verb, to })
  }
  return spans
}

const inSentence = (spans: readonly Range[], sentence: number, score: number, isWeak = false): Action[] =>
  spans.map((span) => ({ ...span, sentence, score, isWeak }))

/**
 * Whether a relative clause describes the product, judged by agreement: 'a shop for people that sells …' is about
 * the shop.
 */
function describesProduct(sentence: Sentence, clause: Clause, product: Product): boolean {
  const verb = at(sentence, clause.group).tag
  const isPlural = at(sentence, product.head).tag === 'plural'
  const isNearest =
    product.to >= clause.from - 1 && (isPlural || at(sentence, clause.from - 2).tag !== 'plural')
  if (clause.link === 'who') return product.head === clause.from - 2
  if (verb === 'modal') return true
  if (verb === 'third') return !isPlural || isNearest
  // 'a device for the builder that listen': there is no plural noun nearby.
  return verb === 'base'
    ? (isPlural && isNearest) || (!isPlural && at(sentence, clause.from - 2).tag === 'noun')
    : isNearest
}

const isPersonal = (sentence: Sentence, { subject }: Clause): boolean =>
  subject !== null &&
  (/^(?:you|they|he|she|u|everyone|everybody|someone|people|anyone)$/.test(textOf(sentence, subject)) ||
    isPeople(headOf(sentence, subject).lower))

const can = (sentence: Sentence, { group }: Clause) => /^(?:can|could)$/.test(at(sentence, group).lower)

/** Actions in the clauses of the product's own sentence: 'an app that …', 'a board where … can …', 'a box you …'. */
function ofProduct(sentence: Sentence, index: number, product: Product): Action[] {
  let isOpen = false
  return sentence.clauses.flatMap((clause) => {
    if (clause.from <= product.head || clause.verb < 0 || clause.tense === 'past') return []
    const isRelative = /^(?:that|which|who)$/.test(clause.link)
    if (isRelative && !clause.subject && describesProduct(sentence, clause, product))
      return inSentence(chain(sentence, clause, LYING_RELATIVE), index, 3)
    if (!clause.subject || hasPain(sentence, clause)) return []
    if (isOpen && clause.link === '') return []
    isOpen = isPlaceWhere(sentence, clause) || (isOpen && clause.link === 'and')
    if (isOpen) return inSentence(chain(sentence, clause, NO_VERBS), index, 2.5)
    const isTheirs = isPersonal(sentence, clause)
    // 'a library that singers open on a tablet'
    const isUsed = clause.link !== 'who' && at(sentence, clause.verb).tag === 'base'
    if (isRelative && isTheirs && (isUsed || can(sentence, clause)))
      return inSentence(chain(sentence, clause, NO_VERBS), index, 2.3)
    const isContact =
      clause.link === '' &&
      clause.from <= product.to &&
      /^(?:you|they)$/.test(textOf(sentence, clause.subject))
    return isContact ? inSentence(chain(sentence, clause, NO_VERBS), index, 2.3) : []
  })
}

/**
 * Actions named as the product's purpose: 'an app to track …', 'a tool for translating the …', 'a platform
 * connecting …'.
 */
function purposes(sentence: Sentence, index: number, product: Product): Action[] {
  const start = clauseAt(sentence, product.head)
  if (!start) return []
  const end = Math.min(start.to, product.head + 12)
  const from = sentence.tokens.findIndex((token, i) => {
    if (i <= product.head || i >= end || !token.verb) return false
    const before = at(sentence, i - 1)
    if (before.tag === 'to') return true
    if (i === product.head + 1 || i === product.to)
      return token.tag === 'ing' && at(sentence, i + 1).tag !== 'participle'
    if (before.lower !== 'for' || i > product.to + 1) return false
    // 'for cleaning products' may name things: an article after the gerund or a complement such as 'with'
    // makes it a verb.
    const object = nounPhrase(sentence, i + 1)
    const isVerb = /^(?:determiner|possessive|object)$/.test(at(sentence, i + 1).tag)
    const hasComplement =
      object !== null && /^(?:with|into|between|from)$/.test(at(sentence, object.to).lower)
    // 'a site for hiring retired machinists'
    const isSoft =
      naturesOfHead(at(sentence, product.head).lower).some((nature) => /software|marketplace/.test(nature)) ||
      SOFTWARE.has(at(sentence, product.head).lower)
    const isPlain =
      isSoft &&
      object !== null &&
      at(sentence, object.head).tag === 'plural' &&
      (at(sentence, i + 1).tag === 'adjective' || !isPeople(at(sentence, object.head).lower))
    return token.tag === 'base' || (token.tag === 'ing' && (isVerb || hasComplement || isPlain))
  })
  if (from < 0 || STATES.has(at(sentence, from).verb)) return []
  const isBare = at(sentence, from).tag === 'ing' || at(sentence, from).tag === 'base'
  return isBare ? inSentence(chain(sentence, start, LYING, from), index, 2.3) : []
}

const MAIN_LINK = /^(?:|,|and|but|then|so|:|-|–|—|;)$/

const QUANTIFIED = /^(?:most|many|some|few|all|other|these|those|half|\d+)\b/

interface Context {
  products: readonly Product[]
  /** The first sentence that names a product with this noun. */
  firstSentence: ReadonlyMap<string, number>
  /** Sentences whose product is plural. */
  things: ReadonlySet<number>
  isMarket: boolean
}

/** How strongly a clause with a subject describes the offer, and the verbs that do not count as actions in it. */
interface Voice {
  score: number
  banned: ReadonlySet<string>
  isWeak: boolean
}
const voice = (score: number, banned: ReadonlySet<string>, isWeak = false): Voice => ({
  score,
  banned,
  isWeak,
})

function voiceOf(
  { products, firstSentence, things, isMarket }: Context,
  sentence: Sentence,
  index: number,
  clause: Clause,
  subject: Range,
): Voice | null {
  const words = textOf(sentence, subject)
  const first = at(sentence, subject.from).lower
  const head = singular(headOf(sentence, subject).lower)
  const isAfterProduct = products.some((product) => product.sentence === index && product.head < clause.group)
  const isProduct = (firstSentence.get(head) ?? Number.POSITIVE_INFINITY) <= index
  // 'Screwfix sells a mat but it soaks up water'
  const opening = sentence.clauses[0]?.subject
  const isOfOther =
    clause.link === 'but' &&
    words === 'it' &&
    opening &&
    !/^(?:it|we|i|this|our .*|my .*)$/.test(textOf(sentence, opening)) &&
    sentence.clauses[0]?.base !== 'be' &&
    !products.some((product) => product.sentence === index && product.from <= opening.from)
  if (isOfOther) return null
  if (/^(?:it|this|this one|ours)$/.test(words))
    return hasPain(sentence, clause) && !isAfterProduct ? null : voice(2.5, LYING)
  if (words === 'we' || isFounders(sentence, clause)) {
    const introduces = products.some(
      ({ sentence: of, from }) => of === index && from > clause.verb && from <= clause.verb + 3,
    )
    if (introduces || (words === 'i' && /^(?:would|'d)$/.test(at(sentence, clause.group).lower))) return null
    if (products.length === 0 && workIn(sentence) === clause) return voice(2.3, NO_VERBS)
    return words === 'we' ? voice(2.2, BUSINESS) : isAfterProduct ? voice(2, BUSINESS, true) : null
  }
  const isOfPeople =
    isPeople(head) || /^(?:they|he|she|everyone|everybody|someone|most|many|people)$/.test(words)
  if (
    hasPain(sentence, clause) ||
    hasHabit(sentence) ||
    (isOfPeople && at(sentence, clause.verb).tag === 'ing') ||
    (isOfPeople && (saysUsual(sentence) || sentence.clauses.some((each) => hasPain(sentence, each))))
  )
    return null
  // 'Instead of paying an editor, they upload the file'
  if (/^ (?:instead|rather than|no more)\b/.test(sentence.lower) && /^(?:you|they)$/.test(words))
    return voice(2.2, NO_VERBS)
  if (words === 'you' || words === 'u') return voice(2.2, NO_VERBS, !isAfterProduct)
  // 'Gloves for welders. They warn …'
  if (words === 'they' && things.has(index - 1)) return voice(2.4, LYING)
  if (words === 'they')
    return clause.tense === 'modal' || isAfterProduct ? voice(2, PEOPLE_DO_NOT, true) : null
  const isIntroduced = products.some(({ sentence: of, score }) => of < index && score >= 2)
  if (/^(?:he|she|everyone|everybody|someone)$/.test(words))
    return isAfterProduct || isIntroduced ? voice(2, PEOPLE_DO_NOT, true) : null
  const name = nameScore(sentence, clause, subject)
  // 'Samsara makes sensors' introduces the product by name.
  if (name > 0 && products.some(({ sentence: of, from }) => of === index && from === clause.verb + 1))
    return null
  if (isProduct || name > 0) return voice(2.4, LYING, !isProduct && name < 2)
  if (first === 'our')
    return subject.from === 0 && isPeople(head) && sentence.clauses.some((each) => hasPain(sentence, each))
      ? null
      : voice(2.2, BUSINESS)
  const isThing = isProductNoun(head) && !isPeople(head)
  if (isThing && (first === 'the' || subject.to - subject.from === 1))
    return voice(2.2, BUSINESS, !SOFTWARE.has(head))
  if (!isPeople(head)) return null
  // 'Sites use portable toilets' describes what they do today.
  if (clause.base === 'use' && !/^(?:it|the|our|this)$/.test(at(sentence, clause.verb + 1).lower)) return null
  // 'Restaurants send us the menu'
  if (at(sentence, clause.verb + 1).lower === 'us') return voice(2.2, PEOPLE_DO_NOT)
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1]
  const hasObject =
    (verbPhraseEnd(sentence, clause) > clause.verb + 1 && at(sentence, clause.verb + 1).tag !== 'adverb') ||
    (next?.link === 'and' && next.tense === 'bare' && next.verb >= 0)
  const isInMarket = isMarket && products.some(({ sentence: of }) => of <= index)
  // After the product is introduced, what people do is what they do with it.
  const isLater =
    isIntroduced &&
    (/^(?:an?|each|one)$/.test(first) ||
      // 'Families load money by phone.'
      (subject.to - subject.from === 1 &&
        at(sentence, subject.from).tag === 'plural' &&
        clause === sentence.clauses[0] &&
        products.some(({ sentence: of, score }) => of === index - 1 && score >= 2)) ||
      (first === 'the' && headOf(sentence, subject).tag === 'noun') ||
      (PARTICIPANTS.has(head) && !QUANTIFIED.test(words)))
  const isOffered =
    (isIntroduced && /^(?:can|could|will)$/.test(at(sentence, clause.group).lower)) ||
    isInMarket ||
    isAfterProduct ||
    isLater
  return hasObject && isOffered ? voice(2, PEOPLE_DO_NOT, true) : null
}

/** Actions stated with a subject: 'It reads …', 'We collect …', 'You upload …', 'Our technician will sit …'. */
function stated(context: Context, sentence: Sentence, index: number, clause: Clause): Action[] {
  const { subject } = clause
  if (!subject || clause.verb < 0 || clause.tense === 'past' || clause.negated) return []
  // '… and nobody knows you can go there' is not an independent statement.
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1]
  if (
    clause.link === '' &&
    subject.from >= clause.from &&
    before &&
    before.verb >= 0 &&
    !/^(?:when|whenever|if|once|after|before)$/.test(before.link)
  )
    return []
  const isSoThat =
    /^(?:so|so that)$/.test(clause.link) && isPersonal(sentence, clause) && can(sentence, clause)
  const found = isSoThat
    ? voice(2.3, NO_VERBS, true)
    : MAIN_LINK.test(clause.link)
      ? voiceOf(context, sentence, index, clause, subject)
      : null
  return found ? inSentence(chain(sentence, clause, found.banned), index, found.score, found.isWeak) : []
}

/**
 * Actions in clauses without a subject: 'Answers the phone, books jobs.', 'Book a slot and pay online.',
 * 'Assistant: tells you …'.
 */
function subjectless(sentence: Sentence, index: number, isSeries: boolean): Action[] {
  return sentence.clauses.flatMap((clause) => {
    const opens = clause === sentence.clauses[0] || clause.link === ':'
    if (!opens || clause.subject || clause.verb < 0) return []
    // 'Just snap a photo'
    if (sentence.tokens.slice(clause.from, clause.group).some(({ tag: before }) => before !== 'adverb'))
      return []
    const { tag, lower } = at(sentence, clause.group)
    if (hasPain(sentence, clause)) return []
    if (tag === 'third')
      return inSentence(chain(sentence, clause, BUSINESS), index, 2.2, verbReading(lower)?.alsoNoun !== false)
    return tag === 'base' && !labelOf(sentence)
      ? inSentence(chain(sentence, clause, NO_ORDERS), index, isSeries ? 2.2 : 1.8, !isSeries)
      : []
  })
}

/** Actions in wishes: 'What if a council could log …', 'Imagine you could …'. */
function wished(sentence: Sentence, index: number): Action[] {
  if (!/^ (?:so |and )?(?:what if|imagine|wouldn't it)\b/.test(sentence.lower)) return []
  return sentence.clauses.flatMap((clause) =>
    clause.subject && can(sentence, clause) && /^(?:if|and|)$/.test(clause.link) && !clause.negated
      ? inSentence(chain(sentence, clause, NO_VERBS), index, 2.4)
      : [],
  )
}

/** Actions that founders intend: 'We help wineries to know …', 'I want to train boys who …'. */
function intended({ products }: Context, sentence: Sentence, index: number, clause: Clause): Action[] {
  if (
    !clause.subject ||
    !/^(?:we|i)$/.test(textOf(sentence, clause.subject)) ||
    clause.tense === 'past' ||
    clause.negated
  )
    return []
  if (LETTING.has(clause.base)) return inSentence(chain(sentence, clause, NO_VERBS), index, 2.4)
  const to = sentence.tokens.findIndex(
    ({ tag }, i) => tag === 'to' && i > clause.verb && i <= clause.verb + 2,
  )
  const { verb } = at(sentence, to + 1)
  if (to < 0 || !/^(?:want|like|plan|love|hope|aim)$/.test(clause.base) || !verb) return []
  if (NOT_WANTED.has(verb) || BUSINESS.has(verb) || LETTING.has(verb)) return []
  if (products.some(({ sentence: of, from }) => of === index && from > to)) return []
  return inSentence(chain(sentence, clause, BUSINESS, to + 1), index, 2.2)
}

/**
 * Every action of the idea; if two overlap, the one with the higher score. `isMarket`: both sides of a marketplace
 * act.
 */
export function actionsIn(
  sentences: readonly Sentence[],
  products: readonly Product[],
  isMarket: boolean,
): Action[] {
  const firstSentence = new Map(
    [...products].reverse().flatMap(({ sentence: index, head }) => {
      const sentence = sentences[index]
      return sentence ? [[singular(at(sentence, head).lower), index] as const] : []
    }),
  )
  const things = new Set(
    products
      .filter(({ sentence: index, head, score }) => {
        const sentence = sentences[index]
        return score >= 2 && sentence && at(sentence, head).tag === 'plural'
      })
      .map(({ sentence: index }) => index),
  )
  const context = { products, firstSentence, things, isMarket }
  // 'Snap a photo. Get three recipes.': two or more imperatives describe an offer, a single one may be
  // incidental.
  const orders = sentences.flatMap((sentence) => {
    const end = sentence.clauses.findIndex(
      ({ tense, verb, group, from }) => tense !== 'bare' || verb < 0 || group !== from,
    )
    return sentence.clauses
      .slice(0, end < 0 ? undefined : end)
      .filter(({ verb, link }) => at(sentence, verb).tag === 'base' && /^(?:|,|and|then)$/.test(link))
      .filter(({ base }, i) => !NO_ORDERS.has(base) || (i > 0 && /^(?:get|see)$/.test(base)))
  })
  const isSeries = orders.length > 1
  const all = sentences.flatMap((sentence, index) => {
    const own = products.filter((product) => product.sentence === index)
    const fromProducts = own.flatMap((product) => [
      ...ofProduct(sentence, index, product),
      ...purposes(sentence, index, product),
    ])
    // In a question, only the product's own clauses and wishes such as 'what if' describe actions.
    if (at(sentence, sentence.tokens.length - 1).text === '?')
      return [...fromProducts, ...wished(sentence, index)]
    if (isTold(sentence)) return fromProducts
    return [
      ...fromProducts,
      ...wished(sentence, index),
      ...sentence.clauses.flatMap((clause) => [
        ...stated(context, sentence, index, clause),
        ...intended(context, sentence, index, clause),
      ]),
      ...subjectless(sentence, index, isSeries),
    ]
  })
  const overlaps = (a: Action, b: Action) => a.sentence === b.sentence && a.from < b.to && b.from < a.to
  return all
    .sort((a, b) => b.score - a.score)
    .filter((action, i, sorted) => !sorted.slice(0, i).some((other) => overlaps(action, other)))
    .sort((a, b) => a.sentence - b.sentence || a.from - b.from)
}
