import { CURRENCIES } from '../currency.ts'
import { readNumber } from '../typed-number.ts'
import { type AlternativePrice, type Brief, entriesOf } from './brief.ts'
import type { TellingBrief } from './economics.ts'
import { sentencesOf } from './unread.ts'

/*
 * Amounts of money that the founder states and that no field of the brief contains. They are quoted and asked about,
 * and never compared with the price, because who pays them and for how long is unknown.
 */

/** An amount in the founder's words. */
export interface ToldAmount {
  amount: number
  /** Null if the text gives no currency. */
  currency: string | null
  /** Null if the words do not say how often. */
  every: AlternativePrice['every'] | null
  /** What it is paid for, if the words say so: 'hour', 'visit'. */
  unit: string | null
  /** The sentence with the amount, and its parts before and after the amount. */
  words: string
  before: string
  after: string
}

const DIGITS = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\d\p{L}])|\d[\d,.]*\d|\d`
const TIMES = String.raw`(?:\s?(?:k|m|mn|million|lakh|crore)\b)?`
const SIGN = String.raw`US\$|R\$|(?:CA|AU|NZ|HK|NT|TT|A|C|S|J)\$|GH[₵¢]|[₱₺₵₪₫₩฿₴]|[$€£₹₦¥]|P(?=\d[\d,]{2})|Rs\.?|(?:USD|EUR|GBP|INR|KES|NGN|ZAR|CHF|KSh|Ksh|UGX|TZS|NPR|PKR|LKR|BDT|MXN|COP|ARS|PEN|BRL|AUD|CAD|NZD|GEL|RON|HUF|CZK|VND|PHP|IDR|THB|EGP|MAD|ETB|GHS|XOF|XAF|BWP|MWK|ZMW|MZN|RWF|TND|JMD|MYR|SGD|UAH|BGN|ISK|KZT|JPY|AED|PLN|SEK|NOK|DKK)\b`
const NAME = String.raw`[€£₹₦¥]|(?:euros?|dollars?|pounds?|rupees?|naira|shillings?|bob|francs?|bucks|kronor|kroner|kr\b\.?|kč|zł|[zZ][lł]ot(?:ys?|ych|e|y)|lari|lei|taka|dong|đồng|soles|birr|dinars?|roubles|rubles|forints?|koruna|hryvnias?|won|rand|yen|pesos?|lira|cedis?|shekels|baht|ringgit|rupiah|dirhams?|EUR|USD|GBP|INR|KES|NGN|CHF|PLN|SEK|DKK|NOK|KM)(?![\p{L}\d])`
/** A number without a currency after a verb of payment: 'a plumber costs me 380 and'. */
const BARE = String.raw`(?<=\b(?:costs?|costing|pays?|paid|charge[sd]?)\s(?:(?:me|us|them|him|her|you|already|about|around|nearly|roughly|over|only|just|up to)\s){0,3})(?<bare>${DIGITS})(?=\s*(?:$|[,.;!?](?!\d)|(?:and|or|but|because|so|an?|per|each|every|once|in|for)\b))`
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>${SIGN})\s?(?<digits>(?:${DIGITS})${TIMES})|(?<named>(?:${DIGITS})${TIMES})\s?(?<name>${NAME})|${BARE})`,
  'giu',
)
const RHYTHM =
  /^\s*(?:(?:\/|an?\b|per\b|each\b|every\b|by(?= (?:day|week|month|year)\b)|for (?:each|every|an?)\b)\s*(?<unit>\p{L}+)(?:\s*(?:\/|per\b|and\b|an?\b|each\b|every\b|,)?\s*(?<then>day|week|month|year|mo|daily|weekly|monthly|yearly|annually)\b)?|(?<adverb>daily|weekly|monthly|yearly|annually|once|each|apiece))/iu
const PERIOD_NAMES: Readonly<Record<string, AlternativePrice['every']>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  wk: 'week',
  month: 'month',
  monthly: 'month',
  mo: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
  annum: 'year',
  // Seasonal amounts recur once a year.
  season: 'year',
  winter: 'year',
  summer: 'year',
  spring: 'year',
  autumn: 'year',
  fall: 'year',
  harvest: 'year',
  once: 'once',
}

function rhythmAfter(rest: string): AlternativePrice['every'] | null {
  const { unit, then, adverb } = RHYTHM.exec(rest)?.groups ?? {}
  const word = (unit ?? adverb)?.toLowerCase()
  // '$4 per pool per month', '35 zł per lift monthly'
  return word === undefined ? null : (PERIOD_NAMES[word] ?? PERIOD_NAMES[then?.toLowerCase() ?? ''] ?? 'use')
}

/** The length, in UTF-16 units, of the words after an amount that state how often it is paid; 0 if there are none. */
export const rhythmLength = (rest: string): number => RHYTHM.exec(rest)?.[0].length ?? 0

function unitAfter(rest: string): string | null {
  const unit = RHYTHM.exec(rest)?.groups?.unit?.toLowerCase() ?? null
  return unit !== null && unit in PERIOD_NAMES ? null : unit
}

/** Dollar signs other than that of the United States. */
const OTHER_DOLLARS: Readonly<Record<string, string>> = {
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  j$: 'JMD',
  hk$: 'HKD',
  nt$: 'TWD',
  tt$: 'TTD',
  'gh₵': 'GHS',
  'gh¢': 'GHS',
}

/** Excludes kilometers: convertible marks are written in capitals. */
const moneyIn = (words: string) =>
  [...words.matchAll(MONEY)].filter(({ groups }) => !/^k?m$/.test(groups?.name ?? ''))

/** The unambiguous amounts of money in a text; the currency is that of the sign or name. */
export function amountsIn(words: string): ToldAmount[] {
  return moneyIn(words).flatMap(({ 0: all, index, groups }) => {
    const { sign, digits, named, name, bare } = groups ?? {}
    const read = readNumber(digits ?? named ?? bare ?? '', 'money')
    const currency =
      CURRENCIES[(sign ?? name ?? '').toLowerCase()] ?? OTHER_DOLLARS[(sign ?? '').toLowerCase()] ?? null
    if (!('value' in read) || read.value === 0) return []
    return [
      {
        amount: read.value,
        currency,
        every: rhythmAfter(words.slice(index + all.length)),
        unit: unitAfter(words.slice(index + all.length)),
        words,
        before: words.slice(0, index),
        after: words.slice(index + all.length),
      },
    ]
  })
}

export const withoutAmounts = (words: string): string => words.replace(MONEY, ' ')

/** A text in which amounts of money are replaced by as many '#', so that positions stay the same. */
export const maskAmounts = (words: string): string =>
  moneyIn(words).reduce(
    (masked, { 0: all, index }) =>
      masked.slice(0, index) + '#'.repeat(all.length) + masked.slice(index + all.length),
    words,
  )

/** Amounts of money as written, including ambiguous ones: '14.500 lira'. */
export const moneyWordsIn = (words: string): string[] => moneyIn(words).map(([all]) => all)

/** The amounts as written that may be the price. An ambiguous one may be. */
export function wordsOfPrice(words: string): string[] {
  const others = amountsIn(words).filter((told) => !mayBePrice(told))
  return moneyIn(words).flatMap(([all], i, found) =>
    others.some(({ before }) => before.length === found[i]?.index) ? [] : [all],
  )
}

/** Every amount in a field of the brief. */
const heldAmounts = (brief: TellingBrief): Set<number> =>
  new Set([
    ...(brief.told?.paid ? [brief.told.paid.low, brief.told.paid.high] : []),
    ...(brief.told?.fixedCosts?.amounts ?? []),
    ...(brief.told?.unitCost === undefined ? [] : [brief.told.unitCost]),
    ...entriesOf(brief, 'price').flatMap(({ value: { low, high } }) => [low, high]),
    ...entriesOf(brief, 'problemCost').map(({ value }) => value.amount),
    ...entriesOf(brief, 'goal').map(({ value }) => value.amount),
    ...entriesOf(brief, 'today').flatMap(({ value: { price } }) => (price ? [price.amount] : [])),
  ])

/** Whether words contain the founder's price, so that other amounts in them are the founder's prices as well. */
const isOfPrice = (brief: Brief, words: string): boolean =>
  entriesOf(brief, 'price').some(({ value: { low, high } }) =>
    amountsIn(words).some(({ amount }) => amount === low || amount === high),
  )

/**
 * Amounts in the idea and in the current alternatives that no field contains; those in the evidence, and those in the
 * same clause as the price, count as contained.
 */
export function unusedAmounts(brief: Brief, idea: string): ToldAmount[] {
  const held = heldAmounts(brief)
  const evidence = entriesOf(brief, 'evidence').map(({ value: { text } }) => text)
  const told = [
    ...sentencesOf(idea).map(({ words }) => words),
    ...entriesOf(brief, 'today').map(({ value: { name } }) => name),
    ...entriesOf(brief, 'problem').map(({ value }) => value),
  ].flatMap(amountsIn)
  return told.filter(
    ({ amount, currency, words, before }, index) =>
      !held.has(amount) &&
      !(isOfPrice(brief, words) && !TOLD_OF_OTHERS.test(before.split(/[,;:]/).at(-1) ?? '')) &&
      !evidence.some((text) => amountsIn(text).some((each) => each.amount === amount)) &&
      told.findIndex((each) => each.amount === amount && each.currency === currency) === index &&
      words.length > 0,
  )
}

/** Currencies that are written as '$' in their own countries. */
const DOLLARS: ReadonlySet<string> = new Set([
  'USD',
  'AUD',
  'CAD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'CLP',
  'COP',
  'ARS',
  'JMD',
  'TTD',
  'TWD',
])

/** Currencies that are written as 'Rs' in their own countries. */
const RUPEES: ReadonlySet<string> = new Set(['INR', 'LKR', 'PKR', 'NPR'])

/** Whether an amount may be in the brief's currency, which may use the same sign. */
export const isOwnCurrency = (currency: string | null, own: string | null): boolean =>
  currency === null ||
  own === null ||
  currency === own ||
  (currency === 'USD' && DOLLARS.has(own)) ||
  (currency === 'INR' && RUPEES.has(own))

/** Words around an amount that make it what others charge, take or lose. */
const TOLD_OF_OTHERS =
  /\b(?:charges?|demands?|quotes?|pays?|paying|costs?|costing|bills?|los[est]\w*|carried|takes?|run|runs|start(?:s|ing)? (?:around|at|from)|fine[sd]?|damage\w*)\b/i
/** Words for what the founder pays for a place, which is no price of others. */
export const RENT_OF_OURS =
  /\bfor the (?:place|space|spot|pitch|site|room|corner|shelf|stall)\b|\b(?:rent|lease)\b/i
export const isOfOthers = ({ words }: ToldAmount): boolean =>
  TOLD_OF_OTHERS.test(words) && !COSTS_US.test(words)
/** Words for what the founder pays for one piece. */
export const COSTS_US =
  /\b(?:costs? (?:me|us)|(?:i|we) pay|(?:materials?|ingredients?|parts?|components?|packaging|to (?:make|produce|build|bake|sew|print) (?:it|one|each)) (?:for each |for one )?(?:costs?|is|are))\b/i

/** Words beside an amount that is no price of the founder, whoever else pays or gets it. */
const NO_OWN_PRICE =
  /\b(?:costs?|costing|runs?) (?:us|me)\b|\b(?:i|we)(?:'ve|'d|’ve|’d)? (?:\w+ )?(?:pays?|paid|spent|spend|lost|bought|owe|earned?|made)\b|\b(?:lost|loses?|losing|out of an?|fined|worth|rent|wages?|salary|diesel|fuel|insurance|loan|savings?|revenue|turnover|income|profit|bought|invested|grant|quoted)\b/i
/** Words after an amount that is an income or a total. */
const NO_OWN_PRICE_AFTER =
  /^\s*(?:(?:an?|per) (?:day|week|month|year) )?(?:coming in|in (?:sales|revenue|turnover|savings|profit|parts)|of (?:sales|revenue|debt|damage)|deposit because|last (?:year|month|week|winter|spring|summer|autumn|season))\b/i

/** Whether an amount may be the founder's price: nothing in its own clause says that it is another's, a cost or a total. */
export function mayBePrice({ before, after }: ToldAmount): boolean {
  const clause = before.split(/[.;:!?]|,\s|\s(?:and|but|so|because|while)\s/).at(-1) ?? ''
  return !NO_OWN_PRICE.test(clause) && !NO_OWN_PRICE_AFTER.test(after)
}

/** Currencies called pesos: where they are used, dollars are foreign money. */
const PESOS: ReadonlySet<string> = new Set(['MXN', 'CLP', 'COP', 'ARS'])

/** Whether an amount is in the brief's currency, also judged by its name: '150 dollars' are not pesos. */
export const isInOwn = ({ words, before, after, currency }: ToldAmount, own: string | null): boolean =>
  isOwnCurrency(currency, own) &&
  !(
    own !== null &&
    PESOS.has(own) &&
    /dollar|buck/i.test(words.slice(before.length, words.length - after.length))
  )

/** Words for a recurring occasion, on which an amount is paid each time. */
const WHEN_IT =
  /\b(?:when|whenever|each time|every time|if) (?:it|they|one|something|the \p{L}+|an? \p{L}+) \p{L}+[^.;]*$/iu

/** Whether an amount is paid each time something happens. */
export const isEachTime = ({ before, after, every }: ToldAmount): boolean =>
  /^\s*(?:each|every) time\b/i.test(after) || (every === null && WHEN_IT.test(before))
