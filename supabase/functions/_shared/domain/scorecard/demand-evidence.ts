import type { Citation } from '../citation.ts'
import { type Band, bandOf } from './bands.ts'
import { isWithinYearBefore } from './dates.ts'
import { type Facts, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, scored } from './metric.ts'
import { registrableDomain } from './registrable-domain.ts'
import { counted, numeral, workedOut } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (sites) => sites === 1, score: 3, says: '1' },
  { holds: (sites) => sites === 2, score: 5, says: '2' },
  { holds: (sites) => sites <= 4, score: 7, says: '3 to 4' },
  { holds: () => true, score: 9, says: '5 or more' },
]

const firstHandOf = ({ citations }: Facts): Citation[] =>
  [...citations.values()].filter(({ firstHand, check }) => firstHand && check.status === 'quote_found')

const inputOf = ({ id, url, date }: Citation): MetricInput => ({
  label: `Quote found on ${registrableDomain(url)}`,
  value: date ?? 'No date',
  basis: 'source',
  sources: [id],
})

/** Independent sites on which people who have the problem say so, as far as the quote was found on the page. */
export const demandEvidence = ofMarket(({ research }, facts) => {
  if (!research) return insufficient('Nobody has searched the web for people who have the problem.')
  const found = firstHandOf(facts)
  const sites = new Set(found.map(({ url }) => registrableDomain(url))).size
  const isRecent = found.some(({ date }) => date !== null && isWithinYearBefore(date, facts.asOf))
  if (sites === 0)
    return scored(0, 'The web was searched, and no page holds the words of people who have the problem.', [])
  const { score, says } = bandOf(sites, BANDS)
  const recent = isRecent ? ', and 1 more as one of them is from the 12 months before the idea' : ''
  return scored(
    score + (isRecent ? 1 : 0),
    `People who have the problem speak of it on ${counted(sites, 'independent site')}: ${score} points for ${says}${recent}.`,
    [...found.map(inputOf), workedOut('Independent sites', numeral(sites))],
  )
})
