import { CURRENCIES } from './currency.ts'

/** A price as the founder states it. `per` is the period, or 'use' for a unit such as 'ride'; with a period, `unit` is who pays it each ('developer'). */
export interface Price {
  quote: string
  amount: number
  currency: string
  per: 'month' | 'year' | 'week' | 'use' | 'once'
  unit: string | null
}

export interface Pricing {
  price: Price | null
  /** Share of each sale that the founder keeps, from 0 to 1. */
  commission: { quote: string; share: number } | null
  /** The founder's words that say that something is free. */
  free: string | null
}

const NAMES = Object.keys(CURRENCIES)
  .filter((name) => /^[a-z]+$/.test(name))
  .join('|')
const NUMBER = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d{1,2}(?!\d))?)\s?(k\b)?`
const MONEY = new RegExp(
  String.raw`(?:(US\$|R\$|[$€£₹₦₺¥]|\b(?:${NAMES})\.?)\s?${NUMBER}|\b${NUMBER}\s?([€£₹]|(?:${NAMES})\b))`,
  'gi',
)

const PERIODS = {
  month: 'month',
  mo: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
  week: 'week',
  weekly: 'week',
} as const
const PERIOD = Object.keys(PERIODS).join('|')
const PERIOD_AFTER = new RegExp(
  String.raw`^\s*(?:(?:\/|per|a|an|each|every)\s*(?:user|seat|member|employee|team|location|child|person|shop|store|clinic|school|property|household|family|agent|driver|site)?\s*)?(?:\/|per|a|an|each|every)?\s*(${PERIOD})\b`,
  'i',
)
/** 'per developer a month': what one of several pays for a period. */
const SEAT_AFTER = new RegExp(
  String.raw`^\s*(?:\/|per|for each|for every|each|every)\s*([a-z]+(?:-[a-z]+)?)\s*(?:\/|,?\s*(?:per|a|an|each|every)\s+)\s*(${PERIOD})\b`,
  'i',
)
/** '$19 a month per parish'. */
const PAYER_AFTER = /^\s*(?:\/|per|for each|for every)\s*(?!person\b)([a-z]+(?:-[a-z]+)?)\b/i
const USE_AFTER =
  /^\s*(?:\/|per|for each|for every|each|every|an?)\s*([a-z]+(?:-[a-z]+)?)\b(?: (?:a|per) (?:day|night|hour|visit)\b)?/i
const NOT_A_UNIT =
  /^(?:day|time|one|person|user|seat|lot|few|bit|hundred|thousand|while|in|for|to|and|or|of)$/i

/** Words before an amount that make it something else than the price of the idea. */
const NOT_A_PRICE =
  /\b(?:sav(?:e|es|ing)|los(?:e|es|ing)|wast(?:e|es|ing)|spen[dt](?:s|ing)?|rais(?:e|ed|ing)|worth|market|budget|salar\w+|debts?|grants?|fund\w*|revenue|fines?|earn\w*|invest\w*|damage\w*|income|wages?|costs? (?:them|companies|people|businesses|the|about|an?|employers|families))\b[^.;]{0,30}$|\b(?:under|below|over|above|more than|less than)\s*$/i
const BIG_AFTER = /^\s*(?:million|billion|bn|trillion|m\b|b\b|mn\b)/i

function unitAfter(after: string): Pick<Price, 'per' | 'unit'> & { words: string } {
  const seat = SEAT_AFTER.exec(after)
  const of = seat?.[2]?.toLowerCase() as keyof typeof PERIODS | undefined
  if (seat && of) return { per: PERIODS[of], unit: seat[1]?.toLowerCase() ?? null, words: seat[0] }
  const period = PERIOD_AFTER.exec(after)
  const name = period?.[1]?.toLowerCase() as keyof typeof PERIODS | undefined
  const payer = PAYER_AFTER.exec(after.slice(period?.[0].length ?? 0))
  if (period && name)
    return {
      per: PERIODS[name],
      unit: payer?.[1]?.toLowerCase() ?? null,
      words: `${period[0]}${payer?.[0] ?? ''}`,
    }
  const use = USE_AFTER.exec(after)
  const unit = use?.[1]?.toLowerCase() ?? ''
  if (use && !NOT_A_UNIT.test(unit)) return { per: 'use', unit, words: use[0] }
  return { per: 'once', unit: null, words: '' }
}

function amountOf(number: string, thousands: boolean): number {
  const plain = number.replace(/,(?=\d{3})/g, '').replace(',', '.')
  return Number(plain) * (thousands ? 1000 : 1)
}

function priceOf(text: string): Price | null {
  for (const match of text.matchAll(MONEY)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    if (NOT_A_PRICE.test(before) || BIG_AFTER.test(after)) continue
    const [all, lead, number1, k1, number2, k2, trail] = match
    const amount = amountOf(number1 ?? number2 ?? '', Boolean(k1 ?? k2))
    const currency = CURRENCIES[(lead ?? trail ?? '').toLowerCase()]
    if (!currency || !(amount > 0 && amount <= 1e6)) continue
    const { words, ...unit } = unitAfter(after)
    return { quote: `${all}${words}`.trim(), amount, currency, ...unit }
  }
  return null
}

const SALE = 'sale|booking|transaction|order|rental|payment|deal|ticket|job|lesson|trip'
const COMMISSION = new RegExp(
  String.raw`(\d{1,2}(?:\.\d+)?)\s?(?:%|percent|per cent)\s+(?:[a-z]+\s+){0,2}?(?:(?:commission|fee|cut)(?: (?:of|on|per|from) (?:each|every|the|all|any) [a-z]+(?: sold)?)?|(?:of|on|per) (?:(?:each|every|the|all|any) )?(?:${SALE})s?)|(?:commission|fee|cut) of (\d{1,2}(?:\.\d+)?)\s?(?:%|percent|per cent)`,
  'i',
)

function commissionOf(text: string): Pricing['commission'] {
  const match = COMMISSION.exec(text)
  const percent = Number(match?.[1] ?? match?.[2])
  if (match && percent > 0 && percent < 60) return { quote: match[0].trim(), share: percent / 100 }
  const paidOut = PAID_OUT.exec(text)
  const left = 100 - Number(paidOut?.[2])
  return paidOut && left <= 50 && !/^(?:we|i)$/i.test(paidOut[1] ?? '')
    ? { quote: paidOut[0].trim(), share: left / 100 }
    : null
}

/** 'church gets 80%': the rest is the founder's. */
const PAID_OUT = /\b([a-z]+)\s+(?:gets?|keeps?|receives?)\s+(\d{2})\s?(?:%|percent|per cent)/i

const FREE =
  /(?<![-\w])free(?![-\w])(?! (?:time|up|from|of(?! charge)|lance|range|space|weekend|afternoon|speech|fall|hours?|slots?|tables?|evenings?|rooms?)\b)(?: for [a-z]+(?: [a-z]+)?| trial| plan| tier| version| of charge)?/i
const NOT_FREE =
  /\b(?:risk|sugar|gluten|dairy|hands|plastic|stress|hassle|feel|ad|lactose|duty|cruelty|smoke|pain|toll|alcohol|nut|meat|interest|carbon|when|are|is a)[- ]$/i

function freeOf(text: string): string | null {
  const match = FREE.exec(text)
  return !match || NOT_FREE.test(text.slice(0, match.index)) ? null : match[0].trim()
}

/** What the text says about money asked from customers. */
export const pricingOf = (text: string): Pricing => ({
  price: priceOf(text),
  commission: commissionOf(text),
  free: freeOf(text),
})
