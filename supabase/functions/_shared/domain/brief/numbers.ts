import { assumedAmount, NO_CURRENCY, roughDollars } from '../currency.ts'
import { formatAmount, formatCount } from '../figures.ts'
import { breakEvenLineOf } from '../market-calculation.ts'
import { currencyOf, type MarketInputId, type MarketModel } from '../market-model.ts'
import { type Brief, type BriefField, entriesOf, firstValue } from './brief.ts'
import {
  besideToday,
  freeToday,
  isPaidByOthers,
  isPriceAsCost,
  marginPerCustomer,
  monthsToEarnBack,
  notBeside,
  shareToPayOff,
  spentToday,
} from './comparison.ts'
import { knownBreakEven } from './conflicts.ts'
import {
  currencyOfBrief,
  type Figure,
  isPerUnit,
  isYearSure,
  mayAssumeMargin,
  middleRevenue,
  money,
  percentText,
  revenueOf,
  statedMargin,
  type TellingBrief,
} from './economics.ts'
import {
  customersForGoal,
  goalOf,
  incomeFrom,
  incomeFromSome,
  isByAmount,
  isByDay,
  monthsToAll,
  perWorkingDay,
  salesForGoal,
  shareForGoal,
  unitsForGoal,
  unitsWithEach,
  volumeForGoal,
} from './goal.ts'
import { grossMarginOf } from './market.ts'
import { isPerPart } from './per-part.ts'
import { isAsked } from './questions.ts'
import { payingAgain } from './told-sums.ts'

/** One line of 'What your numbers say'; `result` and `formula` are null while `asks` is open. */
export interface NumberLine {
  id: string
  label: string
  result: string | null
  formula: string | null
  /** What the result means; null if the label says it. */
  meaning: string | null
  asks: BriefField | null
  /** The assumptions in addition to the founder's numbers, in one sentence; null if there are none. */
  assumes: string | null
}

/** Assumed cost of winning a customer, by the yearly revenue; both in approximate US dollars. */
const WIN_COSTS = [
  { below: 60, cost: 5 },
  { below: 600, cost: 30 },
  { below: 6000, cost: 200 },
  { below: 60_000, cost: 1000 },
] as const

/**
 * The assumed cost of winning one customer, in the currency of the price, until the founder knows the actual cost; null
 * if one customer brings in so much that no general figure fits.
 */
export function assumedWinCost(brief: Brief): number | null {
  const currency = currencyOfBrief(brief)
  const revenue = middleRevenue(brief) ?? 0
  const dollars = currency === null ? revenue : (roughDollars(revenue, currency) ?? revenue)
  const cost = WIN_COSTS.find(({ below }) => dollars < below)?.cost
  return cost === undefined ? null : assumedAmount(cost, currency)
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
  const paying = payingAgain(brief)
  const income = incomeFrom(brief, paying)
  return income && paying > 0
    ? [line('progress', 'Monthly revenue from current customers', worked(income))]
    : []
}

/** It is worth mentioning if all customers of a place have bought within this many months. */
const SOLD_OUT_MONTHS = 120
/** Sales a month, for what is sold once or paid per use. */
function salesLines(brief: Brief): NumberLine[] {
  const sales = salesForGoal(brief)
  const goal = goalOf(brief)
  // If one customer buys dozens, a single piece is not a sale.
  const isByPiece = firstValue(brief, 'price')?.every === 'once' && (firstValue(brief, 'purchases') ?? 1) > 1
  if (!sales || goal === null || (isByPiece && revenueOf(brief) && !isByAmount(brief))) return []
  const isByPart = isByAmount(brief) || isPerPart(brief)
  const months = isByPart ? null : monthsToAll(brief)
  return [
    line(
      isByPart ? 'amount' : 'sales',
      isByPart
        ? `Paid units a month for ${money(goal, currencyOfBrief(brief))}`
        : `Sales a month for ${money(goal, currencyOfBrief(brief))}`,
      {
        ...worked(sales),
        assumes: GOAL_NOTE,
        meaning:
          !isByDay(brief, sales.value) || isByPart
            ? null
            : `About ${perWorkingDay(sales.value)} on each working day.`,
      },
    ),
    ...(months && months.value <= SOLD_OUT_MONTHS
      ? [line('monthsToAll', 'Months until each counted customer has bought once', worked(months))]
      : []),
  ]
}

export const GOAL_NOTE = 'Revenue: no costs are taken off.'

/**
 * The customers that the goal requires; without a goal, the income from some of them, and the question for the goal.
 */
function goalLines(brief: Brief): NumberLine[] {
  const needed = customersForGoal(brief)
  const goal = goalOf(brief)
  if (needed && goal !== null)
    return [
      line('goal', `Customers for ${money(goal, currencyOfBrief(brief))} a month`, {
        ...worked(needed),
        assumes: GOAL_NOTE,
      }),
    ]
  return goal === null && revenueOf(brief)
    ? [line('goal', 'Customers for the revenue you aim for', { asks: 'goal' })]
    : []
}

/** The number of units or the volume that the goal requires, if customers have many units or the price is a share. */
function otherGoalLines(brief: Brief): NumberLine[] {
  const goal = goalOf(brief)
  if (goal === null) return []
  const amount = money(goal, currencyOfBrief(brief))
  const units = revenueOf(brief) ? null : unitsForGoal(brief)
  const volume = volumeForGoal(brief)
  const each = units && unitsWithEach(brief)
  return [
    ...(units
      ? [
          line('units', `Paid units for ${amount} a month`, {
            ...worked(units),
            asks: isAsked(brief, 'purchases') ? 'purchases' : null,
          }),
        ]
      : []),
    ...(each ? [line('unitsEach', 'Paid units with each, if one in ten customers buys', worked(each))] : []),
    ...(volume
      ? [
          line('volume', `Value of the deals a month for ${amount}`, {
            ...worked(volume),
            assumes: GOAL_NOTE,
          }),
        ]
      : []),
  ]
}

function problemLine(brief: Brief): NumberLine[] {
  const label = 'Price compared with the cost of the problem'
  const share = shareToPayOff(brief)
  if (!share)
    return revenueOf(brief) && isAsked(brief, 'problemCost')
      ? [line('problem', label, { asks: 'problemCost' })]
      : []
  const spent = spentToday(brief)
  const meaning = spent
    ? 'The cost is what today’s way costs: spending that yours replaces, not a loss.'
    : isPriceAsCost(brief)
      ? 'The cost equals your price, so no customer gains anything.'
      : null
  return [line('problem', label, { ...worked(share), meaning })]
}

/** What a comparison with an alternative in another rhythm means. */
const MEANING = {
  'months of yours': 'So long yours costs as much as this does once.',
  'months of it': 'So long this costs as much as yours does once.',
  times: 'As often this costs as much as yours does once.',
} as const

const beside = (unit: keyof typeof MEANING, { value, text }: Figure): string =>
  unit === 'times' ? `${text} times` : value < 1 ? `${percentText(value)} of a month` : `${text} months`

function todayLines(brief: Brief): NumberLine[] {
  const label = 'Price compared with what they use today'
  const compared = [
    ...besideToday(brief).map(({ name, in: unit, figure, isOfOne }) => ({
      name,
      more: {
        ...(unit === 'share'
          ? worked(figure)
          : { result: beside(unit, figure), formula: figure.formula, meaning: MEANING[unit] }),
        ...(isOfOne && { assumes: 'Assumes that its price is for one as well.' }),
      },
    })),
    ...(revenueOf(brief) ? freeToday(brief) : []).map((name) => ({
      name,
      more: { result: 'Free', meaning: 'All of your price is new spending.' },
    })),
  ]
  if (compared.length > 0)
    compared.push(
      ...notBeside(brief).map((name) => ({
        name,
        more: {
          result: 'Not compared',
          meaning: isPaidByOthers(brief, name)
            ? 'Others than your customers pay it.'
            : 'It is paid for another time or unit than yours.',
        },
      })),
    )
  if (compared.length > 0)
    return compared.map(({ name, more }, index) => line(`today-${index + 1}`, `${label}: “${name}”`, more))
  if (
    revenueOf(brief) &&
    !isPerUnit(brief) &&
    brief.today.state === 'stated' &&
    entriesOf(brief, 'today').every(({ value }) => !value.price)
  )
    return [line('today', label, { meaning: 'Add the price of what they use today to compare it here.' })]
  return revenueOf(brief) && isAsked(brief, 'today') ? [line('today', label, { asks: 'today' })] : []
}

const baseOf = (model: MarketModel | null, id: MarketInputId): number | undefined =>
  model?.inputs.find((input) => input.id === id)?.range.base

/**
 * The margin for calculations: the one set in the calculator comes first, then the one after the founder's own cost,
 * then the assumed one.
 */
function marginOf(brief: Brief, model: MarketModel | null): number {
  const input = model?.inputs.find(({ id }) => id === 'grossMargin')
  return (input?.original ? null : statedMargin(brief)) ?? input?.range.base ?? grossMarginOf(brief).base
}

/** The origin of a margin, as the start of a sentence. */
const marginNote = (brief: TellingBrief, margin: number): string =>
  statedMargin(brief) === margin
    ? brief.told?.unitCost === undefined
      ? 'Takes all of the part that you keep.'
      : `Your cost of ${money(brief.told?.unitCost ?? 0, currencyOfBrief(brief))} leaves ${percent(margin)} of the price.`
    : `Assumes a gross margin of ${percent(margin)}.`

const percent = (share: number): string => `${formatCount(share * 100)}%`

/** What remains of the goal for all fixed costs, and the break-even once these are known. */
function breakEvenLines(brief: TellingBrief, model: MarketModel | null): NumberLine[] {
  const goal = goalOf(brief)
  const margin = marginOf(brief, model)
  const currency = currencyOfBrief(brief)
  const assumes = marginNote(brief, margin)
  const known = knownBreakEven(model)
  const calculated = model && breakEvenLineOf(model)
  const costs = formatAmount(baseOf(model, 'fixedCosts') ?? 0, model ? currencyOf(model) : NO_CURRENCY)
  const needed = customersForGoal(brief)
  return [
    ...(goal !== null &&
    mayAssumeMargin(brief) &&
    brief.price.state === 'stated' &&
    firstValue(brief, 'price')?.every !== 'share'
      ? [
          line('left', 'Of that goal, left for fixed costs and yourself', {
            result: money(Number((goal * margin).toPrecision(2)), currency),
            formula: `${money(goal, currency)} × ${percent(margin)}`,
            assumes,
          }),
        ]
      : []),
    ...(calculated
      ? [
          line('breakEven', 'Customers to break even', {
            result: calculated.result,
            formula: calculated.numbers,
            assumes: known
              ? assumes
              : `Assumes fixed costs of ${costs} a year and a gross margin of ${percent(margin)}.`,
            meaning: !known
              ? null
              : known.customers > (baseOf(model, 'customers') ?? Number.POSITIVE_INFINITY)
                ? 'More customers than there are.'
                : needed && known.customers > needed.value
                  ? 'More than your goal takes: reaching the goal would still lose money.'
                  : null,
          }),
        ]
      : revenueOf(brief)
        ? [
            line('breakEven', 'Customers to break even', {
              meaning: 'Set your fixed costs in the inputs of the market to see it.',
            }),
          ]
        : []),
  ]
}

function earnBackLine(brief: TellingBrief, winCost: number | null, margin: number): NumberLine[] {
  if (winCost === null || !mayAssumeMargin(brief) || !isYearSure(brief)) return []
  const months = monthsToEarnBack(brief, winCost, margin)
  if (!months) return []
  const cost = money(winCost, revenueOf(brief)?.currency ?? null)
  const assumes =
    statedMargin(brief) === margin
      ? `Assumes ${cost} to win a customer. ${marginNote(brief, margin)}`
      : `Assumes ${cost} to win a customer and a gross margin of ${percent(margin)}.`
  return [
    line('earnBack', 'Months to earn back the cost of winning a customer', { ...worked(months), assumes }),
  ]
}

function winBudgetLine(brief: TellingBrief, margin: number): NumberLine[] {
  const left = mayAssumeMargin(brief) && isYearSure(brief) ? marginPerCustomer(brief, margin) : null
  if (!left) return []
  const assumes = `${marginNote(brief, margin)} More does not pay back within a year.`
  return [line('winBudget', 'Most you can spend to win a customer', { ...worked(left), assumes })]
}

/**
 * Results of the founder's own numbers, line by line, with the questions that would complete them. [] without a price.
 * @param model the report's market model, whose costs and margin are used if it has them
 * @param winCost cost of winning one customer, in the currency of the price; null to assume one based on the revenue
 */
export function numberLinesOf(
  brief: Brief,
  model: MarketModel | null,
  winCost: number | null = null,
): NumberLine[] {
  const margin = marginOf(brief, model)
  return [
    ...goalLines(brief),
    ...shareLine(brief),
    ...incomeLine(brief),
    ...progressLine(brief),
    ...salesLines(brief),
    ...otherGoalLines(brief),
    ...problemLine(brief),
    ...todayLines(brief),
    ...breakEvenLines(brief, model),
    ...winBudgetLine(brief, margin),
    ...earnBackLine(brief, winCost ?? assumedWinCost(brief), margin),
  ]
}
