import type { Brief } from './brief.ts'
import { freeToday, isPriceAsCost, priceBesideCheapest, shareToPayOff, spentToday } from './comparison.ts'
import { currencyOfBrief, middleRevenue, money } from './economics.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { asking, type SummaryLine } from './summary.ts'

/** Compares the price with the cheapest current alternative that is paid in the same way. */
export function besidePaid(brief: Brief): SummaryLine | null {
  const asks = asking(brief, 'difference')
  const compared = priceBesideCheapest(brief)
  const [today] = compared
  // The most expensive alternative is the one most likely to do the same job.
  const dearest = compared.at(-1)
  if (!today || !dearest) return null
  if (today.share.value > 1 && dearest.share.value < 1)
    return {
      said: calculated(
        'Your price is {share} of one way of today, {sum}, and {other} of the cheapest that is paid for, {cheap}. Which of the two would your customers take without you?',
        {
          share: shown(dearest.share.text),
          sum: shown(dearest.share.formula),
          other: shown(today.share.text),
          cheap: shown(today.share.formula),
        },
      ),
      about: quote(dearest.name, today.name),
      asks,
    }
  const params = { share: shown(today.share.text) }
  return {
    said:
      today.share.value > 1
        ? calculated(
            'Your price is {share} of the cheapest paid way of today, so people switch for something else than money.',
            params,
          )
        : freeToday(brief).length > 0
          ? calculated(
              'Your price is {share} of the cheapest paid way of today, and another way costs nothing.',
              params,
            )
          : calculated('Your price is {share} of the cheapest paid way of today.', params),
    about: quote(today.name),
    asks,
  }
}

/** What it means that a current alternative costs nothing. */
function besideFree(brief: Brief): SummaryLine | null {
  const [free] = freeToday(brief)
  const each = middleRevenue(brief)
  if (free === undefined || each === null) return null
  return {
    said:
      shareToPayOff(brief) && !isPriceAsCost(brief) && !spentToday(brief)
        ? fixed(
            'One way of today costs nothing. Customers who take it get no bill for the problem: how would they notice that you solved it?',
          )
        : calculated(
            'One way of today costs nothing, so {each} a year is new spending. What does the free way cost them in time, errors or quality?',
            { each: shown(money(each, currencyOfBrief(brief))) },
          ),
    about: quote(free),
    asks: asking(brief, 'difference'),
  }
}

/** Compares the price with what people use today; null if there is nothing to compare. */
export const comparisonWithToday = (brief: Brief): SummaryLine | null =>
  besidePaid(brief) ?? besideFree(brief)
