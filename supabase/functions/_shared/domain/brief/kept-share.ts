import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import { type Brief, firstValue, type Price } from './brief.ts'
import { amountRange, asPaid, currencyIn, percentText, type TellingBrief } from './economics.ts'
import { calculated, shown } from './line.ts'
import { amountsIn, isOwnCurrency } from './told-amounts.ts'
import { countOf, FIGURES } from './told-demand.ts'
import { sentencesOf } from './unread.ts'

/** 'We keep 15%', 'a commission of 8%', '10% of each booking'. */
const KEPT =
  /\b(?:we|i) (?:only )?(?:keep|take|earn|retain|get|charge) (?:a |an |just |only |about |around |roughly )?(?<kept>\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)|(?<cut>\d+(?:\.\d+)?)\s?(?:%|per ?cent) (?:commission|cut|service fee|of (?:each|every) (?:sale|booking|order|deal|job|lesson|rental|trip))\b|\b(?:commission|cut|service fee) of (?<fee>\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/i

/**
 * What one customer spends with the founder: 'A household spends about £28 a month with us', 'the average order is
 * £28'.
 */
const SPENT =
  /\b(?:spends?|pays?|leaves?|orders? for)\b.{0,40}\b(?:with us|at ours|in (?:our|my) shop|per order)\b|\baverage (?:order|basket|booking|sale|ticket|bill|fare|price|job|deal|rental|fee|spend|value)\b/i
/** 'The medium sale will be', 'an average order is about', right before an amount. */
export const SALE_IS =
  /\b(?:average|medium|mean|typical|usual|normal) (?:order|basket|booking|sale|ticket|bill|fare|job|deal|rental|purchase|repair|trade)(?: (?:value|price|size))? (?:is|are|will be|would be|comes? to|costs?|of|at)\s+(?:(?:about|around|roughly|some|only|maybe)\s+)*$/i

/**
 * The amount that the founder keeps of a price in the same sentence: 'nine euro the hour, and I take two', 'we keep 12
 * of each 80'.
 */
const KEPT_AMOUNT = new RegExp(
  String.raw`\b(?:we|i) (?:only |just )?(?:keep|take|retain) (?:only |just |about )?\p{Sc}?\s?(?<part>${FIGURES})(?:\s?\p{Sc}| (?:euros?|dollars?|pounds?))?(?=\s*(?:[.;,]|$)| of (?:it|this|that|them|each|every|the|those|which|\p{Sc}|\d))(?! of (?:the|my|our|them|each|every) \p{L})`,
  'iu',
)

/** The percentage of the price that the founder keeps, if the idea states it as an amount; 0 otherwise. */
function keptPart(price: Price, idea: string): number {
  for (const { words } of sentencesOf(idea)) {
    const part = countOf(KEPT_AMOUNT.exec(words)?.groups?.part ?? '')
    const numbers = [...words.matchAll(new RegExp(String.raw`\b(?:${FIGURES})\b`, 'giu'))].map(([text]) =>
      countOf(text),
    )
    if (part > 0 && part < price.low && numbers.includes(price.low)) return (part / price.low) * 100
  }
  return 0
}

/** The customers' full price, if the idea states what one of them spends; null otherwise. */
function spentWithUs(idea: string): Price | null {
  for (const { words } of sentencesOf(idea)) {
    const all = amountsIn(words)
    const named = all.find(({ before }) => SALE_IS.test(before))
    const [told, ...others] = named ? [named] : SPENT.test(words) ? all : []
    if (!told || others.length > 0) continue
    const every = told.every === 'once' ? 'use' : (told.every ?? 'use')
    return { low: told.amount, high: told.amount, currency: told.currency, per: null, every }
  }
  return null
}

/** A brief whose price is the founder's share of what customers pay, with the full price in `told`. */
function keeping(brief: Brief, paid: Price, share: number, most = share): TellingBrief {
  if (brief.price.state !== 'stated') return brief
  const value = { ...paid, low: settled((paid.low * share) / 100), high: settled((paid.high * most) / 100) }
  const entries = brief.price.entries.slice(0, 1).map((entry) => ({ ...entry, value }))
  return { ...brief, price: { ...brief.price, entries }, told: { paid } }
}

/** The brief with the founder's share of an average deal as its price, if the founder answered what a deal is worth. */
export function withDealValue(brief: Brief): TellingBrief {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || !price.base) return brief
  const paid = {
    low: price.base,
    high: price.base,
    currency: price.currency,
    per: null,
    every: 'use' as const,
  }
  return keeping(brief, paid, price.low, price.high)
}

/**
 * The brief with what the founder keeps as its price, if the idea states a share and the price that was read is what
 * customers pay. 'We keep 20%' reduces the price to that part; otherwise the price is only the share. The original
 * brief is not changed; the result is only for a report's calculations.
 */
export function withKeptShare(brief: Brief, idea: string): TellingBrief {
  const price = firstValue(brief, 'price')
  if (price?.every === 'share' && price.base) return withDealValue(brief)
  const { kept, cut, fee } = KEPT.exec(idea)?.groups ?? {}
  const share = Number(kept ?? cut ?? fee)
  const spent = price?.every === 'share' && price.low === price.high ? spentWithUs(idea) : null
  if (price && spent) {
    const own = currencyIn(brief)
    const currency = own !== null && isOwnCurrency(spent.currency, own) ? own : spent.currency
    return keeping(brief, { ...spent, currency }, price.low)
  }
  const part = price && price.every !== 'share' && price.low === price.high ? keptPart(price, idea) : 0
  if (price && price.every !== null && part > 0) return keeping(brief, price, part)
  if (!price || price.every === 'share' || brief.price.state !== 'stated' || !(share > 0 && share < 60))
    return brief
  if (kept !== undefined && price.every !== null) return keeping(brief, price, share)
  const value: Price = { low: share, high: share, currency: null, per: price.per, every: 'share' }
  return {
    ...brief,
    price: { ...brief.price, entries: brief.price.entries.slice(0, 1).map((entry) => ({ ...entry, value })) },
  }
}

/** What the founder keeps of each customer payment, if it is part of the price that was read; null otherwise. */
export function keptOfPrice(given: Brief, idea: string): Statement | null {
  const sums = withKeptShare(given, idea)
  const [paid, kept] = [firstValue(asPaid(sums), 'price'), firstValue(sums, 'price')]
  if (!paid || !kept || !sums.told?.paid) return null
  return calculated(
    'You keep {share} of the {paid} that customers pay: {kept}. Your income takes your part, comparisons what customers pay.',
    {
      share: shown(percentText(kept.high / paid.high)),
      paid: shown(amountRange(paid.low, paid.high, paid.currency)),
      kept: shown(amountRange(kept.low, kept.high, paid.currency)),
    },
  )
}
