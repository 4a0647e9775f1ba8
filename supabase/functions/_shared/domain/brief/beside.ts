import type { Statement } from '../basis.ts'
import { formatCount, settled } from '../figures.ts'
import type { Brief } from './brief.ts'
import {
  daysBesideDaily,
  freeToday,
  isPriceAsCost,
  monthsBesideOnce,
  monthsToPayOff,
  onceBesideYear,
  priceBesideToday,
  shareOfToday,
  shareToPayOff,
  spentToday,
  usesBesideUse,
} from './comparison.ts'
import { currencyOfBrief, middleRevenue, money } from './economics.ts'
import { priceOfSale } from './goal.ts'
import { calculated, fixed, quote, shown } from './line.ts'
import { asking, type SummaryLine } from './summary.ts'

const DAYS_A_MONTH = 30
const FEW_MONTHS = 2

/** After how long a price that is paid once is saved, if it solves the whole problem; null for other prices. */
export function payBack(brief: Brief): Statement | null {
  const months = monthsToPayOff(brief)
  if (!months) return null
  return months.value < FEW_MONTHS
    ? calculated('If the problem goes away completely, the price pays for itself after {days} days.', {
        days: shown(formatCount(Math.ceil(settled(months.value * DAYS_A_MONTH)))),
      })
    : calculated('If the problem goes away completely, the price pays for itself after {months} months.', {
        months: shown(months.text),
      })
}

/** The price beside the cheapest way of today that costs something, whatever rhythm each is paid in. */
export function besidePaid(brief: Brief): SummaryLine | null {
  const asks = asking(brief, 'difference')
  const [year] = onceBesideYear(brief).toSorted((a, b) => a.share.value - b.share.value)
  if (year && year.share.value < 1)
    return {
      said: calculated('Your price, paid once, is {share} of what today’s way costs in one year, {spent}.', {
        share: shown(year.share.text),
        spent: shown(year.spent),
      }),
      about: quote(year.name),
      asks,
    }
  const compared = priceBesideToday(brief).toSorted((a, b) => b.share.value - a.share.value)
  const [today] = compared
  // What costs most of all ways of today is most likely to do the same job.
  const dearest = compared.at(-1)
  if (today && dearest && today.share.value > 1 && dearest.share.value < 1)
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
  if (today) {
    const params = { share: shown(today.share.text) }
    const isFreeToo = freeToday(brief).length > 0
    return {
      said:
        today.share.value > 1
          ? calculated(
              'Your price is {share} of the cheapest paid way of today, so people switch for something else than money.',
              params,
            )
          : isFreeToo
            ? calculated(
                'Your price is {share} of the cheapest paid way of today, and another way costs nothing.',
                params,
              )
            : calculated('Your price is {share} of the cheapest paid way of today.', params),
      about: quote(today.name),
      asks,
    }
  }
  const [daily] = daysBesideDaily(brief)
  if (daily)
    return {
      said: calculated(
        'Your price of a year buys {days} days of today’s way. Who needs it on fewer days pays less there.',
        { days: shown(daily.days.text) },
      ),
      about: quote(daily.name),
      asks,
    }
  const [used] = usesBesideUse(brief)
  if (used)
    return {
      said: used.yearly
        ? calculated(
            'Your price of a year buys {uses} uses of today’s way. How often does one customer need it?',
            { uses: shown(used.uses.text) },
          )
        : calculated('Your price buys {uses} uses of today’s way. How often does one customer need it?', {
            uses: shown(used.uses.text),
          }),
      about: quote(used.name),
      asks,
    }
  const [deal] = shareOfToday(brief)
  if (deal)
    return {
      said: calculated(
        'Where a deal is worth what today’s way costs, {deal}, your share is {share}. It has to pay for what you do in each deal.',
        { deal: shown(deal.deal), share: shown(deal.share.text) },
      ),
      about: quote(deal.name),
      asks,
    }
  const [once] = monthsBesideOnce(brief)
  return once
    ? {
        said: calculated(
          'After {months} months your price has cost as much as today’s way, which is paid once. What do they get after that?',
          { months: shown(once.months.text) },
        ),
        about: quote(once.name),
        asks,
      }
    : null
}

/** What it means that a way of today costs nothing. */
function besideFree(brief: Brief): SummaryLine | null {
  const [free] = freeToday(brief)
  const each = middleRevenue(brief) ?? priceOfSale(brief)
  if (free === undefined || each === null) return null
  return {
    said:
      shareToPayOff(brief) && !isPriceAsCost(brief) && !spentToday(brief)
        ? fixed(
            'One way of today costs nothing. Customers who take it get no bill for the problem: how would they notice that you solved it?',
          )
        : calculated(
            'One way of today costs nothing, so {each} is new spending. What does the free way cost them in time, errors or quality?',
            { each: shown(money(each, currencyOfBrief(brief))) },
          ),
    about: quote(free),
    asks: asking(brief, 'difference'),
  }
}

/** The price beside what people use today; null where there is nothing to compare. */
export const comparisonWithToday = (brief: Brief): SummaryLine | null =>
  besidePaid(brief) ?? besideFree(brief)
