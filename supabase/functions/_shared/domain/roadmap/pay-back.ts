import { lineDollars, settledAmount, sumOfAmounts } from './amounts.ts'
import type { Income, PhaseMoney } from './content.ts'
import { moneyText } from './money-text.ts'
import { isEndless, lifeLoss, losesAlways, oneSaleTexts, otherPriceTexts } from './one-sale.ts'
import { targetTexts } from './target-text.ts'

/** Payments per year of a customer who pays periodically; customers who buy by the piece have none. */
const PAYMENTS_A_YEAR: Partial<Record<Income['every'], number>> = { week: 52, month: 12, year: 1 }

const DIGITS = 2
const MINUTES = 60

/** A number of sales or customers, rounded up to two significant digits. */
function upward(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - (DIGITS - 1))
  return Math.ceil(count / unit - 1e-9) * unit
}

const whole = new Intl.NumberFormat('en-US')
const counted = (count: number, noun: string) => `${whole.format(count)} ${noun}${count === 1 ? '' : 's'}`
/** A paid time, in minutes up to two hours. */
const timeOf = (hours: number) =>
  hours < 2
    ? counted(Math.max(1, Math.round(hours * MINUTES)), 'minute')
    : `${Number(hours.toPrecision(DIGITS))} hours`

/** The price as written in a sentence. */
function priceText({ price, every, per }: Income, currency: string): string {
  const rhythm = PAYMENTS_A_YEAR[every] === undefined ? '' : ` a ${every}`
  return `${moneyText(price, currency)}${per ? ` per ${per}` : ''}${rhythm}`
}

interface Wage {
  role: string
  hourlyRate: number
}
type Member = Pick<Wage, 'role'> & {
  hourlyRate: number | null
  count?: number
  hours?: number | null
  costDollars?: number | null
}

/** The team members who make or deliver the product, with their hourly rate; null if they do not work in the phase. */
const workerIn = ({ worker }: Income, team: readonly Member[]): Wage | null =>
  team.flatMap(({ role, hourlyRate }) =>
    role === worker && hourlyRate !== null && hourlyRate > 0 ? [{ role, hourlyRate }] : [],
  )[0] ?? null

/**
 * The working time per sale: the founder's figure, or what the assumed share of the price pays for. '' if the role is
 * unknown.
 */
function laborText(income: Income, currency: string, worker: Wage | null): string {
  const { labor, hoursEach, isOwnWork, isTold } = income
  const origin = isTold ? 'by your figure' : '(assumption: the time of the price and a quarter for the way)'
  if (!worker)
    return isOwnWork && hoursEach !== undefined
      ? ` The work on one takes ${timeOf(hoursEach)} by your figure.`
      : ''
  const rate = moneyText(worker.hourlyRate, currency)
  if (hoursEach !== undefined)
    return ` The work on one takes ${timeOf(hoursEach)} ${origin}: ${moneyText(lineDollars(1, hoursEach, worker.hourlyRate), currency)} at the ${rate} an hour of “${worker.role}”.`
  // What the founder pays for the work of one sale is no share of the price.
  if (labor === undefined || income.oneSale?.work !== undefined) return ''
  const hours = (income.price * labor) / worker.hourlyRate
  return ` Of the price, ${Math.round(labor * 100)}% is planned for that work (assumption): ${timeOf(hours)} at the ${rate} an hour of “${worker.role}”. Time ten in a row; what takes longer comes out of what is left.`
}

/**
 * States that an hour of work costs more than the price: sales cover a cost only if the work takes less time, which has
 * to be measured.
 */
function lossText(cost: number, income: Income, currency: string, { role, hourlyRate }: Wage): string {
  const { price, labor = 1, margin, every } = income
  const loss = moneyText(hourlyRate - price, currency)
  const yearly = PAYMENTS_A_YEAR[every]
  const needed = upward(cost / (price * (yearly ?? 1) * margin))
  const covering =
    yearly === undefined ? counted(needed, 'sale') : `${counted(needed, 'customer')} for a year`
  return `This phase costs ${moneyText(cost, currency)}; the price is ${priceText(income, currency)}. An hour of “${role}” costs ${moneyText(hourlyRate, currency)}, which is more: a sale that takes one hour loses ${loss}, and above ${timeOf(price / hourlyRate)}, travel included, no number of sales covers this phase. Time ten in a row before anything else is spent: only at ${timeOf((price * labor) / hourlyRate)} or less do ${covering} pay for it. Else raise the price or leave work out.`
}

/** A share in percent; a small one with one significant digit. */
const percentOf = (share: number): number =>
  share < 0.05 ? Number((share * 100).toPrecision(1)) : Math.round(share * 100)

const payersFor = (count: number): string =>
  `${counted(count, 'customer')} who ${count === 1 ? 'pays' : 'pay'} for a year`

/** The number of sales, or of customers who pay for a year, that covers a cost. */
function covering(cost: number, { price, every, margin }: Income): string {
  const yearly = PAYMENTS_A_YEAR[every]
  return yearly === undefined
    ? counted(upward(cost / (price * margin)), 'sale')
    : payersFor(upward(cost / (price * yearly * margin)))
}

/** Compares a phase's cost with the price; if income is planned, the sums over all phases state how many sales cover it. */
function besidePrice(
  cost: number,
  income: Income,
  currency: string,
  team: readonly Member[],
  isPlanned: boolean,
  isListed: boolean,
): string {
  const { price, every, margin, purchases, isByHour, isTold, isOwnWork, hoursEach, loss } = income
  const worker = workerIn(income, team)
  const costs = `This phase costs ${moneyText(cost, currency)}; the price is ${priceText(income, currency)}.`
  const labor = laborText(income, currency, worker)
  // The sum of one sale stands in a sentence of its own.
  if (isEndless(income) || lifeLoss(income) !== null) return `${costs} So far each sale loses money.${labor}`
  if (loss !== undefined)
    return `${costs} By your figures for one sale, and 10% of the price for selling, each sale loses ${moneyText(loss, currency)}: no number of sales covers this phase. Raise the price or leave work out before anything else is spent.${labor}`
  if (worker && isByHour && hoursEach === undefined && worker.hourlyRate > price)
    return lossText(cost, income, currency, worker)
  const left = `${percentOf(margin)}% of it is left after what a sale costs${isOwnWork ? ', before the founders’ own pay' : ''} (${isTold ? 'your figures, and assumptions for the rest' : 'assumption'})`
  if (isPlanned)
    return `${costs} ${isListed ? `What the planned sales cost stands among the costs. Of each further sale, ${left.replace(' of it', '')}` : `For the sums below, ${left}`}.${labor}`
  const sales = upward(cost / (price * margin))
  const customers =
    PAYMENTS_A_YEAR[every] !== undefined || purchases === null
      ? ''
      : ` At ${purchases} a year from each customer, that is ${counted(upward(sales / purchases), 'customer')} for a year.`
  return `${costs} If ${left}, ${covering(cost, income)} cover it.${customers}${labor}`
}

const FOUNDER = 'Founder'

/** Founders' hours that no sum includes; empty if they are paid for or there are none. */
function unpaid(team: readonly Member[]): string[] {
  const own = team.find(({ role, hourlyRate }) => role === FOUNDER && hourlyRate === 0)
  const hours = (own?.count ?? 1) * (own?.hours ?? 0)
  return hours > 0
    ? [
        `${whole.format(hours)} hours are the founders’ own work. They are planned without money, and are paid from what is left.`,
      ]
    : []
}

/** The part of a cost that is the founder's own time. */
function ownTime(cost: number, currency: string, team: readonly Member[]): string[] {
  const own = team.find(({ role }) => role === FOUNDER)?.costDollars ?? 0
  return own > 0 && own < cost
    ? [
        `Of the ${moneyText(cost, currency)}, ${moneyText(own, currency)} is the founder’s own time; ${moneyText(sumOfAmounts([cost, -own]), currency)} has to be paid to others.`,
      ]
    : []
}

/** Goods that are returned if they are not sold. */
const ON_RETURN = /\bsale[ -]or[ -]return\b|\bconsignment\b/i

/** Who makes the planned payments, where that is not one payment each. */
function payersText({ won, before }: NonNullable<PhaseMoney['planned']>): string {
  const groups = [
    ...(before ? [`${whole.format(before)} who pay already`] : []),
    ...(won ? [`${whole.format(won)} customers who are won`] : []),
  ]
  return groups.length > 0 ? ` by the ${groups.join(' and the ')}` : ''
}

/** The planned income of this phase, as text, and what is left of it. */
function incomeOf(
  { planned, ordered, setup, left = 1 }: PhaseMoney,
  currency: string,
): { text: string; sum: number } {
  const rest = planned ? lineDollars(planned.count, 1, planned.each) : 0
  const begun = setup ? lineDollars(setup.count, 1, setup.each) : 0
  const sum = sumOfAmounts([rest, ordered?.sum ?? 0, begun])
  if (sum === 0)
    return {
      text: 'No income is planned for this phase: what tests and trials bring in is left out of the sums.',
      sum,
    }
  const sales =
    planned && planned.count > 0
      ? [
          `${whole.format(planned.count)} payments of ${moneyText(planned.each, currency)}${payersText(planned)} (${moneyText(rest, currency)})`,
        ]
      : []
  const orders = ordered
    ? [
        `the ${whole.format(ordered.count)} that you name in “${ordered.words}” (${moneyText(ordered.sum, currency)}${ordered.advances > 0 ? `, ${moneyText(ordered.advances, currency)} of it paid in advance` : ''}${ON_RETURN.test(ordered.words) ? ', as far as it is sold' : ''})`,
      ]
    : []
  const first = setup
    ? [
        `“${setup.label}” of ${whole.format(setup.count)} who begin, ${moneyText(setup.each, currency)} each (${moneyText(begun, currency)})`,
      ]
    : []
  return {
    text: `This phase plans an income of ${moneyText(sum, currency)}, if all is paid: ${[...orders, ...sales, ...first].join(' and ')}.${left < 1 ? ` ${moneyText(leftOf(sum, left), currency)} of it is left.` : ''}`,
    sum: leftOf(sum, left),
  }
}

/** What is left of an income, rounded once. */
const leftOf = (sum: number, left: number): number => (left < 1 ? settledAmount(sum * left) : sum)

/** That a phase with customers brings in less than it costs. */
const shortOf = (sum: number, cost: number, currency: string): string =>
  sum > 0 && sum < cost
    ? ` That is ${moneyText(sumOfAmounts([cost, -sum]), currency)} less than it costs.`
    : ''

/** A smaller share of the customers tells nothing. */
const LEAST_PERCENT = 0.1
/** From this share of all sales on, a number of sales is hard to reach. */
const MUCH = 25

/** All sales of a year, or all customers, that the founder's count allows; null if nothing bounds them. */
function marketOf({
  customers,
  every,
  purchases,
}: Income): { most: number; text: string; whole: string } | null {
  if (customers === undefined) return null
  const all = whole.format(customers)
  if (PAYMENTS_A_YEAR[every] !== undefined)
    return { most: customers, text: `the ${all} that you count`, whole: `the ${all} that you count` }
  if (purchases !== null && purchases > 0)
    return {
      most: customers * purchases,
      text: `the ${whole.format(Math.round(customers * purchases))} that the ${all} whom you count buy in a year`,
      whole: `all that the ${all} whom you count buy in a year`,
    }
  return every === 'once'
    ? {
        most: customers,
        text: `one for each of the ${all} that you count`,
        whole: `the ${all} that you count, at one each`,
      }
    : null
}

const NEVER = 'as it stands, it never closes'

/** What closes a gap: sales or customers beyond the planned ones, or that nothing does. */
function closing(gap: number, income: Income, money: PhaseMoney, isPlanned: boolean): string {
  const { price, every, margin, purchases, resellers } = income
  const yearly = PAYMENTS_A_YEAR[every]
  const needed = upward(gap / (price * (yearly ?? 1) * margin))
  const market = marketOf(income)
  const sales = covering(gap, income)
  const beyond = isPlanned ? ' beyond those planned' : ''
  const planned = payersIn(money, income)
  if (market && needed + planned > market.most)
    return ` It would take ${sales}${beyond}, more than ${market.text}: ${NEVER}. Raise the price, plan smaller, or leave out what has to be paid to others.`
  const percent = market ? (needed / market.most) * 100 : 0
  const share =
    market && percent >= LEAST_PERCENT && (yearly !== undefined || percent >= MUCH)
      ? `, ${Number(percent.toPrecision(DIGITS))}% of ${market.whole}`
      : ''
  const buyers =
    yearly === undefined && purchases !== null && purchases > 1
      ? `: ${counted(upward(gap / (price * margin * purchases)), 'customer')} for a year at ${purchases} a year`
      : ''
  const through =
    resellers !== undefined && yearly === undefined
      ? ` Your ${whole.format(resellers)} are those who sell it on, not the buyers: count what one of them sells in a month.`
      : ''
  return ` ${sales}${beyond} ${/^1 /.test(sales) ? 'closes' : 'close'} it${share}${buyers}.${through}`
}

/** A gap of this many times a phase's planned sales cannot be closed by selling a little more. */
const FAR_TIMES = 5

/** The customers who pay in a phase, or its sales: what the number that closes a gap is compared with. */
function payersIn({ planned, ordered }: PhaseMoney, { every }: Income): number {
  const sales = (planned?.count ?? 0) + (ordered?.count ?? 0)
  const payers = (planned?.before ?? 0) + (planned?.won ?? 0) + (ordered?.count ?? 0)
  return PAYMENTS_A_YEAR[every] !== undefined && payers > 0 ? payers : sales
}

/** Advice if the gap is far from what the phase plans to sell. */
function outOfReach(gap: number, income: Income, money: PhaseMoney): string {
  const { price, margin, every } = income
  const there = payersIn(money, income)
  if (there <= 0) return ''
  // The number of sales is shown rounded up, and its multiple follows from what is shown.
  const times = Math.round(upward(gap / (price * margin * (PAYMENTS_A_YEAR[every] ?? 1))) / there)
  const what = PAYMENTS_A_YEAR[every] === undefined ? 'the sales' : 'the customers'
  return times < FAR_TIMES
    ? ''
    : ` That is ${whole.format(times)} times ${what} of this phase. Before it begins, raise the price, plan it smaller, or leave out what has to be paid to others.`
}

/** Costs and income up to the end of this phase, and what closes the gap. */
function upToHere(
  cost: number,
  sum: number,
  money: PhaseMoney,
  income: Income,
  currency: string,
  hasOwnTime: boolean,
): string {
  const { earlier } = money
  const spent = sumOfAmounts([cost, earlier?.cost ?? 0])
  const received = sumOfAmounts([sum, earlier?.income ?? 0])
  const gap = sumOfAmounts([spent, -received])
  const [costs, plans] = [moneyText(spent, currency), moneyText(received, currency)]
  const isWhole = money.left === undefined || received === 0
  const phases = earlier
    ? `The ${earlier.phases + 1} phases up to here cost ${costs} and ${isWhole ? `plan an income of ${plans}` : `have ${plans} left of their income`}`
    : received > 0
      ? `${isWhole ? `That is an income of ${plans}` : `${plans} is left of the income,`} beside a cost of ${costs}`
      : `Its cost of ${costs} comes back later`
  if (gap <= 0)
    return `${phases}: ${moneyText(-gap, currency)} more than ${earlier ? 'they cost' : 'it costs'}, before tax.`
  const rest = `a gap of ${moneyText(gap, currency)} to finance${hasOwnTime ? ', the founder’s own time included' : ''}`
  if (losesAlways(income)) return `${phases}: ${rest}. No number of sales closes it as the price stands.`
  const closed = closing(gap, income, money, received > 0)
  return `${phases}: ${rest}.${closed}${closed.includes(NEVER) ? '' : outOfReach(gap, income, money)}`
}

/** From this many months on, a gap does not close by waiting. */
const LONG_MONTHS = 120

/** After how many months the gap closes at the rate of the last phase, after all that each month costs. */
function closingTime({ closes }: PhaseMoney, income: Income, currency: string): string {
  if (!closes || losesAlways(income)) return ''
  const { gap, monthly, running = 0 } = closes
  const tell = (amount: number) => moneyText(Number(amount.toPrecision(DIGITS)), currency)
  const rest = monthly - running
  const sum =
    running > 0
      ? `its sales leave about ${tell(monthly)} a month, and its monthly costs take ${tell(running)}`
      : `about ${tell(monthly)} a month is left`
  if (rest <= 0)
    return running > 0
      ? ` At the rate of this phase, ${sum}: each month adds to the gap, which never closes.`
      : ''
  const months = Math.ceil(gap / rest)
  const left = running > 0 ? `: about ${tell(rest)} is left` : ''
  return months > LONG_MONTHS
    ? ` At the rate of this phase, ${sum}${left}${left ? ', ' : ': '}too little to close it.`
    : ` At the rate of this phase, ${sum}${left}, and the gap closes after about ${counted(months, 'month')}.`
}

/** In the last phase, adds after how long the gap closes, if it can. */
const withTime = (text: string, money: PhaseMoney, income: Income, currency: string): string =>
  money.isLast && !text.includes(NEVER) ? `${text}${closingTime(money, income, currency)}` : text

/** What is missing for an income. */
export const LACKING: Readonly<Record<NonNullable<PhaseMoney['lacks']> | 'any', string>> = {
  any: 'price, currency or usual sale is not known',
  price: 'no price is told',
  currency: 'the price is not known in the currency of these costs',
  quantity: 'no text says how many one customer has of what the price is for',
  deal: 'the price is a share, and no text says what one deal is worth',
}

/**
 * Compares a phase's cost with the founder's price and with its planned income: the sales, or customers who pay for a
 * year, that cover it with the remaining share of the price, how long the work on one sale may take at the team's
 * rates, and the gap between cost and income up to the end of the phase. `cost` and rates are in the roadmap's
 * currency. Empty if the cost is unknown, or both price and income are.
 */
export function payBackTexts(
  cost: number | null,
  income: Income | null,
  currency: string,
  team: readonly Member[] = [],
  money: PhaseMoney | null = null,
): string[] {
  if (cost === null || (income === null && money === null)) return []
  if (cost <= 0) return money ? unpaid(team) : []
  const hasOwnTime = team.some(({ role, costDollars }) => role === FOUNDER && (costDollars ?? 0) > 0)
  // Without a price in this currency, income is not mentioned.
  const planned = money && income ? incomeOf(money, currency) : null
  return [
    ...(income ? [...oneSaleTexts(income, currency), ...otherPriceTexts(income, currency)] : []),
    ...(income ? [besidePrice(cost, income, currency, team, money !== null, money?.left === undefined)] : []),
    ...(money ? [...ownTime(cost, currency, team), ...unpaid(team)] : []),
    ...(money?.lacks && !money.earlier && !planned
      ? [
          `No income is set beside this cost of ${moneyText(cost, currency)}, because ${LACKING[money.lacks]}. Settle that before anything is spent: it decides whether the plan pays for itself.`,
        ]
      : []),
    ...(money?.earlier && !planned
      ? [
          `The ${money.earlier.phases + 1} phases up to here cost ${moneyText(sumOfAmounts([cost, money.earlier.cost]), currency)}. No income is set beside it, because ${LACKING[money.lacks ?? 'any']}. Work out what one sale leaves, and how many of them these costs take, before more is spent.`,
        ]
      : []),
    ...(money && planned && income
      ? [
          `${planned.text}${shortOf(planned.sum, cost, currency)}`,
          withTime(upToHere(cost, planned.sum, money, income, currency, hasOwnTime), money, income, currency),
        ]
      : []),
    ...targetTexts(money),
  ]
}
