import type { Source } from '../../analyst/source.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { withoutAmounts } from '../../domain/brief/told-amounts.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'

/*
 * Who is served together: the founder's own number of people in a group, of those who work with it, and how often it
 * meets. A price for one of them is then no sale of its own: the pay is owed for the whole group.
 */

export interface Group {
  /** People who are served at the same time, each of whom pays the price; the lower number of a range. */
  size: number
  /** People who work with one group; null if the text does not say. */
  staff: number | null
  /** Hours that one time takes; null if the text does not say. */
  hours: number | null
  /** How often one group meets in a month; null if the text does not say. */
  aMonth: number | null
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORDS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
  'half an': 0.5,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  ...Object.fromEntries(SMALL.map((word, at) => [word, at + 1])),
}
const COUNT = String.raw`\d{1,3}|${SMALL.join('|')}|fifteen|sixteen|twenty|thirty`
const numberOf = (word: string): number => WORDS[word.toLowerCase()] ?? Number(word)

const PERSON = `singers?|hikers?|skiers?|cyclists?|runners?|beginners?|patients?|tourists?|travell?ers?|residents?|bab(?:y|ies)|toddlers?|teen(?:ager)?s?|pensioners?|child(?:ren)?|kids?|pupils?|students?|learners?|people|persons?|adults?|members?|guests?|passengers?|riders?|walkers?|dancers?|swimmers?|players?|seniors?|women|men|girls?|boys?|mothers?|parents?|visitors?|participants?|places?|seats?|dogs?|heads?`
const TOGETHER = `groups?|class(?:es)?|sessions?|courses?|circles?|workshops?|tours?|walks?|outings?|lessons?|boats?|minibus(?:es)?|vans?`
const UP_TO = String.raw`(?:up to |about |around |at most |a maximum of |max\.? )?`
const RANGE = `(?<size>${COUNT})(?: ?(?:to|or|-|–) ?(?:${COUNT}))?`
/** 'Groups of eight children', 'a boat takes six', 'a class has room for twelve'. */
const SIZE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:small |mixed |my |our |the |each |every |one |an? )*(?:${TOGETHER})(?: (?:are|is|will be|would be))? (?:of|for|takes?|holds?|seats?|has (?:room|places) for|with) ${UP_TO}${RANGE}(?! ?(?:%|percent|hours?|minutes?|days?|weeks?|months?|years?|km|miles?|times|euros?|dollars?|pounds?))\b(?=\s*(?:$|[.,;:)]|(?:with|and|at|once|twice|every|each|in|on|per|who|is|are)\b)| (?:\p{L}+ )?(?:${PERSON})\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${UP_TO}${RANGE} (?:\p{L}+ )?(?:${PERSON}) (?:per|in (?:a|each|every|one)|(?:to )?(?:a|each|every)|at a time in (?:a|each)) (?:small )?(?:${TOGETHER})\b`,
    'iu',
  ),
]
const STAFF = new RegExp(
  String.raw`\b(?:with|by|has|have|needs?|takes?|and|plus) (?<count>${COUNT}|an?) (?:(?!hour|week|month|day)\p{L}+ )?(?:grown-?ups?|adults?|walkers?|guides?|leaders?|teachers?|coach(?:es)?|instructors?|tutors?|carers?|helpers?|staff|workers?|supervisors?|trainers?|skippers?|chaperones?|sitters?|drivers?)\b`,
  'iu',
)
const SIZED_TIME = new RegExp(
  String.raw`\b(?<count>${COUNT}|half an|an?|\d+\.5)[ -](?<unit>minutes?|hours?)[ -](?:long )?(?:${TOGETHER})\b`,
  'iu',
)
const TIME_OF_ONE = new RegExp(
  String.raw`\b(?:(?:an?|one|each|every|the) )?(?:${TOGETHER})(?: \p{L}+)? (?:takes?|lasts?|runs?(?: for)?|is|are) (?:about |around )?(?<count>${COUNT}|half an|an?|\d+\.5) (?<unit>minutes?|hours?)\b`,
  'iu',
)
/** 'An hour in the morning and an hour in the afternoon': the hours of one time, and the times of a day. */
const PARTS_OF_DAY = new RegExp(
  String.raw`\b(?<count>${COUNT}|half an|an?) (?<unit>minutes?|hours?) (?:in the|every|each) (?:morning|afternoon|evening)\b`,
  'giu',
)
const TIMES_A = new RegExp(
  String.raw`\b(?<times>once|twice|${COUNT}) ?(?:times|days|mornings|afternoons|evenings)? (?:a|per|each|every) (?<unit>day|week|month)\b`,
  'iu',
)
const WEEKLY = /\b(?:weekly|every week)\b/i
/** Days on which it meets: 'every Tuesday and Thursday'. */
const WEEKDAY = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/gi
const DAILY =
  /\b(?:every (?:school ?day|weekday|working day|morning)|on (?:school ?days|weekdays)|schools?)\b/i
const WEEKS_A_MONTH = 52 / 12
const DAYS_A_WEEK = 5
const MINUTES = 60
const LEAST = 2
const MOST = 60
const MOST_STAFF = 10

const hoursIn = ({ count = '', unit = '' }: Partial<Record<string, string>> = {}): number =>
  numberOf(count) * (/^h/i.test(unit) ? 1 : 1 / MINUTES)

/** How often one group meets in a month, by the words for it. */
function timesAMonth(told: string, ofDay: number): number | null {
  const { times = '', unit } = TIMES_A.exec(told)?.groups ?? {}
  if (unit) {
    const count = /^once$/i.test(times) ? 1 : /^twice$/i.test(times) ? 2 : numberOf(times)
    const ofUnit = /^m/i.test(unit) ? 1 : /^w/i.test(unit) ? WEEKS_A_MONTH : DAYS_A_WEEK * WEEKS_A_MONTH
    return Math.round(count * ofUnit)
  }
  const days = new Set([...told.matchAll(WEEKDAY)].map(([day]) => day.toLowerCase().slice(0, 3)))
  if (days.size > 0) return Math.round(days.size * Math.max(1, ofDay) * WEEKS_A_MONTH)
  if (WEEKLY.test(told)) return Math.round(Math.max(1, ofDay) * WEEKS_A_MONTH)
  return DAILY.test(told) && ofDay > 0 ? Math.round(ofDay * DAYS_A_WEEK * WEEKS_A_MONTH) : null
}

/** Hours that everyone works for one payment of a group, by the told figures; null if one of them is not told. */
export function hoursOfGroup({ hours, staff, aMonth }: Group, alone: number | null, every: string | null) {
  const one = hours ?? alone
  if (one === null) return null
  if (every !== 'month') return one * (staff ?? 1)
  return aMonth === null ? null : one * (staff ?? 1) * aMonth
}

/**
 * From how many people on a group covers its pay at a price and a wage; null if the pay is not told. Those who pay by the
 * month have to fill half of it in any case, since rooms and selling are paid besides.
 */
export function leastOf(
  group: Group,
  {
    hours,
    wage,
    price,
    every,
  }: { hours: number | null; wage: number | null; price: number; every: string | null },
): number | null {
  const all = hoursOfGroup(group, hours, every)
  if (all === null || wage === null || price <= 0) return null
  const covering = Math.ceil((all * wage) / price - 1e-9)
  return every === 'month' ? Math.max(covering, Math.ceil(group.size / 2)) : covering
}

/** The group that is served at the same time; null if the price is for no person, or no sentence tells the number. */
export function groupOf({ brief, idea }: Source): Group | null {
  const price = firstValue(brief, 'price')
  const per = /\p{L}+$/u.exec(price?.per ?? '')?.[0] ?? ''
  if (!price || price.every === 'share' || !new RegExp(`^(?:${PERSON})$`, 'i').test(per)) return null
  const sentences = sentencesOf(idea).map(({ words }) => withoutAmounts(words))
  for (const words of sentences) {
    const found = SIZE.map((cue) => cue.exec(words)).find((match) => match !== null)
    const size = numberOf(found?.groups?.size ?? '')
    if (!(size >= LEAST && size <= MOST)) continue
    const staff = numberOf(STAFF.exec(words)?.groups?.count ?? '')
    const all = sentences.join('\n')
    const parts = [...all.matchAll(PARTS_OF_DAY)]
    const hours = hoursIn((SIZED_TIME.exec(all) ?? TIME_OF_ONE.exec(all) ?? parts[0])?.groups)
    return {
      size,
      staff: staff >= 1 && staff <= MOST_STAFF ? staff : null,
      hours: hours > 0 ? hours : null,
      aMonth: timesAMonth(all, parts.length),
    }
  }
  return null
}
