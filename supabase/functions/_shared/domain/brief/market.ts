import { NO_CURRENCY } from '../currency.ts'
import { formatCount, settled } from '../figures.ts'
import { type OfficialCount, officialCounts } from '../lookup-evidence.ts'
import type { LookupRecord } from '../lookups.ts'
import type { MarketInput, MarketModel, Range } from '../market-model.ts'
import { type Brief, entriesOf, firstValue, type Nature, type Price } from './brief.ts'
import { mayCountMore } from './conflicts.ts'
import { money, revenueOf, statedMargin, type TellingBrief } from './economics.ts'

/** Fractions to use if the founder states none: a starting point for a small team, to be changed. */
const REACHABLE = { low: 0.1, base: 0.3, high: 0.6 }
const OBTAINABLE = { low: 0.01, base: 0.05, high: 0.15 }
/** Few enough customers for one person to call each of them within a year. */
const CALLABLE = 1000
const REACHABLE_BY_CALL = { low: 0.3, base: 0.6, high: 0.9 }
const OBTAINABLE_BY_CALL = { low: 0.05, base: 0.15, high: 0.3 }
/** The share of revenue that remains after serving customers, by kind of product. */
const GROSS_MARGIN: Readonly<Record<Nature, Range>> = {
  software: { low: 0.6, base: 0.8, high: 0.9 },
  content: { low: 0.6, base: 0.8, high: 0.9 },
  marketplace: { low: 0.5, base: 0.7, high: 0.85 },
  device: { low: 0.25, base: 0.4, high: 0.55 },
  physical: { low: 0.25, base: 0.4, high: 0.55 },
  service: { low: 0.2, base: 0.35, high: 0.5 },
  other: { low: 0.3, base: 0.5, high: 0.7 },
}

const exactly = (value: number) => ({ low: value, base: value, high: value })

const isPrinted = (brief: Brief): boolean =>
  [...entriesOf(brief, 'product'), ...entriesOf(brief, 'inputs'), ...entriesOf(brief, 'risks')].some(
    ({ value }) => /\b(?:print(?:ed|ing|er)?|postage|paper|booklets?|magazines?)\b/i.test(value),
  )

/**
 * The margin after the founder's own cost; without one, the margin assumed for the kind of product, or the lower one of
 * two kinds.
 */
export function grossMarginOf(brief: Brief): Range {
  const stated = statedMargin(brief)
  if (stated !== null) return exactly(stated)
  const chosen = entriesOf(brief, 'nature').map(({ value }) => value)
  // Printed or mailed content costs as much to make as physical goods.
  const natures = [
    ...chosen,
    ...(chosen.includes('content') && isPrinted(brief) ? (['physical'] as const) : []),
  ]
  return (
    natures.map((nature) => GROSS_MARGIN[nature]).toSorted((a, b) => a.base - b.base)[0] ?? GROSS_MARGIN.other
  )
}

const assumed = (
  id: MarketInput['id'],
  label: string,
  unit: string,
  range: MarketInput['range'],
  note: string,
): MarketInput => ({ id, label, unit, range, basis: 'assumption', sources: [], note, original: null })

const regions = new Intl.DisplayNames('en', { type: 'region' })
/** The name of a count's country; '' if it has none. */
export const placeOf = ({ country }: OfficialCount): string =>
  country === null ? '' : country === 'EU' ? 'European Union' : (regions.of(country) ?? country)

/** The founder's count of customers, with the official count as a note; without the founder's, the official count. */
function customersOf(brief: Brief, lookups: LookupRecord | null | undefined): MarketInput | null {
  const own = firstValue(brief, 'count')
  const [official] = officialCounts(lookups)
  const given = { id: 'customers' as const, label: 'Customers', original: null }
  if (own) {
    const beside = official ? ` Beside it: ${official.says}` : ''
    return {
      ...given,
      // The count may cover more than the starting place, so the founder says what it counts.
      unit: '',
      range: exactly(own.value),
      basis: 'founder',
      sources: [],
      note: `Your count: ${own.source || formatCount(own.value)}${official && !own.source.endsWith('.') ? '.' : ''}${beside}${mayCountMore(brief) ? '. It may count others, too' : ''}`,
    }
  }
  if (!official) return null
  return {
    ...given,
    unit: `${official.unit} in ${placeOf(official)}${official.period ? `, ${official.period}` : ''}`,
    range: exactly(official.value),
    basis: 'source',
    sources: [official.citation],
    note: [official.says, ...official.caveats].join(' '),
  }
}

/** Fixed costs are stated or asked for, not assumed: an amount that is high for one founder is low for another. */
function fixedCostsInput({ told }: TellingBrief): MarketInput {
  const input = assumed('fixedCosts', 'Fixed costs', 'a year', exactly(told?.fixedCosts?.amount ?? 0), '')
  return told?.fixedCosts
    ? { ...input, basis: 'founder', note: told.fixedCosts.formula }
    : {
        ...input,
        note: 'Not known yet. Enter what you pay whether or not anyone buys, and the break-even follows.',
      }
}

const middleOf = ({ low, high }: Price): number => settled((low + high) / 2)

function grossMarginInput(brief: TellingBrief): MarketInput {
  const note = 'What is left of the revenue after serving the customer.'
  const input = assumed('grossMargin', 'Gross margin', '', grossMarginOf(brief), note)
  const [price, cost] = [firstValue(brief, 'price'), brief.told?.unitCost]
  return statedMargin(brief) !== null && price && cost !== undefined
    ? {
        ...input,
        basis: 'founder',
        note: `(${money(middleOf(price), price.currency)} − ${money(cost, price.currency)}) ÷ ${money(middleOf(price), price.currency)}`,
      }
    : input
}

/**
 * The market model from the brief: customers as counted by the founder or an official source, revenue from price and
 * uses, shares as assumptions to be changed. Null without a count or a yearly revenue. Amounts are in the currency of
 * the price.
 */
export function marketModelOf(brief: Brief, lookups?: LookupRecord | null): MarketModel | null {
  const customers = customersOf(brief, lookups)
  const revenue = revenueOf(brief)
  if (!customers || !revenue) return null
  const { low, high, currency, formula } = revenue
  const callable = customers.range.base <= CALLABLE
  return {
    currency: currency ?? NO_CURRENCY,
    inputs: [
      customers,
      {
        id: 'revenuePerCustomer',
        label: 'Revenue per customer',
        unit: 'a year',
        range: { low, base: (low + high) / 2, high },
        basis: 'founder',
        sources: [],
        note: formula,
        original: null,
      },
      assumed(
        'reachableShare',
        'Reachable share',
        '',
        callable ? REACHABLE_BY_CALL : REACHABLE,
        callable
          ? 'One person can call each of them in a year.'
          : 'Customers within reach of your sales channels.',
      ),
      assumed(
        'obtainableShare',
        'Obtainable share',
        '',
        callable ? OBTAINABLE_BY_CALL : OBTAINABLE,
        'Of those, won within three years.',
      ),
      fixedCostsInput(brief),
      grossMarginInput(brief),
    ],
  }
}
