import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, firstValue } from './brief.ts'
import {
  amountRange,
  currencyOfBrief,
  MONTHS,
  mayAssumeMargin,
  middleRevenue,
  money,
  PER_YEAR,
  percentText,
  statedMargin,
  type TellingBrief,
  unitsOfSale,
} from './economics.ts'
import { goalOf, priceOfSale } from './goal.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { grossMarginOf } from './market.ts'
import { ownCostsOf } from './own-costs.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, COSTS_US, isOwnCurrency } from './told-amounts.ts'
import { stemOf } from './told-quantities.ts'
import { sentencesOf } from './unread.ts'

/*
 * What one sale costs the founder, and what is left of it, in the founder's words. Results are calculated; nothing is
 * stored in the brief.
 */

/** What one sale costs the founder, as the sum of the costs in the text. */
export interface UnitCost {
  /** The middle of the lowest and the highest cost. */
  cost: number
  low: number
  high: number
  /** Each cost, from the lowest to the highest amount. */
  each: readonly { low: number; high: number }[]
  words: string
}

/** What one sale costs the founder, with the words that state it; null if there is no such cost. */
export function unitCostOf(brief: Brief, idea: string): UnitCost | null {
  const price = firstValue(brief, 'price')
  if (!price?.every || price.every === 'share' || price.low === 0) return null
  const each = ownCostsOf(brief, idea).filter((cost) => cost.for === 'sale')
  const [first] = each
  const sum = (end: 'low' | 'high') => settled(each.reduce((total, cost) => total + cost[end], 0))
  const [low, high] = [sum('low'), sum('high')]
  return first && high < price.low
    ? { cost: settled((low + high) / 2), low, high, each, words: first.words }
    : null
}

/** How many units the price covers: 'up to 300 cases'. */
const COVERED = /\b(?:up to|for|includes?|including) (?<many>\d[\d,.]*) (?<unit>\p{L}{3,})/giu

/**
 * A cost of the founder that is not the cost of one sale, such as 'costs us 1.80 per case' for a monthly price or a wage
 * per hour, and the maximum total for the units that the price covers, if the text states it. Null without such a cost.
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
    const many = covered === undefined ? null : Number(covered.replace(/[,.]/g, ''))
    return { words, most: many === null ? null : settled(many * told.amount) }
  }
  // Weekly hours of a helper are a fixed cost already.
  const fixedAmounts = fixedCostsIn(brief, idea)?.amounts ?? []
  const other = ownCostsOf(brief, idea).find(
    (cost) => /^(?:other|work|equipment)$/.test(cost.for) && !fixedAmounts.includes(cost.high),
  )
  return other ? { words: other.words, most: null } : null
}

/** What remains of one sale after its own cost, and the sales needed for the goal; null without such a cost. */
export function leftOfSale(brief: Brief, idea: string): Statement | null {
  const unit = unitCostOf(brief, idea)
  const [value, price] = [firstValue(brief, 'price'), priceOfSale(brief)]
  if (!unit || !value || price === null) return null
  const currency = currencyOfBrief(brief)
  const units = unitsOfSale(brief)
  const least = settled(value.low * units - unit.high * units)
  const most = settled(value.high * units - unit.low * units)
  const ends = (low: number, high: number) =>
    low === high ? money(low, currency) : `(${amountRange(low, high, currency)})`
  const costs = unit.each.map(({ low, high }) => ends(settled(low * units), settled(high * units)))
  const goal = goalOf(brief)
  const params = {
    sum: shown([ends(settled(value.low * units), settled(value.high * units)), ...costs].join(' − ')),
    left: shown(amountRange(least, most, currency)),
  }
  return goal === null
    ? calculated(
        '{sum} = {left}: so much is left of one sale before delivery, returns, fees and tax.',
        params,
      )
    : calculated(
        'To keep {goal} a month takes {sales} sales a month: {sum} leaves {left} of each, before delivery, returns, fees and tax.',
        {
          ...params,
          goal: shown(money(goal, currency)),
          sales: shown(
            least === most
              ? formatCount(Math.ceil(settled(goal / most)))
              : `${formatCount(Math.ceil(settled(goal / most)))} to ${formatCount(Math.ceil(settled(goal / least)))}`,
          ),
        },
      )
}

/** Asks whether a cost with another unit than the price is that of one sale; null if the cost of a sale is known. */
export function costQuestion(brief: Brief, idea: string): SummaryLine | null {
  if (priceOfSale(brief) === null || unitCostOf(brief, idea)) return null
  const other = ownCostsOf(brief, idea).find((cost) => cost.for === 'other')
  return other
    ? {
        said: fixed('How much of this does one sale take? Then what is left of each can be calculated.'),
        about: quote(other.words),
        asks: null,
      }
    : null
}

/** Words for costs that are due whether or not anyone buys. */
const STANDING =
  /\b(?:rent|lease|salar(?:y|ies)|wages?|insurance|hosting|servers?|licen[cs]es?|loan|accountant|electricity|helper|assistant|employee|cleaner|storage|pitch|stall|kitchen|workshop|van|kiosk)\b/i
/** Premises or equipment that the founder pays for in each period. */
export const PREMISES =
  /\b(?:rent|lease|(?:the|a|our|my|this|that) (?:\p{L}+ )?(?:unit|shop|workshop|kitchen|space|room|garage|hall|lock-?up|stall|pitch|studio|depot|yard|shed|barn|warehouse|office|kiosk|container|store|van|place) (?:is|costs?|would be|will be|for))\b[^,;.]*$/iu
const OF_OWN = /\b(?:i|we|my|our|me|us)\b|^rent\b/i
const OF_OFFER = /\b(?:customers?|they|people|tenants?|households?|families|owners?|each|per)\b/i
const WEEKLY_HOURS = /(?<hours>\d{1,2}) hours? (?:a|per|each|every) week\b/i

/** The yearly fixed costs stated in the idea: rent, wages for weekly hours, insurance. Undefined if there are none. */
export function fixedCostsIn(brief: Brief, idea: string): NonNullable<TellingBrief['told']>['fixedCosts'] {
  const price = firstValue(brief, 'price')
  const currency = currencyOfBrief(brief)
  const found = sentencesOf(idea)
    .filter(({ words }) => !OF_OFFER.test(words))
    .flatMap(({ words }) =>
      amountsIn(words).flatMap((told) => {
        const isPremises = PREMISES.test(told.before) && (told.every === 'month' || told.every === 'year')
        if (!isPremises && !(STANDING.test(words) && OF_OWN.test(words))) return []
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
  if (!costs || !each || !mayAssumeMargin(brief)) return null
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
