import { CHECK_NAMES } from '../citation-checks.ts'
import {
  type AudienceSection,
  type ConceptSection,
  FEATURE_GROUP_NAMES,
  FEATURE_GROUPS,
  type Feature,
  type Persona,
  type Report,
  type Role,
} from '../report.ts'
import { citationsOf, type LabelledCitation } from '../report-citations.ts'
import { METRIC_NAMES, type Scorecard } from '../scorecard.ts'
import { link, list, plain, table } from './escape.ts'
import type { Sayer } from './said.ts'

const platformWords = ({ web, mobile }: Feature['platforms']): string =>
  [web && 'Web', mobile && 'Mobile'].filter(Boolean).join(', ')

const featureLine = ({ said }: Sayer, { description, platforms }: Feature): string =>
  [said(description), platformWords(platforms)].filter(Boolean).join(' – ')

const roleBlock = ({ saidOr, saidList }: Sayer, { title, focus, responsibilities }: Role): string[] => [
  `#### ${saidOr(title, 'Role without a title')}`,
  saidOr(focus, ''),
  saidList(responsibilities, ''),
]

export const conceptBlocks = (say: Sayer, concept: ConceptSection | null): string[] => {
  if (!concept) return ['## Project concept', 'No project concept available']
  return [
    '## Project concept',
    say.saidOr(concept.overview, 'No overview available'),
    '### User roles',
    ...(concept.roles.length > 0
      ? concept.roles.flatMap((role) => roleBlock(say, role))
      : ['No user roles available']),
    '## Features',
    ...FEATURE_GROUPS.flatMap((group) => [
      `### ${FEATURE_GROUP_NAMES[group]}`,
      list(
        concept.features[group].map((feature) => featureLine(say, feature)),
        'No features in this category.',
      ),
    ]),
  ]
}

const personaBlock = ({ saidOr, saidList }: Sayer, persona: Persona, index: number): string[] => [
  `### Persona ${index + 1}`,
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

export const audienceBlocks = (say: Sayer, audience: AudienceSection | null): string[] => [
  '## Target users',
  ...(audience && audience.personas.length > 0
    ? audience.personas.flatMap((persona, index) => personaBlock(say, persona, index))
    : ['No target users available']),
]

const scoreOf = (score: number | null) => (score === null ? 'insufficient evidence' : score.toFixed(1))

export const scorecardBlocks = ({ metrics, total, scored, confidence }: Scorecard): string[] => [
  '## Scorecard',
  `Total: ${total === null ? 'insufficient evidence' : `${total.toFixed(1)} of 10`}, ${scored} of ${metrics.length} metrics scored. Evidence confidence: ${confidence.level}, ${confidence.verified} of ${confidence.figures} figures verified. This is no prediction of success.`,
  table(
    ['Metric', 'Score', 'Why'],
    metrics.map(({ id, score, reason }) => [METRIC_NAMES[id], scoreOf(score), plain(reason)]),
  ),
]

function citationLines(citation: LabelledCitation): string {
  const { id, title, url, source, date, quote, snippet, check, labels, firstHand } = citation
  const origin = [source, date ?? '', firstHand ? 'first-hand' : ''].filter(Boolean).map(plain).join(', ')
  const outcome = [CHECK_NAMES[check.status], check.at ?? '', check.reason ?? '']
    .filter(Boolean)
    .map(plain)
    .join(', ')
  return [
    `- **${plain(id)}** ${link(title, url)}${origin && ` – ${origin}`}`,
    `  - Used in: ${labels.join(', ')}`,
    ...(quote ? [`  - Quote: “${plain(quote)}”`] : []),
    ...(snippet && snippet !== quote ? [`  - Says: ${plain(snippet)}`] : []),
    `  - Check: ${outcome}`,
  ].join('\n')
}

export function citationBlocks(report: Report): string[] {
  const citations = citationsOf(report)
  return [
    '## Citations',
    citations.length > 0
      ? citations.map(citationLines).join('\n')
      : 'No citations available for this validation.',
  ]
}
