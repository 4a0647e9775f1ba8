import type { Brief } from './brief.ts'
import { besideToday, priceBesideToday } from './comparison.ts'
import { percentText } from './economics.ts'
import { calculated, quote, shown } from './line.ts'
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
        ? calculated('Your price is {share} of this way of today: {sum}.', params)
        : calculated(
            'Your price is {share} of the first of these ways of today, {sum}, and {other} of the second, {otherSum}.',
            { ...params, other: shown(dearest.share.text), otherSum: shown(dearest.share.formula) },
          ),
    about: cheapest === dearest ? quote(cheapest.name) : quote(cheapest.name, dearest.name),
    asks: asking(brief, 'difference'),
  }
}

/** The price beside the first way of today that is paid in another rhythm. */
function besideMonths(brief: Brief): SummaryLine | null {
  const other = besideToday(brief).find(({ in: unit }) => unit !== 'share')
  if (!other) return null
  const { text, formula, value } = other.figure
  const params = { months: shown(text), share: shown(percentText(value)), sum: shown(formula) }
  const isOfYours = other.in === 'months of yours'
  return {
    said:
      value < 1
        ? isOfYours
          ? calculated('This way of today costs {share} of one month of yours: {sum}.', params)
          : calculated('Your price is {share} of what this way of today costs in a month: {sum}.', params)
        : isOfYours
          ? calculated('This way of today costs as much as {months} months of yours: {sum}.', params)
          : calculated('Your price is as much as this way of today costs in {months} months: {sum}.', params),
    about: quote(other.name),
    asks: asking(brief, 'difference'),
  }
}

/** The price beside what people use today, by share and by months. */
export const comparisonsWithToday = (brief: Brief): SummaryLine[] =>
  [besideShares(brief), besideMonths(brief)].filter((line) => line !== null)
