import {
  BRIEF_FIELDS,
  type Brief,
  type BriefField,
  type BriefValues,
  entriesOf,
  type FieldState,
  type Span,
  wordsAt,
} from './brief.ts'
import { KIND_OF_STAGE, stageIn } from './demand-stage.ts'
import { currencyIn } from './economics.ts'
import type { Offered, OfferedField, Reading } from './reading.ts'
import { weaknessIn } from './regulated-acts/weakness.ts'
import {
  amountsIn,
  COSTS_US,
  isOwnCurrency,
  mayBePrice,
  rhythmLength,
  type ToldAmount,
  unusedAmounts,
} from './told-amounts.ts'
import { asTold, peopleIn } from './told-demand.ts'

/*
 * Words of the idea that may answer an open question (`docs/brief.md`). The founder is asked about them, and they do
 * not count as known: nothing is calculated, scored or written from them.
 */

/** Maximum number of fields for which the same words are offered. */
const MOST_FIELDS = 2
/** From this likelihood on, words that another field holds may answer this one as well. */
const TELLS_BOTH = 0.5

const shared = (a: Span, b: Span): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
/** Whether more than half of one span lies within another. */
const isWithin = (span: Span, other: Span): boolean => 2 * shared(span, other) > span.end - span.start

/** Fields whose quotation supports a choice, so that their value is not in the founder's words. */
const CHOICES: ReadonlySet<BriefField> = new Set(['nature', 'field'])

const isHeld = (brief: Brief, { field, span }: Offered): boolean =>
  BRIEF_FIELDS.some(
    (other) =>
      other !== field &&
      !CHOICES.has(other) &&
      entriesOf(brief, other).some(({ origin }) => origin.kind === 'quote' && isWithin(span, origin)),
  )

/** What the founders say of themselves, of numbers of customers or of their offer. */
const OWN_STORY =
  /^(?:(?:so|and|but) )?(?:i|i'm|i've|i'd|ive|we|we're|we've|we'd|my|our|me and|there(?:'s| are| is| were)|\d[\d,]* \p{L}+ (?:signed|said))\b|\b(?:i reckon|we(?:'d| would| will|'ll| are \p{L}+ing|'re \p{L}+ing)|members in|of us)\b|^(?:the )?(?:plan|idea|parts?|materials?)\b|\b(?:should|would) pay\b/iu

const tellsPrice = (brief: Brief, span: Span): boolean =>
  entriesOf(brief, 'price').some(({ origin }) => origin.kind === 'quote' && shared(span, origin) > 0)

/**
 * The brief with the most likely words for each field that reading left open. If nothing was read at all, as in a poem,
 * nothing is offered.
 */
export function withOffers(brief: Brief, { offers, values }: Reading, idea: string): Brief {
  if (BRIEF_FIELDS.every((field) => brief[field].state !== 'stated')) return brief
  const next = { ...brief }
  const given: Span[] = []
  for (const offer of offers.toSorted((a, b) => b.chance - a.chance)) {
    const { field, span, chance } = offer
    const state = next[field]
    if (state.state !== 'open' || state.offered) continue
    const words = wordsAt(idea, span)
    // What the founder pays is no way of the customers.
    const isOut =
      (field === 'today' && (OWN_STORY.test(words) || COSTS_US.test(words))) ||
      ((field === 'today' || field === 'problem') && tellsPrice(brief, span)) ||
      // What failed in a trial is a risk, and answers no other question.
      weaknessIn({ words, around: idea, isRisk: false }) !== null ||
      state.silenced.some(
        (cleared) => cleared !== '' && (cleared.includes(words) || words.includes(cleared)),
      ) ||
      // Words that were read and then left out say too little.
      values[field]?.some((read) => isWithin(span, read.span)) ||
      (chance < TELLS_BOTH && isHeld(brief, offer)) ||
      given.filter((other) => isWithin(span, other)).length >= MOST_FIELDS
    if (isOut) continue
    given.push(span)
    Object.assign(next, { [field]: { ...state, offered: span } })
  }
  return next
}

/** Words of the idea that may answer an open field, with what they say. */
export interface Offer {
  span: Span
  words: string
  value: unknown
}

const VALUE_OF: { [F in OfferedField]: (words: string) => BriefValues[F] } = {
  product: (words) => words,
  customer: (words) => words,
  problem: (words) => words,
  actions: (words) => words,
  today: (words) => ({ name: words, price: null, link: null }),
  // The country is added later, where the table of places is loaded.
  place: (words) => ({ name: words, country: null, local: true }),
  evidence: (words) => {
    const stage = stageIn(words)
    const kind = stage ? KIND_OF_STAGE[stage] : 'other'
    return asTold({ kind, count: kind === 'other' ? null : peopleIn(words), text: words, link: null })
  },
}
const isOfferedField = (field: BriefField): field is OfferedField => Object.hasOwn(VALUE_OF, field)

/** Maximum number of amounts to ask about. */
const MOST_AMOUNTS = 3

function offerOfAmount(brief: Brief, idea: string, told: ToldAmount): Offer {
  const { amount, currency, every, unit, before, after } = told
  const from = before.length
  const words = idea.slice(from, idea.length - after.length + rhythmLength(after))
  const start = [...idea.slice(0, from)].length
  const own = currencyIn(brief)
  const price: BriefValues['price'] = {
    low: amount,
    high: amount,
    currency: isOwnCurrency(currency, own) ? (own ?? currency) : currency,
    per: unit,
    every,
  }
  return { span: { start, end: start + [...words].length }, words, value: price }
}

/** The amounts in the idea that no field holds, as offers for the price. */
function amountsOffered(brief: Brief, idea: string): Offer[] {
  const unused = unusedAmounts(brief, idea)
  const silenced = brief.price.state === 'open' ? brief.price.silenced : []
  return amountsIn(idea)
    .filter(mayBePrice)
    .filter(
      ({ amount, currency }, index, all) =>
        unused.some((each) => each.amount === amount && each.currency === currency) &&
        all.findIndex((each) => each.amount === amount && each.currency === currency) === index,
    )
    .map((told) => offerOfAmount(brief, idea, told))
    .filter(({ words }) => !silenced.includes(words))
    .slice(0, MOST_AMOUNTS)
}

/** The words of the idea that may answer a field, which are amounts for the price; [] unless the field is open. */
export function offersOf(brief: Brief, field: BriefField, idea: string): Offer[] {
  const state: FieldState<unknown> = brief[field]
  if (state.state !== 'open') return []
  if (field === 'price') return amountsOffered(brief, idea)
  const words = state.offered && wordsAt(idea, state.offered)
  return state.offered && words && isOfferedField(field)
    ? [{ span: state.offered, words, value: VALUE_OF[field](words) }]
    : []
}

/** A field that the founder answered by accepting words that were offered for it. */
export const withOffer = (state: FieldState<unknown>, { value, span }: Offer): FieldState<unknown> => ({
  state: 'stated',
  entries: [{ value, origin: { kind: 'quote', ...span }, confirmed: true }],
  silenced: state.state === 'none' ? [] : state.silenced,
})

/** 'Perhaps: “€49”, “$5”', to follow the question for a field; '' if nothing is offered. */
export const perhaps = (offers: readonly Pick<Offer, 'words'>[]): string =>
  offers.length === 0 ? '' : `Perhaps: ${offers.map(({ words }) => `“${words}”`).join(', ')}`
