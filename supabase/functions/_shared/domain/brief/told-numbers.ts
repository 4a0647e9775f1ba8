import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { money } from './economics.ts'
import { toldBeside } from './findings.ts'
import { calculated, chosenBy, fixed, shown } from './line.ts'
import { amountsIn, besidePrice, isOwnCurrency, type ToldAmount, unusedAmounts } from './told-amounts.ts'
import { toldTimes } from './told-times.ts'

/*
 * Amounts that the founder tells and no field holds: what they come to, and what is asked about them. Numbers of customers and
 * of what they buy are findings of the summary, and so are the figures that nothing uses.
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
function askedOf(brief: Brief, { amount: told, words, before, after }: ToldAmount): Statement | null {
  const price = firstValue(brief, 'price')
  const isBesidePrice =
    OWN.test(words) || amountsIn(words).some(({ amount }) => amount === price?.low || amount === price?.high)
  // What costs more than a sale brings is no cost of each sale.
  if (OWN_COST.test(before) && (!price || told < price.high))
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
function comesTo(brief: Brief, told: ToldAmount): Statement | null {
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

function ofAmounts(brief: Brief, idea: string): Statement[] {
  return unusedAmounts(brief, idea)
    .filter(({ words, after }) => TAKEN.test(words) || !SIZE.test(after))
    .slice(0, MOST_AMOUNTS)
    .flatMap((told) =>
      [comesTo(brief, told), askedOf(brief, told)].flatMap((line) =>
        line ? [chosenBy(line, { by: 'wrote', words: told.words })] : [],
      ),
    )
}

/** What follows from numbers that no field holds, and what is asked about them and about other unread sentences. */
export function toldNumbers(brief: Brief, idea: string): Statement[] {
  // What hours, cases and losses come to is a finding of the summary, and so is an amount beside the price.
  const told = toldTimes(brief, idea).map(({ words }) => words)
  const beside = toldBeside(brief, idea)?.said.text
  return ofAmounts(brief, idea).filter(
    ({ text, because }) => text !== beside && !(because && told.includes(because.words)),
  )
}
