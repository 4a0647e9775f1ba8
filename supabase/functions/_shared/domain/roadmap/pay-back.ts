import type { Income } from './content.ts'
import { moneyText } from './money-text.ts'

/** Payments a year from a customer who pays in a rhythm; those who buy by the piece have none. */
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
/** A time that is paid for, in minutes up to two hours. */
const timeOf = (hours: number) =>
  hours < 2
    ? counted(Math.max(1, Math.round(hours * MINUTES)), 'minute')
    : `${Number(hours.toPrecision(DIGITS))} hours`

/** The price as it stands in a sentence. */
function priceText({ price, every, per }: Income, currency: string): string {
  const rhythm = PAYMENTS_A_YEAR[every] === undefined ? '' : ` a ${every}`
  return `${moneyText(price, currency)}${per ? ` per ${per}` : ''}${rhythm}`
}

interface Wage {
  role: string
  hourlyRate: number
}
type Member = Pick<Wage, 'role'> & { hourlyRate: number | null }

/** Those of the team who make or serve what is sold, with their hourly rate; null where they do not work in the phase. */
const workerIn = ({ worker }: Income, team: readonly Member[]): Wage | null =>
  team.flatMap(({ role, hourlyRate }) =>
    role === worker && hourlyRate !== null && hourlyRate > 0 ? [{ role, hourlyRate }] : [],
  )[0] ?? null

/** How long the work on one sale may take by the share of the price that is assumed for it; '' where nobody is known who does it. */
function laborText(income: Income, currency: string, worker: Wage | null): string {
  const { labor } = income
  if (!worker || labor === undefined) return ''
  const hours = (income.price * labor) / worker.hourlyRate
  return ` Of the price, ${Math.round(labor * 100)}% is planned for that work (assumption): ${timeOf(hours)} at the ${moneyText(worker.hourlyRate, currency)} an hour of “${worker.role}”. Time ten in a row; what takes longer comes out of what is left.`
}

/** That an hour of work costs more than is paid: sales cover a cost only where the work takes less, which is to be measured. */
function lossText(cost: number, income: Income, currency: string, { role, hourlyRate }: Wage): string {
  const { price, labor = 1, margin, every } = income
  const loss = moneyText(hourlyRate - price, currency)
  const yearly = PAYMENTS_A_YEAR[every]
  const needed = upward(cost / (price * (yearly ?? 1) * margin))
  const covering =
    yearly === undefined ? counted(needed, 'sale') : `${counted(needed, 'customer')} for a year`
  return `This phase costs ${moneyText(cost, currency)}; the price is ${priceText(income, currency)}. An hour of “${role}” costs ${moneyText(hourlyRate, currency)}, which is more: a sale that takes one hour loses ${loss}, and above ${timeOf(price / hourlyRate)}, travel included, no number of sales covers this phase. Time ten in a row before anything else is spent: only at ${timeOf((price * labor) / hourlyRate)} or less do ${covering} pay for it. Else raise the price or leave work out.`
}

/**
 * How many sales, or customers who pay for a year, a cost takes at the founder's price, with the share of it that is assumed
 * to be left, and how long the work on one may take at the rates of the team. `cost` and rates are in the roadmap's
 * currency; null where cost or price is not known.
 */
export function payBackText(
  cost: number | null,
  income: Income | null,
  currency: string,
  team: readonly Member[] = [],
): string | null {
  if (cost === null || cost <= 0 || income === null) return null
  const { price, every, margin, purchases, isByHour } = income
  const worker = workerIn(income, team)
  if (worker && isByHour && worker.hourlyRate > price) return lossText(cost, income, currency, worker)
  const yearly = PAYMENTS_A_YEAR[every]
  const left = `${Math.round(margin * 100)}% of it is left after what a sale costs (assumption)`
  const start = `This phase costs ${moneyText(cost, currency)}; the price is ${priceText(income, currency)}. If ${left},`
  const labor = laborText(income, currency, worker)
  if (yearly !== undefined)
    return `${start} ${counted(upward(cost / (price * yearly * margin)), 'customer')} who pay for a year cover it.${labor}`
  const sales = upward(cost / (price * margin))
  const customers =
    purchases === null
      ? ''
      : ` At ${purchases} a year from each customer, that is ${counted(upward(sales / purchases), 'customer')} for a year.`
  return `${start} ${counted(sales, 'sale')} cover it.${customers}${labor}`
}
