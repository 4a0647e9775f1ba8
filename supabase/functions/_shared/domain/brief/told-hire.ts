import { formatCount, settled } from '../figures.ts'
import type { Brief } from './brief.ts'
import { currencyIn, money } from './economics.ts'
import { calculated, quote, shown } from './line.ts'
import type { SummaryLine } from './summary.ts'
import { amountsIn, isOwnCurrency, maskAmounts } from './told-amounts.ts'
import { PREMISES } from './unit-costs.ts'
import { sentencesOf } from './unread.ts'

/* What the founder pays each month, against the least that one hire brings. */

/** A minimum number of days of one hire: 'a three day minimum', 'at least 2 days'. */
const LEAST_DAYS =
  /\b(?:(?<days>\d+|two|three|four|five|six|seven) ?-?days? (?:minimum|min\b|at least)|(?:minimum|min\.?|at least) (?:of |hire |rental |is |hire is )*(?<many>\d+|two|three|four|five|six|seven) days?)\b/i
const DAYS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }

/** A told cost of each month against the least that one hire brings; null unless all of it is told. */
export function leastHireLine(brief: Brief, idea: string): SummaryLine | null {
  const currency = currencyIn(brief)
  const all = sentencesOf(idea).flatMap(({ words }) => amountsIn(words))
  const rent = all.find(({ before, every }) => every === 'month' && PREMISES.test(before))
  const hires = all.flatMap((told) => {
    const [clause = ''] = maskAmounts(told.after).split(/[;.]\s|#/)
    const { days, many } = LEAST_DAYS.exec(clause)?.groups ?? {}
    const least = days ?? many
    const count = least === undefined ? 0 : (DAYS[least.toLowerCase()] ?? Number(least))
    return told.every === 'day' && count > 1 && told !== rent ? [{ told, count }] : []
  })
  const [hire, ...more] = hires
  if (!rent || !hire || more.length > 0 || !isOwnCurrency(rent.currency, hire.told.currency)) return null
  const own = currency ?? hire.told.currency
  const each = settled(hire.told.amount * hire.count)
  return {
    said: calculated(
      'The least that one hire brings is {least} = {each}. It takes {hires} of them a month to pay the {rent}: {rent} ÷ {each}. All else comes on top.',
      {
        least: shown(`${money(hire.told.amount, own)} × ${hire.count}`),
        each: shown(money(each, own)),
        hires: shown(formatCount(Math.ceil(settled(rent.amount / each)))),
        rent: shown(money(rent.amount, own)),
      },
    ),
    about: quote(...new Set([hire.told.words, rent.words])),
    asks: null,
  }
}
