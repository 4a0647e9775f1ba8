import type { MarketInputId } from '@domain/market-model'
import { isMoney, isShare } from '../market/calculation'

/** What a field was read as: its value in the model's unit, or what is wrong with it. */
export type Reading = { value: number } | { problem: string }

const MOST = 1e15
/** Digits in groups of three or in one run, with decimals: '120,000', '120 000', '12.5', '.5'. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:[,\s]\d{3})+)?(?:\.\d*)?$/
const PLAIN_DIGITS = 12

function withoutUnit(id: MarketInputId, text: string): string {
  const bare = text.trim()
  if (isMoney(id)) return bare.replace(/^\$\s*/, '')
  return isShare(id) ? bare.replace(/\s*%$/, '') : bare
}

/** Reads what was typed; shares are typed in percent and come out as fractions, which may be up to 1. */
export function readTyped(id: MarketInputId, text: string): Reading {
  const bare = withoutUnit(id, text)
  if (bare === '') return { problem: 'Enter a number.' }
  if (!NUMBER.test(bare) || !/\d/.test(bare))
    return { problem: `Enter a number such as ${isShare(id) ? '12.5' : '120,000'}.` }
  const value = Number(bare.replace(/[,\s]/g, ''))
  if (value < 0) return { problem: 'The number cannot be below 0.' }
  if (value > MOST) return { problem: 'The number is too large.' }
  if (!isShare(id)) return { value }
  if (value > 100) return { problem: 'A share cannot be above 100%.' }
  // 14.3 / 100 is 0.14300000000000002, which would count as a change.
  return { value: rounded(value / 100) }
}

const rounded = (value: number) => Number(value.toPrecision(PLAIN_DIGITS))

// Made once: every field asks for its text at every key.
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: PLAIN_DIGITS })

/** A value as it stands in its field, without its unit and without losing a digit. */
export const typedText = (id: MarketInputId, value: number): string =>
  plain.format(isShare(id) ? rounded(value * 100) : value)
