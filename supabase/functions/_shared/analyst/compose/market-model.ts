import { comesTo } from '../../ai/sections/founder-price.ts'
import type { MarketInput, MarketModel, Range } from '../../domain/market-model.ts'
import type { Brief } from '../brief.ts'
import { termOf, termsOf } from '../classify/tokens.ts'
import { DOLLARS_PER } from '../extract/currency.ts'
import { placeInText } from '../extract/places.ts'
import type { Price } from '../extract/price.ts'
import type { InputEntry } from '../knowledge/schema.ts'
import { sourceIdOf } from './sources.ts'

const DOLLARS_A_YEAR = 'US dollars a year'

/** Stands in where the idea names no place: the United States, as most public figures describe it. */
const FALLBACK = { name: 'United States', millions: 340 }

const scale = ({ low, base, high }: Range, by: number): Range => ({
  low: low * by,
  base: base * by,
  high: high * by,
})
/** As many digits as a number holds without what binary fractions add to it. */
const EXACT = 12
const rounded = (value: number, digits = 2) => Number(value.toPrecision(digits))
const roundedRange = ({ low, base, high }: Range, digits = 2): Range => ({
  low: rounded(low, digits),
  base: rounded(base, digits),
  high: rounded(high, digits),
})

function customersOf({ facts, domain, side, slots }: Brief): MarketInput {
  const { market } = domain
  const customers = (side === 'supply' && market.serving?.customers) || market.customers
  const place = facts.place?.known
  const people = place ?? FALLBACK
  const count = `about ${people.millions} million inhabitants`
  const whole = placeInText(people.name)
  const named = placeInText(facts.place?.name ?? '')
  const where =
    place && facts.place?.name === place.name
      ? `Taken for ${whole}: ${count}, rounded by hand.`
      : facts.place
        ? `The population of ${named} is not in the knowledge base, so ${whole} stands in with ${count}: replace it by the number for ${named}.`
        : `The idea names no country, so ${whole} stands in with ${count}: replace it with your own market.`
  const who = facts.audiences.length ? ` Better still, count ${slots.audience} yourself.` : ''
  return {
    id: 'customers',
    label: customers.label,
    unit: customers.unit,
    range: roundedRange(scale(customers.perPerson, people.millions * 1e6)),
    basis: 'assumption',
    sources: [],
    note: `${customers.note} ${where}${who}`,
    original: null,
  }
}

const PER_YEAR: Partial<Record<Price['per'], { months: string; range: Range }>> = {
  month: { months: '6 to 12 months', range: { low: 6, base: 12, high: 12 } },
  week: { months: '20 to 52 weeks, which is assumed', range: { low: 20, base: 40, high: 52 } },
  year: { months: 'one year', range: { low: 1, base: 1, high: 1 } },
  once: { months: 'one purchase', range: { low: 1, base: 1, high: 1 } },
}

/** A price of the whole customer, or of what the customers of the idea are: nobody said how many else they pay for. */
function isOfCustomer({ facts, domain, side }: Brief, { unit }: Price): boolean {
  const { customers, serving } = domain.market
  const counted = (side === 'supply' && serving?.customers) || customers
  const named = [...facts.audiences.map(({ phrase }) => phrase), counted.unit, counted.label]
  return unit === null || termsOf(named.join('. ')).has(termOf(unit))
}

/** The founder's words only where their price comes to the base by itself; uses and exchange rates are assumed. */
function fromPrice(brief: Brief, price: Price): Pick<MarketInput, 'range' | 'note' | 'basis'> {
  const { text } = brief.facts
  const rate = DOLLARS_PER[price.currency] ?? 1
  const times = PER_YEAR[price.per]
  const uses = brief.domain.market.revenue.usesPerYear
  const isInDollars = times !== undefined && price.currency === 'USD'
  const range = roundedRange(scale(times?.range ?? uses, price.amount * rate), isInDollars ? EXACT : 3)
  const said = text.includes(price.quote) ? text : price.quote
  const isSaid = isInDollars && isOfCustomer(brief, price) && comesTo(said, price.quote, range.base)
  const count = times
    ? `counted for ${times.months}`
    : `times ${uses.low} to ${uses.high} uses a year, which is assumed`
  const currency = price.currency === 'USD' ? '' : ` One ${price.currency} is taken as about $${rate}.`
  const seat =
    times && price.unit
      ? ` That is for one ${price.unit}: multiply it where a customer pays for several.`
      : ''
  const note = `The founder's price of ${price.quote}, ${count}.${seat}${currency}`
  return { range, note, basis: isSaid ? 'founder' : 'assumption' }
}

function revenueOf(brief: Brief): MarketInput {
  const { facts, domain, side } = brief
  const { price, commission } = facts.pricing
  const { revenue } = domain.market
  const input = {
    id: 'revenuePerCustomer',
    label: 'Revenue per customer',
    unit: DOLLARS_A_YEAR,
    original: null,
  } as const
  if (price) return { ...input, sources: [], ...fromPrice(brief, price) }
  if (commission) {
    const { share, quote } = commission
    const { usesPerYear: uses, useValue: value } = revenue
    const range = { low: uses.low * value.low, base: uses.base * value.base, high: uses.high * value.high }
    const note = `“${quote}” leaves ${Math.round(share * 100)}% of each sale, on an assumed ${uses.low} to ${uses.high} sales a year of $${value.low} to $${value.high} each.`
    return { ...input, sources: [], range: roundedRange(scale(range, share), 3), basis: 'assumption', note }
  }
  const { range, note } = (side === 'supply' && domain.market.serving?.revenue) || revenue
  return { ...input, sources: [], range, basis: 'assumption', note }
}

type Given = Pick<MarketInput, 'id' | 'label' | 'unit'>

/** An input of the knowledge base: from a source where one is named for it, else an assumption. */
function inputFrom(brief: Brief, given: Given, { range, note, reference }: InputEntry): MarketInput {
  const source = sourceIdOf(brief, reference)
  return {
    ...given,
    range,
    basis: source ? 'source' : 'assumption',
    sources: source ? [source] : [],
    note,
    original: null,
  }
}

/** Figures of the United States, by heads where the idea names another place. */
function scaledToPlace({ facts: { place } }: Brief, entry: InputEntry): InputEntry {
  const known = place?.known
  if (!known || known.millions === FALLBACK.millions) return entry
  const { range, note } = entry
  return {
    range: roundedRange(scale(range, known.millions / FALLBACK.millions)),
    note: `${note} Taken to ${placeInText(known.name)} by its number of inhabitants, which ignores what people earn: replace it.`,
  }
}

/** What is spent on the whole market and the share that is meant, where the domain knows it. */
function topDownOf(brief: Brief): MarketInput[] {
  const { topDown } = brief.domain.market
  if (!topDown) return []
  const spend = { id: 'marketSpend', label: 'Spent on the whole market', unit: DOLLARS_A_YEAR } as const
  const share = { id: 'relevantShare', label: 'Share that this product is for', unit: 'share' } as const
  return [
    inputFrom(brief, spend, scaledToPlace(brief, topDown.spend)),
    inputFrom(brief, share, topDown.share),
  ]
}

/**
 * Bottom-up market model with the founder's place and price where the text gives them; beside it the top-down check, where the
 * domain knows what is spent.
 */
export function modelOf(brief: Brief): MarketModel {
  const { reachable, obtainable } = brief.domain.market
  const reach = { id: 'reachableShare', label: 'Share that can be reached', unit: 'share' } as const
  const won = { id: 'obtainableShare', label: 'Share that can be won in three years', unit: 'share' } as const
  return {
    inputs: [
      customersOf(brief),
      revenueOf(brief),
      inputFrom(brief, reach, reachable),
      inputFrom(brief, won, obtainable),
      ...topDownOf(brief),
    ],
  }
}
