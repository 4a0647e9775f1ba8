import type { Statement } from '../basis.ts'
import { formatCount, formatRough, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { quoteOf } from './changes.ts'
import type { DemandStage } from './demand-stage.ts'
import {
  amountRange,
  currencyOfBrief,
  demandOf,
  isOneJob,
  isPerUnit,
  isSubscription,
  money,
  percentText,
  revenueOf,
} from './economics.ts'
import { formatValue } from './format.ts'
import { customersForGoal, goalOf, incomeFrom, salesForGoal } from './goal.ts'
import { calculated, fixed, quote, shown, told } from './line.ts'
import { isPerPart } from './per-part.ts'
import { isOnlyRead } from './standing.ts'
import { asking, type SummaryLine, typedWords } from './summary.ts'
import { amountsIn, isInOwn } from './told-amounts.ts'
import { latestDemand, repeatOf, toldDemand } from './told-demand.ts'
import { mayBePaid } from './told-evidence.ts'
import { payingAgain, takenOf } from './told-sums.ts'
import { depositsOf, trialOf } from './trials.ts'
import { leftOfSale } from './unit-costs.ts'

function evidenceWords(brief: Brief, idea: string, kind: string): Statement | null {
  const values = entriesOf(brief, 'evidence')
    .filter(({ value }) => value.kind === kind)
    .map((entry) => {
      const words = quoteOf(entry, idea)
      return {
        words: words ?? typedWords('evidence', entry.value) ?? formatValue('evidence', entry.value),
        isText: words !== null || typedWords('evidence', entry.value) !== null,
      }
    })
  return values.length > 0 ? told(...values) : null
}

/**
 * Monthly income from paying customers as a share of the goal; null unless the founder states how often a customer
 * buys.
 */
function incomeNow(brief: Brief, idea: string, count: number): SummaryLine | null {
  const goal = goalOf(brief)
  const revenue = revenueOf(brief)
  const income = incomeFrom(brief, count)
  const isAgain = (firstValue(brief, 'purchases') ?? 1) > 1 && !isSubscription(brief) && !isOneJob(brief)
  return goal && income && revenue?.low === revenue?.high && isAgain && paidOtherwise(brief, idea) === null
    ? {
        said: calculated(
          '{sum} = {income} a month: {share} of your goal, if each of the {paying} who have paid buys as often as you say.',
          {
            sum: shown(income.formula),
            income: shown(income.text),
            share: shown(percentText(income.value / goal)),
            paying: shown(formatCount(count)),
          },
        ),
        about: evidenceWords(brief, idea, 'paying'),
        asks: null,
      }
    : null
}

function paying(brief: Brief, idea: string, count: number): SummaryLine | null {
  // Another line reports what was paid at a different price.
  if (paidOtherwise(brief, idea) !== null) return null
  const about = evidenceWords(brief, idea, 'paying')
  const goal = goalOf(brief)
  const price = firstValue(brief, 'price')
  const paid = { paying: shown(formatCount(count)) }
  const line = (said: Statement): SummaryLine => ({ said, about, asks: null })
  if (isSubscription(brief)) {
    const income = incomeFrom(brief, count)
    const needed = customersForGoal(brief)
    // A first order is not a monthly payment.
    if (payingAgain(brief) === 0)
      return price && price.low === price.high && !isPerUnit(brief) && takenOf(brief, idea) === null
        ? line(
            calculated(
              '{paying} × {price} = {sum} was paid so far, if each took one once. Who of them pays each time is not told.',
              {
                ...paid,
                price: shown(money(price.low, price.currency)),
                sum: shown(money(settled(count * price.low), price.currency)),
              },
            ),
          )
        : null
    if (income && goal === null)
      return line(
        calculated('{paying} pay already: {income} a month.', { ...paid, income: shown(income.text) }),
      )
    if (needed && goal !== null && needed.value > count) {
      const params = {
        ...paid,
        needed: shown(needed.text),
        goal: shown(money(goal, currencyOfBrief(brief))),
      }
      return line(
        count === 1
          ? calculated('One of the {needed} customers for {goal} a month already pays.', params)
          : calculated('{paying} of the {needed} customers for {goal} a month already pay.', params),
      )
    }
  }
  // Another line reports what remains of a sale.
  const sales = leftOfSale(brief, idea) === null ? salesForGoal(brief) : null
  return sales && goal !== null
    ? line(
        calculated('{paying} have paid so far. {goal} a month takes {sales} sales in each month.', {
          ...paid,
          goal: shown(money(goal, currencyOfBrief(brief))),
          sales: shown(sales.text),
        }),
      )
    : null
}

/** The value of the deposits once the rest is paid; null if there are none, or if more people have paid. */
function deposits(brief: Brief, idea: string): SummaryLine | null {
  const count = depositsOf(brief, idea)
  if (count === 0 || count < demandOf(brief, 'paying')) return null
  const price = firstValue(brief, 'price')
  const isSingle = price !== null && price.low === price.high && price.every !== 'share' && !isPerUnit(brief)
  const params = { deposits: shown(formatCount(count)) }
  return {
    said:
      price && isSingle
        ? calculated(
            '{deposits} left a deposit. If all of them pay the full {price}, that is {sum}. Nothing short of a sale counts as much.',
            {
              ...params,
              price: shown(money(price.low, price.currency)),
              sum: shown(money(settled(count * price.low), price.currency)),
            },
          )
        : calculated('{deposits} left a deposit. Nothing short of a sale counts as much.', params),
    about: evidenceWords(brief, idea, 'paying'),
    asks: brief.evidence.state === 'open' ? 'evidence' : null,
  }
}

/** The texts for stages of demand whose next step is not already the next test. */
const SAID: Readonly<Partial<Record<DemandStage, Statement>>> = {
  prepaid: fixed(
    'Some paid in advance: only a delivered sale counts more. Name the day on which each of them gets it.',
  ),
  signed: fixed(
    'Some signed. It counts in full once it is delivered and paid: name the first day and the first invoice.',
  ),
  served: fixed('Did they pay? The score and the next test depend on it.'),
  stocked: fixed(
    'Shops that would take it are a way to sell, and no sale yet. Agree on number, price and margin, and count what customers buy there.',
  ),
}

/** What follows from the founder's evidence; without evidence, a line that asks for it. Null if nothing follows. */
export function demand(brief: Brief, idea: string): SummaryLine | null {
  const given = deposits(brief, idea)
  if (given) return given
  const told = latestDemand(brief, idea)
  if (!told)
    return brief.evidence.state === 'open'
      ? {
          said: fixed(
            'Who has asked for it, tried it or paid for it? Their number would change more here than any number above.',
          ),
          about: null,
          asks: 'evidence',
        }
      : null
  const { stage, words } = told
  // A number that was only read may count something else.
  const isCounted = entriesOf(brief, 'evidence').some(
    (entry) => entry.value.kind === 'paying' && !isOnlyRead(entry),
  )
  const isSold = stage === 'sold' || stage === 'repeat'
  const count = payingAgain(brief) || (isSold && isCounted ? demandOf(brief, 'paying') : 0)
  const now = isSold && count > 0 ? incomeNow(brief, idea, count) : null
  if (now) return now
  if (count > 0 && stage !== 'prepaid' && (stage !== 'repeat' || isSubscription(brief)))
    return paying(brief, idea, count)
  const line = { about: words === '' ? null : quote(words), asks: asking(brief, 'evidence') }
  const [each, ...others] = stage === 'prepaid' ? amountsIn(words) : []
  if (told.count !== null && each && others.length === 0)
    return {
      ...line,
      said: calculated(
        '{count} × {each} = {sum} is paid in advance: only a delivered sale counts more. Name the day on which each of them gets it.',
        {
          count: shown(formatCount(told.count)),
          each: shown(money(each.amount, each.currency)),
          sum: shown(money(settled(told.count * each.amount), each.currency)),
        },
      ),
    }
  const trial = stage === 'tried' ? trialOf(brief, idea) : null
  if (trial?.planned)
    return {
      ...line,
      said: fixed('A trial is agreed. What it shows counts only if a price is agreed before it.'),
      about: quote(trial.words),
    }
  if ((stage === 'served' || stage === 'tried' || stage === 'waiting') && mayBePaid(brief, words))
    return {
      ...line,
      said: fixed('Who of these pays? Only they are customers: count the deals, and what you keep of each.'),
    }
  if (stage === 'waiting') return waitingIncome(brief, idea)
  const said = SAID[stage]
  return said ? { ...line, said } : null
}

/**
 * What one customer brings in total, if the same share of customers buys again each time; null without returning
 * customers.
 */
export function repeatLine(brief: Brief, idea: string): SummaryLine | null {
  const again = repeatOf(brief, idea)
  const price = firstValue(brief, 'price')
  if (!again || again.part >= again.whole || !price?.every || price.every === 'share' || price.high === 0)
    return null
  const times = 1 / (1 - again.part / again.whole)
  const params = {
    part: shown(formatCount(again.part)),
    whole: shown(formatCount(again.whole)),
    times: shown(formatRough(times)),
    sum: shown(money(Number(((times * (price.low + price.high)) / 2).toPrecision(2)), price.currency)),
  }
  const planned = firstValue(brief, 'purchases')
  // Customers who take several at a time pay more than one price.
  const isSingle = takenOf(brief, idea) === null
  return {
    said: !isSingle
      ? calculated(
          '{part} of {whole} bought again. If that share stays the same each time, one customer buys {times} times in all.',
          params,
        )
      : planned !== null && planned > times
        ? calculated(
            '{part} of {whole} bought again. If that share stays the same each time, one customer buys {times} times in all and brings {sum}. The numbers of a year here take {planned} purchases.',
            { ...params, planned: shown(formatCount(planned)) },
          )
        : calculated(
            '{part} of {whole} bought again. If that share stays the same each time, one customer buys {times} times in all and brings {sum}.',
            params,
          ),
    about: quote(again.words),
    asks: null,
  }
}

/** Revenue at the price from people who wait for the product; null without their number or a price. */
function waitingIncome(brief: Brief, idea: string): SummaryLine | null {
  const waiting = demandOf(brief, 'waiting')
  const about = evidenceWords(brief, idea, 'waiting')
  const income = incomeFrom(brief, waiting)
  const price = firstValue(brief, 'price')
  const people = { waiting: shown(formatCount(waiting)) }
  if (waiting > 0 && income && isSubscription(brief))
    return {
      said: calculated('{waiting} wait for it: if each of them bought, that would be {income} a month.', {
        ...people,
        income: shown(income.text),
      }),
      about,
      asks: null,
    }
  const isSale = price !== null && (price.every === 'once' || price.every === 'use') && !isPerPart(brief)
  return waiting > 0 && price && isSale && price.high > 0
    ? {
        said: calculated('{waiting} wait for it: one sale to each would bring {income}.', {
          ...people,
          income: shown(
            amountRange(settled(waiting * price.low), settled(waiting * price.high), price.currency),
          ),
        }),
        about,
        asks: null,
      }
    : null
}

/** Revenue from the waiting list, if there is also a later stage of demand; null otherwise. */
export const waitingBeside = (brief: Brief, idea: string): SummaryLine | null => {
  const stage = latestDemand(brief, idea)?.stage
  const list = toldDemand(brief, idea).find((each) => each.stage === 'waiting')
  return stage === undefined ||
    stage === 'waiting' ||
    stage === 'talked' ||
    mayBePaid(brief, list?.words ?? '')
    ? null
    : waitingIncome(brief, idea)
}

/** What was paid so far, if the words of a sale state an amount other than the price. */
interface PaidOtherwise {
  paid: number
  /** Both ends of the price range. */
  low: number
  high: number
  currency: string | null
  words: string
}

const HALF = /\bhalf (?:the |of the )?price\b/i

/** What was paid so far, if the words of a sale state an amount other than the price; null otherwise. */
export function paidOtherwise(brief: Brief, idea: string): PaidOtherwise | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low === 0 || price.every === 'share') return null
  const { low, high, currency } = price
  for (const { stage, words } of toldDemand(brief, idea)) {
    const [told, ...others] = amountsIn(words)
    const isPaid = stage === 'sold' || stage === 'repeat'
    if (isPaid && !told && HALF.test(words) && low === high)
      return { paid: low / 2, low, high, currency, words }
    // 'one pays 500' is comparable with a recurring price, 'sold at $70' with a one-time price.
    const isAlike = isSubscription(brief)
      ? (/\bpay(?:s|ing)?\b/i.test(words) && (told?.every ?? price.every) === price.every) ||
        (told?.every === null && told.amount < low && /\b(?:at|for|of)\s+$/i.test(told.before))
      : /\b(?:at|for|of|paid)\s+$/i.test(told?.before ?? '') ||
        /^\s*(?:each|apiece)\b/i.test(told?.after ?? '')
    // A total that was paid may cover several units of the price.
    if (isPerUnit(brief) || !isPaid || !told || others.length > 0 || !isAlike || !isInOwn(told, currency))
      continue
    return told.amount >= low && told.amount <= high
      ? null
      : { paid: told.amount, low, high, currency, words }
  }
  return null
}

/** Compares what was paid so far with the price; null if both are equal, or if no other amount is stated. */
export function paidSoFar(brief: Brief, idea: string): SummaryLine | null {
  const other = paidOtherwise(brief, idea)
  if (!other) return null
  const { paid, low, high, currency } = other
  const ends = (of: (price: number) => string) => shown([...new Set([of(low), of(high)])].join(' to '))
  const params = {
    told: shown(money(paid, currency)),
    price: shown(amountRange(low, high, currency)),
    share: ends((price) => percentText(Math.abs(price / paid - 1))),
    times: ends((price) => formatRough(price / paid)),
  }
  const said =
    high < paid
      ? calculated('So far {told} was paid. Your price, {price}, is {share} less.', params)
      : low >= paid * 2
        ? calculated(
            'So far {told} was paid. Your price, {price}, is {times} times as much: whether anyone pays that is open.',
            params,
          )
        : calculated(
            'So far {told} was paid. Your price, {price}, is {share} more: whether anyone pays that is open.',
            params,
          )
  return { said, about: quote(other.words), asks: null }
}
