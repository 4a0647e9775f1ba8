import type { Statement } from '../basis.ts'
import type { Brief } from './brief.ts'
import { type Beside, besideToday, priceBesideToday } from './comparison.ts'
import { percentText } from './economics.ts'
import { calculated, type Param, quote, shown } from './line.ts'
import { asking, type SummaryLine } from './summary.ts'

/** The price beside the cheapest and the dearest way of today that it can be compared with. */
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

/** The price beside the ways of today that are paid in another rhythm. */
const besideRhythms = (brief: Brief): SummaryLine[] =>
  besideToday(brief).flatMap((other) => {
    const said = saidOf(other)
    return said ? [{ said, about: quote(other.name), asks: asking(brief, 'difference') }] : []
  })

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
  [besideShares(brief), ...besideRhythms(brief)].filter((line) => line !== null).slice(0, MOST_BESIDE)
