import { assumedAmount } from '../currency.ts'
import { formatCount, settled } from '../figures.ts'
import type { LookupRecord } from '../lookups.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import { allBuyOnce } from './comparison.ts'
import { amountRange, currencyOfBrief, marketPerYear, money, type Revenue, revenueOf } from './economics.ts'
import {
  customersForGoal,
  exampleIncome,
  goalOf,
  incomeFromSome,
  perWorkingDay,
  priceOfSale,
  revenueOfUnit,
  salesForGoal,
  shareForGoal,
  unitsForGoal,
  volumeForGoal,
} from './goal.ts'
import { withKeptShare } from './kept-share.ts'
import { calculated, fixed, shown } from './line.ts'
import { grossMarginOf } from './market.ts'
import { isBlank } from './notices.ts'
import { isOfficialCount, withOfficialCount } from './official-count.ts'
import { QUESTIONS } from './questions.ts'
import { withSecondPrice } from './second-price.ts'
import { isOnlyRead } from './standing.ts'
import { aboutFields, asking, type SummaryLine } from './summary.ts'
import { todayBeside } from './told-amounts.ts'
import { countryOf, isYardstick, wageOf, withYardstick } from './wages.ts'

/** The customers with their place; a place alone says nothing of a number. */
const aboutCustomers = (brief: Brief, idea: string): SummaryLine['about'] =>
  brief.customer.state === 'stated' ? aboutFields(brief, idea, ['customer', 'place']) : null

/** From so many sales a month on, they are told by the day. */
const A_DAY = 21

/** The goal in terms of sales, units or deals, where there is no yearly revenue per customer. */
function otherVerdict(brief: Brief, idea: string): SummaryLine | null {
  const about = aboutCustomers(brief, idea)
  const goal = goalOf(brief)
  if (goal === null) return otherExample(brief, idea, about)
  const amount = shown(money(goal, currencyOfBrief(brief)))
  const volume = volumeForGoal(brief)
  if (volume)
    return {
      said: calculated('At your share, {volume} has to change hands each month to bring you {amount}.', {
        amount,
        volume: shown(volume.text),
      }),
      about,
      asks: asking(brief, 'count'),
    }
  const units = unitsForGoal(brief)
  if (units)
    return {
      said: calculated('{amount} a month takes {units} of the units that you charge for.', {
        amount,
        units: shown(units.text),
      }),
      about,
      asks: asking(brief, 'purchases'),
    }
  const sales = salesForGoal(brief)
  return (
    sales && {
      said:
        sales.value < A_DAY
          ? calculated('{amount} a month takes {sales} sales a month at your price.', {
              amount,
              sales: shown(sales.text),
            })
          : calculated(
              '{amount} a month takes {sales} sales a month at your price, about {day} on each working day.',
              { amount, sales: shown(sales.text), day: shown(perWorkingDay(sales.value)) },
            ),
      about,
      asks: asking(brief, firstValue(brief, 'price')?.every === 'once' ? 'count' : 'purchases'),
    }
  )
}

/** How many units, and deals of about so many US dollars, are taken as an example. */
const UNITS = 100
const DEALS_DOLLARS = 1000

/** What sales, units or deals come to, where no goal is set: beside what customers pay today, all at once, or one alone. */
function otherExample(brief: Brief, idea: string, about: SummaryLine['about']): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (!price) return null
  const line = { about, asks: asking(brief, 'goal') }
  const unit = revenueOfUnit(brief)
  if (unit !== null)
    return {
      ...line,
      said: calculated('{units} paid units bring {income} a month.', {
        units: shown(formatCount(UNITS)),
        income: shown(money((unit * UNITS) / 12, price.currency)),
      }),
    }
  const both = withSecondPrice(brief, idea)
  if (both) return { ...line, said: both }
  const sale = priceOfSale(brief)
  const today = todayBeside(brief)
  if (today) return { ...line, said: today }
  const all = allBuyOnce(brief)
  if (all)
    return {
      ...line,
      said: calculated('If each of the {count} that you counted buys once, that is {all} in all.', {
        count: shown(formatCount(firstValue(brief, 'count')?.value ?? 0)),
        all: shown(all.text),
      }),
    }
  if (sale !== null) {
    const margin = grossMarginOf(brief).base
    return {
      ...line,
      said: calculated('At an assumed margin of {margin}, one sale at {price} leaves {left}.', {
        margin: shown(`${formatCount(margin * 100)}%`),
        price: shown(money(sale, price.currency)),
        left: shown(money(Number((sale * margin).toPrecision(2)), price.currency)),
      }),
    }
  }
  if (price.every !== 'share' || price.high === 0) return null
  const deals = assumedAmount(DEALS_DOLLARS, currencyOfBrief(brief))
  return {
    ...line,
    said: calculated('Of every {deals} that change hands, your share is {income}.', {
      deals: shown(money(deals, currencyOfBrief(brief))),
      income: shown(money(settled((deals * (price.low + price.high)) / 200), currencyOfBrief(brief))),
    }),
  }
}

/** Numbers of the verdict that were only read, by their labels. */
function unconfirmedIn(brief: Brief): string[] {
  const fields: readonly BriefField[] = ['price', 'purchases', 'count', 'problemCost']
  return fields.flatMap((field) =>
    entriesOf(brief, field).some(isOnlyRead) ? [QUESTIONS[field].label.toLowerCase()] : [],
  )
}

const isShared = (brief: Brief): boolean => firstValue(brief, 'price')?.every === 'share'

/** What kind of income a verdict speaks of, and which of its numbers are not confirmed; null for one without numbers. */
export function goalNoteOf(verdict: SummaryLine, given: Brief): string | null {
  if (verdict.said.basis !== 'founder') return null
  const brief = withYardstick(given)
  const read = unconfirmedIn(brief)
  const pay = isYardstick(brief) ? wageOf(brief) : null
  const goal = goalOf(brief)
  const margin = grossMarginOf(brief).base
  return [
    pay && goal !== null
      ? `${money(goal, pay.currency)} a month is usual pay before tax in ${countryOf(pay)} (${money(pay.amount, pay.currency)} a year; ${pay.by}). Here it is revenue: ${
          isShared(brief)
            ? 'costs come off it.'
            : `an assumed margin of ${formatCount(margin * 100)}% leaves ${money(Number((goal * margin).toPrecision(2)), pay.currency)} of it.`
        }`
      : goal === null
        ? 'Set the monthly revenue you aim for, and the number that it takes stands here.'
        : 'The goal is revenue before costs.',
    ...(read.length > 0 ? [`To be confirmed: ${read.join(', ')}.`] : []),
  ].join(' ')
}

/** A brief with a yearly revenue and without a goal: what some customers bring. */
function exampleVerdict(brief: Brief, idea: string, { currency, low, high }: Revenue): SummaryLine | null {
  const each = shown(amountRange(low, high, currency))
  const market = marketPerYear(brief)
  const count = firstValue(brief, 'count')?.value
  const some = incomeFromSome(brief)
  const about = aboutCustomers(brief, idea)
  const asks = asking(brief, 'goal')
  if (market && count) {
    const params = { count: shown(formatCount(count)), each, market: shown(market.text) }
    if (!some)
      return {
        said: isOfficialCount(brief)
          ? calculated(
              '{count} businesses in official statistics × {each} a year = {market}, if every one of them buys.',
              params,
            )
          : calculated('{count} customers × {each} a year = {market}, if every one of them buys.', params),
        about,
        asks,
      }
    const inHundred = some.oneIn === 100
    const income = { ...params, income: shown(some.text) }
    return {
      said: isOfficialCount(brief)
        ? inHundred
          ? calculated(
              '{count} businesses in official statistics × {each} a year = {market}. One in a hundred of them brings {income} a month.',
              income,
            )
          : calculated(
              '{count} businesses in official statistics × {each} a year = {market}. One in ten of them brings {income} a month.',
              income,
            )
        : inHundred
          ? calculated(
              '{count} customers × {each} a year = {market}. One in a hundred of them brings {income} a month.',
              income,
            )
          : calculated(
              '{count} customers × {each} a year = {market}. One in ten of them brings {income} a month.',
              income,
            ),
      about,
      asks,
    }
  }
  const example = exampleIncome(brief)
  return (
    example && {
      said: calculated('At {each} a year from each customer, {customers} customers bring {income} a month.', {
        each,
        customers: shown(formatCount(example.customers)),
        income: shown(example.text),
      }),
      about,
      asks: asking(brief, 'count') ?? asks,
    }
  )
}

function goalVerdict(brief: Brief, idea: string, { currency, low, high }: Revenue): SummaryLine | null {
  const amount = goalOf(brief)
  const needed = customersForGoal(brief)
  if (amount === null || !needed) return null
  const about = aboutCustomers(brief, idea)
  const goal = shown(money(amount, currency))
  const each = shown(amountRange(low, high, currency))
  const market = marketPerYear(brief)
  const share = shareForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  if (!market || !share || !count)
    return {
      said: calculated('At {each} a year from each customer, {needed} customers bring {goal} a month.', {
        each,
        needed: shown(needed.text),
        goal,
      }),
      about,
      asks: asking(brief, 'count'),
    }
  const params = {
    count: shown(formatCount(count)),
    each,
    market: shown(market.text),
    goal,
    needed: shown(needed.text),
  }
  if (share.value > 1)
    return {
      said: isOfficialCount(brief)
        ? calculated(
            '{count} businesses in official statistics × {each} a year = {market}. {goal} a month needs {needed} customers, more than there are.',
            params,
          )
        : calculated(
            '{count} customers × {each} a year = {market}. {goal} a month needs {needed} customers, more than you counted.',
            params,
          ),
      about,
      asks: null,
    }
  const part = { ...params, share: shown(share.text) }
  return {
    said: isOfficialCount(brief)
      ? calculated(
          '{count} businesses in official statistics × {each} a year = {market}. {goal} a month needs {needed} of them, {share}.',
          part,
        )
      : calculated(
          '{count} customers × {each} a year = {market}. {goal} a month needs {needed} of them, {share}.',
          part,
        ),
    about,
    asks: null,
  }
}

/**
 * The one sentence with its number that heads a report. Customers are as many as the founder counted; without such a
 * count, as many businesses as official statistics count among `lookups`.
 */
export function verdictOf(given: Brief, idea: string, lookups: LookupRecord | null = null): SummaryLine {
  const brief = withYardstick(withKeptShare(withOfficialCount(given, lookups), idea))
  if (isBlank(brief))
    return {
      said: fixed(
        'No product, customer, problem or action was recognized in this text. One answer is enough to begin.',
      ),
      about: null,
      asks: 'product',
    }
  const revenue = revenueOf(brief)
  const worked = revenue
    ? (goalVerdict(brief, idea, revenue) ?? exampleVerdict(brief, idea, revenue))
    : otherVerdict(brief, idea)
  if (worked) return worked
  return brief.price.state === 'stated'
    ? {
        said: fixed('The brief names a price, but not how much one customer pays per year.'),
        about: null,
        asks: null,
      }
    : {
        said: fixed('Add a price, and this report can calculate.'),
        about: aboutCustomers(brief, idea),
        asks: 'price',
      }
}
