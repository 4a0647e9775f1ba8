import type { Statement } from '../basis.ts'
import { NO_CURRENCY } from '../currency.ts'
import { formatCount, formatMoney, formatRough, settled } from '../figures.ts'
import { readNumber } from '../typed-number.ts'
import { type Brief, entriesOf, firstValue, type Price } from './brief.ts'
import { quoteOf } from './changes.ts'
import {
  amountRange,
  isPerCustomer,
  isPerUnit,
  MONTHS,
  money,
  PER_YEAR,
  percentText,
  rangeTerm,
  type TellingBrief,
} from './economics.ts'
import { formatValue } from './format.ts'
import { goalOf } from './goal.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { isOfOccasion, isPerPart } from './per-part.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { sentencesOf } from './unread.ts'

/*
 * A second price besides the one in the brief: a one-time price with a monthly fee, or a yearly price instead of twelve
 * monthly ones.
 */

const AND = /\b(?:and|plus|then)\b|\+|&/
const OTHER =
  /^[^.;]{0,40}?(?<joint>\bor\b|\band\b|\bplus\b|,)\s+(?<amount>\d[\d.,]*|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety)\b[^.;]{0,12}?\b(?:a|per|for the|for a|each) (?<every>year|month|week)\b/i
const WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  ninety: 90,
}

/** A one-time price as the alternative: 'or 95 for one machine for ever'. */
const OR_ONCE =
  /^[^.;]{0,30}?\bor\s+\D{0,4}(?<amount>\d[\d.,]*)\b[^.;]{0,30}?\b(?:once|for ?ever|for life|lifetime|one-?time|outright|to keep)\b/i

interface Second {
  amount: number
  every: keyof typeof PER_YEAR | 'once'
  /** Whether it is paid in addition to the first price, rather than instead of it. */
  isBeside: boolean
  /** Months until it is first paid. */
  delay: number
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
/** When a second price starts: 'After the first year', 'from the second month', 'after six months'. */
const DELAYED = new RegExp(
  String.raw`\b(?<from>after|from|starting|beginning) (?:the |your |with the |in the )?(?<nth>${ORDINALS.join('|')}|${FIGURES}|an?) (?<unit>month|year)s?\b`,
  'iu',
)

/**
 * How many months after the first payment a second price starts, according to the words around it; 0 if they do not
 * say.
 */
function delayIn(words: string): number {
  const { from = '', nth = '', unit } = DELAYED.exec(words)?.groups ?? {}
  const place = ORDINALS.indexOf(nth.toLowerCase()) + 1
  const count = place > 0 ? place - (/^after$/i.test(from) ? 0 : 1) : /^an?$/i.test(nth) ? 1 : countOf(nth)
  return unit === undefined || !(count > 0) ? 0 : count * (/year/i.test(unit) ? MONTHS : 1)
}

/** Whether one customer pays a further price once for each time of the first: it has the same unit, or none. */
const isOfSameUnit = (brief: Brief, price: Price, other: Price): boolean =>
  other.per === price.per || (other.per === null && isPerCustomer(brief))

/** The first further price of the brief that can be summed with the main one, or stands for it; null if none can. */
function statedSecond(brief: Brief, idea: string): { value: Price; second: Second } | null {
  const [first, ...further] = entriesOf(brief, 'price')
  if (!first) return null
  for (const { value, origin } of further) {
    const { low, high, every, part, currency } = value
    const isPeriod = every === 'week' || every === 'month' || every === 'year'
    if (part === 'deposit' || low !== high || low === 0 || !(isPeriod || every === 'once')) continue
    if (!isOfSameUnit(brief, first.value, value) || !isOwnCurrency(currency, first.value.currency)) continue
    if (every === first.value.every || (every === 'once' && first.value.every === 'use')) continue
    const around =
      origin.kind === 'quote' && first.origin.kind === 'quote'
        ? [...idea].slice(first.origin.end, origin.end + 40).join('')
        : ''
    const delay = isPeriod ? delayIn(around.split(/[.;]/)[0] ?? '') : 0
    return { value, second: { amount: low, every, isBeside: part !== 'instead', delay } }
  }
  return null
}

/** The founder's second price: of the brief, or else in the same sentence as the first; null if there is none. */
export function secondPrice(brief: Brief, idea: string): Second | null {
  const price = firstValue(brief, 'price')
  if (!price || price.low !== price.high || price.every === 'share') return null
  if (entriesOf(brief, 'price').length > 1) return statedSecond(brief, idea)?.second ?? null
  const origin = brief.price.state === 'stated' ? brief.price.entries[0]?.origin : undefined
  const at = origin?.kind === 'quote' ? origin : null
  for (const { words, start, end } of sentencesOf(idea)) {
    if (
      at ? at.start < start || at.start >= end : !amountsIn(words).some(({ amount }) => amount === price.low)
    )
      continue
    const found = amountsIn(words)
    const other = found.find(
      ({ amount, every, currency }) =>
        amount !== price.low &&
        every !== null &&
        every in PER_YEAR &&
        isOwnCurrency(currency, price.currency),
    )
    const first = found.find(({ amount }) => amount === price.low)
    const every = other?.every
    if (other && first && (every === 'week' || every === 'month' || every === 'year')) {
      const between = words.slice(first.before.length, words.length - other.after.length)
      if (/\bor\b/i.test(between)) return { amount: other.amount, every, isBeside: false, delay: 0 }
      if (AND.test(between) && price.every !== every)
        return {
          amount: other.amount,
          every,
          isBeside: true,
          delay: delayIn(`${between} ${other.after.split(/[.;]/)[0] ?? ''}`),
        }
    }
    const rest = at ? [...idea].slice(at.end, at.start + 200).join('') : (first?.after ?? '')
    const once =
      price.every !== 'once' && price.every !== 'use' ? OR_ONCE.exec(rest)?.groups?.amount : undefined
    const outright = once === undefined ? null : readNumber(once, 'money')
    if (outright && 'value' in outright && outright.value > price.low)
      return { amount: outright.value, every: 'once', isBeside: false, delay: 0 }
    const groups = OTHER.exec(rest)?.groups
    const amount = groups ? (WORDS[groups.amount?.toLowerCase() ?? ''] ?? Number(groups.amount)) : 0
    const period = groups?.every?.toLowerCase()
    if (
      amount > 0 &&
      (period === 'week' || period === 'month' || period === 'year') &&
      period !== price.every
    )
      return {
        amount,
        every: period,
        isBeside: !/or/i.test(groups?.joint ?? ''),
        delay: delayIn(rest.split(/[.;]/)[0] ?? ''),
      }
  }
  return null
}

/** What a customer pays in the first year, if a recurring fee is added to a one-time price; null otherwise. */
export function firstYearOf(brief: Brief, idea: string): number | null {
  const price = firstValue(brief, 'price')
  const second = price?.every === 'once' || price?.every === 'use' ? secondPrice(brief, idea) : null
  return price && second?.isBeside && second.every !== 'once'
    ? settled(price.low + inFirstYear(second))
    : null
}

/** The part of a second price that is paid within the first year. */
const inFirstYear = ({ amount, every, delay }: Second): number =>
  every === 'once' ? amount : settled((amount * PER_YEAR[every] * Math.max(0, MONTHS - delay)) / MONTHS)

/** The total of both prices for one customer, and for all counted customers; null without a second price. */
export function withSecondPrice(brief: Brief, idea: string): Statement | null {
  const price = firstValue(brief, 'price')
  const second = secondPrice(brief, idea)
  if (!price || !second) return null
  const tell = (value: number) => shown(money(settled(value), price.currency))
  const mine =
    price.every && price.every in PER_YEAR ? price.low * PER_YEAR[price.every as keyof typeof PER_YEAR] : null
  if (second.every === 'once' && second.isBeside)
    return mine === null || isPerUnit(brief)
      ? null
      : calculated(
          'One customer brings {first} in the first year ({price} + {more}) and {price} in each later one.',
          { price: tell(mine), more: tell(second.amount), first: tell(mine + second.amount) },
        )
  if (second.every === 'once')
    return mine === null
      ? null
      : calculated(
          'Your other price, {once} once, is as much as {months} months of the first, {each} a month. Who stays for less pays less: decide which of the two you sell.',
          {
            once: tell(second.amount),
            months: shown(formatRough(settled(second.amount / (mine / MONTHS)))),
            each: tell(Number((mine / MONTHS).toPrecision(3))),
          },
        )
  const again = settled(second.amount * PER_YEAR[second.every])
  const count = firstValue(brief, 'count')?.value
  const goal = goalOf(brief)
  // If the fee starts after the first year, the second year is a mixture of paid and free months.
  if (second.isBeside && second.delay > MONTHS) return null
  if (second.isBeside && (price.every === 'once' || price.every === 'use') && isPerPart(brief))
    return calculated(
      'One of what you charge for brings {first} in the first year and {again} in each later one. How many has one customer?',
      { first: tell(price.low + inFirstYear(second)), again: tell(again) },
    )
  if (second.isBeside && (price.every === 'once' || price.every === 'use')) {
    const whole = settled(price.low + inFirstYear(second))
    const more = inFirstYear(second)
    const each = { price: tell(price.low), more: tell(more), again: tell(again), first: tell(whole) }
    const opening =
      more > 0
        ? 'One customer brings {first} in the first year ({price} + {more}) and {again} in each later one.'
        : 'One customer brings {first} in the first year and {again} in each later one.'
    if (goal !== null) {
      const first = Math.ceil(settled((goal * MONTHS) / whole))
      const params = {
        ...each,
        goal: shown(money(goal, price.currency)),
        needed: shown(formatCount(first)),
        kept: shown(formatCount(Math.ceil(settled((goal * MONTHS) / again)))),
      }
      return count
        ? calculated(
            `${opening} {goal} a month takes {needed} new customers a year, {share} of the {count} that you counted, or {kept} who stay.`,
            { ...params, count: shown(formatCount(count)), share: shown(percentText(first / count)) },
          )
        : calculated(
            `${opening} {goal} a month takes {needed} new customers a year, or {kept} who stay.`,
            params,
          )
    }
    return count
      ? calculated(`${opening} If all {count} that you counted buy, that is {all} in the first year.`, {
          ...each,
          count: shown(formatCount(count)),
          all: shown(formatMoney(settled(count * whole), price.currency ?? NO_CURRENCY)),
        })
      : calculated(opening, each)
  }
  if (second.isBeside || mine === null) return null
  return calculated(
    'Who takes your other price pays {again} a year instead of {mine}, {month} instead of {each} a month. The sums here take the first one.',
    {
      again: tell(again),
      mine: tell(mine),
      month: tell(Number((again / MONTHS).toPrecision(3))),
      each: tell(Number((mine / MONTHS).toPrecision(3))),
    },
  )
}

/** After how long buying costs a customer less than renting; null unless both prices are for the same unit. */
function rentBeside(price: Price, fee: Price | undefined, rent: Price): Statement | null {
  const yearOf = ({ low, every }: Price): number | null =>
    every === 'year' || every === 'month' ? settled(low * PER_YEAR[every]) : null
  const each = yearOf(rent)
  const upkeep = fee === undefined ? 0 : fee.part === 'added' ? yearOf(fee) : 0
  const isRent = rent.part === 'instead' && price.every === 'once' && price.low === price.high
  if (
    !isRent ||
    each === null ||
    upkeep === null ||
    rent.low !== rent.high ||
    (rent.per ?? price.per) !== price.per
  )
    return null
  const params = {
    price: shown(money(price.low, price.currency)),
    rent: shown(money(each, price.currency)),
    years: shown(formatRough(settled(price.low / (each - upkeep)))),
  }
  if (each <= upkeep || !isOwnCurrency(rent.currency, price.currency)) return null
  return upkeep > 0
    ? calculated(
        'Who buys pays {price} and {fee} a year, who takes this pays {rent} a year. Buying costs less from {years} years on: {price} ÷ ({rent} − {fee}). The sums take the first one.',
        { ...params, fee: shown(money(upkeep, price.currency)) },
      )
    : calculated(
        'Who buys pays {price} once, who takes this pays {rent} a year. Buying costs less from {years} years on: {price} ÷ {rent}. The sums take the first one.',
        params,
      )
}

/** Buying beside renting, if the brief has a price for both; null otherwise. */
export function rentLine(brief: Brief, idea: string): SummaryLine | null {
  const [price, ...further] = entriesOf(brief, 'price').map(({ value }) => value)
  const summed = statedSecond(brief, idea)?.value
  for (const other of further) {
    const said = price ? rentBeside(price, summed === other ? undefined : summed, other) : null
    if (said) return { said, about: quote(formatValue('price', other)), asks: null }
  }
  return null
}

/** Further prices that the sums leave out, since nothing tells how many of them one customer takes. */
export function leftOutPrices(brief: TellingBrief, idea: string): SummaryLine[] {
  const [first, ...further] = entriesOf(brief, 'price')
  if (!first) return []
  const price = first.value
  const summed = statedSecond(brief, idea)?.value
  return further.flatMap((entry): SummaryLine[] => {
    const other = entry.value
    if (other.part === 'deposit' || other === summed || other.high === 0) return []
    const about = quote(quoteOf(entry, idea) ?? formatValue('price', other))
    if (rentBeside(price, summed === other ? undefined : summed, other)) return []
    const times = brief.told?.quantity
    if (other.part === 'added' && other.every === 'use' && isOfOccasion(other) && times !== undefined)
      return [
        {
          said: calculated(
            'If {count} a year counts these, {each} × {count} = {sum} a year comes from them alone.',
            {
              count: shown(formatCount(times)),
              each: shown(rangeTerm(other.low, other.high, other.currency)),
              sum: shown(
                amountRange(settled(other.low * times), settled(other.high * times), other.currency),
              ),
            },
          ),
          about,
          asks: null,
        },
      ]
    const isPeriodic = price.every !== null && price.every in PER_YEAR && price.every !== 'year'
    const isCounted = other.every === 'use' && other.low === other.high && price.low >= 2 * other.low
    if (
      other.part === 'added' &&
      isPeriodic &&
      isCounted &&
      price.low === price.high &&
      isOwnCurrency(other.currency, price.currency)
    )
      return [
        {
          said: calculated(
            'This comes on top, and the sums leave it out. {count} of them bring as much as the first price: {price} ÷ {each}.',
            {
              count: shown(formatCount(Math.ceil(settled(price.low / other.low)))),
              price: shown(money(price.low, price.currency)),
              each: shown(money(other.low, price.currency)),
            },
          ),
          about,
          asks: null,
        },
      ]
    return [
      {
        said:
          other.part === 'added'
            ? fixed(
                'This comes on top. The sums leave it out, since nothing says how much of it one customer takes.',
              )
            : fixed('This is another price of yours. The sums take the first one.'),
        about,
        asks: null,
      },
    ]
  })
}
