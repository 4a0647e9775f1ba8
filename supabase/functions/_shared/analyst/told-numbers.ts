import type { Statement } from '../domain/basis.ts'
import { entriesOf, firstValue } from '../domain/brief/brief.ts'
import { currencyOfBrief, middleRevenue, money, PER_YEAR } from '../domain/brief/economics.ts'
import { toldBeside } from '../domain/brief/findings.ts'
import { calculated, chosenBy, fixed, shown } from '../domain/brief/line.ts'
import {
  amountsIn,
  besidePrice,
  isOwnCurrency,
  type ToldAmount,
  unusedAmounts,
  withoutAmounts,
} from '../domain/brief/told-amounts.ts'
import { toldTimes } from '../domain/brief/told-times.ts'
import { trialOf } from '../domain/brief/trials.ts'
import { maybeDemand, sentencesOf, unreadSentences } from '../domain/brief/unread.ts'
import { formatCount, settled } from '../domain/figures.ts'
import { readNumber } from '../domain/typed-number.ts'
import { type Source, wrote } from './source.ts'

/*
 * Every number that the founder tells is calculated with, or stands beside a question of what it means.
 */

const MOST_AMOUNTS = 2

/** What the founder takes today. */
const TAKEN =
  /\b(?:i|we|my|our|us|me)\b.{0,60}\b(?:earn\w*|mak(?:e|es|ing)|made|sold|took|take|takings|invoiced?|turnover|revenue|income|bring in|charged?)\b|\b(?:paid|pays?|paying) (?:us|me)\b/i
const LOST =
  /\b(?:accidents?|breakdowns?|injur\w*|theft|stolen|pa(?:y|ys|id|ying)\b[^.;]{0,30}\bback|refund\w*|compensat\w*|los[est]\w*|costs?|costing|wast\w*|fine[sd]?|penalt\w*|damage\w*|throw\w*|thrown|write[- ]?offs?|spoil\w*|missed|no-?shows?)\b/i
const PAID =
  /\b(?:pay\w*|paid|charg\w*|spend\w*|spent|bills?|rent\w*|hir\w*|quote[sd]?|fees?|agenc\w*|buy\w*)\b/i

/** What the founder pays. */
const OWN_COST =
  /\b(?:charge[sd]?|costs?|bill(?:s|ed)?|invoice[sd]?|quoted?s?) (?:us|me)\b|\b(?:we|i) (?:pay|paid|spend|spent)\b|\b\w+ (?:keeps?|gets?|receives?|(?:is|are) paid)\s*$/i

/** What an amount measures a business or a budget by: '$100k in revenue'. */
const SIZE = /^\s*(?:in|of|a year in) (?:\p{L}+ )?(?:revenue|turnover|sales|income|funding|assets|budget)\b/iu

const WORKING_DAYS = 21

const OWN =
  /\b(?:prices?|priced|subscriptions?|our fee|we(?:'|’)?(?:ll| will)? charge|i(?:'|’)?(?:ll| will)? charge|members? pay)\b/i

const lastMatch = (text: string, expression: RegExp): number =>
  [...text.matchAll(new RegExp(expression, 'gi'))].at(-1)?.index ?? -1

/** Whether words tell of a loss or of a payment: by the nearest of them before an amount. What 'costs' so much is a price. */
function cueOf(text: string): 'lost' | 'paid' | null {
  const words = text.replace(/\bcost(?:s|ing)?(?: (?:about|around|roughly|nearly|up to|only|just))?\s*$/i, '')
  const [lost, paid] = [lastMatch(words, LOST), lastMatch(words, PAID)]
  if (lost === -1 && paid === -1) return null
  // 'Pay it back' begins like a payment.
  return lost >= paid ? 'lost' : 'paid'
}

/** What an amount may be, by the words around it; null where the brief holds that already. */
function askedOf({ brief }: Source, { words, before, after }: ToldAmount): Statement | null {
  const price = firstValue(brief, 'price')
  const isBesidePrice =
    OWN.test(words) || amountsIn(words).some(({ amount }) => amount === price?.low || amount === price?.high)
  if (OWN_COST.test(before))
    return fixed('Is it a cost of yours for each sale? Take it off the price before you set your margin.')
  // 'They pay €400 a year for water damage.'
  const isForLoss = /^[^.;]{0,40}\b(?:on|for|in)\b/i.test(after) && cueOf(after) === 'lost'
  const cue = isForLoss ? 'lost' : (cueOf(before) ?? cueOf(after))
  if (price?.every === 'share' && cue !== 'lost')
    return fixed('Is it the size of a usual deal? Say how many of these one customer makes in a year.')
  if (TAKEN.test(words))
    return fixed('Do customers pay you this already? Add it as evidence, with how many of them.')
  if (isBesidePrice)
    return fixed('Is it a second price of yours? The sums here hold only the one in the brief.')
  if (cue === 'lost')
    return brief.problemCost.state === 'open'
      ? fixed('How often a year does it hit one customer? Add it as the cost of the problem.')
      : null
  return cue === 'paid'
    ? fixed('Is it what customers pay today for the same? Add it to what they use today.')
    : fixed('What is it: a price of today, a loss, or a cost of yours?')
}

/** What an amount comes to, beside the price or in a month of work; the summary tells it of the problem. */
function comesTo({ brief }: Source, told: ToldAmount): Statement | null {
  const { amount, currency, every, words, before } = told
  const price = firstValue(brief, 'price')
  const isSale = price?.every === 'once' || price?.every === 'use'
  if (
    OWN_COST.test(before) &&
    isSale &&
    price.low === price.high &&
    amount < price.low &&
    isOwnCurrency(currency, price.currency)
  )
    return calculated('If it is your cost of one sale, {left} of {price} is left.', {
      left: shown(money(settled(price.low - amount), price.currency)),
      price: shown(money(price.low, price.currency)),
    })
  if (every === 'day' && TAKEN.test(words))
    return calculated('{amount} a day is {month} in a month of 21 working days.', {
      amount: shown(money(amount, currency)),
      month: shown(money(settled(amount * WORKING_DAYS), currency)),
    })
  const isProblem = entriesOf(brief, 'problem').some(({ value }) =>
    amountsIn(value).some((each) => each.amount === amount),
  )
  const isOfLoss = price?.every === 'share' && cueOf(before) === 'lost'
  return isProblem || isOfLoss ? null : besidePrice(brief, told)
}

function ofAmounts(source: Source): Statement[] {
  return unusedAmounts(source.brief, source.idea)
    .filter(({ words, after }) => TAKEN.test(words) || !SIZE.test(after))
    .slice(0, MOST_AMOUNTS)
    .flatMap((told) =>
      [comesTo(source, told), askedOf(source, told)].flatMap((line) =>
        line ? [chosenBy(line, wrote(told.words))] : [],
      ),
    )
}

/** A number or a range of two with the word that it counts. */
const COUNTED =
  /(?<![\p{L}\d.,$€£₹₦¥%])(?:between\s+)?(?<low>\d[\d,.]*\d|\d)(?:\s*(?:-|–|to|and)\s*(?<high>\d[\d,.]*\d|\d))?\s+(?:\p{L}+\s+)?(?<noun>\p{L}{3,})/giu

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

const lastWord = (text: string | null | undefined): string => stemOf(/\p{L}+$/u.exec(text ?? '')?.[0] ?? '')

/** Numbers of what the price is paid for, or of customers, that no field holds: with what they come to. */
function ofCounts({ brief, idea }: Source): Statement[] {
  const price = firstValue(brief, 'price')
  const unit = lastWord(price?.per)
  const customer = lastWord(firstValue(brief, 'customer'))
  const currency = currencyOfBrief(brief)
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  const each = price && price.every !== 'share' ? settled((price.low + price.high) / 2) : 0
  const revenue = middleRevenue(brief)
  const tell = (value: number) => money(settled(value), currency)
  return sentencesOf(idea).flatMap(({ words }) =>
    [...withoutAmounts(words).matchAll(COUNTED)].flatMap(({ groups }) => {
      const { low = '', high = low, noun = '' } = groups ?? {}
      const [from, to] = [readNumber(low), readNumber(high)]
      if (!('value' in from) || !('value' in to) || from.value < 2 || to.value < from.value) return []
      if (evidence.some((text) => text.includes(low))) return []
      const because = wrote(words)
      const span = (text: (value: number) => string) =>
        shown(from.value === to.value ? text(from.value) : `${text(from.value)} to ${text(to.value)}`)
      const number = span(formatCount)
      if (from.value === firstValue(brief, 'count')?.value) return []
      if (
        unit.length > 2 &&
        unit !== customer &&
        stemOf(noun) === unit &&
        each > 0 &&
        brief.purchases.state === 'open'
      ) {
        const isPeriod = price?.every && price.every in PER_YEAR
        const year = each * (isPeriod ? PER_YEAR[price.every as keyof typeof PER_YEAR] : 1)
        const params = { number, sum: span((value) => tell(year * value)) }
        return [
          chosenBy(
            isPeriod
              ? calculated(
                  'If {number} is what one customer has, your price comes to {sum} a year from one customer.',
                  params,
                )
              : calculated(
                  'If {number} is what one customer needs, your price comes to {sum} from one customer.',
                  params,
                ),
            because,
          ),
        ]
      }
      return customer.length > 2 &&
        stemOf(noun) === customer &&
        brief.count.state === 'open' &&
        revenue !== null
        ? [
            chosenBy(
              calculated(
                'If {number} is the number of your customers, all of them together would pay {sum} a year.',
                { number, sum: span((value) => tell(revenue * value)) },
              ),
              because,
            ),
          ]
        : []
    }),
  )
}

/** Figures of money, shares or people. */
const WORTH_ASKING =
  /[$€£₹₦¥%]|\b(?:customers?|clients?|users?|members?|people|shops?|orders?|sales|euros?|pounds?|dollars?|rupees)\b/i

/** What a sentence with a figure may tell that the brief holds nothing of. */
const ofUnread = (words: string): Statement[] =>
  /\d/.test(words) && WORTH_ASKING.test(words)
    ? [
        chosenBy(
          fixed('Is this a price, a cost, a quantity or a number of customers? No calculation uses it yet.'),
          wrote(words),
        ),
      ]
    : []

/** Whether a range in a sentence holds the quantity that was answered: '60 to 80 drivers' and 70. */
function isOfQuantity({ brief }: Source, words: string): boolean {
  const quantity = firstValue(brief, 'purchases')
  return [...words.matchAll(COUNTED)].some(({ groups }) => {
    const [low, high] = [Number(groups?.low), Number(groups?.high ?? groups?.low)]
    return quantity !== null && low <= quantity && quantity <= high
  })
}

/** What follows from numbers that no field holds, and what is asked about them and about other unread sentences. */
export function toldNumbers(source: Source): Statement[] {
  // What hours, cases and losses come to is a finding of the summary.
  const times = toldTimes(source.brief, source.idea).map(({ words }) => words)
  const beside = toldBeside(source.brief, source.idea)?.said.text
  const lines = [...ofCounts(source), ...ofAmounts(source)].filter(
    ({ text, because }) => text !== beside && !(because && times.includes(because.words)),
  )
  // A trial is told with the next test.
  const trial = trialOf(source.brief, source.idea)?.words
  const told = new Set([
    trial,
    maybeDemand(source.brief, source.idea),
    ...times,
    ...lines.map(({ because }) => because?.words),
  ])
  const unread = unreadSentences(source.brief, source.idea)
    .filter(
      (words) => !told.has(words) && !told.has(words.replace(/[.!]+$/, '')) && !isOfQuantity(source, words),
    )
    .slice(0, 1)
  return [...lines, ...unread.flatMap(ofUnread)]
}
