import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { type Beside, besideToday, priceBesideToday } from './comparison.ts'
import { currencyOfBrief, money, percentText } from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { lacksDealValue } from './questions.ts'
import { isOnlyRead } from './standing.ts'
import { asking, type SummaryLine } from './summary.ts'

/** The price compared with the cheapest and the dearest alternative that shares its unit; null if there is none. */
function besideShares(brief: Brief): SummaryLine | null {
  const compared = priceBesideToday(brief)
  const [cheapest] = compared
  const dearest = compared.at(-1)
  if (!cheapest || !dearest) return null
  const params = { share: shown(cheapest.share.text), sum: shown(cheapest.share.formula) }
  return {
    said:
      cheapest === dearest
        ? cheapest.share.text === '100%'
          ? calculated('Your price is the same as that of this way of today: {sum}.', params)
          : calculated('Your price is {share} of this way of today: {sum}.', params)
        : calculated(
            'Your price is {share} of the first of these ways of today, {sum}, and {other} of the second, {otherSum}.',
            { ...params, other: shown(dearest.share.text), otherSum: shown(dearest.share.formula) },
          ),
    about: cheapest === dearest ? quote(cheapest.name) : quote(cheapest.name, dearest.name),
    asks: asking(brief, 'difference'),
  }
}

/**
 * Compares the price with alternatives paid in another rhythm; the cheapest and the dearest share one line if both cost
 * at least one month of the price.
 */
function besideRhythms(brief: Brief): SummaryLine[] {
  const all = besideToday(brief)
  const alike = all.filter(({ in: unit, figure }) => unit === 'months of yours' && figure.value >= 1)
  const [first, ...more] = alike.toSorted((a, b) => a.figure.value - b.figure.value)
  const last = more.at(-1)
  const asks = asking(brief, 'difference')
  const both =
    first && last
      ? [
          {
            said: (first.isOfOne ? twoOfOne : twoOnce)(first, last),
            about: quote(first.name, last.name),
            asks,
          },
        ]
      : []
  return [
    ...both,
    ...all.flatMap((other) => {
      const said = both.length > 0 && alike.includes(other) ? null : saidOf(other)
      return said ? [{ said, about: quote(other.name), asks }] : []
    }),
  ]
}

const paramsOfTwo = (first: Beside, second: Beside) => ({
  months: shown(first.figure.text),
  sum: shown(first.figure.formula),
  other: shown(second.figure.text),
  otherSum: shown(second.figure.formula),
})

const twoOnce = (first: Beside, second: Beside): Statement =>
  calculated(
    'The first of these ways of today costs as much as {months} months of yours, {sum}, the second as much as {other}, {otherSum}.',
    paramsOfTwo(first, second),
  )

const twoOfOne = (first: Beside, second: Beside): Statement =>
  calculated(
    'If their prices are for one as well, the first of these ways of today costs as much as {months} months of yours, {sum}, the second as much as {other}, {otherSum}.',
    paramsOfTwo(first, second),
  )

/** The value of a deal at which a percentage price equals what an alternative costs per use; null for other prices. */
function shareBeside(brief: Brief): SummaryLine | null {
  const price = firstValue(brief, 'price')
  if (price?.every !== 'share' || price.low !== price.high || price.low === 0) return null
  const other = entriesOf(brief, 'today').find(
    (entry) => entry.value.price?.every === 'use' && !isOnlyRead(entry),
  )
  const paid = other?.value.price
  if (!other || !paid || paid.amount === 0) return null
  const deal = settled(paid.amount / (price.low / 100))
  return {
    said: calculated(
      'Your {share} of {deal} is as much as this way of today costs each time: for a deal below that yours costs less, above it more.',
      {
        share: shown(percentText(price.low / 100)),
        deal: shown(money(deal, paid.currency ?? currencyOfBrief(brief))),
      },
    ),
    about: quote(other.value.name),
    asks: lacksDealValue(brief) ? 'price' : null,
  }
}

function saidOf(other: Beside): Statement | null {
  const { text, formula, value } = other.figure
  const params = {
    months: shown(text),
    share: shown(other.in === 'share' ? text : percentText(value)),
    sum: shown(formula),
  }
  if (other.isOfOne) return saidOfOne(other, params)
  if (other.in === 'share') return null
  if (other.in === 'times')
    return calculated('Your price is as much as {months} times this way of today: {sum}.', params)
  if (other.in === 'months of yours')
    return value < 1
      ? calculated('This way of today costs {share} of one month of yours: {sum}.', params)
      : calculated('This way of today costs as much as {months} months of yours: {sum}.', params)
  return value < 1
    ? calculated('Your price is {share} of what this way of today costs in a month: {sum}.', params)
    : calculated('Your price is as much as this way of today costs in {months} months: {sum}.', params)
}

/** Compares a per-unit price with an alternative whose price may also be per unit; null if there is nothing to say. */
function saidOfOne(
  { in: unit, figure }: Beside,
  params: Record<'months' | 'share' | 'sum', Param>,
): Statement | null {
  if (unit === 'share')
    return figure.text === '100%'
      ? calculated('If this way of today has its price for one as well, yours is the same: {sum}.', params)
      : calculated(
          'If this way of today has its price for one as well, yours is {share} of it: {sum}.',
          params,
        )
  return unit === 'months of yours' && figure.value >= 1
    ? calculated(
        'If this way of today has its price for one as well, it costs as much as {months} months of yours: {sum}.',
        params,
      )
    : null
}

const MOST_BESIDE = 2

/** Compares the price with what people use today, as shares and in months; at most `MOST_BESIDE` lines. */
export const comparisonsWithToday = (brief: Brief): SummaryLine[] =>
  [besideShares(brief), shareBeside(brief), ...besideRhythms(brief)]
    .filter((line) => line !== null)
    .slice(0, MOST_BESIDE)
