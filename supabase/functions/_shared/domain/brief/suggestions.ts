import {
  BRIEF_FIELDS,
  type Brief,
  type BriefField,
  type Entry,
  entriesOf,
  type FieldState,
  type Span,
} from './brief.ts'
import { amountsIn } from './told-amounts.ts'
import { maybeDemand, sentencesOf, tellsOfDemand } from './unread.ts'

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

/** What goes wrong, and what is used now. */
const WRONG =
  /\b(?:can['’]?t|cannot|don['’]?t|doesn['’]?t|won['’]?t|never|no one|nobody|not? (?:enough|allowed)|wrong|late|lose|loses|lost|broken|breaks?|dies?|fails?|falling|gone|finish(?:es|ed)|closed|horrors?|nightmare|problem|trouble|hard|difficult|slow|waste[sd]?|stolen|missing|miss(?:es)?|forgets?|sue|complain\w*|annoy\w*|freezing|rattling|sits in|too (?:much|many|little|few|late|expensive)|runs? out|nowhere|half of|ill|sick)\b/i
const USED =
  /\b(?:today|right now|currently|at the moment|nowadays|instead|so far they|they(?:['’]ve| have)? (?:got|use|keep|buy|wait|call|pay|hire|go|rely|write)|people (?:use|buy|go|keep|write)|most (?:people|of them|buy|use)|from the internet|professionals?|rings?|by hand|on paper|spreadsheets?|excel|whatsapp|facebook|craigslist|demands?)\b/i
/** So strong that it goes wrong whoever tells it. */
const STRONG = /\b(?:horrors?|nightmare|disaster|lost|stolen|sued?)\b/i
const CUES: Partial<Record<BriefField, RegExp>> = { problem: WRONG, today: USED }

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
  const cue = CUES[field]
  const fitting = sentencesOf(idea)
    .filter(({ words }) => words !== demand && !tellsOfDemand(words))
    .filter(({ words }) => !TELLS_OF_OFFER.test(words) || (field === 'problem' && STRONG.test(words)))
    .filter((sentence) => !taken.some(({ start, end }) => start < sentence.end && end > sentence.start))
  const told = cue ? fitting.filter(({ words }) => cue.test(words)) : []
  // An amount tells of a price; what is used now goes wrong for nobody, and what goes wrong is used by nobody.
  const others = fitting.filter(({ words }) =>
    field === 'problem' ? amountsIn(words).length === 0 && !USED.test(words) : !WRONG.test(words),
  )
  return (told.length > 0 ? told : others)
    .map(withoutStop)
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS && !state.silenced.includes(words))
    .slice(0, MOST_SUGGESTIONS)
}

const MONTHS_AND_DAYS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Ramadan|Facebook|Instagram|WhatsApp|Google|Excel|English|German|French|Spanish|I)\b/
const OF_PLACE = /\b(?:[Ii]n|outside|around|near|across|throughout) (?:the )?(\p{Lu}\p{Ll}{2,})/gu
const HOMES =
  /\b(?:an?|the|our) (\p{Lu}\p{Ll}{3,}) (?:tenements?|flats?|apartments?|homes?|houses?|streets?|market|area|region|suburbs?|coast|valley|schools?|shops?)\b/gu
const RHYTHM =
  /\b(?:quarterly|weekly|fortnightly|monthly|yearly|annual(?:ly)?|one-?off|only once|just once|use(?:s|d)? (?:it )?(?:once|twice)|(?:once|twice|\w+ times) (?:a|per|each) (?:day|week|month|year|season)|(?:every|each) (?:day|week|month|quarter|year|season|spring|summer|autumn|fall|winter))\b/i
const WHO =
  /^(?:who (?:has|have|runs|owns|rents|needs)|if you (?:are|run|own|have|rent)|anyone who|people who|for )|\b(?:(?:it|this) is for|it['’]s for|aimed at|meant for|made for|sells? to|customers (?:are|would be)|for (?:\w+ ){0,2}(?:who|with|that have))\b/i
const LOSES = /\b(?:los[est]\w*|costs? (?:us|me|them)|threw|throw\w*|waste[sd]?|fine[sd]?|damage|settle)\b/i

/** Whether the words may answer a field that a whole sentence is no value of. */
const MAY_TELL: Partial<Record<BriefField, (words: string) => boolean>> = {
  evidence: tellsOfDemand,
  purchases: (words) => RHYTHM.test(words) && !USED.test(words),
  customer: (words) => WHO.test(words) && !words.endsWith('?'),
  problemCost: (words) => LOSES.test(words) && amountsIn(words).length > 0,
}

/**
 * The words of the idea that may answer an open question: a sentence that could be taken as it is or one that only tells of it,
 * or the name of a place. Null without one.
 */
export function hintFor(brief: Brief, field: BriefField, idea: string): string | null {
  const [suggestion] = suggestionsFor(brief, field, idea)
  if (suggestion) return suggestion.words
  if (field === 'place' && brief.place.state === 'open')
    return (
      [...idea.matchAll(OF_PLACE), ...idea.matchAll(HOMES)].find(
        ([, name = '']) => !MONTHS_AND_DAYS.test(name),
      )?.[0] ?? null
    )
  const mayTell = brief[field].state === 'open' ? MAY_TELL[field] : undefined
  const sentence = mayTell && sentencesOf(idea).find(({ words }) => mayTell(words))
  return sentence ? withoutStop(sentence).words : null
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
