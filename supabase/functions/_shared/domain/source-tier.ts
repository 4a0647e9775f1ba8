import type { Citation } from './citation.ts'

/** Kinds of sources by how close they are to what they report. */
type SourceTier = 'official' | 'research' | 'first-hand' | 'other'

export const TIER_NAMES: Record<SourceTier, string> = {
  official: 'official source',
  research: 'university or research body',
  'first-hand': 'forum or reviews',
  other: '',
}

/** Domains of authorities, official statistics and registers. A domain that merely contains such a word does not count. */
const OFFICIAL =
  /(?:^|\.)(?:gov|mil|gov\.[a-z]{2}|go\.[a-z]{2}|gouv\.[a-z]{2}|gob\.[a-z]{2}|govt\.nz|gc\.ca|europa\.eu|admin\.ch|bund\.de|gv\.at|destatis\.de|statistik\.at|insee\.fr|ine\.es|istat\.it|cbs\.nl|scb\.se|ssb\.no|dst\.dk|stat\.fi|cso\.ie|statcan\.ca|bundesbank\.de|bundesanzeiger\.de|oecd\.org|worldbank\.org|imf\.org|un\.org|who\.int|ilo\.org|wto\.org|ecb\.int)$/
const RESEARCH =
  /(?:^|\.)(?:edu|edu\.[a-z]{2}|ac\.[a-z]{2}|arxiv\.org|ssrn\.com|nature\.com|doi\.org|ncbi\.nlm\.nih\.gov)$/
const FIRST_HAND =
  /(?:^|\.)(?:reddit\.com|ycombinator\.com|stackexchange\.com|stackoverflow\.com|quora\.com|trustpilot\.[a-z.]+|g2\.com|capterra\.[a-z.]+|apps\.apple\.com|play\.google\.com|gutefrage\.net|producthunt\.com)$/

/** The distance of a source from what it reports, by its domain and by whether the author describes their own experience. */
export function tierOf({ url, firstHand }: Pick<Citation, 'url' | 'firstHand'>): SourceTier {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (RESEARCH.test(host)) return 'research'
  if (OFFICIAL.test(host)) return 'official'
  return firstHand || FIRST_HAND.test(host) ? 'first-hand' : 'other'
}

const YEAR_MS = 365.25 * 24 * 3_600_000

/**
 * Age of a source when it was checked, in whole years if at least one: '3 years old'. Empty if its date or the check's
 * is unknown. `date` is a year or an ISO date.
 */
export function ageOf({ date, check }: Pick<Citation, 'date' | 'check'>): string {
  const written = date ? Date.parse(date.length === 4 ? `${date}-12-31` : date) : Number.NaN
  const years = Math.floor((Date.parse(check.at ?? '') - written) / YEAR_MS)
  if (!(years >= 1)) return ''
  return years === 1 ? '1 year old' : `${years} years old`
}
