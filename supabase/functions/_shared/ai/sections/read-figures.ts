/** An amount in a text. */
export interface Figure {
  /** Values that its digits can mean, including the magnitude: 1.200 is 1200 or 1.2. */
  values: number[]
  /** '%', a currency such as '$', or '' for a bare number. */
  kind: string
  isYear: boolean
  /** The text before and after it, including its unit. */
  before: string
  after: string
}

interface Reading extends Omit<Figure, 'before' | 'after'> {
  from: number
  to: number
  scale: number
  digits: string
}

/** Digits with their separators: 1,200 or 1.200 or 1 200, and 2.5 or 2,5. */
const NUMBER = String.raw`\d+(?:[.,'’\u00A0\u2009\u202F ]\d{3}(?!\d)|[.,]\d+)*`
/** Units that may follow a figure without a space; other letters make it a name (5G, 2FA). */
const UNIT = String.raw`(?:k|m|mn|mio|bn|b|x|h|min|km|kg|usd|eur|gbp|chf)\b`
// The digits of MP3, B2B and GPT-4 are not figures either; those of USD40 and US$40 are.
const NAME_BEFORE = String.raw`(?<![A-Za-z\d_]|[A-Za-z]-)`
/** ISO 4217 codes. In lower case, most are common words: 'try', 'cop', 'pen'. */
const CODES =
  'USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|UAH|MXN|COP|ARS|CLP|PEN|UYU|BRL|ZAR|KES|NGN|GHS|EGP|MAD|SGD|HKD|NZD|TWD|CNY|KRW|THB|IDR|MYR|PHP|VND|PKR|BDT|LKR|AED|SAR|ILS'
const CURRENCY_BEFORE = new RegExp(
  `(?:(?:^|[^A-Za-z])(US|AU?|CA?|NZ|HK|S|R)?(\\p{Sc})|\\b(${CODES}|Fr\\.))\\s?$`,
  'u',
)
const FIGURE = new RegExp(`(?:(?<=USD|EUR|GBP|CHF)|${NAME_BEFORE})${NUMBER}(?!\\d|(?!${UNIT})[A-Za-z])`, 'gi')
/** Not the start of a longer word: the B of '2.300 Bäckereien' does not mean billion. */
const WHOLE = String.raw`(?![\p{L}\d²³])`
const SCALES: [RegExp, number][] = (
  [
    [String.raw`\s?(?:k|thousand|tausend|tsd|mil(?!\s?mill))${WHOLE}\.?`, 1e3],
    [String.raw`[\s-]?(?:lakhs?|lacs?)${WHOLE}`, 1e5],
    [String.raw`[\s-]?(?:mn|mio|m|million(?:s|en)?|millón|millones)${WHOLE}\.?`, 1e6],
    [String.raw`[\s-]?(?:crores?|cr)${WHOLE}`, 1e7],
    [String.raw`[\s-]?(?:bn|b|billion(?:s)?|milliard(?:s|e|en)?|mrd|mil\s?millones)${WHOLE}\.?`, 1e9],
    [String.raw`[\s-]?(?:tn|trillion(?:s)?|billón|billones)${WHOLE}`, 1e12],
    [String.raw`\s?[万萬]`, 1e4],
    [String.raw`\s?[億亿]`, 1e8],
  ] as const
).map(([words, scale]) => [new RegExp(`^${words}`, 'iu'), scale])
/** '650 T€' and '1,2 M€': a magnitude letter right before the sign. */
SCALES.push([/^\s?[kT](?=\s?€)/u, 1e3], [/^\s?M(?=\s?€)/u, 1e6], [/^\s?Md(?=\s?€)/u, 1e9])
const PERCENT = /^\s?(?:[%％٪]|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|pct\b)/i
const CURRENCY_AFTER =
  /^\s?(?:de |d['’])?(?:(\p{Sc})|(usd|eur|gbp|chf|jpy|inr|cad|aud)\b|(?:us )?(dollar|euro|pound|yen|rupee)s?\b(?![ -]?cents?\b))/iu
const CODE_AFTER = new RegExp(`^\\s?(?:de )?(${CODES})\\b`)
const RANGE = /^\s?(?:[-–—]|to|and|or|bis|und|auf|à|a|hasta|y)\s?$/i
/** A word between the two figures of a range, where a unit written only once follows the second figure. */
const LOOSE_RANGE = /\p{L}/u
const SAME_CURRENCY: Record<string, string> = {
  USD: '$',
  US$: '$',
  'FR.': 'CHF',
  NZD: 'NZ$',
  HKD: 'HK$',
  SGD: 'S$',
  BRL: 'R$',
  DOLLAR: '$',
  EUR: '€',
  EURO: '€',
  GBP: '£',
  POUND: '£',
  JPY: '¥',
  YEN: '¥',
  '￥': '¥',
  INR: '₹',
  RUPEE: '₹',
  CAD: 'C$',
  CA$: 'C$',
  AUD: 'A$',
  AU$: 'A$',
  '＄': '$',
  '￡': '£',
}
const YEAR = /^(?:19|20)\d\d$/

/** Converts digits of other scripts to 0–9. In Unicode, each script's ten digits are consecutive, starting with zero. */
const inLatinDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let nought = code
    while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought--
    return String((code - nought) % 10)
  })

const currencyOf = (name: string) => SAME_CURRENCY[name.toUpperCase()] ?? name.toUpperCase()

/** Digits grouped in threes are a whole number; a single group may also be decimals. */
function valuesOf(digits: string): number[] {
  const whole = Number(digits.replace(/\D/g, ''))
  const decimal = Number(digits.replace(/[.,](?=.*[.,])|['’\s]/g, '').replace(',', '.'))
  if (!/^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(digits)) return [/[.,]/.test(digits) ? decimal : whole]
  return /^\d+[.,]\d{3}$/.test(digits) ? [whole, decimal] : [whole]
}

function readingOf(text: string, digits: string, from: number): Reading {
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, from - 8), from))
  let to = from + digits.length
  const scale = SCALES.find(([words]) => words.test(text.slice(to)))
  if (scale) to += scale[0].exec(text.slice(to))?.[0].length ?? 0
  const rest = text.slice(to)
  const code = CODE_AFTER.exec(rest)
  const after = PERCENT.exec(rest) ?? code ?? CURRENCY_AFTER.exec(rest)
  // '$180.000 COP' says which country's dollars or pesos these are.
  const sign =
    code && (!before || before[2] === '$')
      ? code[1]
      : before
        ? `${before[1] ?? ''}${before[2] ?? before[3] ?? ''}`
        : (after?.[1] ?? after?.[2] ?? after?.[3])
  if (after) to += after[0].length
  const kind = sign ? currencyOf(sign) : after ? '%' : ''
  const isYear = YEAR.test(digits) && kind === '' && !scale
  return {
    from: from - (before?.[0].length ?? 0),
    to,
    digits,
    scale: scale?.[1] ?? 1,
    kind,
    isYear,
    values: [],
  }
}

/** In '25–40%' and '$2 to 3 million', the unit is written only once. */
function shared(text: string, readings: Reading[]): void {
  for (const [at, later] of readings.entries()) {
    const earlier = readings[at - 1]
    if (!earlier || earlier.isYear || later.isYear || !RANGE.test(text.slice(earlier.to, later.from)))
      continue
    if (earlier.kind !== later.kind && earlier.kind !== '' && later.kind !== '') continue
    // 'Fell 9% to 671,000' is not a range, and neither is 'from $30 and 12 clinics'.
    const between = text.slice(earlier.to, later.from)
    if (later.kind === '' && (earlier.kind === '%' || (LOOSE_RANGE.test(between) && later.scale === 1)))
      continue
    earlier.kind ||= later.kind
    later.kind ||= earlier.kind
    if (earlier.scale === 1) earlier.scale = later.scale
  }
}

/** The figures in a text. */
export function figuresIn(text: string): Figure[] {
  const latin = inLatinDigits(text).replaceAll('24/7', '')
  const readings = [...latin.matchAll(FIGURE)].map(({ 0: digits, index }) => readingOf(latin, digits, index))
  shared(latin, readings)
  return readings.map(({ digits, scale, kind, isYear, from, to }) => ({
    values: valuesOf(digits).map((value) => value * scale),
    kind,
    isYear,
    before: latin.slice(0, from),
    after: latin.slice(to),
  }))
}
