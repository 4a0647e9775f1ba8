import { type Brief, type BriefField, entriesOf, firstValue } from '../brief/brief.ts'
import {
  besideToday,
  freeToday,
  isPaidByOthers,
  monthsToPayOff,
  priceBesideToday,
  shareToPayOff,
  spentToday,
} from '../brief/comparison.ts'
import {
  currencyOfBrief,
  isOneJob,
  MONTHS,
  middleRevenue,
  money,
  percentText,
  revenueOf,
} from '../brief/economics.ts'
import { formatEntries } from '../brief/format.ts'
import { goalOf, salesForGoal, shareForGoal } from '../brief/goal.ts'
import { isOfficialCount } from '../brief/official-count.ts'
import { isPerPart } from '../brief/per-part.ts'
import { QUESTIONS } from '../brief/questions.ts'
import { actRemark } from '../brief/regulated-acts/remark.ts'
import { isOnlyRead } from '../brief/standing.ts'
import { amountsIn } from '../brief/told-amounts.ts'
import { unlikelyPrice } from '../brief/unlikely-price.ts'
import { settled } from '../figures.ts'
import type { MarketModel } from '../market-model.ts'
import type { MarketSection } from '../report.ts'
import { answeredDemand } from './answered-demand.ts'
import { type Band, bandOf } from './bands.ts'
import { firstDayOf } from './dates.ts'
import { insufficient, type MetricId, type MetricInput, type Scoring, scored } from './metric.ts'
import { calculatedInput, pluralize } from './values.ts'

/*
 * Scores from the founder's own answers, if no evidence was found (docs/scorecard.md#from-answers). They count less
 * than evidence: no metric gets more than 8 for them, and only payments get more than 6.
 */

const stated = (brief: Brief, field: BriefField): MetricInput[] =>
  formatEntries(brief, field).map((value) => ({
    label: QUESTIONS[field].label,
    value,
    basis: 'founder',
    sources: [],
  }))

const PAY_OFF: readonly Band[] = [
  { holds: (share) => share <= 0.1, score: 6, says: 'up to 10%' },
  { holds: (share) => share <= 0.25, score: 5, says: 'up to 25%' },
  { holds: (share) => share <= 0.5, score: 4, says: 'up to 50%' },
  { holds: (share) => share <= 1, score: 2, says: 'up to 100%' },
  { holds: () => true, score: 0, says: 'more than 100%' },
]

const isUnconfirmed = (brief: Brief, ...fields: readonly BriefField[]): boolean =>
  fields.some((field) => entriesOf<BriefField>(brief, field).some(isOnlyRead))

const UNLIKELY = 'The price that was read cannot be what one customer pays: its unit is asked first.'

function problemSeverity(brief: Brief): Scoring | null {
  if (unlikelyPrice(brief)) return insufficient(UNLIKELY, stated(brief, 'price'))
  const months = monthsToPayOff(brief)
  // What is paid once is set against the cost of the first year.
  const share = shareToPayOff(brief) ?? (months && firstYearShare(months.value))
  // The cost of the current solution does not measure the problem.
  if (!share || spentToday(brief)) return null
  // If an unconfirmed number puts the price above the cost of the problem, that is a question, not a score.
  if (share.value > 1 && isUnconfirmed(brief, 'price', 'problemCost')) return null
  const { score, says } = bandOf(settled(share.value), PAY_OFF)
  return scored(
    score,
    `The price is ${share.text} of what the problem costs: ${pluralize(score, 'point')} for ${says}.`,
    [
      ...stated(brief, 'problemCost'),
      ...stated(brief, 'price'),
      calculatedInput('Price ÷ cost of the problem', share.text),
    ],
  )
}

const firstYearShare = (months: number) => ({ value: months / MONTHS, text: percentText(months / MONTHS) })

const RECENT_YEARS = 3
const YEAR = /\b(?:19|20)\d\d\b/g

/** Scores the reasons why now, by the latest year that they name. */
function timing(brief: Brief, asOf: string): Scoring | null {
  const reasons = formatEntries(brief, 'whyNow')
  if (reasons.length === 0) return null
  const years = reasons.flatMap((reason) => reason.match(YEAR) ?? []).map(Number)
  const now = Number(firstDayOf(asOf)?.slice(0, 4) ?? 0)
  const latest = years.filter((year) => year <= now + 1).toSorted((a, b) => b - a)[0]
  const inputs = stated(brief, 'whyNow')
  if (latest === undefined) return scored(2, 'You name a change: 2 points for no year.', inputs)
  const recent = now - latest <= RECENT_YEARS
  return scored(
    recent ? 5 : 3,
    recent
      ? `You name a change of ${latest}: 5 points for within ${RECENT_YEARS} years of the idea.`
      : `You name a change of ${latest}: 3 points for more than ${RECENT_YEARS} years before the idea.`,
    inputs,
  )
}

/** The price relative to the cheapest alternative with a price. */
const CHEAPEST: readonly Band[] = [
  { holds: (share) => share <= 0.5, score: 6, says: 'up to 50%' },
  { holds: (share) => share <= 0.9, score: 5, says: 'up to 90%' },
  { holds: (share) => share <= 1.1, score: 4, says: 'up to 110%' },
  { holds: () => true, score: 2, says: 'more than 110%' },
]
/** What a way that costs nothing takes from the points of one that is paid for. */
const BESIDE_FREE = 2

/** Why no share says how the price stands beside a way of today that has one. */
function notCompared(brief: Brief): string {
  const [other] = besideToday(brief)
  if (other?.isOfOne)
    return 'Your price is for one of many; whether that of today’s way is for one as well, or for all, is not known.'
  if (other?.in === 'months of yours')
    return `A way of today is paid once, yours again and again: it costs as much as ${other.figure.text} months of yours.`
  if (other?.in === 'months of it')
    return `A way of today is paid again and again, yours once: yours costs as much as ${other.figure.text} months of it.`
  if (
    entriesOf(brief, 'today').some(
      ({ value }) => (value.price?.amount ?? 0) > 0 && isPaidByOthers(brief, value.name),
    )
  )
    return 'A way of today has a price, but others than your customers pay it.'
  return 'A way of today has a price, but it is paid for another time or unit than yours, or not confirmed.'
}

function competitiveRoom(brief: Brief): Scoring | null {
  const inputs = stated(brief, 'today')
  if (inputs.length === 0) return null
  const cheapest = priceBesideToday(brief)[0]
  const [free] = freeToday(brief)
  const isPriced = entriesOf(brief, 'today').some(
    ({ value }) => (value.price?.amount ?? 0) > 0 || amountsIn(value.name).length > 0,
  )
  if (!cheapest && isPriced)
    return brief.price.state === 'stated' ? insufficient(notCompared(brief), inputs) : null
  // The names of alternatives alone do not show how much room they leave.
  if (!cheapest)
    return free === undefined
      ? null
      : scored(2, 'One way of today costs nothing: 2 points, as for more than 110%.', inputs)
  const { score: all, says } = bandOf(Number(cheapest.share.value.toPrecision(9)), CHEAPEST)
  const score = free === undefined ? all : Math.max(2, all - BESIDE_FREE)
  const less = free === undefined ? '' : `, ${BESIDE_FREE} less as another way costs nothing, and at least 2`
  return scored(
    score,
    `The price is ${cheapest.share.text === '100%' ? 'the same as that' : cheapest.share.text} of the cheapest alternative that is paid for${free === undefined ? '' : ', and another costs nothing'}: ${pluralize(all, 'point')} for ${says}${less}.`,
    [
      ...inputs,
      ...stated(brief, 'price'),
      calculatedInput('Price ÷ cheapest alternative', cheapest.share.text),
    ],
  )
}

/** Points for one answer, for two, and so on; the last entry also applies to more. */
type Points = readonly number[]
const NAMED: Points = [2, 3]

/** Singular and plural of the named thing. */
type Named = readonly [one: string, many: string]
const CHANNELS: Named = ['sales channel', 'sales channels']

function scoredByNumber(count: number, [one, many]: Named, inputs: MetricInput[]): Scoring {
  const score = NAMED[Math.min(count, NAMED.length) - 1] ?? 0
  const says = count >= NAMED.length ? `${NAMED.length} or more` : String(count)
  return scored(
    score,
    `You name ${pluralize(count, one, many)}: ${pluralize(score, 'point')} for ${says}.`,
    inputs,
  )
}

/** Scores the number of answers: the more there are, the better the founder knows this side of the idea. */
const byNumber =
  (field: BriefField, subject: Named) =>
  (brief: Brief): Scoring | null => {
    const inputs = stated(brief, field)
    return inputs.length === 0 ? null : scoredByNumber(inputs.length, subject, inputs)
  }

/** Scores the founder's own sales channels, whichever field names them. */
export const scoredChannels = (count: number, inputs: MetricInput[]): Scoring =>
  scoredByNumber(count, CHANNELS, inputs)

/** A difference counts more if the alternatives that it differs from are known. */
function differentiation(brief: Brief): Scoring | null {
  const named = byNumber('difference', ['reason to switch', 'reasons to switch'])(brief)
  if (named && brief.today.state === 'stated')
    return { ...named, inputs: [...named.inputs, ...stated(brief, 'today')] }
  return (
    named &&
    scored(2, 'You name a reason to switch: 2 points while the brief names no way of today.', named.inputs)
  )
}

const GOAL_SHARE: readonly Band[] = [
  { holds: (share) => share <= 0.02, score: 6, says: 'up to 2%' },
  { holds: (share) => share <= 0.05, score: 5, says: 'up to 5%' },
  { holds: (share) => share <= 0.2, score: 4, says: 'up to 20%' },
  { holds: (share) => share <= 0.5, score: 2, says: 'up to 50%' },
  { holds: (share) => share <= 1, score: 1, says: 'up to 100%' },
  { holds: () => true, score: 0, says: 'more than 100%' },
]

/** The share by the revenue of the market, where the founder keeps a part of the price; null where it is the price itself. */
function shareByModel(brief: Brief, model: MarketModel | null): { value: number; text: string } | null {
  const each = model?.inputs.find(({ id, basis }) => id === 'revenuePerCustomer' && basis === 'founder')
    ?.range.base
  const [goal, count] = [goalOf(brief), firstValue(brief, 'count')?.value]
  if (!each || goal === null || !count || each >= (middleRevenue(brief) ?? 0)) return null
  const value = Math.ceil(settled((goal * MONTHS) / each)) / count
  return { value, text: percentText(value) }
}

/** The sales of a year for the goal as a share of the counted customers, who pay once. */
function shareOnce(brief: Brief): { value: number; text: string } | null {
  const sales = isOneJob(brief) || firstValue(brief, 'price')?.every === 'once' ? salesForGoal(brief) : null
  const count = firstValue(brief, 'count')?.value
  if (!sales || !count || revenueOf(brief) || isPerPart(brief)) return null
  const value = (sales.value * MONTHS) / count
  return { value, text: percentText(value) }
}

function monetisation(brief: Brief, _asOf: string, model: MarketModel | null): Scoring | null {
  if (unlikelyPrice(brief)) return insufficient(UNLIKELY, stated(brief, 'price'))
  const share = shareByModel(brief, model) ?? shareForGoal(brief) ?? shareOnce(brief)
  const amount = goalOf(brief)
  if (!share || amount === null) return null
  // If an unconfirmed number needs more customers than there are, that is a question, not a score.
  if (share.value > 1 && isUnconfirmed(brief, 'price', 'purchases', 'count')) return null
  const { score, says } = bandOf(settled(share.value), GOAL_SHARE)
  const goal = money(amount, currencyOfBrief(brief))
  const [all, more] = isOfficialCount(brief)
    ? ['of the businesses in official statistics', 'more customers than official statistics count']
    : ['of the customers that you counted', 'more customers than you counted']
  const takes = share.value > 1 ? more : `${share.text} ${all}`
  return scored(score, `${goal} a month takes ${takes}: ${pluralize(score, 'point')} for ${says}.`, [
    ...stated(brief, 'price'),
    ...stated(brief, 'count'),
    calculatedInput('Share of the counted customers', share.text),
  ])
}

/** Named risks, with the act that leads the case against: it adds no point, and none is given where the law forbids it. */
function riskAndCompliance(
  brief: Brief,
  _asOf: string,
  _model: MarketModel | null,
  market: MarketSection | null,
): Scoring | null {
  const named = byNumber('risks', ['risk', 'risks'])(brief)
  const remark = actRemark(market)
  if (!remark) return named
  if (remark.isLaw) return scored(0, remark.says, named?.inputs ?? [])
  return named
    ? { ...named, reason: `${named.reason} ${remark.says}` }
    : insufficient(`${remark.says} Scored once you name what could stop it.`)
}

type FromAnswers = (
  brief: Brief,
  asOf: string,
  model: MarketModel | null,
  market: MarketSection | null,
) => Scoring | null

/** Market size is scored from the market model, feasibility from plan and roadmaps, which already include the answers. */
export const FROM_ANSWERS: Readonly<Partial<Record<MetricId, FromAnswers>>> = {
  problemSeverity,
  demandEvidence: (brief) => answeredDemand(brief, stated(brief, 'evidence')),
  timing,
  competitiveRoom,
  differentiation,
  monetisation,
  reachability: byNumber('channel', CHANNELS),
  riskAndCompliance,
}
