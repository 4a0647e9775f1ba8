import type { Because, Statement } from '../domain/basis.ts'
import {
  type BriefField,
  type BriefValues,
  type Entry,
  entriesOf,
  firstValue,
  type Nature,
} from '../domain/brief/brief.ts'
import { quoteOf } from '../domain/brief/changes.ts'
import type { TellingBrief } from '../domain/brief/economics.ts'
import { formatValue, NATURE_NAMES } from '../domain/brief/format.ts'
import { told } from '../domain/brief/line.ts'
import { firmEntries, isOnlyRead, marked } from '../domain/brief/standing.ts'
import { typedWords } from '../domain/brief/summary.ts'
import { currencyOfCountry } from '../domain/currency.ts'
import type { LookupRecord } from '../domain/lookups.ts'

/** What the analyst writes from: the brief, and the idea that its quotations are taken from. */
export interface Source {
  brief: TellingBrief
  idea: string
  /** Results from public sources; null if nothing was looked up. */
  lookups?: LookupRecord | null
  /** The day on which the report is written, for periods that start in a month ('since March') and end today. */
  today?: Date
}

function shownValue<F extends BriefField>({ idea }: Source, field: F, entry: Entry<BriefValues[F]>) {
  const own = quoteOf(entry, idea) ?? typedWords(field, entry.value)
  return { entry, words: own ?? formatValue(field, entry.value), isText: own !== null }
}

/** Each firm value of a field in the words of the idea or the answer; `isText` is false for figures and choices. */
const valuesOf = <F extends BriefField>(source: Source, field: F) =>
  firmEntries(source.brief, source.idea, field).map((entry) => shownValue(source, field, entry))

/** The founder's words for each firm value of a field, as written in the idea or as answered. */
export const wordsOf = <F extends BriefField>(source: Source, field: F): string[] =>
  valuesOf(source, field).map(({ words }) => words)

/** The reason given by the first firm value of a field: its words, or the answer; null if there is none. */
export function reasonIn(source: Source, field: BriefField): Because | null {
  const [first] = valuesOf(source, field)
  return first ? { by: first.isText ? 'wrote' : 'answered', words: first.words } : null
}

/** The values of a field to show: firm ones, or all values if none is firm. */
function shownOf<F extends BriefField>(source: Source, field: F) {
  const firm = valuesOf(source, field)
  return firm.length > 0
    ? firm
    : entriesOf(source.brief, field).map((entry) => shownValue(source, field, entry))
}

/** Each value of a field as a separate quotation, confirmed ones first; unconfirmed ones are marked. */
export const quotesOf = <F extends BriefField>(source: Source, field: F): Statement[] =>
  shownOf(source, field)
    .toSorted((a, b) => Number(isOnlyRead(a.entry)) - Number(isOnlyRead(b.entry)))
    .map((value) => marked(told(value), value.entry))

/**
 * The founder's words for some fields in one statement, marked if the first value is unconfirmed; null if none is
 * stated.
 */
export function quoteFields(source: Source, ...fields: BriefField[]): Statement | null {
  const own = eachOnce(fields.flatMap((field) => valuesOf<BriefField>(source, field)))
  const [first] = fields.flatMap((field) => entriesOf(source.brief, field))
  return first && own.length > 0 ? marked(told(...own), first) : null
}

/** The distinct values, without those whose words are part of another's. */
function eachOnce<Value extends { words: string }>(values: readonly Value[]): Value[] {
  return values.filter(
    ({ words }, index) =>
      values.findIndex((other) => other.words === words) === index &&
      !values.some((other) => other.words !== words && other.words.includes(words)),
  )
}

/**
 * The first value of each given field in one statement, answered and confirmed ones before those that were only read,
 * which are marked; null if there are none.
 */
export function tellFirst(source: Source, fields: readonly BriefField[]): Statement | null {
  const own = eachOnce(
    fields.flatMap((field) => {
      // A place that was only read may be where others are.
      const values = valuesOf<BriefField>(source, field).filter(
        ({ entry }) => field !== 'place' || !isOnlyRead(entry),
      )
      return (values.find(({ entry }) => !isOnlyRead(entry)) ?? values[0]) || []
    }),
  )
  const read = own.find(({ entry }) => isOnlyRead(entry))
  return own.length === 0 ? null : read ? marked(told(...own), read.entry) : told(...own)
}

export const wrote = (words: string): Because => ({ by: 'wrote', words })
export const chose = (words: string): Because => ({ by: 'chose', words })

/** The kinds of product with their origin: the founder's words or choice. */
export function naturesOf({ brief, idea }: Source): { nature: Nature; because: Because }[] {
  return entriesOf(brief, 'nature').map((entry) => {
    const words = quoteOf(entry, idea)
    return { nature: entry.value, because: words ? wrote(words) : chose(NATURE_NAMES[entry.value]) }
  })
}

/** Words for goods that are delivered regularly or lent, for which a recurring price is plausible. */
const RETURNING = /\b(?:box(?:es)?|crates?|subscription|rent\w*|lend\w*|borrow\w*|lease\w*|hire|refills?)\b/i

/**
 * The kinds of product to give advice for: what the founder chose, and what was read in the name of the product itself
 * unless the way of paying contradicts it. Words elsewhere in the text select none. Excludes 'Something else'.
 */
export function agreedNatures({ brief, idea }: Source): Nature[] {
  const every = firstValue(brief, 'price')?.every ?? null
  const isPaidAgain = every === 'week' || every === 'month' || every === 'year'
  const names = entriesOf(brief, 'product')
  return entriesOf(brief, 'nature').flatMap(({ value: nature, origin, confirmed }) => {
    if (nature === 'other') return []
    if (confirmed || origin.kind !== 'quote') return [nature]
    const isNamed = names.some(
      (name) =>
        name.origin.kind === 'quote' && name.origin.start <= origin.start && origin.end <= name.origin.end,
    )
    const isGoods = nature === 'device' || nature === 'physical'
    const isUnlikely =
      isGoods && (every === 'share' || (nature === 'physical' && isPaidAgain && !RETURNING.test(idea)))
    return isNamed && !isUnlikely ? [nature] : []
  })
}

/** Whether the law may count the offer as a device: false for work by people and for ordinary goods. */
export const mayBeDevice = (source: Source): boolean => {
  const natures = agreedNatures(source)
  return natures.length === 0 || natures.includes('software') || natures.includes('device')
}

/** The order in which kinds of product lead: of two kinds, the first in this list requires more. */
const LEADING: readonly Nature[] = ['device', 'physical', 'service', 'marketplace', 'software', 'content']

/**
 * The kind of product whose advice is shown; of two kinds, the one that requires more. Printed products count as
 * content. Null if no kind is known.
 */
export function leadingNature(source: Source): { nature: Exclude<Nature, 'other'>; because: Because } | null {
  const agreed = agreedNatures(source)
  const natures = naturesOf(source).flatMap(({ nature, because }) =>
    nature === 'other' || !agreed.includes(nature) ? [] : [{ nature, because }],
  )
  const isPrinted = natures.some(({ nature }) => nature === 'content')
  const [first] = natures
    .filter(({ nature }) => !isPrinted || nature !== 'physical')
    .toSorted((a, b) => LEADING.indexOf(a.nature) - LEADING.indexOf(b.nature))
  return first ?? null
}

/** The field that the founder confirmed; null if it is only suggested. */
export function confirmedField({ brief }: Source): string | null {
  const [entry] = entriesOf(brief, 'field')
  return entry?.confirmed ? entry.value : null
}

const CONSUMERS_WORDS =
  /\b(?:consumers?|households?|parents|families|mothers|fathers|moms|dads|couples|brides|(?:pet|dog|cat|home|car|bike|boat|garden) ?owners|people|tenants|renters|residents|neighbou?rs|students|pupils|children|kids|teenagers|teens|seniors|pensioners|women|men|adults|runners|cyclists|hikers|gardeners|collectors|knitters|singles|travel(?:l)?ers|tourists|commuters|newcomers|hobby \w+|amateur \w+|patients)\b/i
const BUSINESSES_WORDS =
  /\b(?:business(?:es)?|compan(?:y|ies)|firms?|shops?|stores?|practices?|clinics?|schools?|hospitals?|agenc(?:y|ies)|restaurants?|caf[eé]s?|bakeries|hotels?|farms?|farmers|plants?|factor(?:y|ies)|manufacturers|makers|importers|wholesalers|retailers|landlords|lawyers|solicitors|dentists|doctors|vets|teachers|employers|clubs?|choirs?|associations?|charities|councils?|cit(?:y|ies)|towns|municipalit(?:y|ies)|contractors|builders|carriers|freelancers|studios?|salons?|gyms?|stables|mills|homes for|nursing homes|care homes|kindergartens|nurseries|managers|operators|providers|teams|offices|merchants|sellers|dealers|developers|organi[sz]ers|laborator(?:y|ies)|labs|breweries|wineries|workshops|garages|orchards|cooperatives|museums|libraries|theat(?:er|re)s|publishers|architects|engineers|therapists|accountants|notaries|pharmac(?:y|ies|ists)|midwives|plumbers|electricians|cleaners|couriers|growers|roasters|caterers|bookkeepers|consultants|committees|parishes|churches|brands|warehouses|fleets|galleries|photographers|tutors|trainers|non-?profits)\b/i

/** Whether the paying customers are consumers or businesses, as far as their words show clearly; null otherwise. */
export function audienceOf(source: Source): 'consumers' | 'businesses' | null {
  const trade = firstValue(source.brief, 'trade')
  if (trade) return trade.nace || trade.naics || trade.sic ? 'businesses' : 'consumers'
  const customer = wordsOf(source, 'customer').join(' ')
  if (BUSINESSES_WORDS.test(customer)) return 'businesses'
  return CONSUMERS_WORDS.test(customer) ? 'consumers' : null
}

/**
 * ISO codes of the countries where the business starts. Several countries may have a town of the same name, so an
 * unconfirmed place only counts if the founder's currency does not contradict it.
 */
export function countriesOf({ brief }: Source): string[] {
  const paid = (['price', 'goal', 'problemCost'] as const).flatMap((field) =>
    entriesOf(brief, field).flatMap(({ value }) => value.currency ?? []),
  )
  return entriesOf(brief, 'place').flatMap((entry) => {
    const { country, local } = entry.value
    if (country === null) return []
    const currency = currencyOfCountry(country)
    const isOther = currency !== null && paid.length > 0 && !paid.includes(currency)
    return isOnlyRead(entry) && local && isOther ? [] : [country]
  })
}

/** Whether the founder has confirmed no place, so that any place was only read. */
export const isPlaceRead = ({ brief }: Source): boolean => entriesOf(brief, 'place').every(isOnlyRead)

export const isStated = ({ brief }: Source, field: BriefField): boolean => firstValue(brief, field) !== null
