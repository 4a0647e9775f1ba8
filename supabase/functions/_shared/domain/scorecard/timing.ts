import { formatGrowth } from '../figures.ts'
import type { MarketSection } from '../report.ts'
import { type Band, bandOf } from './bands.ts'
import { firstDayOf } from './dates.ts'
import { type Facts, isVerified, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { statedInput } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (growth) => growth < 5, score: 2, says: 'less than 5%' },
  { holds: (growth) => growth < 10, score: 4, says: '5% to less than 10%' },
  { holds: (growth) => growth < 20, score: 7, says: '10% to less than 20%' },
  { holds: () => true, score: 9, says: '20% or more' },
]

const isDated = (whyNow: MarketSection['whyNow'], facts: Facts): boolean =>
  whyNow !== null &&
  firstDayOf(whyNow.date) !== null &&
  isVerified(facts, whyNow.text.sources, whyNow.text.text)

function inputsOf({ growth, whyNow }: MarketSection): MetricInput[] {
  return [
    ...(growth ? [statedInput('Growth a year', formatGrowth(growth.percentPerYear), growth.text)] : []),
    ...(whyNow
      ? [statedInput('What has changed lately', `${whyNow.date}: ${whyNow.text.text}`, whyNow.text)]
      : []),
  ]
}

/** Scores growth that a source states, unless its page is dead or does not say so; 1 more for a dated reason why now. */
export const timing = ofMarket((market, facts) => {
  const { growth, whyNow } = market
  if (!growth)
    return insufficient(
      'Scored once you say what changed that makes it possible or urgent, or once a source states how fast the market grows.',
      inputsOf(market),
    )
  if (!isVerified(facts, growth.text.sources, growth.text.text))
    return insufficient('The growth rate has no source whose page was found to say so.', inputsOf(market))
  const { score, says } = bandOf(growth.percentPerYear, BANDS)
  const dated = isDated(whyNow, facts)
  const change = dated ? `, and 1 more for a change that is dated ${whyNow?.date}` : ''
  return scored(
    score + (dated ? 1 : 0),
    `The market grows by ${formatGrowth(growth.percentPerYear)} a year: ${score} points for ${says}${change}.`,
    inputsOf(market),
  )
})
