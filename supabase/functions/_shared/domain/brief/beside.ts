import type { Statement } from '../basis.ts'
import { settled } from '../figures.ts'
import { type Brief, entriesOf, firstValue } from './brief.ts'
import { type Beside, besideToday, isPaidByOthers, priceBesideToday } from './comparison.ts'
import { currencyOfBrief, money, percentText } from './economics.ts'
import { calculated, fixed, type Param, quote, shown } from './line.ts'
import { lacksDealValue } from './questions.ts'
import { isOnlyRead } from './standing.ts'
import { asking, type SummaryLine } from './summary.ts'

/** How far a share is from one, whichever of both prices is higher. */
const farness = (share: number): number => Math.abs(Math.log(share))

/** The price beside the two ways of today whose prices are nearest to it, the cheaper one first. */
function besideShares(brief: Brief): SummaryLine | null {
  const compared = priceBesideToday(brief)
    .toSorted((a, b) => farness(a.share.value) - farness(b.share.value))
    .slice(0, 2)
    .toSorted((a, b) => b.share.value - a.share.value)
  const [cheapest] = compared
  const dearest = compared.at(-1)
  if (!cheapest || !dearest) return null
  const params = { share: shown(cheapest.share.text), sum: shown(cheapest.share.formula) }
  return {
    said:
      cheapest === dearest
        ? cheapest.share.text === '100%'
          ? calculated('Your price is the same as that of this way of today: {sum}.', params)
          : cheapest.share.value > 1
            ? calculated('Your price is {share} of this way of today: {sum}. Yours costs more.', params)
            : calculated('Your price is {share} of this way of today: {sum}.', params)
        : calculated(
            'Your price is {share} of the first of these ways of today, {sum}, and {other} of the second, {otherSum}.',
            { ...params, other: shown(dearest.share.text), otherSum: shown(dearest.share.formula) },
          ),
    about: cheapest === dearest ? quote(cheapest.name) : quote(cheapest.name, dearest.name),
    asks: asking(brief, 'difference'),
  }
}

/** The price beside the ways of today that are paid in another rhythm, the cheapest and the dearest in one line where both are alike. */
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

/** A way of today whose price others pay, so that it is not compared. */
function besideOthers(brief: Brief): SummaryLine | null {
  const other = entriesOf(brief, 'today').find(
    ({ value }) => (value.price?.amount ?? 0) > 0 && isPaidByOthers(brief, value.name),
  )
  return other
    ? {
        said: fixed(
          'Not compared with your price: this names another payer than your customer. What do your own customers pay today?',
        ),
        about: quote(other.value.name),
        asks: null,
      }
    : null
}

/** From which value of a deal on a share comes to more than what is paid for one today. */
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

/** A price for one of many beside a way of today whose price may be for one as well. */
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

/** The price beside what people use today, by share and by months. */
export const comparisonsWithToday = (brief: Brief): SummaryLine[] =>
  [besideShares(brief), shareBeside(brief), ...besideRhythms(brief), besideOthers(brief)]
    .filter((line) => line !== null)
    .slice(0, MOST_BESIDE)
