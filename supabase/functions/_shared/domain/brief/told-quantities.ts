import { PER_YEAR } from './economics.ts'
import { maskAmounts } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'

/* Counts, rhythms and durations in the founder's sentences, for calculations that put told numbers against each other. */

/** The stem of a noun, the same for singular and plural: 'loaf' for 'loaves'. */
export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:ves|fe)$/, 'f')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/^children$/, 'child')
    .replace(/^people$/, 'person')

/** A number of things or people, with the stems of the noun phrase behind it; the last one is its head. */
export interface Counted {
  value: number
  stems: readonly string[]
  /** Where the number starts and its noun phrase ends, in UTF-16 units. */
  from: number
  to: number
  words: string
}

const TIME = `(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|weekends?|quarters?|seasons?|fortnights?)`
const NO_THING = String.raw`(?:percent|per cent|euros?|dollars?|pounds?|km|kg|miles?|lit(?:er|re)s?|am|pm|o['’]clock|(?:more|other|times|things?)\b|${TIME})\b`
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£₹₦¥%#-])(?<many>${FIGURES})(?![\d.,]*\d|\s?[%#]|[-–]\p{L})\s(?!${NO_THING})(?:(?:of (?:the|these|those|our|my)|(?:or so|odd)) )?(?<what>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3})`,
  'giu',
)
/** Words that cannot be part of the noun phrase of a number. */
const ENDS =
  /^(?:of|in|on|at|from|for|with|by|to|that|who|which|and|or|but|so|if|as|than|is|are|was|were|be|been|have|has|had|can|could|will|would|each|every|per|a|an|the|all|it|we|i|they|he|she|us|me|them|about|around|when|while|because|already|together|only|now|just|then|do|does|did|take|takes|took|get|gets|got|pay|pays|paid|use|uses|used|need|needs|buy|buys|bought|come|comes|came|make|makes|made)$/i
const IRREGULAR = /^(?:people|children|men|women|feet|teeth|mice|sheep|staff)$/i
const isPlural = (word: string): boolean => /[^siu]s$/i.test(word) || IRREGULAR.test(word)

/** The noun phrase at the start of a text, up to its first plural; null without a plural. */
function nounsIn(what: string): string[] | null {
  const words: string[] = []
  for (const word of what.split(' ')) {
    if (ENDS.test(word)) return null
    words.push(word)
    if (isPlural(word)) return words
  }
  return null
}

/** The whole numbers of things and people in a text; amounts of money, times and percentages are none. */
export function countedIn(text: string): Counted[] {
  return [...maskAmounts(text).matchAll(COUNTED)].flatMap(({ 0: all, index, groups }) => {
    const value = countOf(groups?.many ?? '')
    const what = groups?.what ?? ''
    const nouns = nounsIn(what) ?? (value === 1 ? what.split(' ').slice(0, 1) : null)
    if (!nouns || !(value > 0)) return []
    const to = index + all.length - what.length + nouns.join(' ').length
    return [{ value, stems: nouns.map(stemOf), from: index, to, words: text }]
  })
}

/** Whether a number counts what a word names: '12 loaves' and 'loaf', '1,340 crate nights' and 'crate'. */
export const counts = ({ stems }: Counted, noun: string): boolean => stems.includes(stemOf(noun))

/** How often something happens, with its position. */
export interface Rhythm {
  perYear: number
  from: number
  to: number
  /** What happens, if the words name it: 'trip' in 'two trips a week'. */
  of: string | null
}

const EACH_PERIOD: Readonly<Record<string, number>> = {
  ...PER_YEAR,
  night: PER_YEAR.day,
  afternoon: PER_YEAR.day,
  morning: PER_YEAR.day,
  evening: PER_YEAR.day,
  weekend: PER_YEAR.week,
  fortnight: PER_YEAR.week / 2,
  quarter: 4,
  monday: PER_YEAR.week,
  saturday: PER_YEAR.week,
  sunday: PER_YEAR.week,
}
const ADVERBS: Readonly<Record<string, number>> = {
  daily: PER_YEAR.day,
  weekly: PER_YEAR.week,
  fortnightly: PER_YEAR.week / 2,
  monthly: PER_YEAR.month,
  quarterly: 4,
  yearly: 1,
  annually: 1,
}
const PERIOD =
  '(?:day|night|afternoon|morning|evening|week|weekend|fortnight|month|quarter|year|monday|saturday|sunday)'
const RHYTHM = new RegExp(
  [
    String.raw`\b(?:every|each) (?:(?<every>other|second|third|${FIGURES}) )?(?<unit>${PERIOD})s?\b`,
    String.raw`\b(?:(?<times>once|twice|${FIGURES}) (?:times )?|(?<many>${FIGURES}) (?<of>\p{L}+?)s )(?:a|an|per|each|every) (?<period>${PERIOD})\b`,
    String.raw`\b(?:a|per) (?<plain>day|week|month|year)\b`,
    String.raw`\b(?<adverb>${Object.keys(ADVERBS).join('|')})\b`,
  ].join('|'),
  'giu',
)
const ORDINALS: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, once: 1, twice: 2 }
const numberOf = (word: string | undefined): number =>
  word === undefined ? 1 : (ORDINALS[word.toLowerCase()] ?? countOf(word))

/** How often things happen, in the words of a text: 'every two weeks', 'twice a month', 'two trips a week'. */
export function rhythmsIn(text: string): Rhythm[] {
  return [...maskAmounts(text).matchAll(RHYTHM)].flatMap(({ 0: all, index, groups }) => {
    const { every, unit, times, many, of, period, plain, adverb } = groups ?? {}
    const each =
      EACH_PERIOD[(unit ?? period ?? plain ?? '').toLowerCase()] ?? ADVERBS[adverb?.toLowerCase() ?? '']
    const perYear = ((each ?? 0) * numberOf(times ?? many)) / numberOf(every)
    return perYear > 0
      ? [{ perYear, from: index, to: index + all.length, of: of ? stemOf(`${of}s`) : null }]
      : []
  })
}

const HALF = '(?: and a half)?'
const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<many>\d+(?:\.\d+)?|${FIGURES}|an?|half an)(?<half>${HALF}) (?<unit>hours?|hrs?|minutes?|mins?)|(?<bare>an) hour)(?<tail>${HALF})\b`,
  'iu',
)

/** The first duration in a text, in hours; null if there is none. */
export function hoursIn(text: string): { hours: number; from: number; to: number } | null {
  const found = DURATION.exec(maskAmounts(text))
  const { many = 'an', half, unit = 'hour', tail } = found?.groups ?? {}
  if (!found) return null
  const whole = /^an?$/i.test(many) ? 1 : /^half/i.test(many) ? 0.5 : Number(many) || countOf(many)
  const value = whole + (half || tail ? 0.5 : 0)
  return {
    hours: /^m/i.test(unit) ? value / 60 : value,
    from: found.index,
    to: found.index + found[0].length,
  }
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const DAYS_A_WEEK = new RegExp(
  String.raw`\b(?<many>${FIGURES}) days (?:a|per|each|every) week\b|\b(?<named>${DAY}(?:(?:,| and|, and| or) ${DAY})*)(?: nights?| evenings?)?\b|\b(?:on|at|each|every|only|the) (?<weekend>weekends?)\b`,
  'iu',
)

/** On how many days a week something is done, with the words; null if the text does not say. */
export function daysAWeekIn(text: string): { days: number; words: string } | null {
  const found = DAYS_A_WEEK.exec(text)
  if (!found) return null
  const { many, named, weekend } = found.groups ?? {}
  const days = many ? countOf(many) : weekend ? 2 : (named?.match(/days?\b/gi)?.length ?? 0)
  return days > 0 && days < 8 ? { days, words: found[0] } : null
}

/** Units of which one is paid for each time: a visit, a change, a wash. */
export const OCCASION =
  /^(?:visit|change|clean|cleaning|wash|session|lesson|class|part[yi]|trip|time|service|delivery|job|treatment|tour|ride|walk|call|appointment|booking|event|wedding|round|cut|swap|pickup|collection|inspection|tuning|check)$/
