import { type Brief, type BriefField, entriesOf } from '../brief/brief.ts'
import { formatEntries } from '../brief/format.ts'
import { offersOf, perhaps } from '../brief/offers.ts'
import { QUESTIONS } from '../brief/questions.ts'
import { namesAct } from '../brief/regulated-acts/remark.ts'
import { readMark } from '../brief/standing.ts'
import { CHECK_NAMES, SUPPORT_NAMES } from '../citation-checks.ts'
import { conflictsOf, SIDE_NAMES, weightOf } from '../disagreements.ts'
import type { AudienceSection, ConceptSection, Feature, Persona, Report, Role } from '../report.ts'
import { citationsOf, type LabelledCitation } from '../report-citations.ts'
import {
  CONCEPT_PARTS,
  FEATURE_PARTS,
  isExtra,
  type LaidOut,
  NO_EXTRAS,
  personaPart,
  USER_PARTS,
} from '../report-outline.ts'
import { METRIC_NAMES, type Metric, nextStepFor, SCORED_FOR_TOTAL, type Scorecard } from '../scorecard.ts'
import { ageOf, TIER_NAMES, tierOf } from '../source-tier.ts'
import { escapeMarkdown, link, list, table } from './escape.ts'
import { emptyPartText, type PartWriter, partBlocks } from './parts.ts'
import { reasonedList, type StatementWriter } from './said.ts'

const platformWords = ({ web, mobile }: Feature['platforms']): string =>
  [web && 'Web', mobile && 'Mobile'].filter(Boolean).join(', ')

const featureLine = ({ said }: StatementWriter, { description, platforms }: Feature): string =>
  [said(description), platformWords(platforms)].filter(Boolean).join(' – ')

const roleBlock = (
  { saidOr, saidList }: StatementWriter,
  { title, focus, responsibilities }: Role,
): string[] => [
  `#### ${saidOr(title, 'Role without a title')}`,
  saidOr(focus, ''),
  saidList(responsibilities, ''),
]

const WRITERS: Record<LaidOut<typeof CONCEPT_PARTS>, PartWriter<ConceptSection>> = {
  'user-roles': (say, { roles }) => roles.flatMap((role) => roleBlock(say, role)),
}

export const conceptBlocks = (say: StatementWriter, concept: ConceptSection): string[] =>
  partBlocks(say, CONCEPT_PARTS, concept, WRITERS)

export const featureBlocks = (say: StatementWriter, { features }: ConceptSection): string[] =>
  FEATURE_PARTS.filter(({ id }) => !say.builtIn || features[id].length > 0).flatMap((part) => [
    `### ${part.title}`,
    reasonedList(
      features[part.id],
      ({ description }) => description,
      (feature) => featureLine(say, feature),
    ) || (say.brief && isExtra(part.id) ? NO_EXTRAS : emptyPartText(say, part)),
  ])

const personaBlock = ({ saidOr, saidList }: StatementWriter, persona: Persona, index: number): string[] => [
  `### ${personaPart(index).title}`,
  saidOr(persona.description, 'No description available'),
  list(
    [
      `Age: ${saidOr(persona.age, 'not stated')}`,
      `Occupation: ${saidOr(persona.occupation, 'not stated')}`,
      `Technical level: ${saidOr(persona.technicalLevel, 'not stated')}`,
      `Where to reach them: ${saidOr(persona.channel, 'not stated')}`,
    ],
    '',
  ),
  '#### Pain points',
  saidList(persona.painPoints, 'No pain points available'),
  '#### Goals',
  saidList(persona.goals, 'No goals available'),
]

/** Who pays and who uses it; the other answers about them are in the brief above. */
const WHO: ReadonlySet<BriefField> = new Set(['customer', 'user'])

/** The brief's answers about users, for a report without personas. */
function knownUsers(brief: Brief): string[] {
  const lines = USER_PARTS.filter(({ field }) => WHO.has(field)).flatMap(({ field, title }) => {
    const words = formatEntries(brief, field)
    if (words.length > 0)
      return [
        `${title}: ${words.map((each) => `“${escapeMarkdown(each)}”`).join(', ')}${readMark(entriesOf(brief, field))}`,
      ]
    return []
  })
  return [list(lines, '')]
}

export const audienceBlocks = (say: StatementWriter, { personas }: AudienceSection): string[] =>
  personas.length === 0 && say.brief
    ? knownUsers(say.brief)
    : personas.flatMap((persona, index) => personaBlock(say, persona, index))

const scoreOf = ({ score, answered }: Metric, allAnswered: boolean): string => {
  if (score === null) return 'not scored'
  return answered && !allAnswered ? `${score.toFixed(1)}, from answers` : score.toFixed(1)
}

/** A reason shown next to its score: without the points, and without the band unless the band says what is missing. */
const besideScore = (reason: string): string =>
  reason.replace(/: \d+ points? (?:for )?([^:]+)\.$/, (_, band: string) =>
    /^(?:no|without|nothing)\b/.test(band) ? ` (${band}).` : '.',
  )

const totalOf = ({ total, scored, metrics }: Scorecard): string =>
  `${total === null ? '' : `Total: ${total.toFixed(1)} of 10. `}${scored} of ${metrics.length} scored${total === null ? `; a total needs ${SCORED_FOR_TOTAL}` : ''}.`

/** Details that an answer still lacks although its field is stated. */
const LACKS: Partial<Record<BriefField, string>> = {
  evidence: 'add how many',
  today: 'its price is not in the brief',
}

/** The field whose answer would score a metric, and what its answer lacks or the words that may be one. */
function answerFor(brief: Brief | null, field: BriefField, idea: string): string {
  const label = QUESTIONS[field].label.toLowerCase()
  const offered = brief ? perhaps(offersOf(brief, field, idea)) : ''
  if (offered !== '') return `${label}; ${escapeMarkdown(offered.charAt(0).toLowerCase() + offered.slice(1))}`
  const lacks = brief?.[field].state === 'stated' ? LACKS[field] : undefined
  return lacks ? `${label}: ${lacks}` : label
}

/** Scored metrics as a table with their reasons; the others by name, because their questions are with the brief. */
export const scorecardBlocks = (
  scorecard: Scorecard,
  brief: Brief | null,
  builtIn: boolean,
  idea: string,
): string[] => {
  const { metrics, confidence, plan } = scorecard
  const next = (metric: Metric) =>
    brief && metric.score === null && !namesAct(metric.reason) ? nextStepFor(metric.id, brief, plan) : null
  const inTable = metrics.filter((metric) => next(metric) === null)
  const open = metrics.flatMap((metric) => {
    const step = next(metric)
    if (!step) return []
    return [
      `${METRIC_NAMES[metric.id]} (${step.kind === 'question' ? answerFor(brief, step.field, idea) : step.kind === 'plan' ? 'your plan' : 'its roadmaps'})`,
    ]
  })
  const verified =
    confidence.figures > 0 && !builtIn
      ? ` Evidence confidence: ${confidence.level}, ${confidence.verified} of ${confidence.figures} figures verified.`
      : ''
  const scored = metrics.filter(({ score }) => score !== null)
  const allAnswered = scored.length > 0 && scored.every(({ answered }) => answered)
  return [
    '## Scorecard',
    `${totalOf(scorecard)}${verified} This does not predict success.`,
    ...(inTable.length > 0
      ? [
          table(
            ['Metric', 'Score', 'Why'],
            inTable.map((metric) => [
              METRIC_NAMES[metric.id],
              scoreOf(metric, allAnswered),
              escapeMarkdown(besideScore(metric.reason)),
            ]),
          ),
        ]
      : []),
    ...(open.length > 0 ? [`Not scored (what scores it): ${open.join(', ')}.`] : []),
  ]
}

/** The lines about a source; `short` for curated facts, which are quoted verbatim where they are cited. */
function citationLines(citation: LabelledCitation, short: boolean, allUnchecked: boolean): string {
  const { id, title, url, source, date, quote, snippet, check, labels, firstHand } = citation
  const kind = firstHand ? 'first-hand' : TIER_NAMES[tierOf(citation)]
  const origin = [source, date ?? '', ageOf(citation), kind].filter(Boolean).map(escapeMarkdown).join(', ')
  const outcome = [CHECK_NAMES[check.status], check.at ?? '', check.reason ?? '']
    .filter(Boolean)
    .map(escapeMarkdown)
    .join(', ')
  const head = `- **${escapeMarkdown(id)}** ${link(title, url)}${origin && ` – ${origin}`}`
  if (short && check.status === 'not_checked' && allUnchecked) return head
  if (short) return `${head}. ${outcome.replace(/\.$/, '')}.`
  return [
    head,
    `  - Used in: ${labels.join(', ')}`,
    ...(quote ? [`  - Quote: “${escapeMarkdown(quote)}”`] : []),
    ...(snippet && snippet !== quote ? [`  - Says: ${escapeMarkdown(snippet)}`] : []),
    `  - Check: ${outcome}`,
    ...(check.support ?? []).map(
      ({ statement, verdict, reason, by }) =>
        `  - ${SUPPORT_NAMES[verdict]} (${by === 'code' ? 'checked by our code' : 'judged by the AI model'}): “${escapeMarkdown(statement)}” – ${escapeMarkdown(reason)}`,
    ),
  ].join('\n')
}

const weightLine = (citation: LabelledCitation): string =>
  `**${escapeMarkdown(citation.id)}** ${escapeMarkdown(weightOf(citation, (date) => date))}${citation.quote ? `: “${escapeMarkdown(citation.quote)}”` : ''}`

/** Sources that contradict each other, in two columns side by side. */
const conflictBlocks = (report: Report): string[] =>
  conflictsOf(report).flatMap(({ text, supporting, contradicting }) => [
    `#### Sources disagree: “${escapeMarkdown(text)}”`,
    table(
      [SIDE_NAMES.supporting, SIDE_NAMES.contradicting],
      Array.from({ length: Math.max(supporting.length, contradicting.length) }, (_, at) =>
        [supporting[at], contradicting[at]].map((citation) => (citation ? weightLine(citation) : '')),
      ),
    ),
  ])

export const citationBlocks = (report: Report, short: boolean): string[] => {
  const citations = citationsOf(report)
  if (citations.length === 0) return []
  const unread =
    short && citations.length > 1 && citations.every(({ check }) => check.status === 'not_checked')
  return [
    ...conflictBlocks(report),
    citations.map((each) => citationLines(each, short, unread)).join('\n'),
    ...(unread ? ['These pages were not checked for this report.'] : []),
  ]
}
