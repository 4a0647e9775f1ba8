import { citationsOf } from '../../supabase/functions/_shared/domain/report-citations'
import { reportOn, sentencesIn, statementsIn } from './written'

const DOLLARS = /\$\s?\d/

/** What holds for every report, counted: all but `reports`, `statements` and `pairs` should be 0 or small. */
export async function measureReports(ideas: readonly string[]) {
  const reports = await Promise.all(ideas.map((idea) => reportOn(idea)))
  const statements = reports.flatMap((report) => statementsIn(report))
  // Texts that cannot be read get the same few sentences on purpose.
  const readable = reports.filter(({ market }) => market.model)
  const shares = readable.flatMap((first, order) =>
    readable
      .slice(order + 1)
      .filter(({ engine }) => engine.domain?.id === first.engine.domain?.id)
      .map((second) => sharedSentences(sentencesIn(first), sentencesIn(second))),
  )
  return {
    reports: reports.length,
    statements: statements.length,
    withoutBasis: statements.filter(({ basis }) => basis === null).length,
    /** Market sizes that are no product of inputs. */
    figuresWithoutInputs: reports.filter(({ market }) => !market.model && DOLLARS.test(market.marketSizeText))
      .length,
    checked: reports.flatMap(citationsOf).filter(({ check }) => check.status !== 'not_checked').length,
    sharedMost: Math.max(0, ...shares),
    pairs: shares.length,
    shares,
  }
}

/** The share of the shorter report's sentences that the other one has too. */
function sharedSentences(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  return [...one].filter((sentence) => two.has(sentence)).length / Math.min(one.size, two.size)
}
