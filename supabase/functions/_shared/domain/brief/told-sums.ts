import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue, type Price, unitOf } from './brief.ts'
import { countsPeople } from './counted-people.ts'
import {
  amountRange,
  currencyOfBrief,
  isSubscription,
  money,
  percentText,
  type TellingBrief,
} from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { isOnlyRead } from './standing.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency } from './told-amounts.ts'
import { countOf, demandIn, FIGURES } from './told-demand.ts'
import { partsOf, sentencesOf } from './unread.ts'

/* What the sales that the founder tells come to, with their price. */

const NUMBER = `(?:${FIGURES})`

/** What may precede and follow a number that counts people or things. */
const FREE = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])`
const NO_UNIT = String.raw`(?!\s?(?:%|€|percent|hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg)\b|[\d.,]*\d)`
const count = (value: number): Param => shown(formatCount(value))

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
/** A number of something, followed by up to three words for it. */
const SOME = new RegExp(
  String.raw`${FREE}(?<many>${NUMBER})\b${NO_UNIT} (?!(?:or|to|and) )(?<what>(?:[\p{L}-]+ ?){1,3})`,
  'giu',
)
/** Words by which there were more than the first number. */
const MORE = new RegExp(String.raw`\b(?:${NUMBER} more|another ${NUMBER})\b`, 'iu')
/** Words before an amount that each buyer in the same clause paid: 'bought the first 60 videos at Rs 5,000'. */
const AT = /\b(?:at|for)\s+$/i

/** Whether words describe a sale. Called last, because it is the slowest check. */
function isOfSale(words: string): boolean {
  const stage = demandIn(words)?.stage
  return stage === 'sold' || stage === 'repeat'
}

/** The value of the stated sales at the price next to them, or at the founder's price for the same unit. */
function salesIn(brief: Brief, idea: string, words: string): Statement | null {
  const price = firstValue(brief, 'price')
  const currency = currencyOfBrief(brief)
  const [clause = ''] = words.split(/[;:]/)
  const [told, ...more] = amountsIn(clause)
  const some = [...words.matchAll(SOME)].map(({ groups }) => ({
    many: countOf(groups?.many ?? ''),
    what: (groups?.what ?? '').trim().split(' ').map(stemOf),
  }))
  const [first] = some
  if (!first) return null
  const isOwn = told !== undefined && isOwnCurrency(told.currency, currency)
  if (told && isOwn && more.length === 0 && AT.test(told.before) && BOUGHT.test(told.before))
    return isOfSale(words)
      ? calculated('{many} × {price} = {sum}, if each paid this once.', {
          many: count(first.many),
          price: shown(money(told.amount, currency ?? told.currency)),
          sum: shown(money(settled(first.many * told.amount), currency ?? told.currency)),
        })
      : null
  const paid = price && paidFor(price, idea)
  const unit = stemOf(paid?.unit ?? '')
  const sold = unit.length > 2 ? some.find(({ what }) => what.includes(unit)) : undefined
  if (!price || !paid || !sold || MORE.test(words) || !isOfSale(words)) return null
  const share = price.every === 'share' ? price.low / 100 : 1
  const sum = (part: number) =>
    shown(
      amountRange(settled(paid.low * sold.many * part), settled(paid.high * sold.many * part), paid.currency),
    )
  const params = {
    many: count(sold.many),
    price: shown(amountRange(paid.low, paid.high, paid.currency)),
    sum: sum(1),
  }
  return share === 1
    ? calculated('{many} × {price} = {sum}, if all paid this price.', params)
    : calculated(
        '{many} × {price} = {sum}, if all paid this price. Your share of {percent} of it is {mine}.',
        {
          ...params,
          percent: shown(percentText(share)),
          mine: sum(share),
        },
      )
}

const BOUGHT = /\b(?:bought|ordered|paid)\b/i

/**
 * The price of one unit: the founder's price or, if that is a share, the only per-unit amount in the idea; null
 * otherwise.
 */
function paidFor(
  price: Price,
  idea: string,
): (Pick<Price, 'low' | 'high' | 'currency'> & { unit: string }) | null {
  if (price.every === 'once' || price.every === 'use')
    return { ...price, unit: /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0] ?? '' }
  const [told, ...more] = sentencesOf(idea).flatMap(({ words }) =>
    amountsIn(words).filter(({ unit }) => unit !== null),
  )
  if (price.every !== 'share' || price.low !== price.high || !told?.unit || more.length > 0) return null
  const low = Number(/(\d+) ?(?:to|-|–) ?$/.exec(told.before)?.[1] ?? told.amount)
  return { low: Math.min(low, told.amount), high: told.amount, currency: told.currency, unit: told.unit }
}

/** The value of the sales that the idea states, with the sentence; null if there are none. */
export function salesLine(brief: Brief, idea: string): SummaryLine | null {
  for (const { words } of sentencesOf(idea)) {
    const said = salesIn(brief, idea, words)
    if (said) return { said, about: quote(words), asks: null }
  }
  return null
}

/**
 * Numbers of things and of the people who took them: '386 qvevri in 41 wineries', '97 different clients among the 143
 * heads'.
 */
const FOR_PEOPLE = new RegExp(
  String.raw`${FREE}(?<one>${NUMBER})\b${NO_UNIT} (?:\p{L}+ ){1,3}(?:for|in|at|with|to|among|from) (?:the |our |all )*(?<other>${NUMBER})\b${NO_UNIT} \p{L}+`,
  'iu',
)

/**
 * How many things how many customers took, if one text states both and only one number counts people; null otherwise.
 */
function takenIn(words: string): { things: number; people: number } | null {
  const { 0: all = '', groups } = FOR_PEOPLE.exec(words) ?? {}
  const { one = '', other = '' } = groups ?? {}
  const [first, second] = [countOf(one), countOf(other)]
  const [isFirst, isSecond] = [countsPeople(all), countsPeople(all.slice(all.lastIndexOf(other)))]
  if (!groups || MORE.test(words) || (isFirst === true) === (isSecond === true)) return null
  const [things, people] = isSecond ? [first, second] : [second, first]
  return people > 1 && things > people ? { things, people } : null
}

/**
 * How many pieces customers have taken so far, in the evidence or in sentences about sales; null if no text says so.
 */
export function takenOf(
  brief: Brief,
  idea: string,
): { things: number; people: number; words: string } | null {
  const texts = [
    ...entriesOf(brief, 'evidence').flatMap(({ value }) =>
      value.kind === 'paying' || value.kind === 'other'
        ? [{ quoted: value.text, words: value.count === null ? value.text : `${value.count} ${value.text}` }]
        : [],
    ),
  ]
  for (const { words, quoted } of texts) {
    const taken = takenIn(words)
    if (taken) return { ...taken, words: quoted }
  }
  for (const { words } of partsOf(idea)) {
    const taken = takenIn(words)
    const stage = taken && demandIn(words)?.stage
    if (taken && (stage === 'sold' || stage === 'served' || stage === 'repeat')) return { ...taken, words }
  }
  return null
}

/** What each customer has taken so far, compared with the yearly quantity in the calculations; null if unknown. */
export function takenLine(brief: TellingBrief, idea: string): SummaryLine | null {
  const taken = takenOf(brief, idea)
  if (!taken) return null
  const price = firstValue(brief, 'price')
  const planned = firstValue(brief, 'purchases')
  const each = Number((taken.things / taken.people).toPrecision(2))
  const params = { things: count(taken.things), people: count(taken.people), each: count(each) }
  const isOfEach = price?.every === 'once' || price?.every === 'use'
  const line = { about: quote(taken.words), asks: null }
  if (planned !== null && planned > 1)
    return {
      ...line,
      said: calculated(
        'So far {things} ÷ {people} = {each} for each customer. The numbers of a year here take {planned}.',
        { ...params, planned: count(planned) },
      ),
    }
  return price && isOfEach
    ? {
        ...line,
        said: calculated('So far {things} ÷ {people} = {each} for each customer, {worth} at your price.', {
          ...params,
          worth: shown(amountRange(settled(each * price.low), settled(each * price.high), price.currency)),
        }),
      }
    : null
}

/** Words for a completed sale: someone who bought something once does not pay every month. */
const BOUGHT_ONCE =
  /\b(?:bought|sold|ordered|purchased|booked|came|packs?|copies|batch(?:es)?|the first \w+)\b/i

/** Words for a reduced price: 'Pilot customers at half price'. */
const REDUCED = /\b(?:half (?:the )?price|discount\w*|reduced|cheaper|free)\b/i
/** Whether customers pay a different price: 'Restaurants that pay 20 euros'. */
const paysAnother = (text: string): boolean => REDUCED.test(text) || amountsIn(text).length > 0

/**
 * How many customers currently pay repeatedly at the price of the brief, by the founder's own answer; 0 unless the
 * price is recurring.
 */
export const payingAgain = (brief: Brief): number =>
  isSubscription(brief)
    ? entriesOf(brief, 'evidence').reduce(
        (sum, entry) =>
          entry.value.kind === 'paying' &&
          !isOnlyRead(entry) &&
          !BOUGHT_ONCE.test(entry.value.text) &&
          !paysAnother(entry.value.text)
            ? sum + (entry.value.count ?? 0)
            : sum,
        0,
      )
    : 0
