import type { Trade } from '../brief/brief.ts'
import { BUILDING } from './table/building.ts'
import { BUSINESS } from './table/business.ts'
import { CARE } from './table/care.ts'
import { FOOD } from './table/food.ts'
import { MAKING } from './table/making.ts'
import { RETAIL } from './table/retail.ts'
import { SERVICES } from './table/services.ts'
import { keyOf } from './words.ts'

/** One meaning of a term in the table. */
export interface Reading {
  trade: Trade
  /** False for a secondary meaning of the term. */
  first: boolean
  /** True if the term names a trade only when no unknown word precedes it: 'clinic'. */
  alone: boolean
}

/*
 * The rows of the files in `table/`, one trade each: label | NACE | NAICS | SIC | words. An empty SIC is the NACE class
 * followed by 0, which is correct wherever the United Kingdom does not divide the class; '-' is none. Words are in the
 * singular, American or British. 'x*' means 'x' with each ending of the line '* ...' above it, 'x?' a secondary
 * meaning, and '!x' a word that names the trade only when no unknown word precedes it.
 */
const TABLES = [BUILDING, FOOD, RETAIL, CARE, SERVICES, BUSINESS, MAKING]

const sicOf = (nace: string, sic: string): string | null => {
  if (sic === '-') return null
  if (sic !== '' || nace === '') return sic || null
  const digits = nace.slice(1)
  return digits.length === 4 ? `${digits}0` : digits
}

function readTables(): { trades: Trade[]; readings: Map<string, Reading[]> } {
  const trades: Trade[] = []
  const readings = new Map<string, Reading[]>()
  let endings: string[] = []
  for (const line of TABLES.join('').split('\n')) {
    if (line.startsWith('* ')) endings = line.slice(2).split(',').map(keyOf)
    const [label = '', nace = '', naics = '', sic = '', words] = line.split('|')
    if (words === undefined) continue
    const trade = { label, nace: nace || null, naics: naics || null, sic: sicOf(nace, sic) }
    trades.push(trade)
    for (const written of words.split(',')) {
      const first = !written.endsWith('?')
      const alone = written.startsWith('!')
      const word = written.replace(/^!|\?$/g, '')
      const stem = keyOf(word)
      for (const key of word.endsWith('*') ? endings.map((ending) => stem + ending) : [stem]) {
        const known = readings.get(key) ?? []
        if (known.some((reading) => reading.trade === trade)) continue
        // Primary meanings precede secondary ones.
        const at = first ? known.findLastIndex((reading) => reading.first) + 1 : known.length
        readings.set(key, known.toSpliced(at, 0, { trade, first, alone }))
      }
    }
  }
  return { trades, readings }
}

let table: ReturnType<typeof readTables> | undefined
const read = () => {
  table ??= readTables()
  return table
}

/** The meanings of a term of one or more tokens, primary ones first; [] if the table does not have it. */
export const readingsOf = (key: string): readonly Reading[] => read().readings.get(key) ?? []

/** Every trade of the table. */
export const allTrades = (): readonly Trade[] => read().trades
