import {
  BRIEF_FIELDS,
  type Brief,
  type BriefField,
  type Entry,
  entriesOf,
  type FieldState,
  type Span,
} from './brief.ts'
import { maybeDemand, sentencesOf } from './unread.ts'

/** A sentence of the idea that may answer an open question: its words, and where they stand. */
export interface Suggestion {
  words: string
  span: Span
}

/** Open fields that a whole sentence may answer. */
const ANSWERED_BY_SENTENCES: readonly BriefField[] = ['problem', 'today']
/** A text that tells of none of these is not known to be about a business. */
const OFFER: readonly BriefField[] = ['product', 'customer', 'actions', 'price']
const MOST_SUGGESTIONS = 2
const LEAST_WORDS = 5

/** A sentence about these says who has the problem and where; one about anything else tells of the offer. */
const TELLS_WHO: readonly BriefField[] = ['customer', 'user', 'trade', 'place', 'count']
/** What the founder does, asks or counts, and what the product does, goes wrong for nobody. */
const TELLS_OF_OFFER =
  /^(?:we|i|our|my|it|what if|so|then|there (?:are|is) .*\d)\b|\b(?:we'd|we'll|we would|we will|would pay)\b|\?$/i

const quotedIn = (brief: Brief, fields: readonly BriefField[]): Span[] =>
  fields.flatMap((field) =>
    entriesOf(brief, field).flatMap(({ origin }: Entry<unknown>) =>
      origin.kind === 'quote' ? [origin] : [],
    ),
  )

/**
 * Sentences that may tell what goes wrong for customers or what they do today, where the brief does not say it. They are
 * offered as answers, in the founder's words; only the founder takes one.
 * @param idea the normalized text that the quotations of the brief are in
 * @returns at most two, in the order of the text; [] for fields that sentences do not answer or that are not open
 */
export function suggestionsFor(brief: Brief, field: BriefField, idea: string): Suggestion[] {
  const state = brief[field]
  const isOffer = OFFER.some((other) => brief[other].state === 'stated')
  if (!isOffer || !ANSWERED_BY_SENTENCES.includes(field) || state.state !== 'open') return []
  const taken = quotedIn(
    brief,
    BRIEF_FIELDS.filter((other) => !TELLS_WHO.includes(other)),
  )
  const demand = maybeDemand(brief, idea)
  return sentencesOf(idea)
    .filter(({ words }) => words !== demand && !TELLS_OF_OFFER.test(words))
    .filter((sentence) => !taken.some(({ start, end }) => start < sentence.end && end > sentence.start))
    .map(withoutStop)
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS && !state.silenced.includes(words))
    .slice(0, MOST_SUGGESTIONS)
}

/** The words of a sentence without the stop behind them. */
function withoutStop({ words, start }: Span & { words: string }): Suggestion {
  const kept = words.replace(/[.!]+$/, '')
  return { words: kept, span: { start, end: start + [...kept].length } }
}

/** A field whose founder took a suggestion: its words, quoted and confirmed. */
export const suggestedState = (field: BriefField, { words, span }: Suggestion): FieldState<unknown> => ({
  state: 'stated',
  entries: [
    {
      value: field === 'today' ? { name: words, price: null, link: null } : words,
      origin: { kind: 'quote', ...span },
      confirmed: true,
    },
  ],
  silenced: [],
})
