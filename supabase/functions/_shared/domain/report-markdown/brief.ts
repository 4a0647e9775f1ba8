import { becauseText, type Statement } from '../basis.ts'
import { BRIEF_FIELDS, type Brief, type BriefField, type Entry, entriesOf } from '../brief/brief.ts'
import { formatTestCost, quantityPeriod } from '../brief/economics.ts'
import { findingsOf } from '../brief/findings.ts'
import { formatValue } from '../brief/format.ts'
import { offersOf, perhaps } from '../brief/offers.ts'
import { openQuestions, QUESTIONS, questionOf } from '../brief/questions.ts'
import { actRemark } from '../brief/regulated-acts/remark.ts'
import type { SummaryLine } from '../brief/summary.ts'
import { goalNoteOf, verdictOf } from '../brief/verdict.ts'
import { formatDays } from '../figures.ts'
import type { NextTest, Report } from '../report.ts'
import { escapeMarkdown, list, table } from './escape.ts'
import { capitalized, READ_MARK, type StatementWriter } from './said.ts'

/** The origin of a value: 'your text °', with the mark of unconfirmed values. */
function originOf({ origin, confirmed }: Entry<unknown>): string {
  const unconfirmed = confirmed ? '' : ` ${READ_MARK}`
  switch (origin.kind) {
    case 'quote':
      return `your text${unconfirmed}`
    case 'answer':
      return 'your answer'
    case 'lookup':
      return escapeMarkdown(origin.source) + unconfirmed
    case 'model':
      return `read by ${escapeMarkdown(origin.name)}${unconfirmed}`
  }
}

function briefRows(brief: Brief, field: BriefField): string[][] {
  const { label } = QUESTIONS[field]
  if (brief[field].state === 'none') return [[label, 'Does not apply', 'your answer']]
  return entriesOf(brief, field).map((entry, index) => [
    index === 0 ? label : '',
    escapeMarkdown(formatValue(field, entry.value)) +
      (field === 'purchases' ? ` ${quantityPeriod(brief)}` : ''),
    originOf(entry),
  ])
}

/** Number of questions printed in full, the most important first. */
const FIRST_QUESTIONS = 4

/** The brief that a report was written from, as a table, and its open questions. */
export function briefBlocks(brief: Brief, idea: string): string[] {
  const rows = BRIEF_FIELDS.flatMap((field) => briefRows(brief, field))
  const open = openQuestions(brief)
  const questions = open.map((field) =>
    [
      escapeMarkdown(questionOf(brief, field).ask),
      `${capitalized(questionOf(brief, field).why)}.`,
      escapeMarkdown(perhaps(offersOf(brief, field, idea))),
    ]
      .filter(Boolean)
      .join(' '),
  )
  const first = questions.slice(0, FIRST_QUESTIONS)
  const later = open.slice(FIRST_QUESTIONS).map((field) => QUESTIONS[field].label.toLowerCase())
  return [
    '## Brief',
    rows.length > 0 ? table(['Field', 'Value', 'Where from'], rows) : 'Nothing is known yet.',
    ...(first.length > 0 ? ['### Open questions', list(first, '')] : []),
    ...(later.length > 0 ? [`Less urgent: ${later.join(', ')}.`] : []),
  ]
}

/** The sentence at the top of a report, its findings, and the first argument against it. */
export interface Summary {
  verdict: SummaryLine
  findings: SummaryLine[]
  against: Statement | null
  /** Whether the case against is an act that is forbidden or licensed, which is said before everything else. */
  isLawFirst: boolean
}

/** The sentences of a summary. */
export const textsOf = ({ verdict, findings, against }: Summary): string[] =>
  [verdict.said, ...findings.map(({ said }) => said), against].flatMap((said) => (said ? [said.text] : []))

export function summaryOf(
  { brief, market, withheld, lookups }: Report,
  idea: string,
  asOf: string | null,
): Summary | null {
  if (!brief) return null
  const [against] = market?.counterCase ?? []
  return {
    verdict: verdictOf(brief, idea, lookups),
    findings: findingsOf(brief, idea, { withheld, model: market?.model ?? null, against, lookups, asOf }),
    against: against ?? null,
    isLawFirst: actRemark(market) !== null,
  }
}

const testCosts = ({ costDollars, costs }: NextTest, brief: Brief): string =>
  [
    costDollars > 0 || !costs ? `${formatTestCost(costDollars, brief)}.` : '',
    costs ? escapeMarkdown(costs.text) : '',
  ]
    .filter(Boolean)
    .join(' ')

/** The first page: one sentence with its number, three findings, the case against and the next test. */
export function summaryBlocks(
  { said }: StatementWriter,
  { brief, market }: Report,
  summary: Summary | null,
): string[] {
  if (!brief || !summary) return []
  const listed = openQuestions(brief).slice(0, FIRST_QUESTIONS)
  const line = ({ said: statement, about, asks }: SummaryLine): string =>
    [
      said(statement),
      about && escapeMarkdown(about.text),
      // A question appears only once: with the brief, including what it is asked for, or in the line itself.
      asks &&
        !listed.includes(asks) &&
        !statement.text.includes('?') &&
        `*${escapeMarkdown(questionOf(brief, asks).ask)}*`,
    ]
      .filter(Boolean)
      .join(' ')
  const { verdict, findings, against, isLawFirst } = summary
  const test = market?.nextTest
  const riskiestAssumption = market?.riskiestAssumption
  const found = [findings.map((finding, index) => `${index + 1}. ${line(finding)}`).join('\n')]
  const doubt = against
    ? [
        `**The case against:** ${said(against)}${against.because ? ` ${capitalized(escapeMarkdown(becauseText(against.because)))}.` : ''}`,
      ]
    : []
  return [
    '## Summary',
    [
      `**${escapeMarkdown(verdict.said.text)}**`,
      // Unconfirmed values are marked in the brief.
      goalNoteOf(verdict, brief)?.replace(/ To be confirmed: .*$/, ''),
      verdict.about && `Your words: ${escapeMarkdown(verdict.about.text)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(isLawFirst ? [...doubt, ...found] : [...found, ...doubt]),
    ...(test
      ? [
          '### Next test',
          list(
            [
              ...(riskiestAssumption ? [`**What has to be true:** ${said(riskiestAssumption)}`] : []),
              `**Do:** ${said(test.what)}${test.what.because ? ` ${capitalized(escapeMarkdown(becauseText(test.what.because)))}.` : ''}`,
              ...(test.about ? [`**With whom and where:** ${said(test.about)}.`] : []),
              `**Passed when:** ${escapeMarkdown(test.threshold.text)}`,
              ...(test.otherwise ? [`**If it fails:** ${said(test.otherwise)}`] : []),
              ...(test.notes.length > 0 ? [`**Why this one:** ${test.notes.map(said).join(' ')}`] : []),
              `**Takes:** ${formatDays(test.days)}. ${testCosts(test, brief)}`,
            ],
            '',
          ),
        ]
      : []),
  ]
}
