import { CURRENCIES } from '../../currency.ts'
import { at, type Range, type Sentence } from './clauses.ts'
import { type Amount, amountAt } from './numbers.ts'
import { textOf } from './phrases.ts'
import { countryOfPeople, knownPlace } from './places.ts'

/** An amount of money, or a percentage, in a sentence. `currency` is null if it is missing or ambiguous. */
export interface Money extends Range {
  low: number
  high: number
  currency: string | null
  percent: boolean
  /** Set if the amount has no sign or name of a single currency: '99/mo', '40 cents'. */
  isBare?: true
}

/** Codes of the currencies that share a sign or name; the first two letters of each code are its country. */
const GROUPS: Readonly<Record<string, string>> = {
  dollars: 'AUD CAD NZD SGD HKD TWD JMD TTD BBD FJD NAD BSD BZD GYD',
  pesos: 'MXN PHP COP ARS CLP UYU DOP CUP',
  rupees: 'INR PKR LKR NPR MUR',
  shillings: 'KES TZS UGX SOS',
  francs: 'CHF RWF CDF BIF GNF',
  pounds: 'GBP EGP LBP SDG',
  kr: 'SEK NOK DKK ISK',
  kronor: 'SEK',
  crowns: 'SEK NOK DKK ISK CZK',
  dinars: 'JOD TND KWD IQD RSD DZD LYD BHD',
  riyals: 'SAR QAR OMR YER IRR',
  dirhams: 'AED MAD',
  '¥': 'JPY CNY',
}
/** The currency that a shared sign or name means in a country; undefined if there is none. */
function localOf(group: string, country: string): string | undefined {
  if (group === 'francs') {
    if (/^(?:SN|CI|ML|BF|TG|BJ|NE|GW)$/.test(country)) return 'XOF'
    if (/^(?:CM|GA|CG|TD)$/.test(country)) return 'XAF'
    if (country === 'LI') return 'CHF'
  }
  // In Latin America, '$' is the peso sign.
  const codes = `${GROUPS[group] ?? ''}${group === '$' ? `${GROUPS.dollars} MXN COP ARS CLP` : ''}`
  return codes.split(' ').find((code) => code.startsWith(country))
}
const SHARED: Readonly<Record<string, string>> = Object.fromEntries(
  `$:$ dollars:dollar,dollars,buck,bucks pesos:peso,pesos rupees:rupee,rupees,rs,rs. shillings:shilling,shillings
   francs:franc,francs pounds:pound,pounds kr:kr,krona,kroner kronor:kronor crowns:crown,crowns dinars:dinar,dinars riyals:riyal,riyals,rial,rials
   dirhams:dirham,dirhams,dh,dhs ¥:¥`
    .split(/\s+/)
    .flatMap((entry) => {
      const [group = '', words = ''] = entry.split(':')
      return words.split(',').map((word) => [word, group])
    }),
)
/** What nearly every founder means by a shared name if no place is known; other names stay ambiguous. */
const USUAL: Readonly<Record<string, string>> = {
  $: 'USD',
  dollars: 'USD',
  rupees: 'INR',
  pounds: 'GBP',
  kronor: 'SEK',
  '¥': 'JPY',
}
/** Small coins and slang, with their value and currency; 'cents' take the currency of the place. */
const COINS: Readonly<Record<string, readonly [number, string | null]>> = {
  p: [0.01, 'GBP'],
  pence: [0.01, 'GBP'],
  cent: [0.01, null],
  cents: [0.01, null],
  quid: [1, 'GBP'],
  bob: [1, 'KES'],
  pesewas: [0.01, 'GHS'],
  baisa: [0.001, 'OMR'],
  ngwee: [0.01, 'ZMW'],
  sen: [0.01, 'MYR'],
  paise: [0.01, 'INR'],
}
const PREFIXED: Readonly<Record<string, string>> = {
  us: 'USD',
  a: 'AUD',
  au: 'AUD',
  c: 'CAD',
  ca: 'CAD',
  nz: 'NZD',
  s: 'SGD',
  hk: 'HKD',
  r: 'BRL',
  n: 'NAD',
  mx: 'MXN',
  nt: 'TWD',
  j: 'JMD',
  tt: 'TTD',
  aud: 'AUD',
  cad: 'CAD',
  usd: 'USD',
}

/** Stands for an unknown country that need not be the United States: '$' then stays ambiguous. */
export const ELSEWHERE = '?'

const EURO = /^(?:AT|BE|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MT|NL|PT|SI|SK)$/
/** Whether a currency is used in a country. */
export const isPaidIn = (country: string | null, currency: string | null): boolean =>
  country !== null &&
  currency !== null &&
  (currency === 'EUR' ? EURO.test(country) : currency.slice(0, 2) === country)

const DOLLAR_COUNTRIES = /^(?:AU|CA|NZ|SG|HK)$/

export function currencyFor(word: string, country: string | null): string | null {
  const group = Object.hasOwn(SHARED, word) ? SHARED[word] : undefined
  if (word === 'p') return country === 'BW' ? 'BWP' : country === 'PH' ? 'PHP' : null
  if (Object.hasOwn(LETTERS, word)) return LETTERS[word] ?? null
  if (group === undefined) return Object.hasOwn(CURRENCIES, word) ? (CURRENCIES[word] ?? null) : null
  const local = country ? localOf(group, country) : undefined
  // 'bucks' are the dollars of the place; without a place they stay ambiguous.
  if (/^bucks?$/.test(word) && country === null) return null
  if (country === ELSEWHERE && /^(?:\$|dollars)$/.test(group)) return null
  return local ?? USUAL[group] ?? null
}

/**
 * Letters that are currency signs directly before digits: 'R450', 'N5,000', and 'P4,800', whose currency depends on
 * the place.
 */
const LETTERS: Readonly<Record<string, string | null>> = { r: 'ZAR', n: 'NGN', gh: 'GHS', p: null }

export const isCurrencyWord = (word: string) => Object.hasOwn(CURRENCIES, word) || Object.hasOwn(SHARED, word)

const SLANG: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 }

const money = (amount: Amount, from: number, to: number, currency: string | null, factor = 1): Money => ({
  from,
  to,
  low: Number((amount.low * factor).toPrecision(12)),
  high: Number((amount.high * factor).toPrecision(12)),
  currency,
  percent: false,
})

/** The coins after an amount: 'fifty' in 'nine dollars fifty'; null if there are none. */
function coinsAfter(sentence: Sentence, position: number): Amount | null {
  const coins = at(sentence, position).kind === 'word' ? amountAt(sentence, position) : null
  return coins &&
    coins.low >= 10 &&
    coins.low < 100 &&
    /^(?:mark|preposition|determiner|)$/.test(at(sentence, coins.to).tag)
    ? coins
    : null
}

/** The amount of money that starts at a position, with its sign or name before or after; null if there is none. */
function moneyAt(sentence: Sentence, from: number, country: string | null): Money | null {
  const token = at(sentence, from)
  if (/^an?$/.test(token.lower) && Object.hasOwn(SLANG, at(sentence, from + 1).lower)) {
    const value = SLANG[at(sentence, from + 1).lower] ?? 0
    const currency = isPaidIn(country, 'EUR') ? 'EUR' : 'GBP'
    return { from, to: from + 2, low: value, high: value, currency, percent: false }
  }
  // 'Rs. 50', 'SGD 800', 'R$ 199', 'US$5'
  const prefix =
    Object.hasOwn(PREFIXED, token.lower) &&
    /^\$/.test(at(sentence, from + 1).text) &&
    at(sentence, from + 1).start === token.end
      ? PREFIXED[token.lower]
      : undefined
  if (prefix) {
    const amount = amountAt(sentence, from + 1)
    // 'A$8 to A$12'
    const rest = /^(?:-|–|to|and)$/.test(at(sentence, amount?.to ?? 0).lower) ? (amount?.to ?? 0) + 1 : 0
    const end = rest > 0 && at(sentence, rest).lower === token.lower ? amountAt(sentence, rest + 1) : null
    const isRange =
      end &&
      amount &&
      end.low > amount.low &&
      (at(sentence, rest - 1).lower !== 'and' || at(sentence, from - 1).lower === 'between')
    return (
      amount &&
      money(isRange ? { ...amount, high: end.low } : amount, from, isRange ? end.to : amount.to, prefix)
    )
  }
  // 'S/ 8,400'
  if (token.text === 'S' && at(sentence, from + 1).text === '/' && at(sentence, from + 2).kind === 'number') {
    const amount = amountAt(sentence, from + 2)
    return amount && money(amount, from, amount.to, 'PEN')
  }
  const isLetter = Object.hasOwn(LETTERS, token.lower) && at(sentence, from + 1).start === token.end
  const isName =
    isLetter ||
    (token.kind === 'word' &&
      isCurrencyWord(token.lower) &&
      (token.text === token.text.toUpperCase() ||
        /^(?:rs|dhs?|ksh|rm|rp|tsh|ush|tk)$/.test(token.lower) ||
        (CURRENCIES[token.lower] === token.lower.toUpperCase() &&
          !/^(?:mad|cop|pen|ron|gel|ars)$/.test(token.lower))))
  if (isName || /^\p{Sc}$/u.test(token.text)) {
    const first = at(sentence, from + 1).text === '.' ? from + 2 : from + 1
    const amount = at(sentence, first).kind === 'number' ? amountAt(sentence, first) : null
    return amount && !amount.percent
      ? money(amount, from, amount.to, currencyFor(token.lower, country))
      : null
  }
  const coin = /^([\d.,]+)p$/.exec(token.lower)
  if (coin) {
    const value = Number(coin[1])
    return Number.isFinite(value)
      ? { from, to: from + 1, low: value / 100, high: value / 100, currency: 'GBP', percent: false }
      : null
  }
  const amount = amountAt(sentence, from)
  if (!amount) return null
  if (amount.percent)
    return { from, to: amount.to, low: amount.low, high: amount.high, currency: null, percent: true }
  const after = at(sentence, amount.to).lower
  const sign = /^\p{Sc}/u.exec(token.text)?.[0]
  // '$400 cad'
  const code = sign === '$' && /^(?:usd|aud|cad|nzd|sgd|hkd)$/.test(after) ? after.toUpperCase() : ''
  if (code) return money(amount, from, amount.to + 1, code)
  if (sign) return money(amount, from, amount.to, currencyFor(sign, country))
  // '12 cents of every dollar'
  if (
    /^(?:cents?|pence|p|paise)$/.test(after) &&
    /^(?:of|on|from|in) (?:every|each|the) (?:dollar|euro|pound|rupee)$/.test(
      textOf(sentence, { from: amount.to + 1, to: amount.to + 4 }),
    )
  )
    return { from, to: amount.to + 4, low: amount.low, high: amount.high, currency: null, percent: true }
  if (
    Object.hasOwn(COINS, after) &&
    !(after === 'p' && at(sentence, amount.to).start === at(sentence, amount.to - 1).end + 1)
  ) {
    const [factor, of] = COINS[after] ?? [1, null]
    const isDollar = country === null || country === 'US'
    const local = isDollar
      ? 'USD'
      : EURO.test(country)
        ? 'EUR'
        : DOLLAR_COUNTRIES.test(country)
          ? (localOf('dollars', country) ?? null)
          : null
    return {
      ...money(amount, from, amount.to + 1, of ?? local, factor),
      ...(of === null && { isBare: true }),
    }
  }
  if (isCurrencyWord(after)) {
    const currency = currencyFor(after, country)
    const coins = coinsAfter(sentence, amount.to + 1)
    return coins && amount.low === amount.high
      ? money(
          { ...amount, low: amount.low + coins.low / 100, high: amount.low + coins.low / 100 },
          from,
          coins.to,
          currency,
        )
      : money(amount, from, amount.to + 1, currency)
  }
  // '600 KM': convertible marks; kilometers are not written like this.
  if (
    at(sentence, amount.to).text === 'KM' ||
    textOf(sentence, { from: amount.to, to: amount.to + 2 }) === 'convertible marks'
  )
    return money(amount, from, amount.to + (after === 'km' ? 1 : 2), 'BAM')
  // '96 mil pesos'
  if (after === 'mil' && isCurrencyWord(at(sentence, amount.to + 1).lower))
    return money(amount, from, amount.to + 2, currencyFor(at(sentence, amount.to + 1).lower, country), 1000)
  // 'US dollars', 'Ugandan shillings'
  const { text: adjective } = at(sentence, amount.to)
  const text = adjective.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const people = isCurrencyWord(at(sentence, amount.to + 1).lower)
    ? (countryOfPeople(text) ?? (knownPlace(text.toUpperCase()) ?? knownPlace(text))?.country)
    : undefined
  if (people)
    return money(amount, from, amount.to + 2, currencyFor(at(sentence, amount.to + 1).lower, people))
  // 'two lakh per month'
  const word = at(sentence, amount.to - 1).lower
  if (/^(?:lakhs?|lac|crores?)$/.test(word) && /^(?:per|an?|each|every|\/)$/.test(after))
    return money(amount, from, amount.to, localOf('rupees', country ?? 'IN') ?? 'INR')
  return null
}

/** Caches the amounts of each sentence by the country that settles shared names, because they are read repeatedly. */
const found = new WeakMap<Sentence, Map<string | null, readonly Money[]>>()

/** Every amount of money and every percentage in a sentence. `country` settles shared names such as 'pesos'. */
export function moneyIn(sentence: Sentence, country: string | null): readonly Money[] {
  const ofSentence = found.get(sentence) ?? new Map<string | null, readonly Money[]>()
  found.set(sentence, ofSentence)
  const known = ofSentence.get(country)
  if (known) return known
  const amounts: Money[] = []
  let i = 0
  while (i < sentence.tokens.length) {
    const here = moneyAt(sentence, i, country)
    if (here) amounts.push(here)
    i = here ? here.to : i + 1
  }
  ofSentence.set(country, amounts)
  return amounts
}
