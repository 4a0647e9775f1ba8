import { assumedAmount, currencyOfCountry, NO_CURRENCY } from '../currency.ts'
import { formatAmount, formatCount, formatMoney, formatRough, settled } from '../figures.ts'
import {
  type Brief,
  type BriefField,
  entriesOf,
  firstValue,
  type Period,
  type Price,
  unitOf,
} from './brief.ts'
import { isOnlyRead } from './standing.ts'

/**
 * Price and revenue as the founder's own numbers give them. Amounts are in the currency of the price; nothing is
 * converted. See docs/brief.md#arithmetic.
 */

/** What an idea tells without a field of its own, for the brief that sums take (`forSums`). */
interface Told {
  /** What customers pay, where the price of the sums is the part of it that the founder keeps. */
  paid?: Price | undefined
  /** What one payment of the price costs the founder. */
  unitCost?: number | undefined
  /** What the founder pays each year whether or not anyone buys, with its calculation. */
  fixedCosts?: { amount: number; amounts: readonly number[]; formula: string; words: string } | undefined
  /** A cost of the founder's whose number per customer is not known, so that no margin may be assumed. */
  otherCost?: string | undefined
  /** The founder's words for customers who leave soon, so that a year of payments is not sure. */
  leaves?: string | undefined
  /** The season that the offer depends on, in the founder's word. */
  season?: string | undefined
}
export type TellingBrief = Brief & { told?: Told }

/** The brief as customers see it: with all that they pay as the price. */
export function asPaid(brief: TellingBrief): Brief {
  const paid = brief.told?.paid
  if (!paid || brief.price.state !== 'stated') return brief
  return {
    ...brief,
    price: { ...brief.price, entries: brief.price.entries.map((entry) => ({ ...entry, value: paid })) },
  }
}

/**
 * The part of a single price that is left after the cost that the founder names, or all of what they keep of what customers
 * pay; null where they name neither.
 */
export function statedMargin(brief: TellingBrief): number | null {
  const isMarketplace = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  if (brief.told?.paid && brief.told.unitCost === undefined) return isMarketplace ? null : 1
  const price = firstValue(brief, 'price')
  const cost = brief.told?.unitCost
  return price && cost !== undefined && price.high > cost
    ? Number(((price.high - cost) / price.high).toPrecision(3))
    : null
}

/** Whether a usual margin may stand for one that is not known: where no own cost speaks against it. */
export const mayAssumeMargin = ({ told }: TellingBrief): boolean => told?.otherCost === undefined
/** Whether a customer may be taken to pay for a year. */
export const isYearSure = ({ told }: TellingBrief): boolean => told?.leaves === undefined

export const PER_YEAR: Record<Period, number> = { day: 365, week: 52, month: 12, year: 1 }
export const MONTHS = 12

/** A result with the calculation that gives it, ready to be shown. */
export interface Figure {
  value: number
  text: string
  /** '€49 × 12', in the numbers of the brief. */
  formula: string
}

/** Revenue per customer and year: from the lower to the higher price. */
export interface Revenue {
  low: number
  high: number
  /** Null when the founder named no currency. */
  currency: string | null
  formula: string
}

/** The currency that the founder names for money, of the price if there is one, else that of the place; null without. */
export function currencyIn(brief: Brief): string | null {
  const money = [
    ...entriesOf(brief, 'price'),
    ...entriesOf(brief, 'problemCost'),
    ...entriesOf(brief, 'goal'),
  ].map(({ value }) => value.currency)
  const places = entriesOf(brief, 'place').map(
    ({ value }) => value.country && currencyOfCountry(value.country),
  )
  return [...money, ...places].find((currency) => currency !== null) ?? null
}

/** What a test costs, which is estimated in US dollars, as a round amount of the currency of the brief: '€150'. */
export function formatTestCost(dollars: number, brief: Brief | null): string {
  const currency = (brief && currencyIn(brief)) ?? 'USD'
  return formatAmount(assumedAmount(dollars, currency), currency)
}

/** An amount with its currency sign, plain where no currency is known. */
export const money = (amount: number, currency: string | null): string =>
  formatAmount(amount, currency ?? NO_CURRENCY)

/** '€5,700', or '€5,700 to €6,750' for a range. */
export const amountRange = (low: number, high: number, currency: string | null) =>
  low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`

/** What any kind of customer may have many of. */
const MANY =
  /\b(?:employee|worker|seat|vehicle|car|truck|van|lorry|bike|machine|device|sensor|room|bed|flat|apartment|unit|door|table|hive|cow|animal|tree|acre|hectare|driver|nurse|technician|agent|license|invoice|order|desk|camera|meter|resident|tenant|site|location|branche?|flat|pair|case|kilo|kg|head|bottle|crate|pallet|piece|item|parcel|ticket|plot|field|stall|berth|boat|trailer|container|tank|panel|screen|pump|lift|elevator|locker|block|building|property|properties|house|class(?:es)?|contract|ton|tonne|lit(?:er|re))s?\b/i
/** What an organization has many of. */
const MANY_IN_ORGANIZATION =
  /\b(?:user|member|person|people|head|patient|student|pupil|child|kid|resident|guest|client|player|teacher|clerk|site|location|branch|store|shop)s?\b/i
/** Who keeps, runs or serves many of something. */
const KEEPERS =
  /\b(?:(?:maintenance|management|property|housing|service|rental|logistics|transport|utility) (?:compan(?:y|ies)|firms?|associations?|cooperatives?)|operators?|managers?|providers?|contractors?|fleets?|chains?|utilities)\b/i
/** What each customer has one of, or is. */
const ONE_EACH =
  /^(?:practice|company|shop|store|restaurant|clinic|firm|team|school|office|organi[sz]ation|business|customer|client|account|choir|club|farm|hotel|agency|studio|gym|salon|bakery|caf[eé]|household|family|subscription|membership|council|district|town|city|cooperative|hospital|university|course|issue|box|landlord|operator|manager|provider|contractor|brand|plan|package|fleet|chain|month|year)s?$/i
const ORGANIZATION =
  /\b(?:schools?|departments?|facult(?:y|ies)|institutes?|librar(?:y|ies)|warehouses|restaurants?|offices|theat(?:er|re)s?|museums?|church(?:es)?|banks?|insurers?|ministr(?:y|ies)|hostels?|clinics?|hospitals?|compan(?:y|ies)|firms?|hotels?|agenc(?:y|ies)|employers?|practices?|nurser(?:y|ies)|kindergartens?|universit(?:y|ies)|colleges?|business(?:es)?|operators?|cent(?:er|re)s?|homes|factor(?:y|ies)|plants|chains?|districts?|teams?|organi[sz]ations?|fleets?|clubs?|gyms?|studios|manufacturers?|councils?|cit(?:y|ies))\b/i

/** The noun that names the customers, without what stands around it: 'firms' of 'scaffolding firms with 5 to 40 fitters'. */
const headOf = (customer: string): string =>
  /\p{L}+\s*$/u
    .exec(
      customer
        .toLowerCase()
        .split(/\s(?:in|of|with|who|that|which|for|from|near|at|on|without|under|over|and|or)\s|[,;(]/)[0] ??
        '',
    )?.[0]
    .trim() ?? ''

/** Whether the customers are organizations, by the word for them, so that users and buyers are different people. */
export const isOrganization = (brief: Brief): boolean =>
  ORGANIZATION.test(headOf(firstValue(brief, 'customer') ?? ''))

/**
 * Whether the price is paid for something that one customer has many of, such as an employee or a seat, so that the
 * revenue per customer takes their number. False where the customer is named by the same word.
 */
export function isPerUnit(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  const per = price && unitOf(price)
  if (!per || (price.every !== 'week' && price.every !== 'month' && price.every !== 'year')) return false
  const customer = (firstValue(brief, 'customer') ?? '').toLowerCase()
  const keepers = KEEPERS.exec(customer)
  // What stands in front of them is what they keep: 'lift maintenance companies'.
  const kept = ONE_EACH.test(per) ? undefined : /\w+$/.exec(per)?.[0].toLowerCase()
  // A quantity says that there are many, whatever the word.
  if (
    kept &&
    kept.length > 2 &&
    (firstValue(brief, 'purchases') ?? 0) > 1 &&
    headOf(customer).replace(/s$/, '') !== kept.replace(/s$/, '')
  )
    return true
  if (keepers && kept && !customer.slice(keepers.index).includes(kept.replace(/s$/, ''))) return true
  const [unit] = MANY.exec(per) ?? ((ORGANIZATION.test(customer) && MANY_IN_ORGANIZATION.exec(per)) || [])
  return unit !== undefined && !customer.includes(unit.toLowerCase().replace(/s$/, ''))
}

/** What lasts or happens once, so that one customer does not buy it again each year. */
const LASTING =
  /\b(?:windows?|doors?|roofs?|floors?|walls?|kitchens?|bathrooms?|boilers?|heat pumps?|solar panels?|weddings?|funerals?|courses?|tenanc(?:y|ies)|moves?|balcon(?:y|ies)|logos?|web ?sites?|sofas?|sheds?|fences?|headstones?|portraits?|meters?|sensors?)\s*$/i
/** Work that comes again on what lasts. */
const UPKEEP = /\b(?:clean|wash|mow|polish|inspect|check|servic|maint|sweep|tune)\w*/i

/** Whether a price is for a job or thing of which one customer buys some at a time, and not again each year. */
export function isOneJob(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'once' && price?.every !== 'use') return false
  const does = [...entriesOf(brief, 'product'), ...entriesOf(brief, 'actions')].map(({ value }) => value)
  if (LASTING.test(price.per ?? '')) return !does.some((words) => UPKEEP.test(words))
  return price.every === 'once' && entriesOf(brief, 'nature').some(({ value }) => value === 'device')
}

/** How many units one sale has: those that the founder answered for a job, else one. */
export const unitsOfSale = (brief: Brief): number =>
  isOneJob(brief) ? (firstValue(brief, 'purchases') ?? 1) : 1

/** What the quantity per customer counts: what is paid for at a time, or what is bought in a year. */
export const quantityPeriod = (brief: Brief): string =>
  isPerUnit(brief) || isOneJob(brief) ? 'at a time' : 'a year'

/** Whether customers pay the price again each week, month or year without another purchase. */
export function isSubscription(brief: Brief): boolean {
  const every = firstValue(brief, 'price')?.every
  return every === 'week' || every === 'month' || every === 'year'
}

/** How often a year one customer pays the price; null when the brief does not say. */
function timesPerYear(brief: Brief): number | null {
  const every = firstValue(brief, 'price')?.every
  const purchases = firstValue(brief, 'purchases')
  if (every === 'week' || every === 'month' || every === 'year') {
    const units = isPerUnit(brief) ? purchases : 1
    return units && settled(PER_YEAR[every] * units)
  }
  // What lasts is paid once, however many are bought at a time.
  if (isOneJob(brief)) return null
  // A daily price is a rental: how many days a customer takes is another question.
  return every === 'share' || !every ? null : purchases
}

/** Revenue per customer and year; null when the price or how often it is paid is not known, or for a share. */
export function revenueOf(brief: Brief): Revenue | null {
  const price = firstValue(brief, 'price')
  const times = timesPerYear(brief)
  if (!price || times === null || price.high === 0) return null
  const { low, high, currency } = price
  return {
    low: settled(low * times),
    high: settled(high * times),
    currency,
    formula: `${amountRange(low, high, currency)} × ${formatCount(times)}`,
  }
}

/** The field that keeps the revenue per customer and year from being worked out; null when nothing does. */
export function missingForRevenue(brief: Brief): BriefField | null {
  if (revenueOf(brief)) return null
  const price = firstValue(brief, 'price')
  return price?.every && price.every !== 'share' && price.high > 0 ? 'purchases' : 'price'
}

/** Whether two amounts can be compared: in the same currency, or one of them in none. */
export const sameCurrency = (a: string | null, b: string | null): boolean =>
  a === b || a === null || b === null

/** The field that keeps the market from being calculated; null when count and revenue are known. */
export const missingForMarket = (brief: Brief): BriefField | null =>
  firstValue(brief, 'count') ? missingForRevenue(brief) : 'count'

/**
 * The currency that the brief calculates in: that of the price; without a price or for a share, of another amount or of
 * the place.
 */
export function currencyOfBrief(brief: Brief): string | null {
  const price = firstValue(brief, 'price')
  return price && price.every !== 'share' ? price.currency : currencyIn(brief)
}

/** Middle of the price range: what the single-number results are worked out with. */
export const middle = ({ low, high }: Revenue) => (low + high) / 2

/** Revenue per customer and year in one number; null where it is not known. */
export function middleRevenue(brief: Brief): number | null {
  const revenue = revenueOf(brief)
  return revenue && middle(revenue)
}

/** Who is counted, by the first word of the founder's text for it. */
const countedNoun = (text: string): string => /^\p{L}{4,}s\b/iu.exec(text.trim())?.[0].toLowerCase() ?? text

/** How many people the founder names as evidence of one kind; of the same people counted twice, the larger number. */
export function demandOf(brief: Brief, kind: 'interviews' | 'waiting' | 'paying'): number {
  const most = new Map<string, number>()
  for (const { value } of entriesOf(brief, 'evidence')) {
    if (value.kind !== kind) continue
    const noun = countedNoun(value.text)
    most.set(noun, Math.max(most.get(noun) ?? 0, value.count ?? 0))
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0)
}

/** A sale that is over: who bought something once does not pay each month. */
const BOUGHT_ONCE = /\b(?:bought|sold|ordered|purchased|booked|came|packs?|copies|the first \w+)\b/i

/** How many customers pay again and again today, by the founder's own answer; 0 where the price is not paid in a rhythm. */
export const payingAgain = (brief: Brief): number =>
  isSubscription(brief)
    ? entriesOf(brief, 'evidence').reduce(
        (sum, entry) =>
          entry.value.kind === 'paying' && !isOnlyRead(entry) && !BOUGHT_ONCE.test(entry.value.text)
            ? sum + (entry.value.count ?? 0)
            : sum,
        0,
      )
    : 0

/** A share as a percentage of two significant digits: '59%'. */
export const percentText = (share: number): string => `${formatRough(share * 100)}%`

/** What all counted customers would pay in a year, at the middle price. */
export function marketPerYear(brief: Brief): Figure | null {
  const revenue = revenueOf(brief)
  const count = firstValue(brief, 'count')?.value
  if (!revenue || !count) return null
  const value = settled(count * middle(revenue))
  return {
    value,
    text: formatMoney(value, revenue.currency ?? NO_CURRENCY),
    formula: `${formatCount(count)} × ${money(settled(middle(revenue)), revenue.currency)}`,
  }
}
