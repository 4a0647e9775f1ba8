import { type Brief, type BriefValues, entriesOf } from './brief.ts'
import { countsPeople, NUMBERS } from './counted-people.ts'
import { isOnlyRead } from './standing.ts'
import { amountsIn } from './told-amounts.ts'
import { partsOf, sentencesOf } from './unread.ts'

/*
 * Trials and deposits in the founder's words: signs of demand between a conversation and a payment. They determine the
 * next test and count as evidence.
 */

/** '$59 a month' does not count anyone. */
const NUMBER = String.raw`(?<![\p{Sc}\d.,] ?)(?<number>\d{1,4}|${Object.keys(NUMBERS).join('|')})(?! (?:a|per|each|every) (?:day|week|month|year)\b)`
const WHO = String.raw`(?:[\p{L}’'-]+ ){1,6}?`

/** 'Two hotels have tried it', 'a home in Utrecht uses six mats since March', 'three clinics are piloting it'. */
const TRIED = new RegExp(
  String.raw`\b${NUMBER} ${WHO}(?:(?:has|have|had|is|are|already|now|currently|been) )*(?:(?:tests? (?:it|them|one)|tried|trying|trial+(?:ed|ing)|tested|testing|piloted|piloting)\b|(?:uses?|used|using|runs?|running)\b.{0,60}\b(?:since (?:last |early |late )?\p{L}+|for (?:\w+ )?(?:weeks|months)|(?:our|my|the) (?:\w+ )?prototypes?|on trial|free of charge|trial (?:pieces?|units?|versions?|sets?|copies|samples?))\b)`,
  'iu',
)
/** 'a pilot with two schools', 'pilot with a plant in Ohio'. */
const PILOT = new RegExp(
  String.raw`\b(?:pilots?|trials?|test runs?)\b(?: \p{L}+){0,2}? (?:with|at|in|on|by) ${NUMBER} `,
  'iu',
)
/** 'I tried it with five groups', 'a prototype hangs in three separators since March'. */
const TRIED_WITH = new RegExp(
  String.raw`\b(?:i|we)(?:[’']ve| have)? (?:tried|tested|piloted|trial+ed|put|installed|placed|mounted|fitted|ran|set) (?:it|this|them|one|(?:the|a|an|our|my) \p{L}+)(?: out| up)? (?:with|on|in|into|at|by|for) (?!an? )${NUMBER} `,
  'iu',
)
const STANDS = new RegExp(
  String.raw`\b(?:prototypes?|samples?|test (?:units?|devices?|pieces?))\b (?:\p{L}+ ){0,2}?(?:in|at|on|with|inside) (?!an? )${NUMBER} \p{L}+.{0,40}\b(?:since|for)\b`,
  'iu',
)
const PLANNED =
  /\b(?:starts?|begins?|starting|planned|agreed|will|from next|next (?:week|month|year|spring|summer|autumn|fall|winter))\b/i
/** Words for what people would do, and for a free trial as an offer; neither is a trial that happened. */
const NOT_DONE =
  /\b(?:would|could|might|want(?:s|ed)? to|free trial|trial (?:period|month|version)|no one|never)\b/i
const CLAUSE = /[,;:]|\b(?:and|but|so)\b/i
const DEPOSIT = new RegExp(
  String.raw`\b(?!an? )${NUMBER}\b(?! ?(?:%|percent|euros?|dollars?|pounds?|rupees)).{0,40}\b(?:paid|paying|left|put|gave|given|placed|sent)\b.{0,30}\bdeposits?\b`,
  'iu',
)

const numberOf = (word: string | undefined): number =>
  word === undefined ? 1 : (NUMBERS[word.toLowerCase()] ?? Number(word))

/** Words for unpaid work, which shows what the offer is, but not that anyone pays. */
const FOR_NOTHING =
  /\b(?:without (?:charging|charge|payment|being paid|taking money)|for free(?! (?:pilots?|trials?|tests?|use|access))|free of (?:charge|cost)|at no (?:charge|cost)|(?<!times )for nothing|nobody (?:has )?paid|no one (?:has )?paid|not charged|unpaid|as volunteers?|did ?n[o’']t (?:charge|pay))\b/i
export const isForNothing = (text: string): boolean => FOR_NOTHING.test(text)

/** Words by which what was lent, thanked for or is on trial has brought no price so far. */
const NOT_PAID =
  /\b(?:(?:not|none|nobody|no one)(?: \p{L}+){0,3} (?:paying|paid)(?: (?:yet|so far|anything))?|(?:has|have|had)(?:n['’]t| not|[’']nt) paid|lent(?: it| them)? (?:out|to)|(?:gave|give|left|slipped) (?:me|us) (?:something|a little|a bit|a tip|what they|chocolates?|some (?:money|cash|fuel|petrol))|on trial|triall?ing)\b/iu
/** Whether a text tells of no payment at a price: nothing, a loan, a gift of thanks or a trial. */
export const isUnpaid = (text: string): boolean => FOR_NOTHING.test(text) || NOT_PAID.test(text)

/** People who try it, have tried it, or agreed to try it. */
export interface Trial {
  /** Null if things such as rooms or machines were counted. */
  people: number | null
  planned: boolean
  /** The founder's words for the trial. */
  words: string
}

/** 'Four places told me they'd trial it': a promise, which is neither a conversation nor a trial. */
const PROMISED = new RegExp(
  String.raw`\b${NUMBER} ${WHO}(?:(?:(?:told (?:me|us)|said|say) (?:that )?(?:they(?:['’]d| would| will|['’]ll| want to| can)|he(?:['’]d| would)|she(?:['’]d| would)) (?:\p{L}+ ){0,2}?|(?:have |has |had )?(?:agreed|promised|offered) to |(?:(?:are|is) )?(?:willing|happy|ready|keen) to |wants? to |would (?:\p{L}+ ){0,2}?)(?:(?:run|do|start|have) (?:an? )?(?:\p{L}+ )?)?(?:trial|try|test|pilot)\b|(?:have |has |had )?(?:agreed|promised|said yes) (?:me |us )?(?:to )?(?:an? )?(?:\p{L}+ )?(?:trial|pilot|test run)\b)`,
  'iu',
)
/** The people who promised to try it; null if a text tells of none. */
export function promisedTrialIn(text: string): Trial | null {
  const { number } = PROMISED.exec(text)?.groups ?? {}
  return number === undefined ||
    /\b(?:no one|nobody|none|never)\b/i.test(text) ||
    trialIn(text)?.planned === false
    ? null
    : { people: numberOf(number), planned: true, words: text.replace(/[.!]+$/, '') }
}

/** The promise of a trial in the evidence or the idea; null if there is none. */
export const promisedTrialOf = (brief: Brief, idea: string): Trial | null =>
  brief.evidence.state === 'none'
    ? null
    : ([...evidenceTexts(brief), ...partsOf(idea).map(({ words }) => words)]
        .map(promisedTrialIn)
        .find((promise) => promise !== null) ?? null)

/** Whether the trial in a text has not begun yet. */
export const isPlannedTrial = (words: string): boolean =>
  PROMISED.test(words) ||
  (PLANNED.test(words) && ![TRIED, TRIED_WITH, STANDS].some((done) => done.test(words)))

/** The trial that a text describes; null if there is none. */
export function trialIn(words: string): Trial | null {
  const match = TRIED.exec(words) ?? TRIED_WITH.exec(words) ?? STANDS.exec(words) ?? PILOT.exec(words)
  if (!match) return null
  // Words in another clause are about something else: 'I put it on five houses and two families could skip one'.
  const before = words.slice(0, match.index).split(CLAUSE).at(-1) ?? ''
  const [after = ''] = words.slice(match.index + match[0].length).split(CLAUSE)
  if (NOT_DONE.test(`${before}${match[0]}${after}`)) return null
  const number = match.groups?.number
  const from = number === undefined ? 0 : match.index + match[0].indexOf(number)
  const people = countsPeople(words.slice(from)) === false ? null : numberOf(number)
  return people !== 0
    ? {
        people,
        planned: isPlannedTrial(words),
        words: words.replace(/[.!]+$/, ''),
      }
    : null
}

/** Number of people who left a deposit according to a text; 0 if it mentions none. */
const depositsIn = (words: string): number =>
  NOT_DONE.test(words) ? 0 : numberOf(DEPOSIT.exec(words)?.groups?.number ?? '0')

const evidenceTexts = (brief: Brief): string[] =>
  entriesOf(brief, 'evidence').map(({ value: { text } }) => text)

/** Words for people who use it, next to their number: 'Bakeries that use it since June'. */
const IN_USE =
  /\b(?:use|uses|used|using|works? with|work with)\b.{0,40}\b(?:since|for (?:\w+ )?(?:weeks|months))\b/i
const usersOf = ({ kind, count, text }: BriefValues['evidence']): Trial | null =>
  kind === 'other' &&
  count !== null &&
  count > 0 &&
  countsPeople(text) !== false &&
  IN_USE.test(text) &&
  !NOT_DONE.test(text)
    ? { people: count, planned: false, words: text.replace(/[.!]+$/, '') }
    : null

/** Larger numbers count forms, pieces or visits rather than people who can be asked one by one. */
const MOST_TRIED = 100

/** The first trial in the evidence or the idea; null if there is none or the founder has no evidence. */
export function trialOf(brief: Brief, idea: string): Trial | null {
  const counted = entriesOf(brief, 'evidence').flatMap((entry) =>
    isOnlyRead(entry) ? [] : (usersOf(entry.value) ?? []),
  )
  if (counted[0]) return counted[0]
  const told = [...evidenceTexts(brief), ...partsOf(idea).map(({ words }) => words)]
  return brief.evidence.state === 'none'
    ? null
    : (told.map(trialIn).find((trial) => trial !== null && (trial.people ?? 0) <= MOST_TRIED) ?? null)
}

/** How many people left a deposit, according to the evidence or, if the brief has none, to the idea. */
export function depositsOf(brief: Brief, idea: string): number {
  if (brief.evidence.state === 'none') return 0
  const named = entriesOf(brief, 'evidence').map(({ value }) => depositsOfOne(value))
  const told = brief.evidence.state === 'open' ? sentencesOf(idea).map(({ words }) => depositsIn(words)) : []
  return Math.max(0, ...named, ...told)
}

/** How many people left a deposit in one sign of demand: its own count, or the number in its words. */
export const depositsOfOne = ({ kind, count, text }: BriefValues['evidence']): number =>
  kind === 'interviews' || !/\bdeposits?\b/i.test(text) || NOT_DONE.test(text)
    ? 0
    : (count ?? depositsIn(text))

const TAKING =
  /\b(?:earn\w*|made|making|sold|took|takings?|invoiced?|turnover|revenue|income|bring(?:s|ing)? in|paid (?:us|me)|pay(?:s|ing)? (?:us|me)|charg(?:ed|ing)|i charge|we charge)\b/i

/** Whether a sign of demand of the kind 'other' states revenue: 'Takings of £55 a day'. */
export const statesTakings = ({ kind, text }: BriefValues['evidence']): boolean =>
  kind === 'other' && TAKING.test(text) && amountsIn(text).length > 0 && !NOT_DONE.test(text)
