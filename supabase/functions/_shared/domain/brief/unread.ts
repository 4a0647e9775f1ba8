import { BRIEF_FIELDS, type Brief, type Entry, entriesOf, type Span } from './brief.ts'
import { formatValue } from './format.ts'

/*
 * Sentences of an idea that the brief holds nothing of. They are shown and asked about, so that a report never says that
 * something is missing which the founder wrote.
 */

/** A sentence ends at a mark that a space or the end follows, or at a line break. */
const SENTENCE = /(?:[^.!?\n]|[.!?]+(?=[^\s.!?]))+[.!?]*/gu
/** A longer one is no sentence to quote. */
const MOST_CHARS = 240
const LEAST_WORDS = 3

/** Words about people who paid, wait, tried it or were asked. */
const DEMAND =
  /\b(?:have|has|had|already|we|i|us|me|our|my|let)\b.*\b(?:pa(?:id|y|ying)|pre-?orders?|pre-?ordered|sign(?:ed)? up|waiting|waitlist|interview(?:s|ed)?|talked|spoke|asked|contracts?|ordered|sold|pilots?|trials?|tried|tasting|bought|booked|subscribed|joined)\b|\b(?:pay|paid) already\b/i

interface Sentence extends Span {
  words: string
}

/** The sentences of the text that was asked for last: many parts of a report ask for them. */
let known: { idea: string; sentences: readonly Sentence[] } = { idea: '', sentences: [] }

/** The sentences of an idea that are long enough to mean something and short enough to quote. */
export function sentencesOf(idea: string): readonly Sentence[] {
  if (known.idea !== idea) known = { idea, sentences: readSentences(idea) }
  return known.sentences
}

function readSentences(idea: string): Sentence[] {
  return [...idea.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => {
    const words = found.trim()
    const start = [...idea.slice(0, index + found.indexOf(words))].length
    const isOne = words.length <= MOST_CHARS && words.split(/\s+/).length >= LEAST_WORDS
    return isOne ? [{ words, start, end: start + [...words].length }] : []
  })
}

const readSpans = (brief: Brief): Span[] =>
  BRIEF_FIELDS.flatMap((field) =>
    entriesOf(brief, field).flatMap(({ origin }: Entry<unknown>) =>
      origin.kind === 'quote' ? [origin] : [],
    ),
  )

/** A figure however it is written: '149,90' and '149.90' are one, and so are '1.200' and '1,200'. */
const oneFigure = (digits: string): string =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
    ? digits.replace(/[.,]/g, '')
    : digits.replace(',', '.').replace(/\.(\d*?)0+$/, (_, rest) => (rest ? `.${rest}` : ''))

/** Words and figures that two texts may share. */
const termsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\d[\d,.]*\d|\d/gu) ?? []).map((term) =>
      /^\d/.test(term) ? oneFigure(term) : term,
    ),
  )

const LEAST_SHARED = 2

/** Whether an answer repeats a sentence: it has the same figure or two of its words. */
function isAnswered(words: string, answers: ReadonlySet<string>): boolean {
  const shared = [...termsIn(words)].filter((term) => answers.has(term))
  return shared.length >= LEAST_SHARED || shared.some((term) => /^\d/.test(term))
}

/** Words and figures of all values that were answered. */
const answersIn = (brief: Brief): Set<string> =>
  termsIn(
    BRIEF_FIELDS.flatMap((field) =>
      entriesOf(brief, field)
        .filter(({ origin }: Entry<unknown>) => origin.kind !== 'quote')
        .map(({ value }) => formatValue(field, value)),
    ).join('\n'),
  )

/** Sentences of which no words are in the brief, those with figures first. */
export function unreadSentences(brief: Brief, idea: string): string[] {
  const spans = readSpans(brief)
  const answers = answersIn(brief)
  return sentencesOf(idea)
    .filter((sentence) => !spans.some(({ start, end }) => start < sentence.end && end > sentence.start))
    .filter(({ words }) => !isAnswered(words, answers))
    .map(({ words }) => words)
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))
}

const NUMBER =
  /(?<![$€£₹₦¥\d.,])\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?|every one|each of them|all of them)\b(?! ?(?:%|€|euros?|dollars?|pounds?|years?|hours?|minutes?|days?|weeks?|months?|met(?:er|re)s?|cm|mm|km|kg|kilos?|lit(?:er|re)s?)\b)/i
const OF_PEOPLE =
  /\b(?:spoke (?:to|with)|talked (?:to|with)|sat down with|met with|interview(?:s|ed)|asked|surveyed|showed (?:it|them)|test(?:ed|ers|ing|s)?|tried (?:it|them|one)|trial(?:s|led|ed|ing)?|pilot(?:s|ed|ing)?|signed up|sign-?ups|pre-?order(?:s|ed)?|ordered|bought|paid|sold|subscribed|joined|registered|waiting|wait ?list|changed hands|(?:is|are) using|use it|run it|customers|clients|members|subscribers|already)\b/i
const DONE =
  /\b\d+ (?:\p{L}+ )?(?:rentals|orders|bookings|deals|sales|jobs|swaps|visits|lessons|deliveries)\b.*\b(?:last|since|so far|already|this (?:year|month|week|summer|winter|spring|autumn|fall))\b/iu
const NOT_YET = /\b(?:would|could|might|will|plan(?:s|ning)? to|to be paid|be paid|if)\b/i

/**
 * Whether a sentence tells of people whom the founder asked, who try it or who bought: an act of theirs beside a number that
 * is no amount and no measure.
 */
export const tellsOfDemand = (words: string): boolean =>
  (OF_PEOPLE.test(words) || DONE.test(words)) && NUMBER.test(words) && !NOT_YET.test(words)

/** What others told of is what they do or pay already. */
const HEARSAY = /\b(?:told|tells?) (?:us|me)\b/gi

/** The first sentence that may be evidence of demand, if the brief holds none; null without one. */
export function maybeDemand(brief: Brief, idea: string): string | null {
  if (brief.evidence.state !== 'open') return null
  const told = sentencesOf(idea).filter(
    ({ words }) => DEMAND.test(words.replace(HEARSAY, '')) && !/\bbe paid\b/i.test(words),
  )
  const counted = sentencesOf(idea).find(({ words }) => tellsOfDemand(words.replace(HEARSAY, '')))
  return (counted ?? told[0])?.words ?? null
}

/** The sentence that contains a span of the idea; null without one. */
export const sentenceAt = (idea: string, { start }: Span): string | null =>
  sentencesOf(idea).find((sentence) => sentence.start <= start && start < sentence.end)?.words ?? null
