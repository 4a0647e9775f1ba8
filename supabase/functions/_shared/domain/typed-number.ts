import { CURRENCIES, currencySign } from './currency.ts'

/*
 * Reads numbers as people type them into fields: '120,000', '14B', '1.5 mn', '12 lakh', '1.234.567,8', '1,50,000'. A
 * number that two conventions read differently is not guessed: '12.000' is 12 or 12,000.
 */

/** A value, or a sentence about what is wrong with the text; `either` contains both values of an ambiguous number. */
export type TypedNumber = { value: number } | { problem: string; either?: [number, number] }

/** Money may have a currency sign or code, a share a percent sign; a share is at most 100. */
type NumberKind = 'count' | 'money' | 'share'

const MULTIPLES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
  billions: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
  trillions: 1e12,
}

/** Words or a sign, the number, words or a sign. */
const PARTS =
  /^(?<before>(?:\p{L}\.?|\p{Sc}|\s)*)(?<minus>[-−]?)\s*(?<digits>[\d.,\s'’]*?)(?<after>(?:\p{L}\.?|\p{Sc}|%|\s)*)$/u
const THREES = /^[1-9]\d{0,2}(?:,\d{3})+$/
/** Groups of two digits, with three in the last one: '1,50,000'. */
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
/** Groups separated by spaces or apostrophes. */
const SPACED = /^\d{1,3}(?:[\s'’]\d{3})+/

const isGrouped = (text: string): boolean => THREES.test(text) || INDIAN.test(text)
const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** Reads a number with one separator for groups and another for decimals; [] if it is not a number. */
function withDecimals(text: string, group: string, point: string): number[] {
  const [whole = '', decimals = '', ...more] = text.split(point)
  const groups = whole.replaceAll(group, ',')
  if (more.length > 0 || !/^\d*$/.test(decimals) || !/\d/.test(text)) return []
  if (!isGrouped(groups) && !/^\d*$/.test(groups)) return []
  return [Number(`${groups.replaceAll(',', '') || '0'}.${decimals || '0'}`)]
}

/** With commas only: groups, or decimals as in '12,5'. */
function withCommas(digits: string): number[] {
  if (isGrouped(digits)) return [Number(digits.replaceAll(',', ''))]
  return countOf(digits, ',') === 1 && !digits.endsWith(',') ? withDecimals(digits, '.', ',') : []
}

/** With periods only: decimals as in '12.5', groups as in '1.234.567', or either as in '12.000'. */
function withPoints(digits: string): number[] {
  const grouped = THREES.test(digits.replaceAll('.', ',')) ? [Number(digits.replaceAll('.', ''))] : []
  return countOf(digits, '.') > 1 ? grouped : [...withDecimals(digits, ',', '.'), ...grouped]
}

/** The values that digits and separators can have; [] if they are not a number. */
function valuesOf(text: string): number[] {
  const spaced = SPACED.exec(text)?.[0]
  const digits = spaced ? spaced.replace(/\D/g, '') + text.slice(spaced.length) : text
  // Once the groups are recognized, any remaining separator is a decimal point.
  if (spaced) return withDecimals(digits.replace(',', '.'), ',', '.')
  if (!digits.includes(',')) return withPoints(digits)
  if (!digits.includes('.')) return withCommas(digits)
  const isPointLast = digits.lastIndexOf(',') < digits.lastIndexOf('.')
  return isPointLast ? withDecimals(digits, ',', '.') : withDecimals(digits, '.', ',')
}

const own = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

interface Units {
  times: number
  currency: string | null
}

/** The meaning of the words around the number; null if they mean nothing here. */
function unitsOf(words: readonly string[], kind: NumberKind): Units | null {
  const units: Units = { times: 1, currency: null }
  for (const word of words.map((each) => each.toLowerCase())) {
    const times = own(MULTIPLES, word.replace(/\.$/, ''))
    const currency = own(CURRENCIES, word)
    if (times !== undefined && units.times === 1) units.times = times
    else if (currency !== undefined && units.currency === null && kind === 'money') units.currency = currency
    else if (word !== '%' || kind !== 'share') return null
  }
  return units
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}.$]+|\p{Sc}|%/gu) ?? []

/** Removes binary rounding errors, as in 1.1 × 1,000,000. */
const multiplied = (value: number, times: number): number =>
  times === 1 ? value : Number((value * times).toPrecision(15))

/**
 * Reads a typed number, including words for thousands, millions, lakhs and so on.
 * @param most largest value that makes sense
 * @param currency of the field, an ISO 4217 code; amounts in another one are refused
 */
export function readNumber(
  text: string,
  kind: NumberKind = 'count',
  most = kind === 'share' ? 100 : 1e15,
  currency: string | null = null,
): TypedNumber {
  const bare = text.trim().replace(/\s/g, ' ')
  if (bare === '') return { problem: 'Enter a number.' }
  const { before = '', minus = '', digits = '', after = '' } = PARTS.exec(bare)?.groups ?? {}
  const units = unitsOf([...wordsIn(before), ...wordsIn(after)], kind)
  const values = units ? valuesOf(digits.trim()).map((value) => multiplied(value, units.times)) : []
  if (!units || values.length === 0)
    return { problem: `Enter a number such as ${kind === 'share' ? '12.5' : '120,000'}.` }
  if (currency && units.currency && units.currency !== currency)
    return { problem: `Enter the amount in ${currencySign(currency).trim()}.` }
  if (minus !== '' && values.some((value) => value > 0)) return { problem: 'The number cannot be below 0.' }
  const [value, other] = values.filter((each) => each <= most)
  if (value === undefined)
    return { problem: kind === 'share' ? 'A share cannot be above 100%.' : 'The number is too large.' }
  if (other === undefined) return { value }
  return { problem: `${numberText(value)} or ${numberText(other)}?`, either: [value, other] }
}

const full = new Intl.NumberFormat('en', { maximumFractionDigits: 12 })

/** A number as its input field shows it: in full, without losing a digit. */
export const numberText = (value: number): string => full.format(value)
