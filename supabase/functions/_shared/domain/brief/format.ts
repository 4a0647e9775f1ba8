import { BUSINESS_FIELDS } from '../business-fields.ts'
import { formatCount } from '../figures.ts'
import {
  type AlternativePrice,
  type Brief,
  type BriefField,
  type BriefValues,
  entriesOf,
  type Nature,
  OTHER_FIELD,
  type PeriodicMoney,
  type Price,
  type PricePart,
  unitOf,
} from './brief.ts'
import { money } from './economics.ts'

export const NATURE_NAMES: Readonly<Record<Nature, string>> = {
  software: 'Software',
  device: 'Device',
  physical: 'Physical goods',
  service: 'Service by people',
  marketplace: 'Marketplace',
  content: 'Content',
  other: 'Something else',
}

const RHYTHM_NAMES: Readonly<Record<NonNullable<Price['every']>, string>> = {
  once: 'once',
  use: 'per use',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  share: 'of each sale',
}

export const fieldName = (id: string): string =>
  id === OTHER_FIELD ? 'Something else' : (BUSINESS_FIELDS[id] ?? id)

const amountsOf = ({ low, high, currency }: Price): string =>
  low === high ? money(low, currency) : `${money(low, currency)} to ${money(high, currency)}`

const PART_NAMES: Readonly<Record<PricePart, string>> = {
  added: 'plus ',
  instead: 'or ',
  deposit: 'deposit of ',
}

/** '€49 per shop and month', '$15 per walk', '12% of each sale', 'Free'; a further price as 'plus £0.40 per visit'. */
const formatPrice = (price: Price): string =>
  `${price.part ? PART_NAMES[price.part] : ''}${formatAlone(price)}`

function formatAlone(price: Price): string {
  const { low, high, every } = price
  const per = unitOf(price)
  if (every === 'share') {
    const percent = low === high ? formatCount(low) : `${formatCount(low)} to ${formatCount(high)}`
    const of = `${percent}% ${per ? `of ${per}` : RHYTHM_NAMES.share}`
    return price.base ? `${of} (${money(price.base, price.currency)} on average)` : of
  }
  if (high === 0) return 'Free'
  if (price.part === 'deposit') return amountsOf(price)
  const period = every === 'day' || every === 'week' || every === 'month' || every === 'year' ? every : null
  if (per && period) return `${amountsOf(price)} per ${per} and ${period}`
  if (per) return `${amountsOf(price)} per ${per}`
  return every ? `${amountsOf(price)} ${RHYTHM_NAMES[every]}` : amountsOf(price)
}

/** '€60 a week'; 'free' if it costs nothing. */
export const formatPeriodic = ({ amount, currency, every }: PeriodicMoney | AlternativePrice): string =>
  amount === 0 ? 'free' : `${money(amount, currency)} ${RHYTHM_NAMES[every]}`

const EVIDENCE_NAMES = {
  interviews: ['interview', 'interviews'],
  waiting: ['person waiting', 'people waiting'],
  paying: ['paying customer', 'paying customers'],
} as const

function formatDemand({ kind, count, text, link }: BriefValues['evidence']): string {
  if (kind === 'link') return text || (link ?? '')
  if (count === null || (kind === 'other' && text.includes(String(count)))) return text
  if (kind === 'other') return `${formatCount(count)}: ${text}`
  const people = `${formatCount(count)} ${EVIDENCE_NAMES[kind][count === 1 ? 0 : 1]}`
  return text ? `${people}: ${text}` : people
}

/** 'Florists (NACE G4776, NAICS 459310, SIC 47760)'. */
function formatTrade({ label, ...codes }: BriefValues['trade']): string {
  const named = Object.entries(codes).flatMap(([name, code]) =>
    code ? [`${name.toUpperCase()} ${code}`] : [],
  )
  return `${label} (${named.join(', ') || 'no trade code'})`
}

const FORMATS: { [F in BriefField]?: (value: BriefValues[F]) => string } = {
  nature: (value) => NATURE_NAMES[value],
  trade: formatTrade,
  problemCost: formatPeriodic,
  today: ({ name, price }) => (price ? `${name} (${formatPeriodic(price)})` : name),
  price: formatPrice,
  purchases: (value) => formatCount(value),
  place: ({ name }) => name,
  count: ({ value, source }) => (source ? `${formatCount(value)} (${source})` : formatCount(value)),
  evidence: formatDemand,
  field: fieldName,
  goal: ({ amount, currency }) => `${money(amount, currency)} a month`,
}

/** A value as shown in a table or an export. */
export function formatValue<F extends BriefField>(field: F, value: BriefValues[F]): string {
  const format: ((value: BriefValues[F]) => string) | undefined = FORMATS[field]
  return format ? format(value) : String(value)
}

/** All values of a field as shown, in order. */
export const formatEntries = <F extends BriefField>(brief: Brief, field: F): string[] =>
  entriesOf(brief, field).map(({ value }) => formatValue(field, value))
