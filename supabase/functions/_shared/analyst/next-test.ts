import type { Statement } from '../domain/basis.ts'
import { type BriefField, firstValue, type Nature } from '../domain/brief/brief.ts'
import { demandOf, isPerUnit, money } from '../domain/brief/economics.ts'
import { calculated, fixed, type Param, shown } from '../domain/brief/line.ts'
import { roughDollars } from '../domain/currency.ts'
import { formatCount } from '../domain/figures.ts'
import { isStated, leadingNature, type Source } from './source.ts'
import { priceFormOf, type Stage, stageOf } from './stage.ts'
import { OWN_HOURS, type Risk, testOf } from './tests-by-risk.ts'

/** The riskiest assumption and the cheapest test of it. */
interface Tested {
  assumption: Statement
  what: Statement
  threshold: Statement
  costDollars: number
  days: number
  /** What the costs consist of. */
  costs: Statement
}

/** So many pay that finding more of them, or serving them, is what is open. */
const ENOUGH_PAYING = 5
const ENOUGH_WAITING = 10
const ENOUGH_INTERVIEWS = 5

/** A single price, as it stands in a test; null where there is none to name. */
function priceOf({ brief }: Source): Param | null {
  const price = firstValue(brief, 'price')
  return price &&
    !isPerUnit(brief) &&
    price.every !== 'share' &&
    price.every !== 'use' &&
    price.high > 0 &&
    price.low === price.high
    ? shown(money(price.low, price.currency))
    : null
}

const count = (value: number): Param => shown(formatCount(value))

function fewPay(source: Source, paying: number): Tested {
  const price = priceOf(source)
  const more = count(ENOUGH_PAYING - paying)
  return {
    assumption: fixed('The next customers pay just like the first ones did.'),
    what: price
      ? calculated(
          'Win {more} more at {price}, among people who do not know you and without a discount. Write down where you found each, the hours it took, and why others said no.',
          { more, price },
        )
      : calculated(
          'Win {more} more at your full price, among people who do not know you. Write down where you found each, the hours it took, and why others said no.',
          { more },
        ),
    threshold: calculated('Within four weeks, {more} more paid in full.', { more }),
    costDollars: 0,
    days: 28,
    costs: fixed(OWN_HOURS),
  }
}

/** Of those who wait, and of those who were interviewed. */
const WAITING_PAY = 0.1
const INTERVIEWED_PAY = 0.3
/** Of few who wait, whom the founder knows. */
const WAITING_LIKELY = 0.3

function manyWait(source: Source, waiting: number): Tested {
  const price = priceOf(source)
  const people = { waiting: count(waiting) }
  return {
    assumption: fixed('People who signed up also pay.'),
    what: price
      ? calculated(
          'Write to all {waiting} on the waiting list, and offer it for {price}, paid now, to those who want to be first.',
          { ...people, price },
        )
      : isStated(source, 'price')
        ? calculated(
            'Write to all {waiting} on the waiting list, and offer it at your price, paid now.',
            people,
          )
        : calculated(
            'Write to all {waiting} on the waiting list. Name a price, and ask those who want to be first to pay it now.',
            people,
          ),
    threshold: calculated('{few} of the {waiting} pay within two weeks.', {
      ...people,
      few: count(Math.ceil(waiting * WAITING_PAY)),
    }),
    costDollars: 0,
    days: 14,
    costs: fixed(OWN_HOURS),
  }
}

function manyTalked(source: Source, interviews: number): Tested {
  const price = priceOf(source)
  const people = { interviews: count(interviews) }
  if (priceFormOf(source) === 'share')
    return {
      assumption: fixed('People who like it in a conversation also make a deal through it.'),
      what: calculated(
        'Go back to the {interviews} people you talked to. Ask each to make one real deal through you, with your share agreed in writing, and arrange it by phone.',
        people,
      ),
      threshold: calculated('{few} of the {interviews} agree and pay your share.', {
        ...people,
        few: count(Math.ceil(interviews * INTERVIEWED_PAY)),
      }),
      costDollars: 0,
      days: 28,
      costs: fixed(OWN_HOURS),
    }
  return {
    assumption: fixed('People who like it in a conversation also pay.'),
    what: price
      ? calculated(
          'Go back to the {interviews} people you talked to. Ask each to pay {price} in advance, refunded if you do not deliver.',
          { ...people, price },
        )
      : isStated(source, 'price')
        ? calculated(
            'Go back to the {interviews} people you talked to. Ask each to buy at your price once, paid in advance or as soon as it is done.',
            people,
          )
        : calculated(
            'Go back to the {interviews} people you talked to. Name a price, and ask for it in advance, refunded if you do not deliver.',
            people,
          ),
    threshold: calculated('{few} of the {interviews} pay.', {
      ...people,
      few: count(Math.ceil(interviews * INTERVIEWED_PAY)),
    }),
    costDollars: 0,
    days: 21,
    costs: fixed(OWN_HOURS),
  }
}

/** Some of those who were interviewed wait already. */
function fewWait(source: Source, waiting: number, interviews: number): Tested {
  const price = priceOf(source)
  const people = { waiting: count(waiting), interviews: count(interviews) }
  return {
    assumption: fixed('People who like it in a conversation and sign up also pay.'),
    what: price
      ? calculated(
          'Ask the {waiting} who wait to pay {price} in advance, refunded if you do not deliver. Then ask the others of the {interviews} you talked to why they did not sign up.',
          { ...people, price },
        )
      : calculated(
          'Ask the {waiting} who wait to pay your price in advance, refunded if you do not deliver. Then ask the others of the {interviews} you talked to why they did not sign up.',
          people,
        ),
    threshold: calculated('{few} of the {waiting} pay.', {
      ...people,
      few: count(Math.ceil(waiting * WAITING_LIKELY)),
    }),
    costDollars: 0,
    days: 21,
    costs: fixed(OWN_HOURS),
  }
}

/** A single price from which on no one orders without an offer of their own, in about so many US dollars. */
const HIGH_PRICE_DOLLARS = 5000

/** Whether one sale is so dear that it takes months and a contract. */
function isHighPrice({ brief }: Source): boolean {
  const price = firstValue(brief, 'price')
  if (!price || (price.every !== 'once' && price.every !== 'use')) return false
  const amount = price.currency === null ? price.low : (roughDollars(price.low, price.currency) ?? price.low)
  return amount >= HIGH_PRICE_DOLLARS
}

/** Those who wait or were talked to, of whom a few sign. */
function highPrice(people: number): Tested {
  const {
    assumption,
    what,
    threshold,
    days,
    costs = OWN_HOURS,
  } = testOf('payment', 'physical', 'idea', 'order')
  const known = people > 0
  return {
    assumption: fixed(assumption),
    what: known
      ? calculated(
          'Go to the {people} who showed interest first, with the drawing, the full price and the delivery date. Ask each for a signed order with a deposit, or for a paid design of their own.',
          { people: count(people) },
        )
      : fixed(what),
    threshold: known ? fixed('One of them signs and pays the deposit or the design.') : fixed(threshold),
    costDollars: 0,
    days,
    costs: fixed(costs),
  }
}

/** What can be sold at once, so that selling it says more than asking. */
const SOLD_AT_ONCE: readonly Nature[] = ['physical', 'service', 'content', 'marketplace']

/** The weakest link of problem, payment, reach and return, by what the founder has shown so far. */
function weakestLink(source: Source, nature: Nature, stage: Stage): Risk {
  if (stage === 'sold') return isStated(source, 'channel') ? 'repeat' : 'reach'
  if (stage === 'made' || SOLD_AT_ONCE.includes(nature)) return 'payment'
  const shown: readonly BriefField[] = ['problem', 'problemCost', 'today']
  return shown.some((field) => isStated(source, field)) || source.brief.problem.state === 'none'
    ? 'payment'
    : 'problem'
}

/**
 * The next test, by what is known already: payments before waiting lists, these before conversations. Without any of
 * them, the weakest link for the kind of product, the stage and the way of paying.
 */
export function nextTestOf(source: Source): Tested {
  const { brief } = source
  const paying = demandOf(brief, 'paying')
  const waiting = demandOf(brief, 'waiting')
  const interviews = demandOf(brief, 'interviews')
  const stage = stageOf(source)
  if (paying > 0 && paying < ENOUGH_PAYING) return fewPay(source, paying)
  if (isHighPrice(source)) return highPrice(Math.max(waiting, interviews))
  if (stage !== 'sold' && interviews > 0 && waiting > 0 && waiting < ENOUGH_WAITING)
    return fewWait(source, waiting, interviews)
  if (stage !== 'sold' && waiting >= ENOUGH_WAITING) return manyWait(source, waiting)
  if (stage !== 'sold' && interviews >= ENOUGH_INTERVIEWS) return manyTalked(source, interviews)
  const nature = leadingNature(source)?.nature ?? 'other'
  const risk = weakestLink(source, nature, stage)
  const form = isHighPrice(source) ? 'order' : (priceFormOf(source) ?? 'unknown')
  const { assumption, what, threshold, days, cost = 0, costs = OWN_HOURS } = testOf(risk, nature, stage, form)
  return {
    assumption: fixed(assumption),
    what: fixed(what),
    threshold: fixed(threshold),
    costDollars: cost,
    days,
    costs: fixed(costs),
  }
}
