import { leadingNature } from '../analyst/source.ts'
import { type Brief, entriesOf, firstValue, type Nature, type Price } from '../domain/brief/brief.ts'
import { isSubscription } from '../domain/brief/economics.ts'
import { amountsIn } from '../domain/brief/told-amounts.ts'
import { type Income, incomeSchema, type OneSaleSum, type PhaseMoney } from '../domain/roadmap/content.ts'
import { ownCurrency } from './currency.ts'
import type { RoadmapInput } from './engine.ts'
import { assumedNature } from './packages/assumed.ts'
import { inRoadmap } from './packages/costs.ts'
import { type Group, groupOf, hoursOfGroup, leastOf } from './packages/group.ts'
import type { OneSale } from './packages/one-sale.ts'
import { paysMakers } from './packages/own-hands.ts'
import { addedPrices, countsResellers, otherPrices } from './packages/price-parts.ts'
import { keptOf, pricedBrief, quantityOf } from './packages/pricing.ts'
import { nameOf } from './packages/role-name.ts'
import {
  countTold,
  dealsToday,
  hoursOfSale,
  LABOR_SHARES,
  membersTold,
  unitHours,
} from './packages/sizing.ts'
import { reaches, standingOf } from './packages/standing.ts'
import { type Told, toldBy } from './packages/told.ts'
import { pluralOf } from './packages/words.ts'
import { workerOf } from './packages/worker.ts'

/** Share of the price that is left after the cost of one sale (material, wages of the workers, fees); assumptions. */
const MARGINS: Readonly<Record<Nature, number>> = {
  software: 0.8,
  content: 0.7,
  marketplace: 0.7,
  physical: 0.4,
  device: 0.35,
  service: 0.3,
  other: 0.5,
}

/** The same if the founders do the work: what is left is their pay. */
const OWN_MARGINS: Partial<Record<Nature, number>> = { physical: 0.6, content: 0.9 }

function natureOf(brief: Brief, idea: string): Nature {
  const source = { brief, idea }
  return leadingNature(source)?.nature ?? assumedNature(source)?.nature ?? 'other'
}

/** Share of the price that selling takes, if the founder names the other costs of one sale. */
const SELLING = 0.1
/** Assumed share of the price for the work on goods and devices, if the founder names no minutes. */
const OTHER_WORK = 0.2
const LEAST_MARGIN = 0.05
/** The same by the founder's own figures, which may leave next to nothing. */
const LEAST_TOLD = 0.001

/**
 * What is left of a price by the founder's figures for one sale; null if the text has none for this kind of product.
 */
function leftByFigures(
  nature: Nature,
  price: number,
  {
    material,
    work,
    delivery,
    isOwnWork,
    isPaid,
  }: {
    material: number | null
    work: number | null
    delivery: number
    isOwnWork: boolean
    /** Whether the pay for the work stands among the told costs. */
    isPaid: boolean
  },
): Pick<Income, 'margin' | 'isTold' | 'loss' | 'taken'> | null {
  const isGoods = nature === 'physical' || nature === 'device'
  if (
    isGoods
      ? material === null && work === null
      : work === null && (nature === 'marketplace' || material === null)
  )
    return null
  // The assumed share of work is one of what is left for it.
  const usual = isGoods
    ? OTHER_WORK * price
    : nature === 'service'
      ? (LABOR_SHARES.service ?? 0) * Math.max(0, price - (material ?? 0))
      : 0
  const labor = isOwnWork ? 0 : (work ?? usual)
  const left = price - (material ?? 0) - labor - delivery - SELLING * price
  const taken = { work: isPaid ? 0 : labor, sending: delivery, selling: SELLING * price }
  return left > 0
    ? { margin: Math.max(LEAST_TOLD, left / price), isTold: true, taken }
    : { margin: LEAST_MARGIN, isTold: true, ...(left < 0 && { loss: Math.round(-left * 100) / 100 }) }
}

/** What is left of a payment for a period after what that period costs for each customer; null if the text names none. */
function leftOfPeriod(
  price: number,
  sale: OneSale | null,
  pay: number | null,
): Pick<Income, 'margin' | 'isTold' | 'loss'> | null {
  if (!sale?.monthly && pay === null) return null
  const left = price - (sale?.monthly?.amount ?? 0) - (pay ?? 0) - SELLING * price
  return left > 0
    ? { margin: Math.max(LEAST_MARGIN, left / price), isTold: true }
    : { margin: LEAST_MARGIN, isTold: true, ...(left < 0 && { loss: Math.round(-left * 100) / 100 }) }
}

const MONTHS = 12
const yearOf = (monthly: number): number => Math.round(monthly * MONTHS * 100) / 100

const WORDS_CHARS = 190
const short = <Cost extends { words: string }>(cost: Cost): Cost => ({
  ...cost,
  words: cost.words.slice(0, WORDS_CHARS),
})

const NO_COSTS: OneSale = {
  costs: [],
  payout: null,
  monthly: null,
  months: undefined,
  back: null,
  shop: null,
  fee: null,
  covered: null,
}

/** The founder's sum for one sale, as the roadmap keeps it. */
function sumOf(
  { costs, monthly, months, back, shop, payout, covered }: OneSale,
  { wages, unitCost, words }: { wages: number | null; unitCost: number | null; words: string | null },
  isBySale: boolean,
): OneSaleSum {
  const bought = unitCost !== null && words !== null ? [{ words, amount: unitCost }] : []
  return {
    costs: (costs.length > 0 || !isBySale ? costs : bought).map(short),
    ...(wages !== null && isBySale && { work: Math.round(wages * 100) / 100 }),
    ...(payout && isBySale && { payout: short(payout) }),
    ...(covered && isBySale && { yearly: short({ ...covered, amount: yearOf(covered.amount) }) }),
    ...(monthly && { monthly: { ...short(monthly), ...(months !== undefined && { months }) } }),
    ...(back && { back: short(back) }),
    ...(shop && { shop: short(shop) }),
  }
}

const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  tenth: 0.1,
}
const PASSED_ON = new RegExp(
  String.raw`\b(?:(?:the |a |one )?(?<part>${Object.keys(PARTS).join('|')})|(?<percent>\d{1,2}) ?(?:%|percent|per cent))(?: of (?:it|this|that|which|the price))? (?:goes|is paid|is for|is passed on) to\b`,
  'i',
)

/** The share of the price that others get, in the founder's words; 0 if there is none. */
function passedOn(idea: string): number {
  const { part, percent } = PASSED_ON.exec(idea)?.groups ?? {}
  return part === undefined ? Number(percent ?? 0) / 100 : (PARTS[part.toLowerCase()] ?? 0)
}

type Given = Pick<RoadmapInput, 'report' | 'idea' | 'currency' | 'rates'>

/** The fee for a usual deal, if the price is a share of it and the value of a deal is known; otherwise null. */
function feeOf({ report, idea, currency }: Given): Income | null {
  const brief = report.brief && pricedBrief(report.brief, idea)
  const price = brief && firstValue(brief, 'price')
  if (!brief || price?.every !== 'share' || price.low <= 0) return null
  const source = { brief, idea }
  const told = toldBy(source)
  const { deal, volume, sale } = told
  const booking = sale?.fee ?? null
  const deals = dealsToday(source, standingOf(source), Math.max(0, ...membersTold(source, told)))
  const answered = price.base ? { amount: price.base, currency: price.currency, unit: null } : null
  const usual = answered ?? deal
  const value = usual
    ? inRoadmap(usual.amount, usual.currency, currency)
    : volume !== null && deals > 0
      ? volume / deals
      : null
  const own = ownCurrency(brief, idea)
  const others = otherPrices(source, null)
  const [added] = booking ? [] : addedPrices(source)
  const code = booking ? own : (entriesOf(brief, 'price')[1]?.value.currency ?? own)
  const fixed = booking?.amount ?? added?.amount
  const extra = fixed !== undefined && code !== null ? (inRoadmap(fixed, code, currency) ?? 0) : 0
  if (!value && extra === 0) return null
  const purchases = firstValue(brief, 'purchases')
  const fee = Number((((value ?? 0) * price.low) / 100).toPrecision(2)) + extra
  return (
    incomeSchema.safeParse({
      price: fee,
      every: 'use',
      per: value
        ? `${usual?.unit ?? 'usual deal'}${added ? `, “${added.label}” included` : ''}`.slice(0, 60)
        : `${price.per ?? 'booking'}, without your share of it`,
      margin: MARGINS.marketplace,
      ...(extra > 0 && { isTold: true }),
      purchases,
      ...(others.length > 0 && { others }),
    }).data ?? null
  )
}

/** Why no income is calculated: what the brief does not say. */
export function lacksFor({ report, idea, currency }: Given): NonNullable<PhaseMoney['lacks']> {
  const brief = report.brief && pricedBrief(report.brief, idea)
  const price = brief && (firstValue(brief, 'price') ?? tradeOnly({ brief, idea }))
  if (!brief || !price || price.low <= 0) return 'price'
  if (price.every === 'share') return 'deal'
  return price.currency !== (currency?.code ?? 'USD') ? 'currency' : 'quantity'
}

/** The currency of all amounts in the idea; null if there are several currencies or none. */
function currencyTold({ idea }: { idea: string }): string | null {
  const [first, ...others] = new Set(amountsIn(idea).flatMap(({ currency }) => currency ?? []))
  return first !== undefined && others.length === 0 ? first : null
}

/** What shops pay, if that is the only price that the founder names; otherwise null. */
function tradeOnly(source: { brief: Brief; idea: string }): Price | null {
  const { tradePrice } = toldBy(source)
  return tradePrice === null
    ? null
    : { low: tradePrice, high: tradePrice, currency: currencyTold(source), per: null, every: 'once' }
}

/** The price of one sale with the further prices that each sale brings. */
function withAdded(
  sold: Pick<Income, 'price' | 'per'>,
  added: ReturnType<typeof addedPrices>,
): Pick<Income, 'price' | 'per'> {
  const more = added.reduce((sum, { amount }) => sum + amount, 0)
  if (more === 0) return sold
  const what = added.some(({ isYearly }) => isYearly) ? 'with the first year' : 'with what comes on top'
  return { price: Math.round((sold.price + more) * 100) / 100, per: `${sold.per ?? 'sale'}, ${what}` }
}

/** The group as the roadmap keeps it: what it is paid, and from how many people on it covers that. */
function groupSum(
  group: Group,
  price: Price,
  told: Pick<Told, 'hoursEach' | 'wage'>,
): NonNullable<Income['group']> {
  const { size, staff, hours, aMonth } = group
  const { wage, hoursEach } = told
  const all = hoursOfGroup(group, hoursEach, price.every)
  const least = leastOf(group, { hours: hoursEach, wage, price: price.low, every: price.every })
  return {
    size,
    each: price.low,
    ...(staff !== null && { staff }),
    ...(hours !== null && { hours }),
    ...(least !== null && { least }),
    ...(price.every === 'month' &&
      aMonth !== null &&
      all !== null &&
      wage !== null && { times: aMonth, pay: Math.round(all * wage * 100) / 100 }),
  }
}

/**
 * The price of one sale: of a whole job if the founder prices a part of it, and what shops pay if they sell the goods.
 */
function soldAt(
  nature: Nature,
  { low, per }: Pick<Price, 'low' | 'per'>,
  { basket, tradePrice }: Pick<Told, 'basket' | 'tradePrice'>,
): Pick<Income, 'price' | 'per'> {
  if (nature === 'service' && basket !== null)
    return { price: Math.round(low * basket * 100) / 100, per: `job of ${basket} ${pluralOf(per ?? '')}` }
  if (nature === 'physical' && tradePrice !== null)
    return { price: tradePrice, per: `${per ?? 'piece'}, as shops pay` }
  return { price: low, per }
}

/**
 * What customers pay, for the roadmap; for a share of a deal, the fee if the value of a deal is known. Null without a
 * price, for a price in another currency, or if the number of units per customer is unknown.
 */
export function incomeOf(given: Given): Income | null {
  const { report, idea, currency, rates } = given
  const brief = report.brief && pricedBrief(report.brief, idea)
  const price = brief && (firstValue(brief, 'price') ?? tradeOnly({ brief, idea }))
  if (!price || price.low <= 0) return null
  if (price.every === 'share') return feeOf(given)
  // Totals use only prices in the roadmap's own currency.
  if (price.currency !== (currency?.code ?? 'USD')) return null
  const purchases = firstValue(brief, 'purchases')
  const source = { brief, idea }
  const counted = countTold({ brief })
  const isOfResellers = countsResellers(source)
  const nature = natureOf(brief, idea)
  const labor = LABOR_SHARES[nature]
  const worker = nameOf(workerOf(nature, source))
  const { unitCost, unitWords, hoursEach, wage, basket, tradePrice, delivery, sale } = toldBy(source)
  const isOwnWork =
    reaches(standingOf(source), 'built') && OWN_MARGINS[nature] !== undefined && !paysMakers(source)
  const usual = (isOwnWork ? OWN_MARGINS[nature] : undefined) ?? MARGINS[nature]
  const group = groupOf(source)
  const added = addedPrices(source)
  const others = otherPrices(source, group)
  const isBySale = price.every === 'once' || price.every === 'use'
  const isGroup = group !== null && isBySale
  const monthHours =
    group !== null && price.every === 'month' ? hoursOfGroup(group, hoursEach, 'month') : null
  const isMonthly = group !== null && monthHours !== null && wage !== null
  const quantity = isSubscription(brief) ? quantityOf(source) : 1
  // What one customer pays is unknown if the price is for one of several units.
  if (quantity === null) return null
  const kept = keptOf(source)
  const sold =
    kept !== null
      ? { price: kept, per: 'payment, as you keep it' }
      : quantity > 1
        ? { price: price.low * quantity, per: `customer with ${quantity} ${pluralOf(price.per ?? '')}` }
        : isGroup
          ? {
              price: Math.round(price.low * group.size * 100) / 100,
              per: `group of ${group.size} ${pluralOf(price.per ?? '')}`,
            }
          : withAdded(soldAt(nature, price, { basket, tradePrice }), added)
  // The unit of a price can state its hours, such as half a day.
  const named = nature === 'service' && hoursEach === null ? unitHours(price.per ?? '') : null
  const told = hoursOfSale(hoursEach, price)
  const alone = isBySale && !/^hours?\b/i.test(price.per ?? '') ? (told ?? named) : null
  // The pay of a group is owed for everyone who works with it.
  const hours = isGroup
    ? (hoursOfGroup(group, alone, price.every) ?? alone)
    : isMonthly && group && monthHours !== null
      ? Math.round((monthHours / group.size) * 100) / 100
      : alone
  const hourly = wage ?? rates[worker] ?? null
  const passed = kept === null ? passedOn(idea) : 0
  // Pay by the hour counts as told only if the founder names it; else the region's rate is an assumption.
  const isOfSale = nature !== 'content' && nature !== 'software'
  const paid = sale?.payout?.amount ?? (isOfSale && hours !== null && wage !== null ? hours * wage : null)
  const work = paid ?? (nature === 'service' && hours !== null && hourly !== null ? hours * hourly : null)
  const isMade = nature === 'physical' || nature === 'device'
  const later = sale?.monthly ? sale.monthly.amount * (sale.months ?? 0) : 0
  const firstYear = sale?.covered ? yearOf(sale.covered.amount) : 0
  const ofOne = unitCost === null ? null : unitCost * (isGroup ? group.size : 1)
  const material = later + firstYear > 0 ? (ofOne ?? 0) + later + firstYear : ofOne
  const figures = isBySale
    ? kept === null
      ? leftByFigures(nature, sold.price, {
          material,
          // Hours of one piece of content or of one use are not hours of one sale.
          work: work ?? (isMade && hours !== null && hourly !== null ? hours * hourly : null),
          delivery: delivery ?? 0,
          isOwnWork: isOwnWork && paid === null,
          isPaid: paid !== null,
        })
      : null
    : leftOfPeriod(sold.price, sale, isMonthly && hours !== null && wage !== null ? hours * wage : null)
  return (
    incomeSchema.safeParse({
      ...sold,
      every: price.every,
      margin: Math.max(LEAST_MARGIN, usual - (delivery ?? 0) / sold.price - passed),
      ...((delivery !== null || passed > 0) && { isTold: true }),
      ...(isOwnWork && { isOwnWork }),
      purchases: purchases !== null && purchases > 0 ? purchases : null,
      ...(counted !== undefined && (isOfResellers ? { resellers: counted } : { customers: counted })),
      ...(added.length > 0 && !isGroup && kept === null && quantity === 1 && { added }),
      ...(others.length > 0 && { others }),
      ...(isGroup && { group: groupSum(group, price, { hoursEach, wage }) }),
      ...(isMonthly && { group: groupSum(group, price, { hoursEach, wage }) }),
      ...(labor !== undefined && { worker, labor, isByHour: nature === 'service' }),
      ...(labor !== undefined && hours !== null && { hoursEach: hours }),
      ...figures,
      ...(named !== null && paid === null && { isTold: undefined }),
      ...((sale !== null || (paid !== null && !isMonthly)) &&
        kept === null && {
          oneSale: sumOf(
            sale ?? NO_COSTS,
            { wages: sale?.payout ? null : paid, unitCost: ofOne, words: unitWords },
            isBySale,
          ),
        }),
    }).data ?? null
  )
}
