import { type Statement, state } from '../basis.ts'
import { formatTestCost } from '../brief/economics.ts'
import { formatEntries } from '../brief/format.ts'
import type { Checks } from '../citation-checks.ts'
import { formatDays } from '../figures.ts'
import type { Report } from '../report.ts'
import { citationsOf } from '../report-citations.ts'
import { cutLine, oneLine } from './cut.ts'
import { groundOf } from './ground.ts'
import { type FundingSlide, PHASES, type RoadmapSlide, USE_OF_FUNDS } from './slides.ts'
import { CAPS, CUTS } from './slots.ts'
import { asked, said, spoken, uniqueBy, valueLine } from './story.ts'

/** The gathered evidence in numbers. A report does not record what customers have done, so no traction is claimed. */
function evidenceWords(report: Report): string | null {
  const citations = citationsOf(report)
  const found = citations.filter(({ check }) => check.status === 'quote_found').length
  if (citations.length === 0) return null
  const sources = citations.length === 1 ? '1 source cited' : `${citations.length} sources cited`
  return `${sources}, ${found} with the quote found on its page.`
}

/** The goals of each phase, in the words of the report. */
function phaseStatements({ concept, audience, market, brief }: Report): Statement[][] {
  const features = (group: 'core' | 'mustHave') =>
    (concept?.features[group] ?? []).map(({ description }) => description)
  const test = market?.nextTest
  const told = (audience?.personas ?? []).flatMap(({ channel }) => channel ?? [])
  const known = brief ? formatEntries(brief, 'channel').map((channel) => state(channel, 'founder')) : []
  const channels = told.length > 0 ? told : known
  const lists = [
    features('core'),
    test ? [test.what, test.threshold] : features('mustHave'),
    channels.length > 0 ? channels : (market?.opportunities ?? []),
  ]
  return lists.map((list) => uniqueBy(list.filter(said), ({ text }) => oneLine(text)).slice(0, CAPS.items))
}

export function roadmapSlide(report: Report, checks: Checks): RoadmapSlide {
  const { brief } = report
  const statements = phaseStatements(report)
  return {
    kind: 'roadmap',
    title: 'Traction and Roadmap',
    asks: asked(brief, 'evidence', ...(statements[2]?.length === 0 ? (['channel'] as const) : [])),
    phases: PHASES.map((name, index) => ({
      name,
      items: (statements[index] ?? []).map((statement) => cutLine(spoken(statement), CUTS.stream)),
    })),
    traction: brief ? cutLine(formatEntries(brief, 'evidence').join(', '), CUTS.value) || null : null,
    evidence: evidenceWords(report),
    ground: groundOf(statements.flat(), checks),
  }
}

export function fundingSlide({ brief, market }: Report, checks: Checks): FundingSlide {
  const { riskiestAssumption = null, nextTest = null } = market ?? {}
  const shown = [riskiestAssumption, nextTest?.what].flatMap((each) => each ?? [])
  return {
    kind: 'funding',
    title: 'Funding Ask',
    asks: [],
    funds: USE_OF_FUNDS,
    sum: null,
    proves: riskiestAssumption && (valueLine(riskiestAssumption.text) || null),
    test:
      nextTest &&
      `Its test costs ${formatTestCost(nextTest.costDollars, brief)} and takes ${formatDays(nextTest.days)}.`,
    ground: groundOf(shown, checks),
  }
}
