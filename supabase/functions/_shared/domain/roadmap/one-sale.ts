import type { Income } from './content.ts'
import { moneyText } from './money-text.ts'

/*
 * The sum of one sale by the founder's own figures, as sentences: what is left at once, what it goes on costing, what is
 * owed when it comes back, and what is left through a shop.
 */

const rounded = (amount: number): number => Math.round(amount * 100) / 100
const isBySale = ({ every }: Income): boolean => every === 'once' || every === 'use' || every === 'day'

/** What is left of one sale before what it goes on costing, by the founder's figures alone. */
function leftAtOnce({ price, oneSale }: Income): number {
  const costs = (oneSale?.costs ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return rounded(price - costs - (oneSale?.work ?? 0))
}

/** Whether one payment has to carry a monthly cost without an end, so that more sales only lose more. */
export const isEndless = (income: Income): boolean =>
  isBySale(income) &&
  income.oneSale?.monthly !== undefined &&
  typeof income.oneSale.monthly.months !== 'number'

/** What one sale loses over the life that the founder promises; null if it loses nothing or has no end. */
export function lifeLoss(income: Income): number | null {
  const { monthly } = income.oneSale ?? {}
  if (isEndless(income)) return null
  const left = isBySale(income)
    ? leftAtOnce(income) - (monthly ? monthly.amount * (monthly.months ?? 0) : 0)
    : income.price - (monthly?.amount ?? 0)
  return left < 0 ? rounded(-left) : null
}

/** Whether no number of sales pays for anything. */
export const losesAlways = (income: Income): boolean =>
  income.loss !== undefined || isEndless(income) || lifeLoss(income) !== null

/** What one sale goes on costing, beside what is left of it. */
function goesOn(income: Income, currency: string): string[] {
  const { oneSale, every } = income
  const monthly = oneSale?.monthly
  if (!monthly) return []
  const tell = (amount: number) => moneyText(rounded(amount), currency)
  const words = `${tell(monthly.amount)} a month (“${monthly.words}”)`
  if (!isBySale(income))
    return every === 'month'
      ? [
          `Each customer costs ${words}: ${
            monthly.amount < income.price
              ? `${tell(income.price - monthly.amount)} of ${tell(income.price)} is left.`
              : `${tell(monthly.amount - income.price)} more than the price.`
          }`,
        ]
      : []
  const left = leftAtOnce(income)
  if (typeof monthly.months === 'number') {
    const all = monthly.amount * monthly.months
    return [
      `Over the ${monthly.months} months that you promise, ${words} takes ${tell(all)}: ${
        left >= all
          ? `${tell(left - all)} is left.`
          : `each sale loses ${tell(all - left)}, and no number of sales covers this phase.`
      }`,
    ]
  }
  const until = Math.max(0, Math.floor(left / monthly.amount))
  const promise =
    monthly.months === null ? 'You promise it without an end' : 'No text says for how long it is included'
  return [
    `${words} uses that up in ${until} months, and from then on each one loses money. ${promise}: so far no number of sales covers this phase. Settle the period, and put its cost into the price or ask for a renewal.`,
  ]
}

/** One sale by the founder's figures; empty if the text names none. */
export function oneSaleTexts(income: Income, currency: string): string[] {
  const { oneSale, price } = income
  if (!oneSale) return []
  const tell = (amount: number) => moneyText(rounded(amount), currency)
  const left = leftAtOnce(income)
  const parts = [
    ...oneSale.costs.map(({ words, amount }) => ` − ${tell(amount)} (“${words}”)`),
    ...(oneSale.work === undefined ? [] : [` − ${tell(oneSale.work)} (pay for the work, by your figures)`]),
  ]
  const sum =
    parts.length === 0
      ? []
      : [
          `One sale by your figures: ${tell(price)}${parts.join('')} = ${left < 0 ? '−' : ''}${tell(Math.abs(left))}${left < 0 ? '' : ' is left'}.`,
        ]
  const selling =
    income.loss !== undefined && left >= 0 && !oneSale.monthly
      ? [`With 10% of the price for selling (assumption), each one loses ${tell(income.loss)}.`]
      : []
  const shop = oneSale.shop
  const kept = shop ? (price * shop.percent) / 100 : 0
  const through = left - kept
  return [
    [...sum, ...goesOn(income, currency), ...selling].join(' '),
    ...(oneSale.back
      ? [
          `What comes back is owed ${tell(oneSale.back.amount)} each (“${oneSale.back.words}”). ${
            oneSale.back.share < 1
              ? `By your share of ${Math.round(oneSale.back.share * 100)}%, that is ${tell(oneSale.back.amount * oneSale.back.share)} for each one sold.`
              : `If all come back, ${tell(Math.abs(left - oneSale.back.amount))} ${left >= oneSale.back.amount ? 'of the first sale is left' : 'is missing'} until it is sold again.`
          } Keep that money apart.`,
        ]
      : []),
    ...(shop && isBySale(income)
      ? [
          `Where a shop sells it, ${shop.percent}% stays there (“${shop.words}”): ${tell(kept)} of ${tell(price)}. ${
            through >= 0
              ? `${tell(through)} of one is left by these figures.`
              : `Each one sold there loses ${tell(-through)}.`
          }`,
        ]
      : []),
  ].filter(Boolean)
}
