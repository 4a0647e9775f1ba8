import type { BriefField, BriefValues, Span } from '../brief.ts'
import { BRIEF_TEXT_CHARS, MOST_VALUES } from '../limits.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { type Anchors, anchorsFrom } from './anchor.ts'
import { type Role, surroundingsOf } from './candidates.ts'
import { channelsIn, inputsIn, risksIn } from './claims.ts'
import { at, parse, type Sentence } from './clauses.ts'
import { countsIn, purchasesIn, roundsIn } from './counts.ts'
import { evidenceIn } from './evidence.ts'
import { fieldOf } from './field.ts'
import { best, type Finding } from './finding.ts'
import { labelled } from './labels.ts'
import { languageOf } from './language.ts'
import { countriesIn, localeOf, type PlaceFinding, readPlaces } from './location.ts'
import { ELSEWHERE, isPaidIn, moneyIn } from './money.ts'
import { natureIn } from './nature.ts'
import { isMarketplace, nounOf, type Product } from './offer.ts'
import { painCost } from './pain.ts'
import { type Party, userBeside } from './parties.ts'
import { singular } from './people.ts'
import { textOf } from './phrases.ts'
import { periodOf, pricesIn, type Sold } from './price.ts'
import { naturesOfHead } from './products.ts'
import { rolesOf, told } from './roles.ts'
import { isFounders, isTold } from './story.ts'
import { CRAFTS, NO_DEEDS, SERVICES, SERVING, TIME_NOUNS } from './word-table.ts'

const LEAST_PRODUCT = 1.8
/** Shorter sentences hold too few words to judge. */
const FEW_WORDS = 10
/** From this likelihood on a sentence may tell of a role, and from which it does. */
const LEAST_LIKELY = 0.15
const LIKELY = 0.5
/** From this likelihood on words hold without support from others. */
const SURE = 0.92
/** From this likelihood on an amount is the price wherever it stands. */
const SURE_PRICE = 0.8
const MOST: Readonly<Partial<Record<BriefField, number>>> = MOST_VALUES
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
const EMPTY: Sentence = { tokens: [], clauses: [], lower: '' }

/** What was read of the offer; the rest is read around it. */
interface Offer {
  sentences: readonly Sentence[]
  product: Product | null
  /** The noun of the product, singular; '' without one. */
  head: string
  sold: Sold
  /** Words with capitals that name it. */
  names: ReadonlySet<string>
  parties: readonly Party[]
  actions: readonly Finding[]
  /** What stands behind the label of a field, else what learned weights read. */
  tells: (role: Role) => (Finding & { head: number })[]
  anchors: Anchors
}

const sentenceOf = (sentences: readonly Sentence[], { sentence }: Pick<Finding, 'sentence'>): Sentence =>
  sentences[sentence] ?? EMPTY

const isRegular = ({ every, per }: BriefValues['price']) =>
  /^(?:week|month|year)$/.test(every ?? '') || (per !== null && every !== 'share')

/** 'the camera', 'a half day': something that the idea speaks of as known, or a time. */
const isNoOffer = (sentence: Sentence, { from, head }: Product): boolean =>
  /^(?:the|this|that|these|those|his|her|their|your)$/.test(at(sentence, from).lower) ||
  TIME_NOUNS.has(singular(at(sentence, head).lower))

function readOffer(sentences: readonly Sentence[]): Offer {
  const roles = rolesOf(sentences)
  const around = surroundingsOf(sentences, roles)
  const { products, parties } = around
  const likely = ({ sentence }: Finding, role: Role) => roles[sentence]?.[role] ?? 0
  // A plain finding stands, and so does one in a sentence too short to judge.
  const mayTell = (finding: Finding, role: Role) =>
    finding.score >= 3 ||
    sentenceOf(sentences, finding).tokens.length < FEW_WORDS ||
    likely(finding, role) >= LEAST_LIKELY
  const tells = (role: Role) => {
    const stated = role === 'actions' || role === 'product' ? [] : labelled(sentences, role)
    return stated.length > 0 ? stated.map((each) => ({ ...each, head: each.from })) : told(role, around)
  }
  const plain = best(
    products
      .filter(
        (each) =>
          each.score >= LEAST_PRODUCT &&
          // 'PondPal texts the keeper': a name at work.
          (mayTell(each, 'product') || likely(each, 'actions') >= LIKELY),
      )
      .map((each) => ({ ...each, score: each.score + 2 * likely(each, 'product') - 1 })),
  )
  const product =
    plain ?? tells('product').find((each) => !isNoOffer(sentenceOf(sentences, each), each)) ?? null
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
    nature: null,
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
    ...tells('actions').filter(isNew),
  ].toSorted((a, b) => a.sentence - b.sentence || a.from - b.from)
  const strong: Finding[] = [
    ...(product ? [product] : []),
    ...actions.filter(({ score }) => score >= SURE),
    ...parties.filter(({ score }) => score >= 3),
    ...sentences
      .flatMap((sentence, index) => pricesIn(sentence, index, null, sold))
      .filter(({ score, value }) => score >= SURE_PRICE || isRegular(value)),
    ...labelled(sentences, 'problem'),
    ...labelled(sentences, 'customer'),
  ]
  return {
    sentences,
    product,
    head,
    sold,
    names,
    parties,
    actions,
    tells,
    anchors: anchorsFrom(sentences, strong),
  }
}

/**
 * The country that settles what '$' and 'pesos' are: of the start, the only one that the offer names, of its words, or the
 * only one that the idea names at all.
 */
function currencyCountry({ sentences, anchors }: Offer, places: readonly PlaceFinding[]): string | null {
  const [start] = places
  if (start?.value.country) return start.value.country
  const onlyOf = (named: readonly string[]) => (new Set(named).size === 1 ? (named[0] ?? null) : null)
  const named = sentences.flatMap((sentence, index) =>
    isTold(sentence) || anchors.holds({ sentence: index, from: 0, to: 0, score: 0 })
      ? countriesIn(sentence)
      : [],
  )
  return (
    onlyOf(named) ??
    localeOf(sentences) ??
    (named.length === 0 ? onlyOf(sentences.flatMap(countriesIn)) : null) ??
    (start && named.length === 0 ? ELSEWHERE : null)
  )
}

/** 'We come', 'The probe measures', 'a kitchen needs it': whether the words at a position tell of the offer and of no rival. */
function tellsOfOffer(sentence: Sentence, { from }: Finding, { head, names }: Offer): boolean {
  if (/ (?:needs?|buys?|orders?|books?|uses?) (?:it|one|this|us|ours) /.test(sentence.lower)) return true
  const own = sentence.clauses.findIndex(({ to }) => from < to)
  const clause = sentence.clauses.slice(0, own + 1).findLast(({ subject }) => subject !== null)
  if (!clause?.subject || isFounders(sentence, clause)) return true
  const first = at(sentence, clause.subject.from).lower
  return (
    /^(?:i|we|our|it|you)$/.test(first) ||
    names.has(first) ||
    (head !== '' && singular(at(sentence, clause.subject.to - 1).lower) === head)
  )
}

/** '… pays the accountant 40 euros … 4.99 a month': the currency of all amounts; null where they differ. */
function onlyCurrency(sentences: readonly Sentence[], country: string | null): string | null {
  const all = new Set(
    sentences
      .flatMap((sentence) => moneyIn(sentence, country))
      .flatMap(({ currency, isBare }) => (currency && !isBare ? [currency] : [])),
  )
  return all.size === 1 ? ([...all][0] ?? null) : null
}

/** Turns UTF-16 offsets of a text into code points. */
function codePoints(idea: string): (offset: number) => number {
  if (!/[\uD800-\uDFFF]/.test(idea)) return (offset) => offset
  const before = new Uint32Array(idea.length + 1)
  for (let i = 0; i < idea.length; i++) {
    const isFirstHalf = (idea.charCodeAt(i) & 0xfc00) === 0xd800
    before[i + 1] = (before[i] ?? 0) + (isFirstHalf ? 0 : 1)
  }
  return (offset) => before[offset] ?? 0
}

/** Makes values of findings: the words as they stand in the idea, with their span in code points. */
function quoter(idea: string, sentences: readonly Sentence[]) {
  const toCodePoints = codePoints(idea)
  const bounds = (finding: Finding) => {
    const sentence = sentenceOf(sentences, finding)
    return { start: at(sentence, finding.from).start, end: at(sentence, finding.to - 1).end }
  }
  const span = (finding: Finding): Span => {
    const { start, end } = bounds(finding)
    return { start: toCodePoints(start), end: toCodePoints(end) }
  }
  const words = (finding: Finding): string => {
    const { start, end } = bounds(finding)
    return idea.slice(start, end).replace(/\s+/g, ' ')
  }
  return {
    words,
    /** A value with the words that say it. */
    value: <Value>(value: Value, finding: Finding): ReadValue<Value> => ({ value, span: span(finding) }),
    /** The words themselves as values; what is too long for a field is left out. */
    texts: (findings: readonly (Finding | null)[]): ReadValue<string>[] =>
      findings.flatMap((finding) => {
        const text = finding ? words(finding) : ''
        return finding && text !== '' && [...text].length <= BRIEF_TEXT_CHARS
          ? [{ value: text, span: span(finding) }]
          : []
      }),
  }
}

type Values = Reading['values']

/** Leaves out fields without values and what a field cannot hold. */
const tidy = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, found]) => {
      const kept = found.slice(0, MOST[field as BriefField] ?? 1)
      return kept.length > 0 ? [[field, kept]] : []
    }),
  )

/**
 * Reads what an idea says about the business, by position, markers and closed word lists. `idea` is normalized
 * (`normaliseIdea`); every value comes with the words that say it. What is not said plainly is left out.
 */
export function readIdea(idea: string): Reading {
  const sentences = parse(idea)
  const language = languageOf(sentences)
  const nothing: Reading = { values: {}, fieldChoices: [], language }
  if (language !== 'english') return nothing
  const offer = readOffer(sentences)
  const { product, head, anchors } = offer

  const quote = quoter(idea, sentences)
  const inSentences = <F extends Finding>(read: (sentence: Sentence, index: number) => F[]) =>
    sentences.flatMap(read)
  const held = readPlaces(sentences, anchors.holdsFigure)
  const country = currencyCountry(offer, held)
  const [pain = null] = offer.tells('problem').filter(anchors.holds)
  const cost = pain && painCost(sentenceOf(sentences, pain), pain, country)
  const actions = offer.actions.filter((action) => action.score >= SURE || anchors.holds(action))
  const offered = new Set([
    ...(product ? [product.sentence] : []),
    ...actions.map(({ sentence }) => sentence),
    ...sentences.flatMap((sentence, index) =>
      !isTold(sentence) &&
      anchors.holds({ sentence: index, from: 0, to: 0, score: 0 }) &&
      sentence.clauses.some(
        ({ subject }) => subject && /^(?:we|our|it|you)$/.test(at(sentence, subject.from).lower),
      )
        ? [index]
        : [],
    ),
  ])
  const natureOf = (every: string | null, per: string | null) =>
    natureIn({
      sentences,
      product,
      head,
      isMarket: product !== null && isMarketplace(sentences, product),
      isName:
        product !== null &&
        product.to === product.from + 1 &&
        /^\p{Lu}/u.test(at(sentenceOf(sentences, product), product.from).text) &&
        naturesOfHead(head).length === 0,
      names: offer.names,
      isOffer: (sentence) => offered.has(sentence),
      every,
      per,
    })
  const sold = { ...offer.sold, nature: natureOf(null, null)?.nature ?? null }
  const amounts = inSentences((sentence, index) => pricesIn(sentence, index, country, sold))
  const first = best(amounts.filter((each) => each.score >= SURE_PRICE || anchors.holdsFigure(each)))
  const isBare = first?.isBare && first.value.every !== 'share'
  const price =
    first && isBare
      ? {
          ...first,
          value: { ...first.value, currency: onlyCurrency(sentences, country) ?? first.value.currency },
        }
      : first
  // 'Riders in Kano … 4,500 naira': a place that no other sentence ties to the idea is one where the price is paid.
  const places =
    held.length > 0 || !price?.value.currency
      ? held
      : readPlaces(sentences, () => true).filter(
          ({ value, sentence }) =>
            // 'Dentists in Vienna charge €90': where others are paid.
            moneyIn(sentences[sentence] ?? EMPTY, country).length === 0 &&
            isPaidIn(value.country, price.value.currency),
        )
  const count = best(
    inSentences(countsIn).filter(
      (found) => anchors.holdsFigure(found) || (found.score > 2 && anchors.follows(found)),
    ),
  )
  const isOwn = (finding: Finding) =>
    finding.sentence === price?.sentence || tellsOfOffer(sentenceOf(sentences, finding), finding, offer)
  const rounds = price?.value.every === 'use' ? roundsIn(sentences, price.value.per, isOwn) : null
  const purchases =
    (rounds && anchors.holdsFigure(rounds) ? rounds : null) ??
    best(inSentences(purchasesIn).filter((found) => anchors.holdsFigure(found) && isOwn(found)))
  const isCounted = price && (price.value.every === 'use' || price.value.every === null)
  const [customer = null] = offer.tells('customer').filter(anchors.holds)
  const user = userBeside(sentences, customer, offer.parties)
  const habits = offer.tells('today').filter(anchors.holds)
  if (price) offered.add(price.sentence)
  const nature = natureOf(price?.value.every ?? null, price?.value.per ?? null)
  const said = quote.texts([product, customer, ...actions]).map(({ value }) => value)
  const { field, choices } = fieldOf(said.join(' ; '))

  const values: Values = {
    product: quote.texts([product]),
    nature: nature ? [quote.value(nature.nature, nature)] : [],
    customer: quote.texts([customer]),
    user: quote.texts([user]),
    problem: quote.texts([pain]),
    problemCost: pain && cost ? [quote.value(cost.value, { ...pain, ...cost })] : [],
    today: quote
      .texts(habits)
      .map(({ value, span }) => ({ value: { name: value, price: null, link: null }, span })),
    actions: quote.texts(actions),
    inputs: quote.texts(inputsIn(sentences).filter(anchors.holds)),
    price: price ? [quote.value(price.value, price)] : [],
    purchases: purchases && isCounted ? [quote.value(purchases.value, purchases)] : [],
    place: places.map((place) => quote.value(place.value, place)),
    count: count ? [quote.value({ value: count.value, source: '' }, count)] : [],
    channel: quote.texts([...labelled(sentences, 'channel'), ...channelsIn(sentences).filter(anchors.holds)]),
    difference: quote.texts(labelled(sentences, 'difference')),
    whyNow: quote.texts(labelled(sentences, 'whyNow')),
    risks: quote.texts([...labelled(sentences, 'risks'), ...risksIn(sentences)]),
    evidence: evidenceIn(sentences).flatMap((each) =>
      quote.texts([each]).map(({ value, span }) => ({
        value: { kind: each.kind, count: each.count, text: value, link: null },
        span,
      })),
    ),
    field: field && product ? [quote.value(field, product)] : [],
  }
  return { values: tidy(values), fieldChoices: choices, language }
}
