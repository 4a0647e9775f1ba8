import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import {
  currencyOfBrief,
  demandOf,
  MONTHS,
  middleRevenue,
  money,
  PER_YEAR,
  percentText,
  statedMargin,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import { goalOf, priceOfSale } from './goal.ts'
import { calculated, quote, shown } from './line.ts'
import { grossMarginOf } from './market.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, COSTS_US, isOwnCurrency } from './told-amounts.ts'
import { sentencesOf } from './unread.ts'

/*
 * The founder's cost of one sale, the smallest batch and the smallest order, in the founder's words. Results are
 * calculated; nothing is stored in the brief.
 */

/** What one sale costs the founder, with the words that state it; null if there is none. */
export function unitCostOf(brief: Brief, idea: string): { cost: number; words: string } | null {
  const price = firstValue(brief, 'price')
  if (!price?.every || price.every === 'share' || price.low !== price.high || price.low === 0) return null
  const each = price.low
  // A recurring price is compared with a cost that recurs at the same interval.
  const isSale = priceOfSale(brief) !== null
  const own = [
    ...entriesOf(brief, 'inputs').map(({ value }) => ({ words: value, isCost: true })),
    ...sentencesOf(idea).map(({ words }) => ({ words, isCost: COSTS_US.test(words) })),
  ]
  for (const { words, isCost } of own) {
    const found = amountsIn(words).filter(
      ({ amount, currency, every }) =>
        isOwnCurrency(currency, price.currency) &&
        amount < each &&
        amount !== price.low &&
        (isSale ? every === null || every === 'use' || every === 'once' : every === price.every),
    )
    const [told] = found
    const isSaid =
      told &&
      (COSTS_US.test(told.before) ||
        COSTS_US.test(told.after.slice(0, 40)) ||
        (isSale && told.every === 'use'))
    if (isCost && found.length === 1 && told && isSaid) return { cost: told.amount, words }
  }
  return null
}

/** How many units the price covers: 'up to 300 cases'. */
const COVERED = /\b(?:up to|for|includes?|including) (?<many>\d[\d,.]*) (?<unit>\p{L}{3,})/giu

/**
 * A cost per unit other than that of the price, such as 'costs us 1.80 per case' for a monthly price, and the maximum
 * total for the units that the price covers, if the text states it. Null without such a cost.
 */
export function otherCostOf(brief: Brief, idea: string): { words: string; most: number | null } | null {
  const price = firstValue(brief, 'price')
  if (!price || price.every === 'share' || unitCostOf(brief, idea)) return null
  for (const { words } of sentencesOf(idea)) {
    const told = COSTS_US.test(words)
      ? amountsIn(words).find(
          ({ currency, every }) => isOwnCurrency(currency, price.currency) && every !== null,
        )
      : undefined
    if (!told || told.amount >= price.low) continue
    const unit = told.unit && stemOf(told.unit)
    const covered = sentencesOf(idea)
      .filter((sentence) => amountsIn(sentence.words).some(({ amount }) => amount === price.low))
      .flatMap((sentence) => [...sentence.words.matchAll(COVERED)])
      .find(({ groups }) => unit !== null && stemOf(groups?.unit ?? '') === unit)?.groups?.many
    const many = covered === undefined ? null : numberOf(covered.replace(/[,.]/g, ''))
    return { words, most: many === null ? null : settled(many * told.amount) }
  }
  return null
}

/** What remains of one sale after its own cost, and the sales needed for the goal; null without such a cost. */
export function leftOfSale(brief: Brief, idea: string): Statement | null {
  const unit = unitCostOf(brief, idea)
  const price = priceOfSale(brief)
  if (!unit || price === null) return null
  const currency = currencyOfBrief(brief)
  const cost = settled(unit.cost * unitsOfSale(brief))
  const left = settled(price - cost)
  const goal = goalOf(brief)
  const params = {
    price: shown(money(price, currency)),
    cost: shown(money(cost, currency)),
    left: shown(money(left, currency)),
  }
  return goal === null
    ? calculated(
        '{price} − {cost} = {left}: so much is left of one sale before delivery, returns, fees and tax.',
        params,
      )
    : calculated(
        'To keep {goal} a month takes {sales} sales a month: {price} − {cost} leaves {left} of each, before delivery, returns, fees and tax.',
        {
          ...params,
          goal: shown(money(goal, currency)),
          sales: shown(formatCount(Math.ceil(settled(goal / left)))),
        },
      )
}

/** Words for costs that are due whether or not anyone buys. */
const STANDING =
  /\b(?:rent|lease|salar(?:y|ies)|wages?|insurance|hosting|servers?|licen[cs]es?|loan|accountant|electricity|helper|assistant|employee|cleaner|storage|pitch|stall|kitchen|workshop|van|kiosk)\b/i
const OF_OWN = /\b(?:i|we|my|our|me|us)\b|^rent\b/i
const OF_OFFER = /\b(?:customers?|they|people|tenants?|households?|families|owners?|each|per)\b/i
const WEEKLY_HOURS = /(?<hours>\d{1,2}) hours? (?:a|per|each|every) week\b/i

/** The yearly fixed costs stated in the idea: rent, wages for weekly hours, insurance. Undefined if there are none. */
export function fixedCostsIn(brief: Brief, idea: string): NonNullable<TellingBrief['told']>['fixedCosts'] {
  const price = firstValue(brief, 'price')
  const currency = currencyOfBrief(brief)
  const found = sentencesOf(idea)
    .filter(({ words }) => STANDING.test(words) && OF_OWN.test(words) && !OF_OFFER.test(words))
    .flatMap(({ words }) =>
      amountsIn(words).flatMap((told) => {
        if (!isOwnCurrency(told.currency, currency) || told.amount === price?.low) return []
        const weekly = told.unit === 'hour' ? Number(WEEKLY_HOURS.exec(told.after)?.groups?.hours ?? 0) : 0
        const times =
          told.every !== null && told.every in PER_YEAR
            ? PER_YEAR[told.every as keyof typeof PER_YEAR]
            : weekly * PER_YEAR.week
        const shownTimes = weekly > 0 ? `${formatCount(weekly)} × ${PER_YEAR.week}` : formatCount(times)
        return times > 0
          ? [
              {
                each: told.amount,
                amount: told.amount * times,
                formula: `${money(told.amount, currency)} × ${shownTimes}`,
                words,
              },
            ]
          : []
      }),
    )
  const [first] = found
  return (
    first && {
      amount: settled(found.reduce((sum, { amount }) => sum + amount, 0)),
      amounts: found.map(({ each }) => each),
      formula: found.map(({ formula }) => formula).join(' + '),
      words: first.words,
    }
  )
}

/** How many customers or sales cover the stated fixed costs; null if these or the price are unknown. */
export function fixedCostsLine(brief: TellingBrief): SummaryLine | null {
  const costs = brief.told?.fixedCosts
  const each = middleRevenue(brief) ?? priceOfSale(brief)
  if (!costs || !each) return null
  const margin = grossMarginOf(brief).base
  const params = {
    sum: shown(money(Number((costs.amount / MONTHS).toPrecision(3)), currencyOfBrief(brief))),
    needed: shown(
      formatCount(
        Math.ceil(settled(costs.amount / (each * margin) / (middleRevenue(brief) === null ? MONTHS : 1))),
      ),
    ),
    margin: shown(percentText(margin)),
  }
  const isStated = statedMargin(brief) !== null
  return {
    said:
      middleRevenue(brief) === null
        ? calculated(
            'Your fixed costs come to {sum} a month. It takes {needed} sales a month to pay them, if {margin} of each is left.',
            params,
          )
        : isStated
          ? calculated(
              'Your fixed costs come to {sum} a month. It takes {needed} customers to pay them, before you earn anything.',
              params,
            )
          : calculated(
              'Your fixed costs come to {sum} a month. At an assumed margin of {margin}, it takes {needed} customers to pay them, before you earn anything.',
              params,
            ),
    about: quote(costs.words),
    asks: null,
  }
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = String.raw`(?<number>\d{1,5}|${NUMBERS.slice(1).join('|')})`
const numberOf = (word: string): number => {
  const index = NUMBERS.indexOf(word.toLowerCase())
  return index > 0 ? index : Number(word)
}
const LEAST = [
  new RegExp(
    String.raw`\b(?:minimum|min\.?|at least|moq)(?: order)?(?: of| is)? ${NUMBER} (?<unit>\p{L}{3,})`,
    'iu',
  ),
  new RegExp(String.raw`\b${NUMBER} (?<unit>\p{L}{3,}) (?:minimum|at least)\b`, 'iu'),
]
const stemOf = (word: string): string => word.toLowerCase().replace(/(?:es|s|e)$/, '')

/** The minimum quantities that the founder names, with their sentence; [] if there are none. */
const leastIn = (idea: string): { least: number; unit: string; words: string }[] =>
  sentencesOf(idea).flatMap(({ words }) =>
    LEAST.flatMap((expression) => {
      const { number, unit } = expression.exec(words)?.groups ?? {}
      const least = numberOf(number ?? '')
      return unit && least > 1 ? [{ least, unit, words }] : []
    }),
  )

/** The value of the smallest order, and how many such orders the goal requires; null if the text states none. */
export function smallestOrder(brief: Brief, idea: string): SummaryLine | null {
  const price = firstValue(brief, 'price')
  const unit = price?.per?.split(/\s+/).at(-1)
  if (!price || !unit || (price.every !== 'use' && price.every !== 'once')) return null
  const told = leastIn(idea).find((each) => stemOf(each.unit) === stemOf(unit))
  if (!told || told.least === unitsOfSale(brief)) return null
  const { currency } = price
  const each = settled((price.low + price.high) / 2)
  const goal = goalOf(brief)
  const params = {
    least: shown(formatCount(told.least)),
    price: shown(money(each, currency)),
    sum: shown(money(settled(told.least * each), currency)),
  }
  return {
    said:
      goal === null
        ? calculated('Your smallest order is {least} × {price} = {sum}.', params)
        : calculated(
            'Your smallest order is {least} × {price} = {sum}: {goal} a month takes {orders} of them.',
            {
              ...params,
              goal: shown(money(goal, currency)),
              orders: shown(formatCount(Number((goal / (told.least * each)).toPrecision(2)))),
            },
          ),
    about: quote(told.words),
    asks: null,
  }
}

const OURS = /\b(?:i|we|my|our|me|us)\b/i
/** Words for making things: a batch is made, unlike a customer's minimum order. */
const MADE =
  /\b(?:batch(?:es)?|produc\w+|mak(?:e|es|ing)|made|mou?ld\w*|factor(?:y|ies)|suppliers?|manufactur\w+|print\w*|turned|cast|cut|sewn)\b/i

/**
 * The smallest batch that the founder must have made, compared with the people who wait or pay; null if there is none.
 */
export function smallestBatch(brief: Brief, idea: string): SummaryLine | null {
  const unit = firstValue(brief, 'price')?.per?.split(/\s+/).at(-1)
  const told = leastIn(idea).find((each) => !unit || stemOf(each.unit) !== stemOf(unit))
  const people = Math.max(demandOf(brief, 'waiting'), demandOf(brief, 'paying'))
  if (
    !told ||
    told.least < 10 ||
    !MADE.test(told.words) ||
    !OURS.test(told.words) ||
    !/\b(?:pieces?|units?|sets?|copies|kilos?|kg|bottles?|items?|pairs?|boards?)\b/i.test(told.unit)
  )
    return null
  const params = { least: shown(formatCount(told.least)) }
  return {
    said:
      people > 0
        ? calculated(
            'Your smallest batch is {least}, and {people} wait or pay. How many of the {least} does one sale take? That tells how many of them have to pay before you order.',
            { ...params, people: shown(formatCount(people)) },
          )
        : calculated(
            'Your smallest batch is {least}. How many sales is that, and who has ordered? Without orders you pay for all of it first.',
            params,
          ),
    about: quote(told.words),
    asks: null,
  }
}
