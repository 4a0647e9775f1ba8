import { assumedAmount, NO_CURRENCY, roughDollars } from '../currency.ts'
import { formatAmount, formatCount, formatMoney, settled } from '../figures.ts'
import { breakEvenLineOf } from '../market-calculation.ts'
import { currencyOf, type MarketInputId, type MarketModel } from '../market-model.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import {
  currencyOfBrief,
  customersForGoal,
  customersToBreakEven,
  demandOf,
  type Figure,
  goalOf,
  incomeFrom,
  incomeFromSome,
  isPerUnit,
  isSubscription,
  marginPerCustomer,
  middleRevenue,
  money,
  monthsToAll,
  monthsToEarnBack,
  monthsToPayOff,
  perWorkingDay,
  priceBesideToday,
  problemOfAll,
  revenueOf,
  salesForGoal,
  shareForGoal,
  shareToPayOff,
  unitsForGoal,
  volumeForGoal,
} from './economics.ts'
import { assumedFixedCosts, grossMarginOf } from './market.ts'
import { isAsked } from './questions.ts'

/** One line of 'What your numbers say'; `result` and `formula` are null while `asks` is open. */
export interface NumberLine {
  id: string
  label: string
  result: string | null
  formula: string | null
  /** What the result means; null where the label says it. */
  meaning: string | null
  asks: BriefField | null
  /** What it rests on beyond the founder's numbers, in a sentence; null when nothing. */
  assumes: string | null
}

/** What winning a customer is assumed to cost, by the revenue of a year; both in about so many US dollars. */
const WIN_COSTS = [
  { below: 60, cost: 5 },
  { below: 600, cost: 30 },
  { below: 6000, cost: 200 },
] as const
const HIGH_WIN_COST = 1000

/** The assumed cost of winning one customer, in the currency of the price, until the founder knows better. */
export function assumedWinCost(brief: Brief): number {
  const currency = currencyOfBrief(brief)
  const revenue = middleRevenue(brief) ?? 0
  const dollars = currency === null ? revenue : (roughDollars(revenue, currency) ?? revenue)
  return assumedAmount(WIN_COSTS.find(({ below }) => dollars < below)?.cost ?? HIGH_WIN_COST, currency)
}

const line = (id: string, label: string, more: Partial<NumberLine>): NumberLine => ({
  id,
  label,
  result: null,
  formula: null,
  meaning: null,
  asks: null,
  assumes: null,
  ...more,
})

const worked = ({ text, formula }: Figure) => ({ result: text, formula })

function shareLine(brief: Brief): NumberLine[] {
  const share = shareForGoal(brief)
  return share ? [line('share', 'Share of the customers you counted', worked(share))] : []
}

function incomeLine(brief: Brief): NumberLine[] {
  const income = incomeFromSome(brief)
  const label = `Monthly revenue if one in ${income?.oneIn === 100 ? 'a hundred' : 'ten'} buys`
  return income ? [line('income', label, worked(income))] : []
}

function progressLine(brief: Brief): NumberLine[] {
  const paying = demandOf(brief, 'paying')
  const income = incomeFrom(brief, paying)
  // Someone who bought once is no monthly income.
  return income && paying > 0 && isSubscription(brief)
    ? [line('progress', 'Monthly revenue from current customers', worked(income))]
    : []
}

/** Sales a month, for what is sold once or paid per use. */
function salesLines(brief: Brief): NumberLine[] {
  const sales = salesForGoal(brief)
  if (!sales) return []
  const goal = money(goalOf(brief), currencyOfBrief(brief))
  const months = monthsToAll(brief)
  return [
    line('sales', `Sales a month for ${goal}`, {
      ...worked(sales),
      assumes: goalNote(brief),
      meaning: `About ${perWorkingDay(sales.value)} a working day.`,
    }),
    ...(months
      ? [line('monthsToAll', 'Months until each counted customer has bought once', worked(months))]
      : []),
  ]
}

/** That the goal is revenue, and assumed as long as the founder has set none. */
const goalNote = (brief: Brief): string =>
  brief.goal.state === 'stated'
    ? 'Revenue, before costs.'
    : 'Revenue, before costs: a round figure to calculate with. Set your own.'

/** How many units that one customer has many of, and how much has to change hands, for the goal. */
function otherGoalLines(brief: Brief): NumberLine[] {
  const goal = money(goalOf(brief), currencyOfBrief(brief))
  const units = revenueOf(brief) ? null : unitsForGoal(brief)
  const volume = volumeForGoal(brief)
  const count = firstValue(brief, 'count')?.value
  const each = volume && count ? settled(volume.value / count) : null
  const currency = currencyOfBrief(brief)
  return [
    ...(units
      ? [
          line('units', `Paid units for ${goal} a month`, {
            ...worked(units),
            asks: isAsked(brief, 'purchases') ? 'purchases' : null,
          }),
        ]
      : []),
    ...(units && count
      ? [
          line('unitsEach', 'Paid units with each counted customer', {
            result: formatCount(Number((units.value / count).toPrecision(2))),
            formula: `${units.text} ÷ ${formatCount(count)}`,
          }),
        ]
      : []),
    ...(volume
      ? [
          line('volume', `Value of the deals a month for ${goal}`, {
            ...worked(volume),
            assumes: goalNote(brief),
          }),
        ]
      : []),
    ...(volume && each !== null
      ? [
          line('volumeEach', 'Of that, from each counted customer', {
            result: formatMoney(each, currency ?? NO_CURRENCY),
            formula: `${volume.text} ÷ ${formatCount(count ?? 0)}`,
          }),
        ]
      : []),
  ]
}

function payOffLine(brief: Brief): NumberLine[] {
  const months = monthsToPayOff(brief)
  const assumes = 'Assumes that the problem goes away completely.'
  return months
    ? [line('payOff', 'Months until the price pays for itself', { ...worked(months), assumes })]
    : []
}

function problemOfAllLine(brief: Brief): NumberLine[] {
  const all = problemOfAll(brief)
  return all ? [line('problemOfAll', 'Yearly cost of the problem to all customers', worked(all))] : []
}

function problemLine(brief: Brief): NumberLine[] {
  const label = 'Price compared with the cost of the problem'
  const share = shareToPayOff(brief)
  if (!share)
    return revenueOf(brief) && isAsked(brief, 'problemCost')
      ? [line('problem', label, { asks: 'problemCost' })]
      : []
  const meaning =
    share.value <= 1
      ? `It pays for itself once ${share.text} of the cost is saved.`
      : 'At these numbers it cannot pay for itself.'
  return [line('problem', label, { ...worked(share), meaning })]
}

function todayLines(brief: Brief): NumberLine[] {
  const label = 'Price compared with what they use today'
  const compared = priceBesideToday(brief)
  if (compared.length > 0)
    return compared.map(({ name, share }, index) =>
      line(`today-${index + 1}`, `${label}: “${name}”`, worked(share)),
    )
  if (
    revenueOf(brief) &&
    !isPerUnit(brief) &&
    brief.today.state === 'stated' &&
    entriesOf(brief, 'today').every(({ value }) => !value.price)
  )
    return [line('today', label, { meaning: 'Add the price of what they use today to compare it here.' })]
  return revenueOf(brief) && isAsked(brief, 'today') ? [line('today', label, { asks: 'today' })] : []
}

interface Costs {
  fixedCosts: number
  margin: number
}

const baseOf = (model: MarketModel | null, id: MarketInputId): number | undefined =>
  model?.inputs.find((input) => input.id === id)?.range.base

const costsOf = (brief: Brief, model: MarketModel | null): Costs => ({
  fixedCosts:
    baseOf(model, 'fixedCosts') ?? assumedFixedCosts(firstValue(brief, 'price')?.currency ?? null).base,
  margin: baseOf(model, 'grossMargin') ?? grossMarginOf(brief).base,
})

const percent = (share: number): string => `${formatCount(share * 100)}%`

/** The calculation of the market, where there is one, so that both say the same. */
function breakEvenLine(brief: Brief, model: MarketModel | null, { fixedCosts, margin }: Costs): NumberLine[] {
  const calculated = model && breakEvenLineOf(model)
  const figure = customersToBreakEven(brief, fixedCosts, margin)
  const shown = calculated
    ? { result: calculated.result, formula: calculated.numbers }
    : figure && worked(figure)
  if (!shown) return []
  const currency = calculated ? currencyOf(model) : revenueOf(brief)?.currency
  const costs = formatAmount(fixedCosts, currency ?? NO_CURRENCY)
  const assumes = `Assumes fixed costs of ${costs} a year and a gross margin of ${percent(margin)}.`
  return [line('breakEven', 'Customers to break even', { ...shown, assumes })]
}

function earnBackLine(brief: Brief, winCost: number, { margin }: Costs): NumberLine[] {
  const months = monthsToEarnBack(brief, winCost, margin)
  if (!months) return []
  const cost = money(winCost, revenueOf(brief)?.currency ?? null)
  const assumes = `Assumes ${cost} to win a customer and a gross margin of ${percent(margin)}.`
  return [
    line('earnBack', 'Months to earn back the cost of winning a customer', { ...worked(months), assumes }),
  ]
}

function winBudgetLine(brief: Brief, { margin }: Costs): NumberLine[] {
  const left = marginPerCustomer(brief, margin)
  if (!left) return []
  const assumes = `Assumes a gross margin of ${percent(margin)}. Above this, winning a customer does not pay back within a year.`
  return [line('winBudget', 'Most you can spend to win a customer', { ...worked(left), assumes })]
}

/**
 * What follows from the founder's own numbers, line by line, with the questions that would complete it. [] without a
 * price.
 * @param model the report's market model, whose costs and margin are taken where it has them
 * @param winCost cost of winning one customer, in the currency of the price; null assumes one by the revenue
 */
export function numberLinesOf(
  brief: Brief,
  model: MarketModel | null,
  winCost: number | null = null,
): NumberLine[] {
  const needed = customersForGoal(brief)
  const goal = money(goalOf(brief), currencyOfBrief(brief))
  const costs = costsOf(brief, model)
  return [
    ...(needed
      ? [line('goal', `Customers for ${goal} a month`, { ...worked(needed), assumes: goalNote(brief) })]
      : []),
    ...shareLine(brief),
    ...incomeLine(brief),
    ...progressLine(brief),
    ...salesLines(brief),
    ...otherGoalLines(brief),
    ...problemLine(brief),
    ...payOffLine(brief),
    ...problemOfAllLine(brief),
    ...todayLines(brief),
    ...breakEvenLine(brief, model, costs),
    ...winBudgetLine(brief, costs),
    ...earnBackLine(brief, winCost ?? assumedWinCost(brief), costs),
  ]
}
