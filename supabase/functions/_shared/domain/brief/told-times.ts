import { type Statement, state } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import {
  asPaid,
  currencyOfBrief,
  isPerUnit,
  isSubscription,
  MONTHS,
  middleRevenue,
  money,
  percentText,
} from './economics.ts'
import { calculated, fixed, type Param, shown } from './line.ts'
import { amountsIn, isOwnCurrency, withoutAmounts } from './told-amounts.ts'
import { sentencesOf } from './unread.ts'
import { wageOf } from './wages.ts'

/*
 * How often and how long a problem takes, as the founder tells it: hours a week, cartons a week, times a year. What it
 * comes to in a year is set beside the price. Nothing here is kept in the brief.
 */

/** What is calculated from a sentence, and the sentence. */
export interface ToldTime {
  words: string
  said: Statement
}

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  'half a': 0.5,
  'half an': 0.5,
  'a dozen': 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  'a hundred': 100,
  ...Object.fromEntries(SMALL.map((word, index) => [word, index + 1])),
}
const WORDS = Object.keys(NUMBERS)
  .filter((word) => !/^(?:an?|once|twice)$/.test(word))
  .join('|')
const ONE = String.raw`\d[\d,.]*\d|\d|${WORDS}`
const SPAN = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])(?<low>an(?= hour)|a(?= (?:day|minute))|${ONE})(?:\s?(?:-|–|to|or|and)\s?(?<high>${ONE}))?`
const EVERY = String.raw`(?:(?:an?|per|each|every)\s+(?<period>day|night|morning|evening|week|month|year)|(?<adverb>daily|weekly|monthly|yearly|a year))\b`
const HOURS = new RegExp(
  String.raw`${SPAN}\s+(?<unit>hours?|hrs?|minutes?|mins?)(?:\s+[\p{L}’'-]+){0,3}?\s+${EVERY}`,
  'iu',
)
const COUNTED = new RegExp(String.raw`${SPAN}\s+(?:[\p{L}-]+\s+){0,2}?(?<unit>[\p{L}]{3,}s)\s+${EVERY}`, 'iu')
const TIMES = new RegExp(
  String.raw`(?:(?<low>once|twice|one(?=\s+(?:an?|per|each|every)\s))(?:\s+or\s+(?<high>twice|${ONE})(?:\s+times)?)?|${SPAN.replace('<low>', '<first>').replace('<high>', '<last>')}\s+times)\s+${EVERY}`,
  'iu',
)

/** How often a year; what happens by the day is taken to happen on five days a week. */
const A_YEAR: Readonly<Record<string, number>> = {
  day: 260,
  night: 260,
  morning: 260,
  evening: 260,
  daily: 260,
  week: 52,
  weekly: 52,
  month: 12,
  monthly: 12,
  year: 1,
  yearly: 1,
}

/** Words of what goes wrong or takes work today, so that a number is not one of the offer. */
const TAKES =
  /\b(?:spend\w*|spent|tak(?:e|es|ing)|los[est]\w*|lost|wast\w*|throw\w*|thrown|by hand|manual\w*|re-?typ\w*|typ(?:e|es|ing)|copy|copies|chas\w*|miss\w*|cancel\w*|no-?shows?|reject\w*|overpa\w*|spoil\w*|break\w*|fail\w*|forget\w*|phon(?:e|es|ing)|calls?|repairs?|driv\w*|fly|flies|writ\w*|answer\w*|search\w*|wait\w*|hours on|must|have to|has to|happens?|stolen|complain\w*|sort\w*|fill\w*|enter\w*|count\w*)\b/i
/** What comes so often, where it is no work. */
const HAPPENS =
  /\b(?:fly|flies|driv\w*|must|have to|has to|los[est]\w*|lost|break\w*|fail\w*|happens?|miss\w*|cancel\w*|run out|runs out|stolen|forget\w*|spoil\w*)\b/i
const OWN = /\b(?:we|i|our|my|us)\b/i
const NO_CASES =
  /^(?:tonnes|tons|kilos|kilograms|grams|litres|liters|gallons|pints|miles|kilomet(?:er|re)s|met(?:er|re)s|acres|hectares|percent|shillings|francs|times|hours|hrs|minutes|mins|days|weeks|months|years|people|dollars|euros|pounds|rupees)$/i
const HOURS_A_YEAR = 2080
const MINUTES = 60

const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text.replaceAll(',', ''))

interface Told {
  low: number
  high: number
  times: number
  unit: string
}

function readIn(words: string, expression: RegExp): Told | null {
  const { low, high, first, last, unit, period, adverb } = expression.exec(words)?.groups ?? {}
  const from = low ?? first
  const times = A_YEAR[(period ?? adverb ?? '').toLowerCase()]
  if (from === undefined || times === undefined) return null
  const [least, most] = [numberOf(from), numberOf(high ?? last ?? from)]
  if (!(least > 0) || !(most >= least)) return null
  return { low: least, high: most, times, unit: unit?.toLowerCase() ?? 'times' }
}

/** Whether the hours or cases are of people of whom one customer has many, so that no price of a customer stands beside them. */
const isOfMany = (brief: Brief): boolean =>
  brief.user.state === 'stated' || isPerUnit(brief) || firstValue(brief, 'price')?.every === 'use'

const span = (low: number, high: number, tell: (value: number) => string): Param =>
  shown(low === high ? tell(low) : `${tell(low)} to ${tell(high)}`)

const few = (value: number): number => Number(value.toPrecision(2))
/** How many in a year: whole from ten on. */
const ofYear = (value: number): string => formatCount(value < 10 ? few(value) : Math.round(value))

/** What the price of a year, or a price that is paid once, comes to; null where the brief does not say. */
function priceOf(given: Brief): { amount: number; isOnce: boolean } | null {
  const brief = asPaid(given)
  const revenue = middleRevenue(brief)
  if (revenue !== null) return { amount: settled(revenue), isOnce: false }
  const price = firstValue(brief, 'price')
  return price?.every === 'once' && price.low === price.high ? { amount: price.low, isOnce: true } : null
}

/** What an hour costs in the sentence of the hours, else in the only other one that tells it. */
function hourlyOf(brief: Brief, idea: string, words: string): number | null {
  const others = sentencesOf(idea).flatMap((each) => hourlyIn(brief, each.words) ?? [])
  return hourlyIn(brief, words) ?? (others.length === 1 ? (others[0] ?? null) : null)
}

function ofHours(brief: Brief, { low, high, times, unit }: Told, told: number | null): Statement {
  const inHours = unit.startsWith('m') ? 1 / MINUTES : 1
  const tell = (amount: number) => money(settled(amount), currencyOfBrief(brief))
  const all = ((low + high) / 2) * times * inHours
  const hours = {
    year: span(low * times * inHours, high * times * inHours, ofYear),
  }
  if (isOfMany(brief) && told === null)
    return calculated(
      '{year} hours a year for each person it happens to. What is an hour of that worth to the one who pays?',
      hours,
    )
  const price = priceOf(brief)
  if (told !== null) {
    const cost = { ...hours, hour: shown(tell(told)), cost: shown(tell(all * told)) }
    const share = price && price.amount / (all * told)
    if (!price || share === null)
      return calculated('{year} hours a year at {hour} an hour, as you say, cost {cost}.', cost)
    const mine = { ...cost, price: shown(tell(price.amount)), share: shown(percentText(share)) }
    return price.isOnce
      ? calculated(
          '{year} hours a year at {hour} an hour, as you say, cost {cost}. Your price of {price}, paid once, is {share} of one year of them.',
          mine,
        )
      : calculated(
          '{year} hours a year at {hour} an hour, as you say, cost {cost}. Your price of {price} a year is {share} of that: it pays for itself once so many of them are saved.',
          mine,
        )
  }
  const pay = wageOf(brief)
  const hour = pay && few(pay.amount / HOURS_A_YEAR)
  const worth = hour === null ? null : { hour: shown(tell(hour)), cost: shown(tell(few(all * hour))) }
  if (!price)
    return worth
      ? calculated(
          '{year} hours a year. At {hour} an hour, about what a job pays there, they are worth {cost}: the most that one customer gains if all are saved.',
          { ...hours, ...worth },
        )
      : calculated('{year} hours a year. What is one of them worth to the customer?', hours)
  const each = { price: shown(tell(price.amount)), each: shown(tell(few(price.amount / all))) }
  const share = hour === null ? null : price.amount / (all * hour)
  if (share !== null && worth && share <= 1)
    return price.isOnce
      ? calculated(
          '{year} hours a year. At {hour} an hour, about what a job pays there, your price of {price} is paid back in a year once {share} of them are saved.',
          { ...hours, ...worth, ...each, share: shown(percentText(share)) },
        )
      : calculated(
          '{year} hours a year: your price of {price} a year is {each} for each hour if all are saved. At {hour} an hour, about what a job pays there, it pays for itself once {share} of them are saved.',
          { ...hours, ...worth, ...each, share: shown(percentText(share)) },
        )
  const half = { ...hours, ...each, half: shown(tell(few((price.amount * 2) / all))) }
  return price.isOnce
    ? calculated(
        '{year} hours a year: your price of {price} is {each} for each hour of the first year if all are saved, and {half} if half are.',
        half,
      )
    : calculated(
        '{year} hours a year: your price of {price} a year is {each} for each hour if all are saved, and {half} if half are.',
        half,
      )
}

function ofCases(brief: Brief, { low, high, times }: Told): Statement {
  const tell = (amount: number) => money(few(amount), currencyOfBrief(brief))
  const year = { year: span(low * times, high * times, ofYear) }
  const price = isSubscription(brief) && !isOfMany(brief) ? middleRevenue(brief) : null
  return price === null
    ? calculated('{year} times a year. What does it cost the customer each time, in money or minutes?', year)
    : calculated(
        '{year} times a year: your price of {price} a year is {each} for each. What does it cost the customer each time, in money or minutes?',
        {
          ...year,
          price: shown(money(settled(price), currencyOfBrief(brief))),
          each: span(price / (high * times), price / (low * times), tell),
        },
      )
}

/** A loss with how often it comes, beside the price. */
function ofLosses(brief: Brief, words: string): Statement | null {
  const often = readIn(words, TIMES)
  const [loss, ...others] = amountsIn(words)
  const own = currencyOfBrief(brief)
  if (
    !often ||
    !loss ||
    others.length > 0 ||
    (loss.every !== null && loss.every !== 'once') ||
    !isOwnCurrency(loss.currency, own)
  )
    return null
  const tell = (amount: number) => money(settled(amount), own ?? loss.currency)
  const [low, high] = [often.low * often.times * loss.amount, often.high * often.times * loss.amount]
  const sum = { amount: shown(tell(loss.amount)), sum: span(low, high, tell) }
  const price = priceOf(brief)
  if (!price) return calculated('{amount} each time comes to {sum} a year.', sum)
  const mine = { ...sum, price: shown(tell(price.amount)) }
  if (!price.isOnce)
    return calculated(
      '{amount} each time comes to {sum} a year. Your price of a year, {price}, is {share} of it, if it never happens again.',
      { ...mine, share: span(price.amount / high, price.amount / low, (value) => percentText(value)) },
    )
  const years = (sumOfYear: number) => formatCount(few(price.amount / sumOfYear))
  const months = (sumOfYear: number) => formatCount(few((price.amount * MONTHS) / sumOfYear))
  if (price.amount < low)
    return calculated(
      '{amount} each time comes to {sum} a year. If it never happens again, your price of {price} is paid back after {months} months.',
      { ...mine, months: shown(low === high ? months(low) : `${months(high)} to ${months(low)}`) },
    )
  return calculated(
    '{amount} each time comes to {sum} a year. If it never happens again, your price of {price} is paid back after {years} years.',
    { ...mine, years: shown(low === high ? years(low) : `${years(high)} to ${years(low)}`) },
  )
}

/** What one hour of someone else costs, in the founder's words: 'A clerk earns CA$24 an hour', 'lawyers charge €220 an hour'. */
const BY_THE_HOUR = /^\s*(?:an|per|\/|each)\s?h(?:ou)?r\b/i
const PAID_BY_HOUR = /\b(?:earns?|wages?|paid|pays?|salary|makes?|costs?|charges?|takes?|bills?)\b/i
const OF_FOUNDER = /\b(?:we|i|our|my|us|me)\b/i

function hourlyIn(brief: Brief, words: string): number | null {
  const found = amountsIn(words).filter(
    ({ after, currency, before }) =>
      BY_THE_HOUR.test(after) && PAID_BY_HOUR.test(before) && isOwnCurrency(currency, currencyOfBrief(brief)),
  )
  return found.length === 1 && found[0] && !OF_FOUNDER.test(words) ? found[0].amount : null
}

const ONE_CASE = new RegExp(String.raw`${SPAN}\s+hours?\b(?<!\ban? hours?)`, 'iu')
/** Sentences with hours and what one of them costs, for a single case. */
export const toldHours = (idea: string): { words: string; hours: number }[] =>
  sentencesOf(idea).flatMap(({ words }) => {
    const { low, high } = ONE_CASE.exec(withoutAmounts(words))?.groups ?? {}
    const hours = low === undefined || high !== undefined ? 0 : numberOf(low)
    const isCase = hours > 0 && !HOURS.test(withoutAmounts(words)) && !OF_FOUNDER.test(words)
    return isCase && amountsIn(words).some(({ after }) => BY_THE_HOUR.test(after)) ? [{ words, hours }] : []
  })

/** Hours of one case at the price of an hour that stands beside them. */
function ofCaseHours(brief: Brief, words: string): Statement | null {
  const told = toldHours(words)[0]
  const hour = hourlyIn(brief, words)
  if (!told || hour === null) return null
  const tell = (amount: number) => shown(money(settled(amount), currencyOfBrief(brief)))
  const sum = told.hours * hour
  const price = priceOf(brief)
  const params = { hours: shown(formatCount(told.hours)), hour: tell(hour), sum: tell(sum) }
  if (!price) return calculated('{hours} × {hour} = {sum} each time.', params)
  const mine = { ...params, price: tell(price.amount), times: shown(formatCount(few(price.amount / sum))) }
  return price.isOnce
    ? calculated(
        '{hours} × {hour} = {sum} each time. Your price of {price} is as much as {times} of these.',
        mine,
      )
    : calculated(
        '{hours} × {hour} = {sum} each time. Your price of a year, {price}, is as much as {times} of these.',
        mine,
      )
}

/** The days that 'a day' stands for, where they were taken for working days. */
const onWorkingDays = (said: Statement, { times }: Told): Statement =>
  times === A_YEAR.day
    ? state(`${said.text} ${fixed('A year has 260 working days here.').text}`, 'founder')
    : said

/** Whether a sentence tells of customers today, not of the founder or of what is offered. */
function isOfToday(brief: Brief, words: string): boolean {
  const price = firstValue(brief, 'price')
  const holdsPrice = amountsIn(words).some(({ amount }) => amount === price?.low || amount === price?.high)
  const isProblem = entriesOf(brief, 'problem').some(({ value }) => words.includes(value))
  return !holdsPrice && (isProblem || (TAKES.test(words) && !OWN.test(words)))
}

/** What was read for a brief: several parts of a report ask for it. */
const told = new WeakMap<Brief, { idea: string; times: ToldTime[] }>()

/** What hours, cases and losses of a sentence of the idea come to in a year, those that cost most certainly first. */
export function toldTimes(brief: Brief, idea: string): ToldTime[] {
  const known = told.get(brief)
  if (known?.idea === idea) return known.times
  const times = readTimes(brief, idea)
  told.set(brief, { idea, times })
  return times
}

function readTimes(brief: Brief, idea: string): ToldTime[] {
  if (brief.problemCost.state === 'stated' && isPerUnit(brief)) return []
  const tell = (words: string): Statement | null => {
    const bare = withoutAmounts(words)
    const hours = readIn(bare, HOURS)
    const cases = readIn(bare, COUNTED)
    const times = readIn(bare, TIMES)
    const ofCase = ofCaseHours(brief, words)
    if (ofCase) return ofCase
    const loss = ofLosses(brief, words)
    if (loss) return loss
    if (hours) return onWorkingDays(ofHours(brief, hours, hourlyOf(brief, idea, words)), hours)
    if (amountsIn(words).length > 0) return null
    if (cases && !NO_CASES.test(cases.unit)) return onWorkingDays(ofCases(brief, cases), cases)
    return times && times.times !== A_YEAR.day && HAPPENS.test(words) ? ofCases(brief, times) : null
  }
  return sentencesOf(idea).flatMap(({ words }) => {
    const said = isOfToday(brief, words) ? tell(words) : ofCaseHours(brief, words)
    return said ? [{ words, said }] : []
  })
}
