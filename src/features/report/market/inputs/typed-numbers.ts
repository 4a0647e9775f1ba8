import { isMoney, isShare } from '@domain/market-calculation'
import type { MarketInputId } from '@domain/market-model'
import { numberText, readNumber, type TypedNumber } from '@domain/typed-number'

const PLAIN_DIGITS = 12

const kindOf = (id: MarketInputId) => (isMoney(id) ? 'money' : isShare(id) ? 'share' : 'count')

/**
 * Reads what was typed into a field of an input, whose model is in `currency`; shares are typed in percent and come out
 * as fractions, which may be up to 1.
 */
export function readTyped(id: MarketInputId, text: string, currency: string): TypedNumber {
  const read = readNumber(text, kindOf(id), undefined, currency)
  // 14.3 / 100 is 0.14300000000000002, which would count as a change.
  return isShare(id) && 'value' in read ? { value: rounded(read.value / 100) } : read
}

const rounded = (value: number) => Number(value.toPrecision(PLAIN_DIGITS))

/** A value as its field shows it, without its unit and without losing a digit. */
export const typedText = (id: MarketInputId, value: number): string =>
  numberText(isShare(id) ? rounded(value * 100) : value)
