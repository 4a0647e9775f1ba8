import { authorshipOf } from './authorship.ts'
import { checksOf } from './citation-checks.ts'
import type { Report } from './report.ts'
import { list, plain, quoted } from './report-markdown/escape.ts'
import { marketBlocks } from './report-markdown/market.ts'
import { sayerOf } from './report-markdown/said.ts'
import { audienceBlocks, citationBlocks, conceptBlocks, scorecardBlocks } from './report-markdown/sections.ts'
import { type PlannedWork, scorecardOf } from './scorecard.ts'
import type { EngineNote } from './validation.ts'

interface MarkdownInput {
  title: string
  idea: string
  /** When the idea was submitted, as it is stored. */
  createdAt: string
  engine: EngineNote | null
  report: Report
  plan: PlannedWork | null
}

/** Who wrote it and on what ground; models are named as the settings name them, so their names are no markup either. */
function authorBlocks(engine: EngineNote | null, report: Report): string[] {
  if (!engine) return ['Who wrote this report was not recorded.']
  const { builtInOnly, title, parts, research } = authorshipOf(engine, report, (at) => at.slice(0, 10))
  const caution = builtInOnly ? null : 'It may be wrong: check what you rely on.'
  const lines = [title, research, caution].filter((words) => words !== null)
  return [lines.map(plain).join(' '), list(parts.map(plain), '')]
}

/**
 * A report as Markdown: every section with the basis of each statement, inputs and formulas of the market size, the
 * scorecard, and the citations with the outcome of their checks. Texts of the report are escaped, so that none of
 * them can become markup; links lead to web addresses only.
 */
export function reportMarkdown({ title, idea, createdAt, engine, report, plan }: MarkdownInput): string {
  const say = sayerOf(checksOf(report))
  const blocks = [
    `# ${plain(title) || 'Idea Validation Results'}`,
    `Submitted ${plain(createdAt.slice(0, 10)) || 'on an unknown date'}.`,
    ...authorBlocks(engine, report),
    '## Original idea',
    quoted(idea),
    ...scorecardBlocks(scorecardOf(report, { asOf: createdAt, plan })),
    ...conceptBlocks(say, report.concept),
    ...audienceBlocks(say, report.audience),
    ...marketBlocks(say, report.market),
    ...citationBlocks(report),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
