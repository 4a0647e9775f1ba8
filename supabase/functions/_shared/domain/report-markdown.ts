import { authorshipOf } from './authorship.ts'
import type { Brief } from './brief/brief.ts'
import { withOfficialCount } from './brief/official-count.ts'
import { forSums } from './brief/sums.ts'
import { checksOf } from './citation-checks.ts'
import type { Report } from './report.ts'
import { briefBlocks, type Summary, summaryBlocks, summaryOf } from './report-markdown/brief.ts'
import { escapeMarkdown, list, quoted } from './report-markdown/escape.ts'
import { marketBlocks } from './report-markdown/market.ts'
import { createStatementWriter, type StatementWriter } from './report-markdown/said.ts'
import {
  audienceBlocks,
  citationBlocks,
  conceptBlocks,
  featureBlocks,
  scorecardBlocks,
} from './report-markdown/sections.ts'
import { REPORT_TABS, type ReportTab } from './report-outline.ts'
import { type PlannedWork, scorecardOf } from './scorecard.ts'
import type { EngineNote } from './validation.ts'

interface MarkdownInput {
  title: string
  idea: string
  /** When the idea was submitted, as stored. */
  createdAt: string
  engine: EngineNote | null
  report: Report
  plan: PlannedWork | null
}

const HOW_TO_READ =
  'Words in “quotation marks” are yours; ° waits for your confirmation. Figures show their calculation, facts their source, assumptions are marked. All else is fixed text.'

/** Who wrote the report and from what. Model names come from the settings and are escaped, too. */
function authorBlocks(engine: EngineNote | null, report: Report): string[] {
  if (!engine) return ['The author of this report was not recorded.']
  const { builtInOnly, title, parts, research } = authorshipOf(engine, report, (at) => at.slice(0, 10))
  const caution = builtInOnly ? HOW_TO_READ : 'It may be wrong: check what you rely on.'
  const lines = [title, research, caution].filter((words) => words !== null)
  return [lines.map(escapeMarkdown).join(' '), list(parts.map(escapeMarkdown), '')]
}

/**
 * The tabs that contain text; slides and diagrams have their own files. Null if a tab of a built-in report only repeats
 * what is above.
 */
const WRITERS: Partial<
  Record<ReportTab, (say: StatementWriter, report: Report, summary: Summary | null) => string[] | null>
> = {
  concept: (say, { concept }) => {
    const blocks = concept ? conceptBlocks(say, concept) : []
    return concept && say.builtIn && blocks.length === 0 ? null : blocks
  },
  users: (say, { audience }) => {
    // The brief shows who pays and who uses it, or asks for them if they are open.
    return say.builtIn && audience?.personas.length === 0
      ? null
      : audience
        ? audienceBlocks(say, audience)
        : []
  },
  features: (say, { concept }) => (concept ? featureBlocks(say, concept) : []),
  market: (say, report, summary) =>
    report.market ? marketBlocks(say, report.market, { ...report, summary }) : [],
  citations: ({ builtIn }, report) => citationBlocks(report, builtIn),
}

function tabBlocks(say: StatementWriter, report: Report, summary: Summary | null): string[] {
  return REPORT_TABS.flatMap(({ id, title, empty }) => {
    const blocks = WRITERS[id]?.(say, report, summary)
    const isLeftOut = say.builtIn && id === 'citations' && blocks?.length === 0
    return blocks && !isLeftOut
      ? [
          `## ${title}`,
          ...(blocks.length > 0
            ? blocks
            : [id === 'features' && report.brief ? noActions(report.brief) : empty]),
        ]
      : []
  })
}

/** Shown instead of features if the brief names nothing that people can do, or nothing that is sure. */
const noActions = ({ actions }: Brief): string =>
  actions.state === 'stated'
    ? 'What it does is not sure yet. Confirm it in the brief, and it stands here.'
    : 'No feature was read in your text. Add what people can do with it, and it stands here.'

/**
 * A report as Markdown: summary, brief and every section with the basis of each statement, inputs and formulas of the
 * market size, the scorecard, and the citations with the outcome of their checks. The report's texts are escaped, so
 * that none of them can become markup; links lead only to web addresses.
 */
export function reportMarkdown({ title, idea, createdAt, engine, report, plan }: MarkdownInput): string {
  const { brief } = report
  const calculated = { ...report, brief: brief && forSums(brief, idea) }
  const builtIn = engine !== null && authorshipOf(engine, report, String).builtInOnly
  const say = createStatementWriter(checksOf(report), brief, builtIn)
  const summary = summaryOf(report, idea, createdAt)
  const blocks = [
    `# ${escapeMarkdown(title) || 'Idea Validation Results'}`,
    `Submitted ${escapeMarkdown(createdAt.slice(0, 10)) || 'on an unknown date'}.`,
    ...authorBlocks(engine, report),
    ...summaryBlocks(say, report, summary),
    ...(idea ? ['## Original idea', quoted(idea)] : []),
    ...(brief ? briefBlocks(brief, idea) : []),
    ...scorecardBlocks(
      scorecardOf(report, { asOf: createdAt, plan }),
      brief && withOfficialCount(brief, report.lookups),
      builtIn,
      idea,
    ),
    ...tabBlocks(say, calculated, summary),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
