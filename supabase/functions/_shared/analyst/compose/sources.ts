import { type Statement, state } from '../../domain/basis.ts'
import type { Citation } from '../../domain/citation.ts'
import type { Brief } from '../brief.ts'
import { type ReferenceEntry, USES } from '../knowledge/reference.ts'
import { pick, suitFor } from './pick.ts'
import { isBrief } from './voice.ts'

const NOT_CHECKED = 'The built-in analyst does not open web pages.'

type Use = ReferenceEntry['use']

/** A report with many figures on the field says less about the idea. */
const OF_USE: Record<Use, number> = { pain: 1, challenge: 2, opportunity: 1 }

/** The sources of this part of the domain: those behind the market model, and for each use those that suit best. */
function chosenFrom(brief: Brief): ReferenceEntry[] {
  const { reachable, obtainable, topDown } = brief.domain.market
  const behindModel = [reachable, obtainable, topDown?.spend, topDown?.share].map((input) => input?.reference)
  const { domain, angle } = brief
  const fitting = domain.references.filter(({ parts }) => !parts || !angle || parts.includes(angle.id))
  const suits = suitFor(brief)
  const best = USES.flatMap((use) =>
    pick(
      [],
      fitting.filter((reference) => reference.use === use),
      isBrief(brief.facts) ? 1 : OF_USE[use],
      ({ says, title }) => suits(`${title} ${says}`),
    ),
  )
  return fitting.filter((reference) => best.includes(reference) || behindModel.includes(reference.address))
}

/**
 * The sources that speak of this part of the domain, with their numbers. They depend on the idea alone, so sections
 * that are written apart agree on them.
 */
const numbered = (brief: Brief) =>
  chosenFrom(brief).map((reference, order) => ({ ...reference, id: `s${order + 1}` }))

/** What the sources say for one part of the report. */
export const citedFor = (brief: Brief, use: Use): Statement[] =>
  numbered(brief)
    .filter((reference) => reference.use === use)
    .map(({ says, id }) => state(says, 'source', [id]))

/** The number of the source at an address; null when this part of the domain does not use it. */
export const sourceIdOf = (brief: Brief, address: string | undefined): string | null =>
  numbered(brief).find((reference) => reference.address === address)?.id ?? null

/** The citations for some uses, and those that are named by their number. */
export const citationsFor = (brief: Brief, uses: readonly Use[], named: readonly string[] = []): Citation[] =>
  numbered(brief)
    .filter(({ use, id }) => uses.includes(use) || named.includes(id))
    .map(({ id, title, publisher, address, date, says, relevance }) => ({
      id,
      title,
      source: publisher,
      url: address,
      date,
      relevance: null,
      relevance_text: relevance,
      snippet: says,
      quote: null,
      topic: null,
      firstHand: false,
      check: { status: 'not_checked', at: null, reason: NOT_CHECKED },
    }))
