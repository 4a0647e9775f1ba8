import type { Statement } from '../basis.ts'
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
import { countsPeople } from './counted-people.ts'
import { isOnlyRead } from './standing.ts'

/**
 * Price and revenue from the founder's own numbers. Amounts are in the currency of the price; nothing is converted. See
 * docs/brief.md#arithmetic.
 */

/** Facts that an idea states and that have no field of their own, added to the brief for calculations (`forSums`). */
interface Told {
  /** What customers pay, if the price in calculations is only the part that the founder keeps. */
  paid?: Price | undefined
  /** The founder's cost per payment of the price. */
  unitCost?: number | undefined
  /** The founder's yearly costs, whether or not anyone buys, with their calculation. */
  fixedCosts?: { amount: number; amounts: readonly number[]; formula: string; words: string } | undefined
  /** One of the founder's costs whose number per customer is unknown, so that no margin may be assumed. */
  otherCost?: string | undefined
  /** The founder's words for customers who leave early, so that a full year of payments is not certain. */
  leaves?: string | undefined
  /** The founder's words by which one customer takes several of what is charged for, if their number is not answered. */
  holdsMany?: string | undefined
  /** What one customer turns over in a month, if the price in calculations is the founder's share of it. */
  volume?:
    | { each: number; together: number | null; share: string; formula: string; words: string }
    | undefined
  /** The stated quantity, if it may not count what the price is for. */
  quantity?: number | undefined
  /** How many uses one payment covers: '$19 for a bottle that makes eight cups'. */
  servings?: number | undefined
  /** The season that the offer depends on, in the founder's word. */
  season?: string | undefined
  /** How many weeks a year the offer is used, with the founder's words. */
  seasonWeeks?: { weeks: number; words: string } | undefined
  /** The founder's words for the months in which customers buy. */
  buyingMonths?: string | undefined
  /** Why the price that was read cannot be what one customer pays, so that nothing is calculated with it. */
  unlikely?: Statement | undefined
}
export type TellingBrief = Brief & { told?: Told }

/** The brief from the customers' view: its price is everything they pay. */
export function asPaid(brief: TellingBrief): Brief {
  const paid = brief.told?.paid
  if (!paid || brief.price.state !== 'stated') return brief
  return {
    ...brief,
    price: { ...brief.price, entries: brief.price.entries.map((entry) => ({ ...entry, value: paid })) },
  }
}

/**
 * The share of the price, or of its middle, that remains after the cost that the founder names, or 1 if the price is what they keep
 * of customers' payments; null if they name neither, or for a marketplace without a cost.
 */
export function statedMargin(brief: TellingBrief): number | null {
  const isMarketplace = entriesOf(brief, 'nature').some(({ value }) => value === 'marketplace')
  if (brief.told?.paid && brief.told.unitCost === undefined) return isMarketplace ? null : 1
  const price = firstValue(brief, 'price')
  const cost = brief.told?.unitCost
  const each = price ? (price.low + price.high) / 2 : 0
  return cost !== undefined && each > cost ? Number(((each - cost) / each).toPrecision(3)) : null
}

/** Whether a typical margin may replace an unknown one: not if the founder states a cost that contradicts it. */
export const mayAssumeMargin = ({ told }: TellingBrief): boolean => told?.otherCost === undefined
/**
 * Whether a customer may be assumed to pay for a full year: not if customers leave earlier or buy only every few years.
 */
export const isYearSure = (brief: TellingBrief): boolean =>
  brief.told?.leaves === undefined && (firstValue(brief, 'purchases') ?? 1) >= 1

export const PER_YEAR: Record<Period, number> = { day: 365, week: 52, month: 12, year: 1 }
export const MONTHS = 12

/** A result with its calculation, ready to be shown. */
export interface Figure {
  value: number
  text: string
  /** The calculation with the numbers of the brief: '€49 × 12'. */
  formula: string
}

/** Revenue per customer and year, at the lower and the higher price. */
export interface Revenue {
  low: number
  high: number
  /** Null if the founder states no currency. */
  currency: string | null
  formula: string
}

/**
 * The currency in which the founder states money, that of the price first; otherwise that of the place; null if there
 * is neither.
 */
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

/** The cost of a test, which is estimated in US dollars, as a round amount in the currency of the brief: '€150'. */
export function formatTestCost(dollars: number, brief: Brief | null): string {
  const currency = (brief && currencyIn(brief)) ?? 'USD'
  return formatAmount(assumedAmount(dollars, currency), currency)
}

/** An amount with its currency sign, or plain if the currency is unknown. */
export const money = (amount: number, currency: string | null): string =>
  formatAmount(amount, currency ?? NO_CURRENCY)

/** '€5,700', or '€5,700 to €6,750' for a range. */
export const amountRange = (low: number, high: number, currency: string | null) =>
  low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`

/** A range of amounts as a term of a formula: '(€10 to €20)'. */
export const rangeTerm = (low: number, high: number, currency: string | null): string =>
  low === high ? money(low, currency) : `(${amountRange(low, high, currency)})`

/** A range of large amounts in short form: '€1.2M to €2.4M'. */
export const roughRange = (low: number, high: number, currency: string | null): string =>
  [...new Set([low, high].map((amount) => formatMoney(amount, currency ?? NO_CURRENCY)))].join(' to ')

/** Things that any kind of customer may have in large numbers. */
const MANY =
  /\b(?:employee|worker|seat|vehicle|car|truck|van|lorry|bike|machine|device|sensor|room|bed|flat|apartment|unit|door|table|hive|cow|animal|tree|acre|hectare|driver|nurse|technician|agent|license|invoice|order|desk|camera|meter|resident|tenant|site|location|branche?|flat|pair|case|kilo|kg|head|bottle|crate|pallet|piece|item|parcel|ticket|plot|field|stall|berth|boat|trailer|container|tank|panel|screen|pump|lift|elevator|locker|block|building|property|properties|house|class(?:es)?|contract|ton|tonne|lit(?:er|re))s?\b/i
/** Things that an organization has in large numbers. */
const MANY_IN_ORGANIZATION =
  /\b(?:user|member|person|people|head|patient|student|pupil|child|kid|resident|guest|client|player|teacher|clerk|site|location|branch|store|shop)s?\b/i
/** Words for what a person can be, so that only an organization has many of them. */
const ONESELF =
  /^(?:user|member|person|people|head|patient|resident|guest|client|player|teacher|clerk|adult|subscriber|driver|rider|runner|learner|tenant|owner)s?$/i
/** Customers who keep, run or serve many of something. */
const KEEPERS =
  /\b(?:(?:maintenance|management|property|housing|service|rental|logistics|transport|utility) (?:compan(?:y|ies)|firms?|associations?|cooperatives?)|operators?|managers?|providers?|contractors?|fleets?|chains?|utilities)\b/i
/** People who stand at the head of one organization each. */
const HEADS_ONE =
  /\b(?:directors?|heads?|principals?|headteachers?|matrons?|administrators?|managers?|secretar(?:y|ies)|wardens?|chefs?) (?:of|in|at)\b/
/** Things that each customer either is or has exactly one of. */
const ONE_EACH =
  /^(?:practice|company|shop|store|restaurant|clinic|firm|team|school|office|organi[sz]ation|business|customer|client|account|choir|club|farm|hotel|agency|studio|gym|salon|bakery|caf[eé]|household|family|subscription|membership|council|district|town|city|cooperative|hospital|university|course|issue|box|landlord|operator|manager|provider|contractor|warehouse|pharmacy|bakery|brewery|winery|dairy|garage|pub|kitchen|workshop|surgery|nursery|library|museum|church|depot|campsite|plant|factory|brand|plan|package|fleet|chain|system|app|tool|platform|website|install(?:ation)?|month|year)s?$/i
const ORGANIZATION =
  /\b(?:schools?|pharmac(?:y|ies)|baker(?:y|ies)|brewer(?:y|ies)|winer(?:y|ies)|dair(?:y|ies)|laundr(?:y|ies)|salons|shops|stores|caf[eé]s|pubs|farms|garages|workshops|caterers|contractors|landlords|dealers|wholesalers|retailers|producers|departments?|facult(?:y|ies)|institutes?|librar(?:y|ies)|warehouses|restaurants?|offices|theat(?:er|re)s?|museums?|church(?:es)?|banks?|insurers?|ministr(?:y|ies)|hostels?|clinics?|hospitals?|compan(?:y|ies)|firms?|hotels?|agenc(?:y|ies)|employers?|practices?|nurser(?:y|ies)|kindergartens?|universit(?:y|ies)|colleges?|business(?:es)?|operators?|cent(?:er|re)s?|homes|factor(?:y|ies)|plants|chains?|districts?|teams?|organi[sz]ations?|fleets?|clubs?|gyms?|studios|manufacturers?|councils?|cit(?:y|ies))\b/i

/** The noun that names the customers, without its modifiers: 'firms' in 'scaffolding firms with 5 to 40 fitters'. */
const headOf = (customer: string): string =>
  /\p{L}+\s*$/u
    .exec(
      customer
        .toLowerCase()
        .split(/\s(?:in|of|with|who|that|which|for|from|near|at|on|without|under|over|and|or)\s|[,;(]/)[0] ??
        '',
    )?.[0]
    .trim() ?? ''

/** Whether the word for the customers means organizations, so that users and buyers differ. */
export const isOrganization = (brief: Brief): boolean =>
  ORGANIZATION.test(headOf(firstValue(brief, 'customer') ?? ''))

/** Whether the founder chose a trade of businesses. */
const isBusinessTrade = (brief: Brief): boolean =>
  entriesOf(brief, 'trade').some(({ value }) => value.nace !== null || value.naics !== null)

/** Units of goods that a household buys one at a time. */
export const PACK =
  /^(?:packs?|packets?|jars?|bottles?|pairs?|bags?|boxes|box|pieces?|kilos?|kg|loaf|loaves|cups?|bars?|tins?|tubs?|pots?|crates?)$/i

/** The noun of a unit: 'bag' in 'bag of 8 kg'. */
export const unitNoun = (per: string): string =>
  /\w+$/
    .exec(per.replace(/\s(?:of|with|for|in)\s.*$/, ''))?.[0]
    .toLowerCase()
    .replace(/(?<=\w{2})s$/, '') ?? ''

/** The people or organizations that a source counts, without qualifying phrases. */
const countedIn = (brief: Brief): string =>
  (firstValue(brief, 'count')?.source ?? '')
    .toLowerCase()
    .split(/\s(?:with|who|that|which|for|from|near|on|by|having)\s|[,;(]/)[0] ?? ''

/** The words that name the customers, without qualifying phrases. */
const namedIn = (customer: string): string =>
  /^.*?(?=\s(?:in|with|who|that|which|for|from|near|at|on)\s|[,;(]|$)/.exec(customer)?.[0] ?? ''

const hasWord = (words: string, noun: string): boolean =>
  noun.length > 2 && new RegExp(String.raw`\b${noun}(?:e?s)?\b`).test(words)

/** Whether the unit of the price is the customer, or something that each customer has one of: 'per hotel'. */
export function isPerCustomer(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  const per = price && unitOf(price)
  if (!per) return false
  const noun = unitNoun(per)
  const customer = (firstValue(brief, 'customer') ?? firstValue(brief, 'trade')?.label ?? '').toLowerCase()
  return ONE_EACH.test(per) || namedIn(customer).includes(noun) || hasWord(countedIn(brief), noun)
}

/**
 * Whether the price is for something that one customer has many of, such as an employee or a seat, so that the revenue
 * per customer depends on their number. False if the unit is the word for the customer, or is what the founder counts.
 */
export function isPerUnit(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  const per = price && unitOf(price)
  if (!per || (price.every !== 'week' && price.every !== 'month' && price.every !== 'year')) return false
  const trade = firstValue(brief, 'trade')
  const customer = (firstValue(brief, 'customer') ?? trade?.label ?? '').toLowerCase()
  const keepers = KEEPERS.exec(customer)
  const unit = unitNoun(per)
  const isBusiness = ORGANIZATION.test(customer) || isBusinessTrade(brief)
  const quantity = firstValue(brief, 'purchases') ?? 0
  // A household that buys a pack a month buys twelve a year.
  if (!isBusiness && PACK.test(unit) && quantity <= PER_YEAR[price.every]) return false
  const isOneEach = ONE_EACH.test(per)
  // A word before the noun for the customers names what they keep: 'lift maintenance companies'.
  const isKept = !isOneEach && unit.length > 2
  // A quantity above one means that there are several, whatever the word.
  if (isKept && quantity > 1 && headOf(customer).replace(/s$/, '') !== unit) return true
  // 'Contractors who cook for 200 students' are not students, but 'owners of trucks' have the truck in their name.
  const head = namedIn(customer)
  if (keepers && isKept) return !head.slice(keepers.index).includes(unit)
  // A director of a nursing home has one.
  if (HEADS_ONE.test(customer) && hasWord(customer, unit)) return false
  // The counted things are what is paid for: 'Plants with 20 to 100 people, county list'.
  if (head.includes(unit) || hasWord(countedIn(brief), unit)) return false
  // 'Depots with 80 drivers' have many drivers, whatever kind of customer a depot is.
  if (ONESELF.test(per)) return isBusiness || new RegExp(String.raw`\bwith\b.*\b${unit}`).test(customer)
  if (MANY.test(per)) return true
  // If the payer is unknown, the founder is asked how many units a customer has instead of assuming one.
  return !isOneEach && (isBusiness || (customer === '' && MANY_IN_ORGANIZATION.test(per)))
}

/** Whether the customers are organizations or keepers, and the noun names what they have many of. */
export function isKeptByOrganization(brief: Brief, noun: string): boolean {
  const customer = (firstValue(brief, 'customer') ?? firstValue(brief, 'trade')?.label ?? '').toLowerCase()
  const isBusiness = ORGANIZATION.test(customer) || isBusinessTrade(brief) || KEEPERS.test(customer)
  return (
    isBusiness &&
    !ONE_EACH.test(noun) &&
    !namedIn(customer)
      .split(/\s+/)
      .some((word) => word === noun)
  )
}

/** Things that last or happen once, so that customers do not buy them again each year. */
const LASTING =
  /\b(?:windows?|doors?|roofs?|floors?|walls?|kitchens?|bathrooms?|boilers?|heat pumps?|solar panels?|weddings?|funerals?|courses?|tenanc(?:y|ies)|moves?|balcon(?:y|ies)|logos?|web ?sites?|sofas?|sheds?|fences?|headstones?|portraits?|meters?|sensors?)\s*$/i
/** Recurring work on things that last. */
const UPKEEP = /\b(?:clean|wash|mow|polish|inspect|check|servic|maint|sweep|tune)\w*/i

/** Whether the price is for a job or thing that a customer may buy several of at a time, but not again each year. */
export function isOneJob(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'once' && price?.every !== 'use') return false
  const does = [...entriesOf(brief, 'product'), ...entriesOf(brief, 'actions')].map(({ value }) => value)
  if (LASTING.test(price.per ?? '')) return !does.some((words) => UPKEEP.test(words))
  return price.every === 'once' && entriesOf(brief, 'nature').some(({ value }) => value === 'device')
}

/** Number of units per sale: the quantity that the founder answered for a job, otherwise one. */
export const unitsOfSale = (brief: Brief): number =>
  isOneJob(brief) ? (firstValue(brief, 'purchases') ?? 1) : 1

/** Whether the quantity per customer is per payment or per year. */
export const quantityPeriod = (brief: Brief): string =>
  isPerUnit(brief) || isOneJob(brief) ? 'at a time' : 'a year'

/** Whether customers pay the price again each week, month or year without a new purchase. */
export function isSubscription(brief: Brief): boolean {
  const every = firstValue(brief, 'price')?.every
  return every === 'week' || every === 'month' || every === 'year'
}

/** Words by which a source says that the count recurs every year: 'moves a year', 'weddings each year'. */
const OF_A_YEAR = /\b(?:a|per|each|every) year\b|\b(?:annual|annually|yearly)\b/i

/** Whether the founder counts the buyers of one year, each of whom pays once. */
function isCountOfYear(brief: Brief): boolean {
  const price = firstValue(brief, 'price')
  const isOnce = price?.every === 'once' || (price?.every === 'use' && isOneJob(brief))
  return isOnce && OF_A_YEAR.test(firstValue(brief, 'count')?.source ?? '')
}

/** How many times a year one customer pays the price; null if the brief does not say. */
function timesPerYear(brief: Brief): number | null {
  const every = firstValue(brief, 'price')?.every
  if (isCountOfYear(brief)) return firstValue(brief, 'purchases') ?? 1
  const purchases = firstValue(brief, 'purchases')
  if (every === 'week' || every === 'month' || every === 'year') {
    const units = isPerUnit(brief) ? purchases : 1
    // A customer may take nine monthly deliveries a year, for example.
    const isPart = !isPerUnit(brief) && purchases !== null && purchases > 1 && purchases < PER_YEAR[every]
    return isPart ? purchases : units && settled(PER_YEAR[every] * units)
  }
  // Lasting things are paid for once, however many are bought at a time.
  if (isOneJob(brief)) return null
  // A daily price is a rental: how many days a customer rents is a separate question.
  return every === 'share' || !every ? null : purchases
}

/** Revenue per customer and year; null for a share, or if the price or its frequency is unknown. */
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

/** The field that is missing for the revenue per customer and year; null if the revenue is known. */
export function missingForRevenue(brief: Brief): BriefField | null {
  if (revenueOf(brief)) return null
  const price = firstValue(brief, 'price')
  return price?.every && price.every !== 'share' && price.high > 0 ? 'purchases' : 'price'
}

/** Whether two amounts can be compared: both have the same currency, or at least one has none. */
export const sameCurrency = (a: string | null, b: string | null): boolean =>
  a === b || a === null || b === null

/** The field that is missing for the market calculation; null if count and revenue are known. */
export const missingForMarket = (brief: Brief): BriefField | null =>
  firstValue(brief, 'count') ? missingForRevenue(brief) : 'count'

/**
 * The currency of the brief's calculations: that of the price; without a price or for a share, that of another amount
 * or of the place.
 */
export function currencyOfBrief(brief: Brief): string | null {
  const price = firstValue(brief, 'price')
  return price && price.every !== 'share' ? price.currency : currencyIn(brief)
}

/** Middle of the price range, for results with a single number. */
export const middle = ({ low, high }: Revenue) => (low + high) / 2

/** Revenue per customer and year as one number; null if unknown. */
export function middleRevenue(brief: Brief): number | null {
  const revenue = revenueOf(brief)
  return revenue && middle(revenue)
}

/** The first word of the founder's text for a count if it is a plural noun, otherwise the whole text. */
const countedNoun = (text: string): string => /^\p{L}{4,}s\b/iu.exec(text.trim())?.[0].toLowerCase() ?? text

/**
 * How many people (not pieces or places) the founder names as evidence of one kind; if the same people are counted
 * twice, the larger number.
 */
export function demandOf(brief: Brief, kind: 'interviews' | 'waiting' | 'paying'): number {
  const most = new Map<string, number>()
  for (const entry of entriesOf(brief, 'evidence')) {
    const { value } = entry
    if (value.kind !== kind || (kind === 'paying' && countsPeople(value.text) === false)) continue
    // In 'Nine … six said', the six are among the nine.
    const noun = kind === 'interviews' && isOnlyRead(entry) ? '' : countedNoun(value.text)
    most.set(noun, Math.max(most.get(noun) ?? 0, value.count ?? 0))
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0)
}

/** A share as a percentage with two significant digits: '59%'. */
export const percentText = (share: number): string => `${formatRough(share * 100)}%`

/** What all counted customers would pay in a year, at the middle price. */
export function marketPerYear(brief: Brief): Figure | null {
  const revenue = revenueOf(brief)
  const count = firstValue(brief, 'count')?.value
  if (!revenue || !count) return null
  const { low, high, currency } = revenue
  return {
    value: settled(count * middle(revenue)),
    text: roughRange(settled(count * low), settled(count * high), currency),
    formula: `${formatCount(count)} × ${rangeTerm(low, high, currency)}`,
  }
}
