const WORDS_OF = `
  USD:$,us$,dollar,dollars,bucks EUR:€,euro,euros GBP:£,pound,pounds INR:₹,rupee,rupees,rs,rs. NGN:₦,naira
  KES:shilling,shillings,ksh ZAR:rand BRL:r$,reais,real CHF:francs CAD AUD JPY:¥,yen TRY:₺,lira,liras,tl MXN:pesos,peso
  AED:dirhams SGD SEK PLN:zloty,złoty,złotego,zł,zlotys,złotych,złote DKK NOK CZK:crowns,kč PHP:₱ IDR:rupiah,rp THB:baht,฿ CNY:yuan,rmb
  GHS:cedis,₵,cedi EGP PKR NZD ILS:shekels,₪ VND:₫,dong,đồng KRW:₩,won UAH:₴,hryvnia TZS:tsh UGX:ush RWF ZMW:kwacha
  ETB:birr MAD TND XOF:cfa,fcfa XAF BDT:taka,tk LKR NPR MYR:rm,ringgit TWD HKD RON:lei BGN:leva HUF:forint,forints QAR
  ISK:krónur,kronur,króna GTQ:quetzales,quetzal HNL:lempiras,lempira CRC:colones BOB:bolivianos,boliviano
  PYG:guaraníes,guaranies MKD:denars,denar ALL:leke,lek MGA:ariary KGS:som,soms TJS:somoni NIO:córdobas,cordobas GMD:dalasi,dalasis
  MZN:meticais,metical AOA:kwanza,kwanzas MNT:tugrik,tugriks
  SAR KWD:kd OMR BHD BAM RSD:dinara JOD JMD TTD COP CLP ARS PEN:soles GEL:lari AMD:dram KZT:tenge AZN:manat BWP:pula`
/** Codes that are words of English in lower case: 'all', 'kgs' of potatoes. */
const WORDS_TOO = /^(?:try|all|bob|kgs)$/
/** Currency codes by the signs and words that founders use, and by most codes in lower case. */
export const CURRENCIES: Record<string, string> = Object.fromEntries(
  WORDS_OF.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [code = '', words = ''] = entry.split(':')
      return [code.toLowerCase(), ...words.split(',')]
        .filter((word) => word !== '' && !WORDS_TOO.test(word))
        .map((word): [string, string] => [word, code])
    }),
)

/**
 * Rounded value of one unit in US dollars as of late 2025. These are assumptions, good enough to place an amount in a
 * band or on a common axis. No converted amount is shown as a fact.
 */
const DOLLARS_PER: Record<string, number> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.3,
  INR: 0.012,
  NGN: 0.0007,
  KES: 0.0077,
  ZAR: 0.055,
  BRL: 0.18,
  CHF: 1.15,
  CAD: 0.72,
  AUD: 0.65,
  JPY: 0.0067,
  TRY: 0.03,
  MXN: 0.055,
  AED: 0.27,
  SGD: 0.75,
  SEK: 0.1,
  PLN: 0.26,
  DKK: 0.15,
  NOK: 0.095,
  CZK: 0.044,
  PHP: 0.017,
  IDR: 0.00006,
  THB: 0.03,
  CNY: 0.14,
  GHS: 0.07,
  EGP: 0.02,
  PKR: 0.0036,
  NZD: 0.6,
  ILS: 0.28,
  LKR: 0.0033,
  JMD: 0.0063,
  TTD: 0.147,
  BDT: 0.0083,
  NPR: 0.0073,
  TZS: 0.0004,
  UGX: 0.00027,
  RWF: 0.0007,
  ZMW: 0.04,
  ETB: 0.008,
  MAD: 0.1,
  TND: 0.33,
  XOF: 0.0017,
  XAF: 0.0017,
  BWP: 0.073,
  VND: 0.00004,
  KRW: 0.0007,
  MYR: 0.23,
  TWD: 0.031,
  HKD: 0.128,
  UAH: 0.024,
  RON: 0.22,
  BGN: 0.56,
  HUF: 0.0028,
  ISK: 0.0075,
  SAR: 0.27,
  BAM: 0.56,
  RSD: 0.0094,
  OMR: 2.6,
  BHD: 2.65,
  QAR: 0.27,
  KWD: 3.25,
  JOD: 1.41,
  COP: 0.00025,
  CLP: 0.001,
  PEN: 0.28,
  GEL: 0.37,
  KZT: 0.0019,
  AZN: 0.59,
  ARS: 0.0007,
  AMD: 0.0026,
  GTQ: 0.13,
  HNL: 0.038,
  CRC: 0.002,
  BOB: 0.145,
  PYG: 0.00014,
  MKD: 0.018,
  ALL: 0.012,
  MGA: 0.00022,
  KGS: 0.0114,
  TJS: 0.108,
  NIO: 0.027,
  GMD: 0.0137,
  MZN: 0.0156,
  AOA: 0.0011,
  MNT: 0.00028,
}

/** The ISO 4217 code for amounts in an unknown currency, which are shown as plain numbers. */
export const NO_CURRENCY = 'XXX'

const SIGNS: Record<string, string> = {
  [NO_CURRENCY]: '',
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  NGN: '₦',
  JPY: '¥',
  BRL: 'R$',
}

/** The prefix of an amount: '€', or the code and a space for a currency without a sign. */
export const currencySign = (code: string): string => SIGNS[code] ?? `${code} `

/** Last day of the month that the rounded rates in this file are from. */
export const ROUGH_RATES_OF = '2025-11-30'

/** An amount in US dollars at the rounded rates of this file; null for a currency that is not listed. */
export function roughDollars(amount: number, currency: string): number | null {
  const rate = DOLLARS_PER[currency]
  return rate === undefined ? null : amount * rate
}

const STEPS = [1, 2, 5, 10]

/** 1, 2 or 5 times a power of ten: the one nearest by ratio. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const distance = (step: number) => Math.abs(Math.log(value / (power * step)))
  return power * STEPS.reduce((best, step) => (distance(step) < distance(best) ? step : best))
}

/**
 * An assumed amount of about this many US dollars, as a round number in another currency: $10,000 → €10,000,
 * ₹1,000,000. If the currency is unknown, the number stays the same.
 */
export function assumedAmount(dollars: number, currency: string | null): number {
  const rate = currency === null ? undefined : DOLLARS_PER[currency]
  return rate === undefined ? dollars : Number((dollars * roundStep(1 / rate)).toPrecision(12))
}

const EURO = new Set('AT BE HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES EU'.split(' '))

/** The currency of a country, given as an ISO 3166-1 code or 'EU'; null if this file does not list it. */
export function currencyOfCountry(country: string): string | null {
  if (EURO.has(country)) return 'EUR'
  return Object.keys(DOLLARS_PER).find((code) => code.slice(0, 2) === country) ?? null
}
