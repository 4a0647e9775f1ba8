import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import {
  currencyOfBrief,
  isOneJob,
  isYearSure,
  mayAssumeMargin,
  middleRevenue,
  money,
  percentText,
  statedMargin,
} from '../../domain/brief/economics.ts'
import { calculated, shown } from '../../domain/brief/line.ts'
import { grossMarginOf } from '../../domain/brief/market.ts'
import { ofSource, wageOf } from '../../domain/brief/wages.ts'
import { roughDollars } from '../../domain/currency.ts'
import { formatCount, settled } from '../../domain/figures.ts'
import type { Source } from '../source.ts'
import { type PriceForm, priceFormOf } from '../stage.ts'
import { count, ENOUGH_TO_TELL, IF_NO_ONE_PAYS, type Tested } from './tested.ts'

const HOURS_A_YEAR = 2080

/**
 * With how few who pay a test ends the idea: where winning one costs more in hours at usual pay than one leaves in the first
 * year; else what none who pays says of all others. Null where both are not known.
 */
export function endsBelow(
  { brief }: Source,
  { people, pass: asked, minutes }: NonNullable<Tested['sample']>,
): Pick<Tested, 'otherwise'> & Partial<Pick<Tested, 'threshold'>> {
  const currency = currencyOfBrief(brief)
  const each = middleRevenue(brief)
  const pay = wageOf(brief)
  const margin = grossMarginOf(brief).base
  const hours = (people * minutes) / 60
  const left = each === null ? 0 : each * margin
  const least = pay && left > 0 ? Math.ceil(settled((hours * (pay.amount / HOURS_A_YEAR)) / left)) : 0
  const isContent = entriesOf(brief, 'nature').some(({ value }) => value === 'content')
  const isKnown = pay && least > 1 && !isContent && mayAssumeMargin(brief) && isYearSure(brief)
  if (!isKnown)
    return {
      otherwise:
        people < ENOUGH_TO_TELL
          ? IF_NO_ONE_PAYS
          : calculated(
              'Below {pass} of {people}: ask each who does not pay what they would rather spend it on, change the price or the customers, and repeat it once. If none pays, fewer than {limit} of many more would, with 95% confidence: stop.',
              {
                people: count(people),
                pass: count(asked),
                limit: shown(percentText(1 - 0.05 ** (1 / people))),
              },
            ),
    }
  const params = {
    people: count(people),
    least: count(Math.min(least, people)),
    left: shown(money(Number(left.toPrecision(2)), currency)),
    margin: shown(percentText(margin)),
  }
  // A mark that nearly all have to reach is none.
  if (least * 2 > people)
    return {
      otherwise: ofSource(
        calculated(
          'Unless more than half of the {people} pay, winning one this way costs more in hours at usual pay than the {left} that one leaves in its first year, at a margin of {margin}. Find a way that reaches many at once.',
          params,
        ),
        pay,
      ),
    }
  // A test is not passed with so few that winning them costs more than they bring.
  const pass = Math.max(asked, least)
  const between = {
    ...params,
    between: shown(least === pass - 1 ? String(least) : `${least} to ${pass - 1}`),
  }
  return {
    threshold: calculated('{pass} of the {people} pay.', { pass: count(pass), people: count(people) }),
    otherwise: ofSource(
      least < pass
        ? calculated(
            'Below {least} of {people}, winning one costs more in hours at usual pay than the {left} that one leaves in its first year, at a margin of {margin}: stop, or change the price. At {between} of {people}, ask those who did not pay why, and repeat it once.',
            between,
          )
        : calculated(
            'Below {least} of {people}, winning one costs more in hours at usual pay than the {left} that one leaves in its first year, at a margin of {margin}: stop, or change the price.',
            params,
          ),
      pay,
    ),
  }
}

/** From how many payments the cost of winning a customer has to come back, as the threshold of the test says. */
const PAID_BACK: Partial<Record<PriceForm, number>> = { once: 1, use: 3, yearly: 1, rent: 3 }

const TRIED_BUYERS = 3

const PAYMENTS_OF_THREE_MONTHS = { day: 91, week: 13, month: 3, year: 1 } as const

/** With less than so many US dollars to win one, no channel can be tried. */
const LEAST_BUDGET_DOLLARS = 1

/** How many buyers a test of reach has to bring, by the most that winning one may cost; null without a single price. */
export function buyersOf(source: Source): Pick<Tested, 'threshold' | 'costs'> | null {
  const { brief } = source
  const price = firstValue(brief, 'price')
  const form = priceFormOf(source)
  if (!price?.every || price.low === 0 || form === null || price.every === 'share') return null
  // Of a range, the price that the least bring.
  const single = price.low
  // An amount of no currency is none that a founder can spend.
  if (price.currency === null || !mayAssumeMargin(brief)) return null
  const rhythm = price.every === 'once' || price.every === 'use' ? null : price.every
  // What is bought several times a year pays back with the purchases of three months.
  const sales = rhythm || isOneJob(brief) ? 0 : Math.floor((firstValue(brief, 'purchases') ?? 0) / 4)
  const payments = Math.max(sales, PAID_BACK[form] ?? (rhythm ? PAYMENTS_OF_THREE_MONTHS[rhythm] : 1))
  const margin = grossMarginOf(brief).base
  const left = Number((single * payments * margin).toPrecision(2))
  // A price of so little is for one of many that are bought at a time.
  if ((roughDollars(left, price.currency) ?? left) < LEAST_BUDGET_DOLLARS) return null
  const params = {
    cost: shown(money(settled(left * TRIED_BUYERS), price.currency)),
    buyers: count(TRIED_BUYERS),
    margin: shown(`${formatCount(margin * 100)}%`),
    payments: count(payments),
    price: shown(money(single, price.currency)),
    left: shown(money(left, price.currency)),
  }
  const costs = calculated(
    '{cost} at most, for ads, print or travel in one channel: {buyers} times what winning one may cost. Spend less where the channel is free.',
    params,
  )
  const threshold = calculated(
    statedMargin(brief) === null
      ? '{cost} brings {buyers} or more new paying customers: at an assumed margin of {margin}, {payments} × {price} leaves {left}, the most that one may cost.'
      : '{cost} brings {buyers} or more new paying customers: after your own cost, {payments} × {price} leaves {left}, the most that one may cost.',
    params,
  )
  return { threshold, costs }
}
