import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import { type Brief, firstValue, type Price, unitOf } from './brief.ts'
import { amountRange, currencyOfBrief, money, percentText } from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency } from './told-amounts.ts'
import { countOf, demandIn, FIGURES } from './told-demand.ts'
import { sentencesOf } from './unread.ts'

/* What the sales that the founder tells come to, with their price. */

const NUMBER = `(?:${FIGURES})`

/** What may precede and follow a number that counts people or things. */
const FREE = String.raw`(?<![\p{L}\d.,$€£₹₦¥%-])`
const NO_UNIT = String.raw`(?!\s?(?:%|€|percent|hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg)\b|[\d.,]*\d)`
const count = (value: number): Param => shown(formatCount(value))

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
/** A number of something, with up to three words for it. */
const SOME = new RegExp(
  String.raw`${FREE}(?<many>${NUMBER})\b${NO_UNIT} (?!(?:or|to|and) )(?<what>(?:[\p{L}-]+ ?){1,3})`,
  'giu',
)
/** There were more of them than the first number says. */
const MORE = new RegExp(String.raw`\b(?:${NUMBER} more|another ${NUMBER})\b`, 'iu')
/** Words before an amount that each of those in the same clause paid: 'bought the first 60 videos at Rs 5,000'. */
const AT = /\b(?:at|for)\s+$/i

/** The value of the stated sales at the price next to them, or at the founder's price for the same unit. */
function salesIn(brief: Brief, idea: string, words: string): Statement | null {
  const stage = demandIn(words)?.stage
  if (stage !== 'sold' && stage !== 'repeat') return null
  const price = firstValue(brief, 'price')
  const currency = currencyOfBrief(brief)
  const [clause = ''] = words.split(/[;:]/)
  const [told, ...more] = amountsIn(clause)
  const some = [...words.matchAll(SOME)].map(({ groups }) => ({
    many: countOf(groups?.many ?? ''),
    what: (groups?.what ?? '').trim().split(' ').map(stemOf),
  }))
  const [first] = some
  const isOwn = told !== undefined && isOwnCurrency(told.currency, currency)
  if (told && isOwn && more.length === 0 && AT.test(told.before) && first && BOUGHT.test(told.before))
    return calculated('{many} × {price} = {sum}, if each paid this once.', {
      many: count(first.many),
      price: shown(money(told.amount, currency ?? told.currency)),
      sum: shown(money(settled(first.many * told.amount), currency ?? told.currency)),
    })
  const paid = price && paidFor(price, idea)
  const unit = stemOf(paid?.unit ?? '')
  const sold = unit.length > 2 ? some.find(({ what }) => what.includes(unit)) : undefined
  if (!price || !paid || !sold || MORE.test(words)) return null
  const share = price.every === 'share' ? price.low / 100 : 1
  const sum = (part: number) =>
    shown(
      amountRange(settled(paid.low * sold.many * part), settled(paid.high * sold.many * part), paid.currency),
    )
  const params = {
    many: count(sold.many),
    price: shown(amountRange(paid.low, paid.high, paid.currency)),
    sum: sum(1),
  }
  return share === 1
    ? calculated('{many} × {price} = {sum}, if all paid this price.', params)
    : calculated(
        '{many} × {price} = {sum}, if all paid this price. Your share of {percent} of it is {mine}.',
        {
          ...params,
          percent: shown(percentText(share)),
          mine: sum(share),
        },
      )
}

const BOUGHT = /\b(?:bought|ordered|paid)\b/i

/** The price of one unit: the founder's price or, if that is a share, the only per-unit amount in the idea. */
function paidFor(
  price: Price,
  idea: string,
): (Pick<Price, 'low' | 'high' | 'currency'> & { unit: string }) | null {
  if (price.every === 'once' || price.every === 'use')
    return { ...price, unit: /\p{L}+$/u.exec(unitOf(price) ?? '')?.[0] ?? '' }
  const [told, ...more] = sentencesOf(idea).flatMap(({ words }) =>
    amountsIn(words).filter(({ unit }) => unit !== null),
  )
  if (price.every !== 'share' || price.low !== price.high || !told?.unit || more.length > 0) return null
  const low = Number(/(\d+) ?(?:to|-|–) ?$/.exec(told.before)?.[1] ?? told.amount)
  return { low: Math.min(low, told.amount), high: told.amount, currency: told.currency, unit: told.unit }
}

/** What the sales that the idea tells come to at the price beside them, with the sentence; null without any. */
export function salesLine(brief: Brief, idea: string): SummaryLine | null {
  for (const { words } of sentencesOf(idea)) {
    const said = salesIn(brief, idea, words)
    if (said) return { said, about: quote(words), asks: null }
  }
  return null
}
