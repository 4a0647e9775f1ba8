import type { Competitor, MarketSection } from '../report.ts'
import { type Band, bandOf } from './bands.ts'
import { type Facts, isSound, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { leftOutOf, pluralize, statedInput, unlessLeftOut } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (live) => live === 0, score: 3, says: '0' },
  { holds: (live) => live <= 2, score: 6, says: '1 to 2' },
  { holds: (live) => live <= 7, score: 8, says: '3 to 7' },
  { holds: (live) => live <= 15, score: 5, says: '8 to 15' },
  { holds: () => true, score: 3, says: 'more than 15' },
]
const DOMINATED = 2

/** An empty list of competitors counts as evidence only if they were searched for. */
const wereLookedUp = ({ competitors, research }: MarketSection): boolean =>
  competitors.length === 0
    ? (research?.queries.some(({ topic }) => topic === 'competitors') ?? false)
    : competitors.some(({ live }) => live !== null)

/** A competitor that was looked up, but that no cited page was found to name. */
const isLeftOut = (facts: Facts, { live, name }: Competitor): boolean =>
  live !== null && !isSound(facts, name.sources, name.text)

function inputOf(facts: Facts, competitor: Competitor): MetricInput {
  const { name, live, dominant } = competitor
  const seen = live === null ? 'Not looked up' : live ? 'In business' : 'Not in business'
  const value = live && dominant ? `${seen}, dominates` : seen
  return statedInput(name.text, unlessLeftOut(value, isLeftOut(facts, competitor)), name)
}

/** Scores the number of competitors found to be in business: none or many leave little room. */
export const competitiveRoom = ofMarket((market, facts) => {
  const { competitors } = market
  const inputs = competitors.map((competitor) => inputOf(facts, competitor))
  if (!wereLookedUp(market))
    return insufficient('No way of today with a price is known, and no competitors were looked up.', inputs)
  const sound = competitors.filter((competitor) => !isLeftOut(facts, competitor))
  const left = leftOutOf(competitors.length - sound.length)
  if (competitors.length > 0 && sound.every(({ live }) => live === null))
    return insufficient(`No competitor remains that was looked up${left}.`, inputs)
  const live = sound.filter((competitor) => competitor.live)
  const { score, says } = bandOf(live.length, BANDS)
  const isDominated = live.some(({ dominant }) => dominant)
  const less = isDominated ? `, and ${DOMINATED} less as one of them dominates` : ''
  return scored(
    score - (isDominated ? DOMINATED : 0),
    `${pluralize(live.length, 'competitor')} seen in business: ${score} points for ${says}${less}${left}.`,
    inputs,
  )
})
