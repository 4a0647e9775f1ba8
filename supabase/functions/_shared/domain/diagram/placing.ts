import type { Statement } from '../basis.ts'
import type { Competitor, Report } from '../report.ts'
import { promisedBy } from '../scorecard/differentiation.ts'
import { type Facts, factsOf, isRefuted, isSound } from '../scorecard/facts.ts'
import { METRIC_NAMES, type MetricId, toTenth } from '../scorecard/metric.ts'
import { numeral, pluralize } from '../scorecard/values.ts'
import type { Scorecard } from '../scorecard.ts'

/** Position on one axis, 0 to 10. `why` names the evidence; `known` is false if there is none. */
export interface Standing {
  score: number
  known: boolean
  why: string[]
}

/** Across: how much room there is to win. Up: how much demand there is. */
export interface Placing {
  room: Standing
  demand: Standing
}

/** Position of a point without evidence. */
export const MIDDLE = 5

const ROOM_METRICS: readonly MetricId[] = ['competitiveRoom', 'differentiation']
const DEMAND_METRICS: readonly MetricId[] = ['demandEvidence', 'marketSize']

/** The mean of the metrics that could be scored. */
function meanOf({ metrics }: Scorecard, ids: readonly MetricId[]): Standing {
  const wanted = metrics.filter(({ id }) => ids.includes(id))
  const scores = wanted.flatMap(({ score }) => score ?? [])
  const why = wanted.map(
    ({ id, score }) => `${METRIC_NAMES[id]}: ${score === null ? 'not scored' : `${numeral(score)} of 10`}`,
  )
  if (scores.length === 0) return { score: MIDDLE, known: false, why }
  return { score: toTenth(scores.reduce((sum, each) => sum + each, 0) / scores.length), known: true, why }
}

export const placeIdea = (scorecard: Scorecard): Placing => ({
  room: meanOf(scorecard, ROOM_METRICS),
  demand: meanOf(scorecard, DEMAND_METRICS),
})

/** Something that moves a competitor on an axis, and by how many points of ten. */
interface Move {
  says: string
  by: number
}

const signed = (by: number): string => (by < 0 ? `−${numeral(-by)}` : `+${numeral(by)}`)

function moved(moves: readonly (Move | false)[]): Standing {
  const made = moves.filter((move) => move !== false)
  if (made.length === 0) return { score: MIDDLE, known: false, why: [] }
  const sum = made.reduce((total, { by }) => total + by, MIDDLE)
  return {
    score: toTenth(Math.min(10, Math.max(0, sum))),
    known: true,
    why: made.map(({ says, by }) => `${says}: ${by === 0 ? '0' : signed(by)}`),
  }
}

const BALANCE_STEP = 0.5
const BALANCE_MAX = 2
const ANSWERED_MAX = 3

function balanceOf({ strengths, weaknesses }: Competitor): Move | false {
  if (strengths.length + weaknesses.length === 0) return false
  const ahead = weaknesses.length - strengths.length
  return {
    says: `${pluralize(weaknesses.length, 'weakness', 'weaknesses')} against ${pluralize(strengths.length, 'strength')}`,
    by: Math.min(BALANCE_MAX, Math.max(-BALANCE_MAX, ahead * BALANCE_STEP)),
  }
}

function answeredOf({ weaknesses, answers }: Competitor, promised: Set<string>): Move | false {
  const answered = weaknesses.filter(({ text }) =>
    answers.some(({ weakness, feature }) => weakness === text && promised.has(feature)),
  ).length
  if (answered === 0) return false
  return {
    says: `${answered} of ${pluralize(weaknesses.length, 'weakness', 'weaknesses')} answered by the idea`,
    by: toTenth((ANSWERED_MAX * answered) / weaknesses.length),
  }
}

/** The median of the known prices; null with fewer than two, which allow no comparison. */
function middlePrice(competitors: readonly Competitor[]): number | null {
  const prices = competitors.flatMap(({ price }) => price?.dollarsPerYear ?? []).sort((a, b) => a - b)
  if (prices.length < 2) return null
  const [lower = 0, upper = 0] = [prices[Math.floor((prices.length - 1) / 2)], prices[prices.length >> 1]]
  return (lower + upper) / 2
}

function pricedOf({ price }: Competitor, middle: number | null): Move | false {
  const dollars = price?.dollarsPerYear ?? null
  if (dollars === null || middle === null) return false
  const by = Math.sign(dollars - middle)
  return {
    says: by === 0 ? 'Price in the middle' : `Price ${by > 0 ? 'above' : 'below'} the middle one`,
    by,
  }
}

/** A competitor reduced to what its cited pages support, as in the scorecard. */
function believed(competitor: Competitor, facts: Facts): Competitor {
  const { name, live, dominant, strengths, weaknesses, price } = competitor
  const isSeen = live !== null && isSound(facts, name.sources, name.text)
  const holds = (statement: Statement) => !isRefuted(facts, statement)
  return {
    ...competitor,
    live: isSeen ? live : null,
    dominant: isSeen && live && dominant,
    strengths: strengths.filter(holds),
    weaknesses: weaknesses.filter(holds),
    price: price && holds(price.text) ? price : null,
  }
}

const UNSEEN = 'Whether it is in business: left out because no cited page names it'

function placeCompetitor(competitor: Competitor, middle: number | null, promised: Set<string>): Placing {
  const { live, dominant } = competitor
  const closed = live === false
  return {
    room: moved([
      dominant && { says: 'Dominates the market', by: -3 },
      closed && { says: 'Not in business', by: 2 },
      balanceOf(competitor),
      answeredOf(competitor, promised),
    ]),
    demand: moved([
      live === true && { says: 'In business', by: 2 },
      closed && { says: 'Not in business', by: -3 },
      dominant && { says: 'Dominates the market', by: 2 },
      pricedOf(competitor, middle),
    ]),
  }
}

export interface PlacedCompetitor extends Placing {
  competitor: Competitor
}

/** Places competitors: each starts in the middle, and statements with sound sources move it. */
export function placeCompetitors(report: Report): PlacedCompetitor[] {
  // Whether a page supports a statement depends on neither the date nor the plan.
  const facts = factsOf(report, { asOf: '', plan: null })
  const all = report.market?.competitors ?? []
  const competitors = all.map((each) => believed(each, facts))
  const middle = middlePrice(competitors)
  const promised = report.concept ? promisedBy(report.concept) : new Set<string>()
  return competitors.map((competitor, index) => {
    const { room, demand } = placeCompetitor(competitor, middle, promised)
    const isUnseen = all[index]?.live !== competitor.live
    return { competitor, room, demand: isUnseen ? { ...demand, why: [...demand.why, UNSEEN] } : demand }
  })
}

/** The rules above in words, for the legend. */
export const PLACING_RULES = {
  idea: 'The idea is placed at the mean of its scores: across by Competitive room and Differentiation, up by Demand evidence and Market size, where they could be scored.',
  room: 'A competitor starts in the middle, at 5. Across, it moves right for room that it leaves: 0.5 for each weakness more than strengths (less for each strength more, 2 at most), up to 3 for weaknesses that a core or must-have feature answers, 2 when it is not in business; and 3 to the left when it dominates the market.',
  demand:
    'Upwards, it moves for demand that it shows: 2 when it is in business, 2 when it dominates, 1 for a price above the middle of all known prices; and down 1 for a price below it, 3 when it is not in business. What a cited page was not found to say does not count.',
} as const
