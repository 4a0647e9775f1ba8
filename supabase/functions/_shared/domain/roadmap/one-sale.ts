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
  const others = (oneSale?.payout?.amount ?? 0) + (oneSale?.yearly?.amount ?? 0)
  return rounded(price - costs - others - (oneSale?.work ?? 0))
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

/** What a month of a full group brings beside its pay; empty if it is paid in another way. */
function groupMonth({ group }: Income, tell: (amount: number) => string): string[] {
  if (!group?.pay || !group.times) return []
  const { size, each, staff = 1, times, pay, least = 0 } = group
  const [all, left] = [size * each, size * each - pay]
  return [
    `A full group by your figures: ${size} × ${tell(each)} = ${tell(all)} a month − ${tell(pay)} (pay of ${staff} for ${times} times) = ${left < 0 ? '−' : ''}${tell(Math.abs(left))} before rooms and selling. ${
      left < 0
        ? 'Even a full group does not cover the pay.'
        : `Begin a group with ${least} who pay for the same one, or more.`
    }`,
  ]
}

/** What one sale brings, with the further prices and the people that it is the sum of. */
function broughtIn({ price, added = [], group }: Income, tell: (amount: number) => string): string {
  if (group) return `${tell(price)} (${group.size} × ${tell(group.each)})`
  const more = added.map(
    ({ label, amount, isYearly }) => ` + ${tell(amount)} (“${label}”${isYearly ? ', the first year' : ''})`,
  )
  return `${tell(price - added.reduce((sum, { amount }) => sum + amount, 0))}${more.join('')}`
}

/** The assumed costs that lead from what the told figures leave to the share that the sums take; '' if none do. */
function stepsTo({ price, margin, taken }: Income, left: number, tell: (amount: number) => string): string {
  if (!taken) return ''
  const steps = [
    [taken.work, 'for the work'],
    [taken.sending, 'for sending'],
    [taken.selling, 'for selling'],
  ] as const
  const rest = left - steps.reduce((sum, [amount]) => sum + amount, 0)
  // A share that follows from something else is not explained by these steps.
  if (rest <= 0 || Math.abs(rest / price - margin) > 0.01) return ''
  const told = steps.flatMap(([amount, what]) => (amount > 0 ? [` − ${tell(amount)} ${what}`] : []))
  return ` Less what else is planned:${told.join('')} (assumptions where no figure is yours) = ${tell(rest)}, ${margin < 0.05 ? Number((margin * 100).toPrecision(1)) : Math.round(margin * 100)}% of ${tell(price)}, which the sums below take.`
}

/** What each later year of one that was sold leaves; '' if nothing is paid again. */
function laterYears({ added = [], oneSale }: Income, tell: (amount: number) => string): string {
  const again = added.reduce((sum, { amount, isYearly }) => sum + (isYearly ? amount : 0), 0)
  const cost = oneSale?.yearly?.amount ?? 0
  return again === 0
    ? ''
    : ` Each later year brings ${tell(again)}${cost > 0 ? ` − ${tell(cost)} = ${tell(again - cost)}` : ''}.`
}

const payText = ({ group }: Income): string =>
  group?.staff !== undefined && group.hours !== undefined
    ? `(pay of ${group.staff} for ${group.hours} ${group.hours === 1 ? 'hour' : 'hours'} each, by your figures)`
    : '(pay for the work, by your figures)'

/** From how many people on a group covers its pay. */
function groupText({ group }: Income): string {
  if (!group?.least) return ''
  if (group.least > group.size) return ` Even a full group of ${group.size} does not cover the pay.`
  return group.least === group.size
    ? ` Only a full group of ${group.size} covers the pay: with one less, each time loses money.`
    : ` From ${group.least} of ${group.size} on, a group covers the pay; with fewer, each time loses money.`
}

/** What the further prices mean beside the first one, as sentences. */
export function otherPriceTexts({ others = [], price, group, oneSale }: Income, currency: string): string[] {
  const tell = (amount: number) => moneyText(rounded(amount), currency)
  return others.map(({ label, part, uses, amount, firstYear }) => {
    if (part === 'deposit')
      return `Your “${label}” is paid back: it is no income and stands in no sum. Keep it apart.`
    if (firstYear !== undefined)
      return `With your “${label}”, one customer brings ${tell(firstYear)} in the first year. The income of each phase has it for those who are won.`
    if (part === 'added')
      return `Your “${label}” comes on top. The sums leave it out, since no text says how much of it one customer takes.`
    if (uses === undefined || amount === undefined)
      return `Your other price, “${label}”, stands in no sum: the sums take the first one.`
    const each = amount / uses
    const pay = oneSale?.work ?? 0
    const whole = group ? each * group.size : each
    const beside = group
      ? `, ${tell(whole)} for a group of ${group.size} instead of ${tell(price)}`
      : ` instead of ${tell(price)}`
    return `Your other price, “${label}”, is ${tell(each)} a time at ${uses} times a month${beside}.${
      pay > whole ? ` That is less than the ${tell(pay)} of pay for one time: each one loses money.` : ''
    }`
  })
}

/** One sale by the founder's figures; empty if the text names none. */
export function oneSaleTexts(income: Income, currency: string): string[] {
  const { price, added } = income
  const tell = (amount: number) => moneyText(rounded(amount), currency)
  const month = groupMonth(income, tell)
  const oneSale =
    income.oneSale ?? (added || (income.group && month.length === 0) ? { costs: [] } : undefined)
  if (!oneSale) return month
  const left = leftAtOnce(income)
  const parts = [
    ...oneSale.costs.map(({ words, amount }) => ` − ${tell(amount)} (“${words}”)`),
    ...(oneSale.payout ? [` − ${tell(oneSale.payout.amount)} (“${oneSale.payout.words}”)`] : []),
    ...(oneSale.yearly
      ? [` − ${tell(oneSale.yearly.amount)} (“${oneSale.yearly.words}”, the first year)`]
      : []),
    ...(oneSale.work === undefined ? [] : [` − ${tell(oneSale.work)} ${payText(income)}`]),
  ]
  const sum =
    parts.length === 0
      ? added || income.group
        ? [
            `One sale brings ${broughtIn(income, tell)}${added ? ` = ${tell(price)}` : ''}.${laterYears(income, tell)}`,
          ]
        : []
      : [
          `One sale by your figures: ${broughtIn(income, tell)}${parts.join('')} = ${left < 0 ? '−' : ''}${tell(Math.abs(left))}${left < 0 ? '' : ' is left'}.${groupText(income)}${stepsTo(income, left, tell)}${laterYears(income, tell)}`,
        ]
  const selling =
    income.loss !== undefined && left >= 0 && !oneSale.monthly
      ? [`With 10% of the price for selling (assumption), each one loses ${tell(income.loss)}.`]
      : []
  const shop = oneSale.shop
  const kept = shop ? (price * shop.percent) / 100 : 0
  const through = left - kept
  return [
    ...month,
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
