import type { BriefField, Span } from '../brief.ts'
import { BRIEF_TEXT_CHARS, MOST_VALUES } from '../limits.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { channelsIn, inputsIn, risksIn } from './claims.ts'
import { at, parse, type Sentence } from './clauses.ts'
import { differencesIn, waysIn } from './comparisons.ts'
import { purchasesIn, readCount, roundsIn } from './counts.ts'
import { evidenceOf } from './evidence.ts'
import { fieldOf } from './field.ts'
import { best, type Finding } from './finding.ts'
import { furtherPrices, withTiers } from './further-prices.ts'
import { labelled } from './labels.ts'
import { languageOf } from './language.ts'
import { countriesIn, localeOf, type PlaceFinding, readPlaces } from './location.ts'
import { ELSEWHERE, isPaidIn, moneyIn } from './money.ts'
import { natureCues, natureIn, paidCues } from './nature.ts'
import { painCost } from './pain.ts'
import { userBeside } from './parties.ts'
import { singular } from './people.ts'
import { countryOfPeople } from './places.ts'
import { pricesAmong } from './price.ts'
import {
  customerNoun,
  type Offer,
  offerWords,
  PHRASES_OFFERED,
  readOffer,
  SURE,
  SURE_PRICE,
  sentenceOf,
  soldCues,
} from './read-offer.ts'
import { isFounders, isTold } from './story.ts'

const MOST: Readonly<Partial<Record<BriefField, number>>> = MOST_VALUES

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

/** '… pays the accountant 40 euros … 4.99 a month': the currency of all amounts, or of the country; null without one. */
function onlyCurrency(sentences: readonly Sentence[], country: string | null): string | null {
  const all = new Set(
    sentences
      .flatMap((sentence) => moneyIn(sentence, country))
      .flatMap(({ currency, isBare }) => (currency && !isBare ? [currency] : [])),
  )
  const [only = null] = all
  return all.size === 1 ? only : ([...all].find((currency) => isPaidIn(country, currency)) ?? null)
}

const overlap = (a: Finding, b: Finding): boolean =>
  a.sentence === b.sentence && a.from < b.to && b.from < a.to

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
  const nothing: Reading = { values: {}, offers: [], fieldChoices: [], language }
  if (language !== 'english') return nothing
  const offer = readOffer(sentences)
  const { product, anchors } = offer

  const quote = quoter(idea, sentences)
  const inSentences = <F extends Finding>(read: (sentence: Sentence, index: number) => F[]) =>
    sentences.flatMap(read)
  const held = readPlaces(sentences, offer.roles, anchors.holdsFigure)
  const country = currencyCountry(offer, held)
  const [pain = null] = offer.tells('problem')
  const cost = pain && painCost(sentenceOf(sentences, pain), pain, country)
  const actions = offer.actions.filter((action) => action.score >= SURE || anchors.holds(action))
  const cues = natureCues(offerWords(offer))
  const sold = { ...offer.sold, cues: soldCues(cues) }
  const first = best(
    pricesAmong(offer.amounts, country, sold).filter(
      (each) => each.score >= SURE_PRICE || anchors.holdsFigure(each),
    ),
  )
  const isBare = first?.isBare && first.value.every !== 'share'
  const price =
    first && isBare
      ? {
          ...first,
          value: { ...first.value, currency: first.value.currency ?? onlyCurrency(sentences, country) },
        }
      : first && withTiers(offer.amounts, first)
  const further = price ? furtherPrices(offer.amounts, price, country, sold) : []
  const isOwn = (finding: Finding) =>
    finding.sentence === price?.sentence || tellsOfOffer(sentenceOf(sentences, finding), finding, offer)
  const rounds = price?.value.every === 'use' ? roundsIn(sentences, price.value.per, isOwn) : null
  const purchases =
    (rounds && anchors.holdsFigure(rounds) ? rounds : null) ??
    best(inSentences(purchasesIn).filter((found) => anchors.holdsFigure(found) && isOwn(found)))
  const isCounted = price && (price.value.every === 'use' || price.value.every === null)
  const [customer = null] = offer.tells('customer')
  const count = readCount(sentences, offer.roles, anchors.holdsFigure, customerNoun(sentences, customer))
  const user = userBeside(sentences, customer, offer.parties)
  const known = offer.tells('today')
  const habits = [
    ...known,
    ...waysIn(sentences).filter((way) => anchors.holds(way) && !known.some((each) => overlap(each, way))),
  ]
  const nature = natureIn(cues, paidCues(price?.value ?? null))
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
    price: price ? [price, ...further].map((each) => quote.value(each.value, each)) : [],
    purchases: purchases && isCounted ? [quote.value(purchases.value, purchases)] : [],
    // 'Filipino engineers' says who they are, not where it starts.
    place: held
      .filter(({ value }) => countryOfPeople(value.name) === undefined)
      .map((place) => quote.value(place.value, place)),
    count: count ? [quote.value({ value: count.value, source: '' }, count)] : [],
    channel: quote.texts([...labelled(sentences, 'channel'), ...channelsIn(sentences).filter(anchors.holds)]),
    difference: quote.texts([
      ...labelled(sentences, 'difference'),
      ...differencesIn(sentences).filter(anchors.holdsFigure),
    ]),
    whyNow: quote.texts(labelled(sentences, 'whyNow')),
    risks: quote.texts([...labelled(sentences, 'risks'), ...risksIn(sentences)]),
    evidence: evidenceOf(sentences, offer.tells('evidence')).flatMap((each) =>
      quote.texts([each]).map(({ value, span }) => ({
        value: { kind: each.kind, count: each.count, text: value, link: null },
        span,
      })),
    ),
    field: field && product ? [quote.value(field, product)] : [],
  }
  const offers = PHRASES_OFFERED.flatMap((role) =>
    offer
      .mayTell(role)
      .flatMap((each) => quote.texts([each]).map(({ span }) => ({ field: role, span, chance: each.score }))),
  )
  return { values: tidy(values), offers, fieldChoices: choices, language }
}
