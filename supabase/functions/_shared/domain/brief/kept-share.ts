import { type Brief, firstValue } from './brief.ts'

/** 'We keep 15%', 'a commission of 8%', '10% of each booking'. */
const KEPT =
  /\b(?:we|i) (?:only )?(?:keep|take|earn|retain|get|charge) (?:a |an |just |only )?(?<kept>\d+(?:\.\d+)?)\s?%|(?<cut>\d+(?:\.\d+)?)\s?% (?:commission|cut|service fee|of (?:each|every) (?:sale|booking|order|deal|job|lesson|rental|trip))\b|\b(?:commission|cut|service fee) of (?<fee>\d+(?:\.\d+)?)\s?%/i

/**
 * The brief with the share that the founder keeps as its price, where the idea tells of one and the price that was read is
 * what customers pay each other. The brief itself stays as it is: this is only what a report calculates with.
 */
export function withKeptShare(brief: Brief, idea: string): Brief {
  const price = firstValue(brief, 'price')
  const { kept, cut, fee } = KEPT.exec(idea)?.groups ?? {}
  const share = Number(kept ?? cut ?? fee)
  if (!price || price.every === 'share' || brief.price.state !== 'stated' || !(share > 0 && share < 60))
    return brief
  const [entry] = brief.price.entries
  if (!entry) return brief
  return {
    ...brief,
    price: {
      ...brief.price,
      entries: [
        { ...entry, value: { low: share, high: share, currency: null, per: price.per, every: 'share' } },
      ],
    },
  }
}
