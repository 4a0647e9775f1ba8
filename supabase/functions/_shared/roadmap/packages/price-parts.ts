import type { Source } from '../../analyst/source.ts'
import { entriesOf, firstValue, type Price, unitOf } from '../../domain/brief/brief.ts'
import { formatValue } from '../../domain/brief/format.ts'
import { isOwnCurrency } from '../../domain/brief/told-amounts.ts'
import type { Income } from '../../domain/roadmap/content.ts'
import type { Group } from './group.ts'

/*
 * The further prices of the brief: those that every sale brings are part of it in all sums, each other one is named
 * beside them, and a deposit is no income.
 */

/** A further price that each sale brings besides the first. */
interface AddedPrice {
  label: string
  amount: number
  /** Whether it is paid for a year: the first one is paid with the sale. */
  isYearly: boolean
}

const MONTHS = 12
const WEEKS_A_MONTH = 52 / 12
const LABEL_CHARS = 110
const label = (price: Price): string =>
  formatValue('price', price.part === 'deposit' ? price : { ...price, part: null }).slice(0, LABEL_CHARS)
const isSingle = (price: Price): boolean => price.every === 'once' || price.every === 'use'
const isFixed = ({ low, high }: Price): boolean => low === high && low > 0

/** The first and the further prices of the brief, in the currency of the first. */
function pricesOf({ brief }: Source): { first: Price | null; further: Price[] } {
  const first = firstValue(brief, 'price') ?? null
  const [, ...entries] = entriesOf(brief, 'price')
  const own = first?.currency ?? entries[0]?.value.currency ?? null
  return {
    first,
    further: entries.map(({ value }) => value).filter(({ currency }) => isOwnCurrency(currency, own)),
  }
}

const isOfSameUnit = (first: Price, other: Price): boolean => {
  const unit = unitOf(other)
  return unit === null || unit === unitOf(first)
}

/** Whether a further price is paid with each sale, so that its quantity is known. */
function isWithEach(first: Price, other: Price): boolean {
  if (other.part !== 'added' || !isFixed(other) || !isOfSameUnit(first, other)) return false
  return isSingle(first)
    ? other.every === 'year' || other.every === 'month' || isSingle(other)
    : first.every === 'share' && isSingle(other)
}

/** What each sale brings besides the first price, in its currency. */
export function addedPrices(source: Source): AddedPrice[] {
  const { first, further } = pricesOf(source)
  if (!first) return []
  return further
    .filter((other) => isWithEach(first, other))
    .map((other) => ({
      label: label(other),
      amount: other.every === 'month' ? other.low * MONTHS : other.low,
      isYearly: other.every === 'year' || other.every === 'month',
    }))
}

/** What customers pay again in each later year; 0 if nothing. */
export const renewedYearly = (source: Source): number =>
  addedPrices(source).reduce((sum, { amount, isYearly }) => sum + (isYearly ? amount : 0), 0)

/** The further prices that the sums leave out, as the roadmap keeps them. */
export function otherPrices(source: Source, group: Group | null): NonNullable<Income['others']> {
  const { first, further } = pricesOf(source)
  if (!first) return []
  return further
    .filter((other) => other.high > 0 && !isWithEach(first, other))
    .map((other) => {
      const uses =
        first.every === 'use' && isFixed(other)
          ? other.every === 'month'
            ? (group?.aMonth ?? null)
            : other.every === 'week' && group?.aMonth
              ? group.aMonth / WEEKS_A_MONTH
              : null
          : null
      return {
        label: label(other),
        part: other.part ?? 'instead',
        ...(uses !== null && uses >= 1 && { uses: Math.round(uses), amount: other.low }),
        ...(first.every === 'month' &&
          other.part === 'added' &&
          other.every === 'once' &&
          isFixed(first) &&
          isFixed(other) &&
          isOfSameUnit(first, other) && {
            amount: other.low,
            firstYear: Math.round((first.low * MONTHS + other.low) * 100) / 100,
          }),
      }
    })
}

/** All prices in one line, as a label: the first one alone would say less than the sums take. */
export function allPrices(source: Source): string | null {
  const { first, further } = pricesOf(source)
  return first && further.length > 0
    ? [first, ...further].map((price) => formatValue('price', price)).join(', ')
    : null
}

const KEEPS =
  /\b(?:the|each|every|an?) (?<who>\p{L}{3,})(?: (?:owners?|keepers?|managers?))? (?:keeps?|gets?|takes?|earns?) (?:(?:a|an|about|only|his|her|their|its) )*(?:\p{Sc}|\p{Lu}{2,3} )?\d/iu
const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

/** Whether the number that the founder counts is one of those who sell it on and keep a part, not of the buyers. */
export function countsResellers({ brief, idea }: Source): boolean {
  const [count] = entriesOf(brief, 'count')
  const who = KEEPS.exec(idea)?.groups?.who
  if (!count || who === undefined) return false
  return new RegExp(String.raw`(?<!\p{L})${stemOf(who)}`, 'iu').test(count.value.source)
}
