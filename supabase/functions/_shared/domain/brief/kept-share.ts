import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import { type Brief, firstValue, type Price } from './brief.ts'
import { amountRange, percentText } from './economics.ts'
import { calculated, shown } from './line.ts'

/** 'We keep 15%', 'a commission of 8%', '10% of each booking'. */
const KEPT =
  /\b(?:we|i) (?:only )?(?:keep|take|earn|retain|get|charge) (?:a |an |just |only )?(?<kept>\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)|(?<cut>\d+(?:\.\d+)?)\s?(?:%|per ?cent) (?:commission|cut|service fee|of (?:each|every) (?:sale|booking|order|deal|job|lesson|rental|trip))\b|\b(?:commission|cut|service fee) of (?<fee>\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/i

/**
 * The brief with what the founder keeps as its price, where the idea tells of a share and the price that was read is what
 * customers pay each other: that part of it where 'we keep 20%' stands, else the share alone. The brief itself stays as it
 * is: this is only what a report calculates with.
 */
export function withKeptShare(brief: Brief, idea: string): Brief {
  const price = firstValue(brief, 'price')
  const { kept, cut, fee } = KEPT.exec(idea)?.groups ?? {}
  const share = Number(kept ?? cut ?? fee)
  if (!price || price.every === 'share' || brief.price.state !== 'stated' || !(share > 0 && share < 60))
    return brief
  const [entry] = brief.price.entries
  if (!entry) return brief
  const value: Price =
    kept === undefined || price.every === null
      ? { low: share, high: share, currency: null, per: price.per, every: 'share' }
      : { ...price, low: settled((price.low * share) / 100), high: settled((price.high * share) / 100) }
  return { ...brief, price: { ...brief.price, entries: [{ ...entry, value }] } }
}

/** What the founder keeps of what customers pay, where it is a part of the price that was read; null else. */
export function keptOfPrice(given: Brief, idea: string): Statement | null {
  const [paid, kept] = [firstValue(given, 'price'), firstValue(withKeptShare(given, idea), 'price')]
  if (!paid || !kept || kept.every === 'share' || kept.high === paid.high) return null
  return calculated(
    'You keep {share} of the {paid} that customers pay: {kept}. The sums here take your part.',
    {
      share: shown(percentText(kept.high / paid.high)),
      paid: shown(amountRange(paid.low, paid.high, paid.currency)),
      kept: shown(amountRange(kept.low, kept.high, paid.currency)),
    },
  )
}
