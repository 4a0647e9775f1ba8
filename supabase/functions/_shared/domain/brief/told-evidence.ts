import type { Statement } from '../basis.ts'
import { formatCount } from '../figures.ts'
import { type Brief, type BriefValues, type Entry, entriesOf, firstValue, type Span } from './brief.ts'
import { currencyOfBrief, isSubscription, money, percentText } from './economics.ts'
import { customersForGoal, goalOf, salesForGoal } from './goal.ts'
import { MOST_VALUES } from './limits.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn } from './told-amounts.ts'
import { sentencesOf } from './unread.ts'
import { withYardstick } from './wages.ts'

/*
 * How many of some people did something, in the founder's words: '9 of 22 families asked for a date', 'I asked 14: 5 said yes,
 * 2 paid', '212 bought, 61 came back'. It is evidence with a rate.
 */

type Demand = BriefValues['evidence']

/** What they did: paid, came on their own, tried it, or only said something. */
type Deed = 'paid' | 'asked' | 'tried' | 'said'

export interface ToldRate extends Span {
  part: number
  whole: number
  deed: Deed
  /** The founder's words from the number of all of them to what some did. */
  words: string
  /** The whole sentence. */
  sentence: string
  /** Whether the founder asked all of them, or they all bought. */
  among: 'asked' | 'bought' | null
}

const SPELLED =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6}|${SPELLED.slice(1).join('|')}|thirty|forty|fifty|sixty|eighty|a hundred)`
const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  'a hundred': 100,
}
const numberOf = (text: string): number => {
  const word = text.toLowerCase()
  const index = SPELLED.indexOf(word)
  return index >= 0 ? index : (TENS[word] ?? Number(word.replaceAll(',', '')))
}

const NOT_MONEY = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])`
const NO_UNIT = String.raw`(?!\s?(?:%|€|percent|hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg)\b|[\d.,]*\d)`
/** 'nine of eleven traders', '9 out of the 22 families'. */
const OF = new RegExp(
  String.raw`${NOT_MONEY}(?<part>${NUMBER}) (?:out )?of (?:the |our |my |these |those |all )*(?<whole>${NUMBER})\b${NO_UNIT}(?<after>[^.;:!?]*)`,
  'giu',
)
/** 'I asked 14 office managers', 'we talked to about forty growers'. */
const ASKED = new RegExp(
  String.raw`\b(?:i|we|i’ve|we’ve|i've|we've)\b[^.;:!?]{0,20}?\b(?:asked|spoke (?:to|with)|talked (?:to|with)|interviewed|surveyed|showed (?:it |them |this )?(?:to )?|called|visited|e-?mailed|wrote to|met(?: with)?|pitched(?: to)?|contacted|let) (?:about |some |over |around |more than )?(?<whole>${NUMBER})\b${NO_UNIT}`,
  'iu',
)
/** '212 people bought'. */
const BOUGHT = new RegExp(
  String.raw`${NOT_MONEY}(?<whole>${NUMBER}) (?:\p{L}+ ){0,3}?(?:have |has )?(?:bought|ordered|paid|booked|came|tried it|signed up)\b`,
  'iu',
)
/** What some of them did, after the number of all. */
const VERB =
  '(?:have|has|had|already|now|even|would|said|say|told|paid|pays?|bought|ordered|pre-?ordered|signed|joined|asked|want(?:ed)?|agreed|left|gave|put|booked|uses?|used|tried|kept|keep|still|renewed|re-?ordered|came|liked|promised|took|subscribed|registered|are|were)'
const PART = new RegExp(
  String.raw`(?:^|[,:;–—(]|\b(?:and|but|of whom|of them|of these))\s*(?<part>${NUMBER})(?: of (?:them|these|those|whom))?\s+(?=${VERB}\b)(?<did>(?:(?!,? (?:and|but) ${NUMBER} )[^.,;:!?)])*)`,
  'giu',
)

const WOULD =
  /\b(?:said|say|would|will|interested|like[sd]?|promised|told|yes|want(?:s|ed)? to (?:buy|pay)|willing)\b/i
const PAID =
  /\b(?:pa(?:y|ys|id|ying)|bought|(?:pre-?|re-?)?order(?:ed|s)?|deposits?|renewed|came back|come back|again|returned|booked|subscribed)\b/i
const TRIED = /\b(?:us(?:e|es|ed|ing)|kept|keeps?|tried|tests?|tested|finished)\b/i
const CAME = /\b(?:asked|signed|joined|agreed|want(?:s|ed)?|registered|left (?:an?|their)|requested)\b/i

function deedOf(did: string): Deed | null {
  if (/\basked (?:to|for|when|if|how)\b/i.test(did)) return 'asked'
  if (WOULD.test(did)) return 'said'
  if (PAID.test(did)) return 'paid'
  if (CAME.test(did)) return 'asked'
  return TRIED.test(did) ? 'tried' : null
}

/** Whether a sentence tells of the founder's own people, or of what they did with the offer. */
const OWN = /\b(?:i|we|me|us|our|my|ours|mine|i’ve|we’ve|i've|we've)\b/i
const WITH_OFFER =
  /\b(?:came back|come back|still use|pay already|already pay|free issues?|prototypes?|waiting list|deposits?|pre-?order\w*)\b/i

const known = { idea: '', rates: [] as readonly ToldRate[] }

/** The rates that an idea tells, each with its words. */
export function toldRates(idea: string): readonly ToldRate[] {
  if (known.idea !== idea) {
    known.idea = idea
    known.rates = sentencesOf(idea).flatMap(ratesIn)
  }
  return known.rates
}

function ratesIn({ words: sentence, start }: { words: string; start: number }): ToldRate[] {
  const rate = (
    part: string,
    whole: string,
    did: string,
    from: number,
    to: number,
    among: ToldRate['among'],
  ) => {
    const deed = deedOf(did)
    const [some, all] = [numberOf(part), numberOf(whole)]
    const words = sentence.slice(from, to).replace(/[\s,]+$/, '')
    const at = start + [...sentence.slice(0, from)].length
    return deed && some > 0 && some <= all && all > 1
      ? [{ part: some, whole: all, deed, words, sentence, among, start: at, end: at + [...words].length }]
      : []
  }
  const partsAfter = (whole: string, from: number, index: number, among: ToldRate['among']) =>
    [...sentence.slice(index).matchAll(PART)].flatMap(({ 0: all, index: at, groups }) =>
      rate(
        groups?.part ?? '',
        whole,
        groups?.did ?? '',
        among === null ? index + at + all.indexOf(groups?.part ?? '') : from,
        index + at + all.length,
        among,
      ),
    )
  const asked = ASKED.exec(sentence)
  const ofAll = [...sentence.matchAll(OF)]
  if (ofAll.length > 0)
    return ofAll.flatMap(({ 0: all, index, groups }) => {
      const { part = '', whole = '', after = '' } = groups ?? {}
      const own = OWN.test(sentence) || WITH_OFFER.test(sentence)
      // 'Three of five cafés throw away bread' tells of the problem.
      if (!own) return []
      const [did = ''] = after.split(new RegExp(String.raw`,| (?:and|but) (?=${NUMBER}\b)`, 'iu'))
      const among =
        /\b(?:i|we) (?:spoke|talked|asked|interviewed|visited|called|met|showed|surveyed)\b/i.test(sentence)
          ? 'asked'
          : null
      return [
        ...rate(part, whole, did, index, index + all.length - after.length + did.length, among),
        ...(ofAll.length === 1 ? partsAfter(whole, index, index + all.length - after.length, null) : []),
      ]
    })
  if (asked) return partsAfter(asked.groups?.whole ?? '', asked.index, asked.index + asked[0].length, 'asked')
  const bought = OWN.test(sentence) ? BOUGHT.exec(sentence) : null
  return bought
    ? partsAfter(bought.groups?.whole ?? '', bought.index, bought.index + bought[0].length, 'bought')
    : []
}

/** '4 blocks have booked again': customers who came back, without the number of all. */
const AGAIN = new RegExp(
  String.raw`${NOT_MONEY}(?<part>${NUMBER}) (?:of (?:them|these) )?(?:\p{L}+ ){0,3}?(?:have |has )?(?:already )?(?:booked|ordered|bought|paid|renewed|re-?ordered)(?: \p{L}+){0,2}? again\b`,
  'iu',
)

/** Customers who came back, as the text counts them. */
const returnedIn = (idea: string) =>
  sentencesOf(idea).flatMap(({ words, start }) => {
    const match = ratesIn({ words, start }).length === 0 ? AGAIN.exec(words) : null
    if (!match) return []
    const from = start + [...words.slice(0, match.index)].length
    return [
      {
        count: numberOf(match.groups?.part ?? ''),
        words: match[0],
        start: from,
        end: from + [...match[0]].length,
      },
    ]
  })

const ORDER: readonly Deed[] = ['paid', 'asked', 'tried', 'said']

/** The rate that tells most: of payments before requests, trials and words. */
export const bestRate = (idea: string): ToldRate | null =>
  toldRates(idea).toSorted((a, b) => ORDER.indexOf(a.deed) - ORDER.indexOf(b.deed))[0] ?? null

/** 95% of draws of so many people lie between these shares (Wilson's interval). */
export function likelyShares({ part, whole }: { part: number; whole: number }): {
  low: number
  high: number
} {
  const z = 1.96
  const share = part / whole
  const center = share + (z * z) / (2 * whole)
  const margin = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))
  const all = 1 + (z * z) / whole
  return { low: Math.max(0, (center - margin) / all), high: Math.min(1, (center + margin) / all) }
}

const rateOfGoal = (
  isSubscribed: boolean,
  params: Record<'part' | 'whole' | 'share' | 'low' | 'high' | 'needed' | 'goal' | 'talks', Param>,
): Statement =>
  isSubscribed
    ? calculated(
        '{part} of {whole} is {share} (of many more, {low} to {high}). At {share}, the {needed} customers who bring {goal} a month take {talks} such people.',
        params,
      )
    : calculated(
        '{part} of {whole} is {share} (of many more, {low} to {high}). At {share}, the {needed} sales that bring {goal} a month take {talks} such people.',
        params,
      )

/** What the best rate comes to: its share, how far off it may be, and how many people the goal takes at it. */
export function rateLine(given: Brief, idea: string): SummaryLine | null {
  const brief = withYardstick(given)
  const goal = goalOf(brief)
  const rate = brief.evidence.state === 'none' ? null : bestRate(idea)
  if (!rate) return null
  const { part, whole, deed } = rate
  const { low, high } = likelyShares(rate)
  const params = {
    part: shown(formatCount(part)),
    whole: shown(formatCount(whole)),
    share: shown(percentText(part / whole)),
    low: shown(percentText(low)),
    high: shown(percentText(high)),
    rest: shown(formatCount(whole - part)),
  }
  const needed = customersForGoal(brief) ?? salesForGoal(brief)
  const said = (): Statement => {
    if (deed !== 'paid')
      return part === whole
        ? calculated(
            '{part} of {whole}. Ask each of them for the price next: words and trials are free.',
            params,
          )
        : calculated(
            '{part} of {whole} is {share} (of many more, {low} to {high}). Ask the {part} for the price next, and the other {rest} what held them back.',
            params,
          )
    return needed && goal !== null
      ? rateOfGoal(isSubscription(brief), {
          ...params,
          goal: shown(money(goal, currencyOfBrief(brief))),
          needed: shown(formatCount(needed.value)),
          talks: shown(formatCount(Number(((needed.value * whole) / part).toPrecision(2)))),
        })
      : calculated('{part} of {whole} is {share} (of many more, {low} to {high}).', params)
  }
  return { said: said(), about: quote(rate.words), asks: null }
}

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
const GENERAL =
  /^(?:people|persons|customers?|clients?|users?|buyers?|others|places|points|times|visitors|followers|subscribers|readers|sign-?ups|orders|deposits|weeks|months|years|days)$/i

/** Whether a sign of demand counts people of the side that does not pay: 'six teachers have signed up' where families pay. */
function isOfSuppliers(brief: Brief, { kind, text }: Demand): boolean {
  const customer = firstValue(brief, 'customer')
  const isTwoSided = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  if (!isTwoSided || customer === null || (kind !== 'waiting' && kind !== 'other')) return false
  const counted =
    /(?:\d[\d,]*|\p{L}+) (?:(?:\p{L}+ ){0,2}?)(?<who>\p{L}{4,}s)\b(?= (?:have|has|are|already|signed|joined|want|agreed|listed|offer))/iu.exec(
      text,
    )?.groups?.who
  if (!counted || GENERAL.test(counted)) return false
  const payers = (customer.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)
  return !payers.includes(stemOf(counted))
}

/** The brief without signs of demand that are of the side which does not pay. */
export function ofPayers(brief: Brief): Brief {
  const { evidence } = brief
  if (evidence.state !== 'stated') return brief
  const entries = evidence.entries.filter(({ value }) => !isOfSuppliers(brief, value))
  if (entries.length === evidence.entries.length) return brief
  return {
    ...brief,
    evidence: entries.length > 0 ? { ...evidence, entries } : { state: 'open', silenced: [] },
  }
}

/** Those who would serve the customers: supply, not demand. */
export function suppliersLine(given: Brief): SummaryLine | null {
  const supply = entriesOf(given, 'evidence').find(({ value }) => isOfSuppliers(given, value))?.value
  if (!supply) return null
  const params = { count: shown(formatCount(supply.count ?? 1)) }
  return {
    said: calculated(
      'Supply, not demand: only those who pay count as customers. Ask each of the {count} to agree in writing to what you pay them.',
      params,
    ),
    about: quote(supply.text),
    asks: null,
  }
}

const KIND: Readonly<Record<Deed, Demand['kind']>> = {
  paid: 'paying',
  asked: 'waiting',
  tried: 'other',
  said: 'other',
}

const ON_LIST = new RegExp(
  String.raw`^(?<count>${NUMBER}) (?:\p{L}+ ){1,3}(?:is|are) on (?:our|my|a|the) (?:wait(?:ing)? ?)?list\b`,
  'iu',
)

/** One person who tells of 300 flats is one conversation, and a number that counts no people is none. */
function oneTold(entry: Entry<Demand>): Entry<Demand> {
  const { kind, count, text } = entry.value
  if (!isOnlyRead(entry)) return entry
  const listed = kind === 'other' ? ON_LIST.exec(text)?.groups?.count : undefined
  if (listed) return { ...entry, value: { ...entry.value, kind: 'waiting', count: numberOf(listed) } }
  if (kind !== 'interviews' || count === null) return entry
  if (/^(?:an?|one|my|the) \p{L}+/iu.test(text) && !/^(?:the|my) \p{L}+s\b/iu.test(text))
    return { ...entry, value: { ...entry.value, count: 1 } }
  return count === 1 && !/^(?:an?|one|1|my|the)\b/i.test(text)
    ? { ...entry, value: { ...entry.value, count: null } }
    : entry
}

/** The brief with the rates of its idea as evidence that waits for confirmation, where the founder answered none. */
function withToldRates(brief: Brief, idea: string): Brief {
  const { evidence } = brief
  if (evidence.state === 'none') return brief
  const read = evidence.state === 'stated' ? evidence.entries : []
  if (!read.every(isOnlyRead)) return brief
  const silenced = evidence.silenced
  const entries = read.map(oneTold)
  const add = (
    kind: Demand['kind'],
    count: number | null,
    { words, start, end }: Pick<ToldRate, 'words' | 'start' | 'end'>,
  ) => {
    const isThere = entries.some(
      ({ value, origin }) =>
        (value.kind === kind && value.count === count) ||
        (kind !== 'interviews' &&
          origin.kind === 'quote' &&
          origin.start < end &&
          origin.end > start &&
          value.kind === kind),
    )
    if (isThere || silenced.includes(words) || entries.length >= MOST_VALUES.evidence) return
    const origin = { kind: 'quote' as const, start, end }
    entries.push({ value: { kind, count, text: words, link: null }, origin, confirmed: false })
  }
  for (const rate of toldRates(idea)) {
    if (rate.among === 'asked' && !entries.some(({ value }) => value.kind === 'interviews'))
      add('interviews', rate.whole, rate)
    // Who came back has bought before: all of them are customers.
    const isBack = rate.deed === 'paid' && rate.among === 'bought'
    add(KIND[rate.deed], KIND[rate.deed] === 'other' ? null : isBack ? rate.whole : rate.part, rate)
  }
  for (const { count, ...told } of returnedIn(idea)) add('paying', count, told)
  return entries.length > 0 ? { ...brief, evidence: { state: 'stated', entries, silenced } } : brief
}

/** The brief with what the idea tells beside what was read: rates as evidence, and prices of today's ways. */
export const withTold = (brief: Brief, idea: string): Brief =>
  withTodayPrices(withToldRates(brief, idea), idea)

/** What stands between a way of today and its price: 'a stabilizer for ₦25,000'. */
const TO_PRICE =
  /^[\s,(]*(?:for|at|which costs?|that costs?|costing|costs?)?\s*(?:about |around |some |up to |only |roughly )?$/i

/** The brief with the prices that stand right behind what was read as today's way. */
function withTodayPrices(brief: Brief, idea: string): Brief {
  if (brief.today.state !== 'stated') return brief
  const chars = [...idea]
  const entries = brief.today.entries.map((entry) => {
    if (!isOnlyRead(entry) || entry.origin.kind !== 'quote' || entry.value.price) return entry
    const rest = chars.slice(entry.origin.end, entry.origin.end + 60).join('')
    const [told] = amountsIn(rest)
    return told && TO_PRICE.test(told.before)
      ? {
          ...entry,
          value: {
            ...entry.value,
            price: { amount: told.amount, currency: told.currency, every: told.every ?? ('once' as const) },
          },
        }
      : entry
  })
  return { ...brief, today: { ...brief.today, entries } }
}
