import { fieldOf, type Stored, toRecord } from '../stored-fields.ts'

/** Records something unreadable by its path ('phases.0.team.1.rate'). */
export type Note = (path: string, message: string) => void

/** Maximum length of a list; further items are noted and left out. */
const LIST_MAX = 1_000

const CURRENCY_ELSEWHERE = /[€£¥₹]|\b(?:eur|gbp|chf|inr|jpy|cny|pln)\b/i
const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?(?:\s?(k|thousand|m|million)\b)?`
const FIRST_AMOUNT = new RegExp(
  `^[^\\d-]{0,40}${AMOUNT}(?:[^\\d,.]{1,12}?(?:-|–|—|to)[^\\d,.]{0,6}|\\s?[-–—]\\s?\\$?)?`,
  'i',
)
const NEXT_AMOUNT = new RegExp(`^${AMOUNT}`, 'i')

const FACTORS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }

const amountOf = ([, whole = '', part = '', unit = '']: RegExpMatchArray): number =>
  Number(`${whole.replaceAll(',', '')}${part}`) * (FACTORS[unit.toLowerCase()] ?? 1)

const JOINS = /(?:[-–—]|\bto)[\s$]*$/i

/** The amount at the start of a text, or the upper end if it is a range. Null if there is none. */
function amountIn(text: string): number | null {
  const first = text.match(FIRST_AMOUNT)
  if (!first) return null
  const next = JOINS.test(first[0]) ? text.slice(first[0].length).match(NEXT_AMOUNT) : null
  return Math.max(amountOf(first), next ? amountOf(next) : 0)
}

/** A number, or the first amount in a text, between 0 and `most`; null for anything else. */
export function numberIn(value: unknown, most: number): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? amountIn(value) : null
  return number !== null && number >= 0 && number <= most ? Math.round(number * 100) / 100 : null
}

/** Like numberIn, but in US dollars: an amount in another currency reads as null. */
export const dollarsIn = (value: unknown, most: number): number | null =>
  typeof value === 'string' && CURRENCY_ELSEWHERE.test(value) ? null : numberIn(value, most)

/** A text or a number as text; '' for anything else. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** The first field that exists, under its camelCase or snake_case name. */
export function firstField(stored: Stored, ...keys: string[]): { key: string; value: unknown } {
  const key = keys.find((each) => (fieldOf(stored, each) ?? null) !== null) ?? keys[0] ?? ''
  return { key, value: fieldOf(stored, key) ?? null }
}

/** The first text among the fields. */
export const firstText = (stored: Stored, ...keys: string[]): string =>
  keys.map((key) => textIn(fieldOf(stored, key))).find((text) => text !== '') ?? ''

/** A list as is; a missing one is empty, anything else is noted. */
export function listIn(value: unknown, path: string, note: Note): unknown[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) {
    note(path, 'This is not a list.')
    return []
  }
  if (value.length > LIST_MAX) note(path, `Only the first ${LIST_MAX} entries are read.`)
  return value.slice(0, LIST_MAX)
}

/** Texts, or the text of objects under one of the keys; items without one are noted and left out. */
export function textsIn(value: unknown, keys: string[], path: string, note: Note): string[] {
  return listIn(value, path, note).flatMap((item, index) => {
    const text = textIn(item) || firstText(toRecord(item), ...keys)
    if (text === '') note(`${path}.${index}`, 'There is no text here.')
    return text === '' ? [] : [text]
  })
}
