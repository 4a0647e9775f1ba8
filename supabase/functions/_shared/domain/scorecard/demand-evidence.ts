import type { Citation } from '../citation.ts'
import { type Band, bandOf } from './bands.ts'
import { isWithinYearBefore } from './dates.ts'
import { type Facts, ofMarket } from './facts.ts'
import { insufficient, type MetricInput, type Scoring, scored } from './metric.ts'
import { registrableDomain } from './registrable-domain.ts'
import { calculatedInput, numeral, pluralize } from './values.ts'

const BANDS: readonly Band[] = [
  { holds: (sites) => sites === 1, score: 3, says: '1' },
  { holds: (sites) => sites === 2, score: 5, says: '2' },
  { holds: (sites) => sites <= 4, score: 7, says: '3 to 4' },
  { holds: () => true, score: 9, says: '5 or more' },
]

const firstHandOf = ({ citations }: Facts): Citation[] =>
  [...citations.values()].filter(({ firstHand }) => firstHand)

const SAYS: Record<Citation['check']['status'], string> = {
  quote_found: 'Quote found on',
  from_source: 'Quoted by the source itself on',
  quoted_by_search: 'Quoted by the search provider from',
  quote_not_found: 'Quote not found on',
  unreadable: 'Page that could not be read on',
  unreachable: 'Page that could not be read on',
  not_checked: 'Page not read yet on',
}

const inputOf = ({ id, url, date, check }: Citation): MetricInput => ({
  label: `${SAYS[check.status]} ${registrableDomain(url)}`,
  value: date ?? 'No date',
  basis: 'source',
  sources: [id],
})

/** The score if no evidence was found. It is only meaningful if pages were read, or if there were none to read. */
function nothingFound(firstHand: Citation[]): Scoring {
  const inputs = firstHand.map(inputOf)
  const read = firstHand.filter(({ check }) => check.status === 'quote_not_found')
  if (firstHand.length === 0)
    return scored(
      0,
      'The web was searched, and no page with the words of people who have the problem is cited.',
      [],
    )
  if (read.length === 0)
    return insufficient(
      'Pages with the words of people who have the problem are cited, but none of them was read.',
      inputs,
    )
  const unread = firstHand.length - read.length
  const rest = unread > 0 ? `; ${pluralize(unread, 'more page was', 'more pages were')} not read` : ''
  return scored(
    0,
    `The words of people who have the problem were found on none of the pages that were read${rest}.`,
    inputs,
  )
}

/**
 * Scores the number of independent sites where people describe the problem as their own, in quotes that were found on
 * the page.
 */
export const demandEvidence = ofMarket(({ research }, facts) => {
  if (!research)
    return insufficient(
      'Scored once you name interviews, a waiting list or paying customers, or once a model has searched the web for people who have the problem.',
    )
  const firstHand = firstHandOf(facts)
  const found = firstHand.filter(({ check }) => check.status === 'quote_found')
  const sites = new Set(found.map(({ url }) => registrableDomain(url))).size
  if (sites === 0) return nothingFound(firstHand)
  const isRecent = found.some(({ date }) => date !== null && isWithinYearBefore(date, facts.asOf))
  const { score, says } = bandOf(sites, BANDS)
  const recent = isRecent ? ', and 1 more as one of them is from the 12 months before the idea' : ''
  return scored(
    score + (isRecent ? 1 : 0),
    `People who have the problem speak of it on ${pluralize(sites, 'independent site')}: ${score} points for ${says}${recent}.`,
    [...found.map(inputOf), calculatedInput('Independent sites', numeral(sites))],
  )
})
