import { at, type Range, type Sentence } from './clauses.ts'
import { NUMBER_WORDS } from './word-lists.ts'
import { TENS } from './word-table.ts'

/** A number as written; `low` and `high` differ for a range. */
export interface Amount extends Range {
  low: number
  high: number
  percent: boolean
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/
const GERMAN = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/
const DOTTED = /^\d{1,3}(?:\.\d{3}){2,}$/
const DECIMAL_COMMA = /^\d+,\d{1,2}$/
const PLAIN = /^\d+(?:\.\d{1,2}|\.\d{4,})?$/

/**
 * Whether '28.000' can only mean thousands, because its currency is written that way and has no coins of a tenth of
 * a cent.
 */
export const isThousands = (sentence: Sentence, position: number): boolean =>
  [position - 2, position - 1, position + 1, position + 3].some((i) =>
    WHOLE_MONEY.test(at(sentence, i).lower),
  ) ||
  /^(?:rp|r\$)/i.test(at(sentence, position).text) ||
  // 'R$ 3.200'
  (at(sentence, position - 1).text === 'R' && /^\$/.test(at(sentence, position).text)) ||
  (([position - 1, position + 1].some((i) => DOTTED_MONEY.test(at(sentence, i).lower)) ||
    /^[€₺]/.test(at(sentence, position).text)) &&
    !/^\D*0/.test(at(sentence, position).text) &&
    ![2, 3, 4].some((distance) => METERED.test(at(sentence, position + distance).lower)))
const WHOLE_MONEY =
  /^(?:rp|idr|rupiah|vnd|dong|đồng|reais|brl|cop|clp|pesos|dinara|rsd|leke?|denari?|quetzal(?:es)?|guaran[ií]es|ariary|cfa|xof|xaf)$/
/** Currencies of countries that write thousands with a dot; amounts below a cent occur only for metered goods. */
const DOTTED_MONEY =
  /^(?:€|eur|euros?|₺|try|tl|liras?|kr|kron[ao]r?|kroner|sek|nok|dkk|zł|pln|zlotys?|złoty|złotych|huf|ft|forints?|ron|lei|mad|dirhams?|km|bam|mark[as]?|lari|hryvnias?|uah|soles|pen|colones|bolivianos|kč|czk|crowns|krónur|kronur|isk)$/
const METERED = /^(?:litres?|liters?|l|gallons?|kwh|minutes?|km|kilometres?|gb)$/

/**
 * The value of a number in digits: '2,000', '1,50,000', '1.200,50', '2,40'. Null if it is ambiguous ('12.000') or
 * not a number.
 */
function numberOf(digits: string): number | null {
  if (THOUSANDS.test(digits) || INDIAN.test(digits)) return Number(digits.replaceAll(',', ''))
  if (GERMAN.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (DOTTED.test(digits)) return Number(digits.replaceAll('.', ''))
  if (DECIMAL_COMMA.test(digits)) return Number(digits.replace(',', '.'))
  return PLAIN.test(digits) ? Number(digits) : null
}

const MULTIPLIERS: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  crore: 1e7,
  crores: 1e7,
}
const SUFFIX = /^\p{Sc}?\s?([\d.,]*\d)(k|K|M|m|bn|%)?(?:pp|ph|pn|pw|pm|pcm|pa|ish)?$/u

interface Single extends Range {
  value: number
  percent: boolean
}

function digitsAt(sentence: Sentence, from: number): Single | null {
  const token = at(sentence, from)
  if (token.kind !== 'number') return null
  const [, digits = '', suffix = ''] = SUFFIX.exec(token.text) ?? []
  if (digits === '') return null
  let to = from + 1
  let value = numberOf(digits) ?? (isThousands(sentence, from) ? Number(digits.replaceAll('.', '')) : null)
  // '7 500': groups of three after a space.
  if (value !== null && /^\d{1,3}$/.test(digits) && suffix === '') {
    let grouped = digits
    while (/^\d{3}$/.test(at(sentence, to).text) && at(sentence, to).start === at(sentence, to - 1).end + 1)
      grouped += at(sentence, to++).text
    value = Number(grouped)
  }
  if (value === null) return null
  const isMoney = /^\p{Sc}/u.test(token.text)
  if (/^k$/i.test(suffix)) value *= 1000
  else if (suffix === 'M' || (suffix === 'm' && isMoney)) value *= 1e6
  else if (suffix === 'bn') value *= 1e9
  else if (suffix === 'm') return null
  return { value, from, to, percent: suffix === '%' }
}

function wordsAt(sentence: Sentence, from: number): Single | null {
  const { lower, kind, tag } = at(sentence, from)
  if (kind !== 'word' || (tag !== 'number' && tag !== 'determiner' && !lower.includes('-'))) return null
  const hyphen = lower.indexOf('-')
  const first = hyphen < 0 ? lower : lower.slice(0, hyphen)
  const units = hyphen < 0 ? '' : lower.slice(hyphen + 1)
  const isHundred =
    /^an?$/.test(first) &&
    /^(?:hundred|thousand|million|dozen|lakh|crore)$/.test(at(sentence, from + 1).lower)
  const start = isHundred ? 1 : Object.hasOwn(NUMBER_WORDS, first) ? NUMBER_WORDS[first] : undefined
  if (start === undefined || (first in MULTIPLIERS && !isHundred)) return null
  let to = from + 1
  let value = start
  const unit = NUMBER_WORDS[units || at(sentence, to).lower] ?? 0
  // 'Three-forty' as a price is 340.
  if (start > 0 && start < 10 && TENS.has(units))
    return { value: 100 * start + unit, from, to, percent: false }
  if (units !== '' && !(TENS.has(first) && unit > 0 && unit < 10)) return null
  if (TENS.has(first) && unit > 0 && unit < 10) {
    value += unit
    if (units === '') to++
  }
  return { value, from, to, percent: false }
}

/**
 * What 'fifty' or 'five hundred' adds to a preceding number in words, less than its last factor; null if nothing is
 * added.
 */
function remainderAt(sentence: Sentence, position: number, factor: number): Single | null {
  const isJoined = at(sentence, position).lower === 'and'
  const rest = wordsAt(sentence, isJoined ? position + 1 : position)
  if (!rest || (rest.value === 1 && !isJoined)) return null
  const whole = multiplied(sentence, rest)
  return [whole, rest].find(({ value }) => value < factor) ?? null
}

/** A number with its multipliers: 'two hundred and fifty thousand', '1.5 million', '12 lakh'. */
function multiplied(sentence: Sentence, single: Single): Single {
  let { value, to } = single
  const isRange = at(sentence, single.from - 1).lower === 'between'
  const isInWords = at(sentence, single.from).kind === 'word'
  let last = 0
  for (;;) {
    const factor = MULTIPLIERS[at(sentence, to).lower]
    const rest = factor === undefined && last >= 100 ? remainderAt(sentence, to, last) : null
    if (factor !== undefined) {
      value *= factor
      last = isInWords && !isRange ? factor : 0
      to++
    } else if (rest) {
      value += rest.value
      last = 0
      to = rest.to
    } else return { ...single, value, to }
  }
}

const singleAt = (sentence: Sentence, from: number): Single | null => {
  const single = digitsAt(sentence, from) ?? wordsAt(sentence, from)
  if (!single || single.percent) return single
  const number = multiplied(sentence, single)
  const { to } = number
  // '20 %', 'ten percent', '8 per cent'
  if (/^(?:%|percent|pct|procent|prozent|prosent)$/.test(at(sentence, to).lower))
    return { ...number, to: to + 1, percent: true }
  return at(sentence, to).lower === 'per' && at(sentence, to + 1).lower === 'cent'
    ? { ...number, to: to + 2, percent: true }
    : number
}

const known = new WeakMap<Sentence, Map<number, Amount | null>>()

/** The number or range that starts at a position: '20-30', '35 to 50', 'between 5 and 8'; null if there is none. */
export function amountAt(sentence: Sentence, from: number): Amount | null {
  const amounts = known.get(sentence) ?? new Map<number, Amount | null>()
  known.set(sentence, amounts)
  const before = amounts.get(from)
  if (before !== undefined) return before
  const amount = readAmount(sentence, from)
  amounts.set(from, amount)
  return amount
}

function readAmount(sentence: Sentence, from: number): Amount | null {
  const first = singleAt(sentence, from)
  if (!first) return null
  const link = at(sentence, first.to)
  const isRange =
    /^(?:-|–|—|to)$/.test(link.lower) || (link.lower === 'and' && at(sentence, from - 1).lower === 'between')
  const second = isRange ? singleAt(sentence, first.to + 1) : null
  if (isRange && !second && /^[-–]$/.test(link.text) && /^\d/.test(at(sentence, first.to + 1).text))
    return null
  if (!second || second.value <= first.value) return { ...first, low: first.value, high: first.value }
  // '2-3k' means two to three thousand.
  const low =
    second.value >= 1000 * first.value && /k$/i.test(at(sentence, first.to + 1).text)
      ? first.value * 1000
      : first.value
  return { from, to: second.to, low, high: second.value, percent: first.percent || second.percent }
}
