import type { Income } from './content.ts'
import { moneyText } from './money-text.ts'

/** Payments a year from a customer who pays in a rhythm; those who buy by the piece have none. */
const PAYMENTS_A_YEAR: Partial<Record<Income['every'], number>> = { week: 52, month: 12, year: 1 }

const DIGITS = 2

/** A number of sales or customers, rounded up to two significant digits. */
function upward(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - (DIGITS - 1))
  return Math.ceil(count / unit - 1e-9) * unit
}

const whole = new Intl.NumberFormat('en-US')
const counted = (count: number, noun: string) => `${whole.format(count)} ${noun}${count === 1 ? '' : 's'}`

/**
 * How many sales, or customers who pay for a year, a cost takes at the founder's price, with the share of it that is assumed
 * to be left. `cost` is in the roadmap's currency; null where it or the price is not known.
 */
export function payBackText(cost: number | null, income: Income | null, currency: string): string | null {
  if (cost === null || cost <= 0 || income === null) return null
  const { price, every, per, margin, purchases } = income
  const yearly = PAYMENTS_A_YEAR[every]
  const left = `${Math.round(margin * 100)}% of it is left after what a sale costs (assumption)`
  const at = `${moneyText(price, currency)}${per ? ` per ${per}` : ''}${yearly === undefined ? '' : ` a ${every}`}`
  const start = `This phase costs ${moneyText(cost, currency)}; the price is ${at}. If ${left},`
  if (yearly !== undefined)
    return `${start} ${counted(upward(cost / (price * yearly * margin)), 'customer')} who pay for a year cover it.`
  const sales = upward(cost / (price * margin))
  const customers =
    purchases === null
      ? ''
      : ` At ${purchases} a year from each customer, that is ${counted(upward(sales / purchases), 'customer')} for a year.`
  return `${start} ${counted(sales, 'sale')} cover it.${customers}`
}
