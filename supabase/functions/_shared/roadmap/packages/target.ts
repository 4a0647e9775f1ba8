import { withoutAmounts } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'

/*
 * The number that the founder wants to reach, in one sentence of the text: units, sales or customers, at once or each
 * month, and the months until then where they are told. Goals in money are in the brief.
 */

export interface Target {
  words: string
  count: number
  /** What is counted, as one word; '' if the words name nothing. */
  noun: string
  /** How often the number is to be reached again. */
  every: 'week' | 'month' | 'day' | null
  /** The words for the day until when, such as 'by Christmas'; null if the text names none. */
  by: string | null
  /** Months until then; null if the text names none. */
  months: number | null
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORDS: Readonly<Record<string, number>> = {
  'a dozen': 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  'a hundred': 100,
  'one hundred': 100,
  'two hundred': 200,
  'five hundred': 500,
  'a thousand': 1000,
  'one thousand': 1000,
  'two thousand': 2000,
  'ten thousand': 10_000,
  ...Object.fromEntries(SMALL.map((word, at) => [word, at + 1])),
}
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|${Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
const numberOf = (word: string): number => WORDS[word.toLowerCase()] ?? Number(word.replaceAll(',', ''))

/** A wish of the founder, directly before its number. */
const VERB = `(?:sell|do|reach|make|get|have|serve|win|place|run|teach|rent out|deliver|install|find|sign|see|be (?:at|in|doing|running|serving|selling))`
const ABOUT = `(?:(?:for|at|of|up to|about|around|at least|some|over|all) )*`
const WANTED = new RegExp(
  String.raw`(?:\b(?:i|we)(?:['’]d| would)?(?: really)? (?:wants?|hopes?|aims?|plans?|likes?|loves?)|(?<!sets? (?:a|the|us a|them a) )\b(?:goal|target|aim|plan)(?: (?:is|would be))?:?|^(?:want|aim(?:ing)?|hope|plan))(?: to ${VERB})? ${ABOUT}(?<count>${NUMBER})\b(?![\d.,]*\d|\s?(?:%|percent|hours?|minutes?|days?|weeks?|months?|years?|km|kilometers?|euros?|dollars?|pounds?|rupees?|pesos?|cedis?|reais|bob|shillings?|naira|lari|zł|out of|to \d|in \d)\b)(?: (?<noun>[\p{L}-]{3,}))?(?: (?<second>[\p{L}-]{4,}))?`,
  'iu',
)
const RHYTHM = /^[^,;:.]{0,30}?\b(?:per|an?|each|every) (?<every>day|week|month)\b/i
const PERIOD = new RegExp(
  String.raw`\b(?:in|within|over|during)(?: the)?(?: first| next)? (?<count>${NUMBER}|a|an) (?<unit>years?|months?|seasons?|summers?|winters?)\b`,
  'i',
)
const FIRST_YEAR = /\b(?:(?:first|one) year|year one|a year|in one year)\b/i
const MONTHS = 12
/** Words after a number that are no thing. */
const NO_NOUN =
  /^(?:sold|in|by|at|on|per|every|each|and|within|until|next|this|from|with|for|to|the|a|an|more|new|paying|regular|active)$/i
const BY =
  /\bby (?:the )?(?:end of )?(?:(?:next|this|early|late|the) )*(?:christmas|easter|new year|spring|summer|autumn|fall|winter|year|season|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const LEAST = 5

/** The number that the founder wants to reach; null if no sentence tells one. */
export function targetOf(idea: string): Target | null {
  for (const { words } of sentencesOf(idea)) {
    const plain = withoutAmounts(words)
    const found = WANTED.exec(plain)
    if (!found) continue
    const { count = '', noun = '', second = '' } = found.groups ?? {}
    const period = PERIOD.exec(plain)
    const rest = plain.slice(found.index + found[0].indexOf(count) + count.length)
    const number = numberOf(count)
    if (!(number >= LEAST)) continue
    const { count: length = '', unit = '' } = period?.groups ?? {}
    const long = /^an?$/i.test(length) ? 1 : numberOf(length)
    const every = RHYTHM.exec(rest)?.groups?.every?.toLowerCase()
    return {
      words: words.replace(/[.!]+$/, ''),
      count: number,
      noun: NO_NOUN.test(noun)
        ? NO_NOUN.test(second) || !/^(?:new|paying|regular|active|more)$/i.test(noun)
          ? ''
          : second
        : noun,
      every: every === 'day' || every === 'week' || every === 'month' ? every : null,
      by: BY.exec(plain)?.[0] ?? null,
      months:
        long > 0 ? (/^month/i.test(unit) ? long : long * MONTHS) : FIRST_YEAR.test(plain) ? MONTHS : null,
    }
  }
  return null
}
