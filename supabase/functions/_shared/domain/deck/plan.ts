import type { Statement } from '../basis.ts'
import type { Checks } from '../citation-checks.ts'
import { formatAmount, formatDays } from '../figures.ts'
import type { Report } from '../report.ts'
import { citationsOf } from '../report-citations.ts'
import { cutLine, oneLine } from './cut.ts'
import { groundOf } from './ground.ts'
import { type FundingSlide, PHASES, type RoadmapSlide, USE_OF_FUNDS } from './slides.ts'
import { CUTS, once, said, valueLine } from './story.ts'

const ITEMS_PER_PHASE = 3

/** Evidence in numbers; what customers have done is not part of a report, so no traction is claimed. */
function evidenceWords(report: Report): string {
  const citations = citationsOf(report)
  const found = citations.filter(({ check }) => check.status === 'quote_found').length
  if (citations.length === 0) return 'The report cites no sources.'
  const sources = citations.length === 1 ? '1 source cited' : `${citations.length} sources cited`
  return `${sources}, ${found} with the quote found on its page.`
}

/** What each phase has to do, in the words of the report. */
function phaseStatements({ concept, audience, market }: Report): Statement[][] {
  const features = (group: 'core' | 'mustHave') =>
    (concept?.features[group] ?? []).map(({ description }) => description)
  const test = market?.nextTest
  const channels = (audience?.personas ?? []).flatMap(({ channel }) => channel ?? [])
  const lists = [
    features('core'),
    test ? [test.what, test.threshold] : features('mustHave'),
    channels.length > 0 ? channels : (market?.opportunities ?? []),
  ]
  return lists.map((list) => once(list.filter(said), ({ text }) => oneLine(text)).slice(0, ITEMS_PER_PHASE))
}

export function roadmapSlide(report: Report, checks: Checks): RoadmapSlide {
  const statements = phaseStatements(report)
  return {
    kind: 'roadmap',
    title: 'Traction and Roadmap',
    phases: PHASES.map((name, index) => ({
      name,
      items: (statements[index] ?? []).map(({ text }) => cutLine(text, CUTS.stream)),
    })),
    evidence: evidenceWords(report),
    ground: groundOf(statements.flat(), checks),
  }
}

export function fundingSlide({ market }: Report, checks: Checks): FundingSlide {
  const { riskiestAssumption = null, nextTest = null } = market ?? {}
  const shown = [riskiestAssumption, nextTest?.what].flatMap((each) => each ?? [])
  return {
    kind: 'funding',
    title: 'Funding Ask',
    funds: USE_OF_FUNDS,
    proves: riskiestAssumption && (valueLine(riskiestAssumption.text) || null),
    test:
      nextTest &&
      `Its test costs ${formatAmount(nextTest.costDollars)} and takes ${formatDays(nextTest.days)}.`,
    ground: groundOf(shown, checks),
  }
}
