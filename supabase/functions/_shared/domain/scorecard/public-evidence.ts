import { entriesOf } from '../brief/brief.ts'
import { measuredIn } from '../lookup-evidence.ts'
import type { Lookup } from '../lookups.ts'
import { type Band, bandOf } from './bands.ts'
import type { Facts } from './facts.ts'
import { type MetricId, type MetricInput, type Scoring, scored } from './metric.ts'
import { numeral, percent, pluralize } from './values.ts'

/*
 * Points that public sources add to the founder's answers, or subtract from them (docs/scorecard.md#public-sources).
 * Metrics scored by a model's findings are left alone, because the model was given the same evidence.
 */

const MOST_BY_SOURCE = 2
const MOST_IN_ALL = 4
/** Starting score if the founder has not answered, before points for and against. */
const ALONE_FROM = 2
const ALONE_MOST = 4
/** The same limit as for answers. */
const MOST_WITH_ANSWERS = 8

const none = (score: number): Band => ({ holds: (count) => count === 0, score, says: 'none' })
const upTo = (most: number, score: number, says: string): Band => ({
  holds: (value) => value <= most,
  score,
  says,
})
const more = (score: number, says: string): Band => ({ holds: () => true, score, says })

interface Rule {
  measure: string
  figure: string
  bands: readonly Band[]
  /** The counted items: 'titles', 'apps'. */
  noun: string
  /** The figure is a change in percent, judged as a share of the year before. */
  change?: true
}

const RULES: Partial<Record<MetricId, readonly Rule[]>> = {
  demandEvidence: [
    {
      measure: 'discussion',
      figure: 'titles',
      noun: 'titles',
      bands: [none(-1), upTo(9, 0, '1 to 9'), upTo(99, 1, '10 to 99'), more(2, '100 or more')],
    },
    {
      measure: 'questions',
      figure: 'questions',
      noun: 'questions',
      bands: [none(-1), upTo(4, 0, '1 to 4'), upTo(19, 1, '5 to 19'), more(2, '20 or more')],
    },
    {
      measure: 'apps',
      figure: 'top-ratings',
      noun: 'ratings of one app',
      bands: [upTo(99, 0, 'up to 99'), upTo(9999, 1, '100 to 9999'), more(2, '10000 or more')],
    },
    {
      measure: 'tenders',
      figure: 'notices',
      noun: 'tenders',
      bands: [none(0), upTo(19, 1, '1 to 19'), more(2, '20 or more')],
    },
  ],
  timing: [
    {
      measure: 'interest',
      figure: 'interest-change',
      noun: 'views of the year before',
      change: true,
      bands: [
        upTo(0.8, -2, 'up to 80%'),
        upTo(0.95, -1, 'up to 95%'),
        upTo(1.05, 0, 'up to 105%'),
        upTo(1.2, 1, 'up to 120%'),
        more(2, 'more than 120%'),
      ],
    },
    ...['enterprises', 'establishments'].map(
      (measure): Rule => ({
        measure,
        figure: 'growth',
        noun: 'businesses of the year before',
        change: true,
        bands: [upTo(0.95, -1, 'up to 95%'), upTo(1.05, 0, 'up to 105%'), more(1, 'more than 105%')],
      }),
    ),
  ],
  competitiveRoom: [
    {
      measure: 'apps',
      figure: 'apps',
      noun: 'apps',
      bands: [none(0), upTo(7, 2, '1 to 7'), upTo(15, 0, '8 to 15'), more(-2, 'more than 15')],
    },
    {
      measure: 'projects',
      figure: 'projects',
      noun: 'projects',
      bands: [none(0), upTo(7, 1, '1 to 7'), more(-1, 'more than 7')],
    },
  ],
}

interface Finding {
  source: string
  points: number
  input: MetricInput
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0')

function findingOf(rule: Rule, { id, source, question, figures, outcome, control }: Lookup): Finding[] {
  const figure = figures.find((each) => each.id === rule.figure)
  if (!figure) return []
  const value = rule.change ? Number((1 + figure.value / 100).toPrecision(12)) : figure.value
  const { score, says } = bandOf(value, rule.bands)
  // A result of zero is only meaningful if the control query found the audience.
  if (outcome === 'measured-none' && !control) return []
  const shown = rule.change ? percent(value) : numeral(value, 0)
  const input = {
    label: question,
    value: `${shown} ${rule.noun}: ${signed(score)} for ${says}`,
    basis: 'source' as const,
    sources: [id],
  }
  return [{ source, points: score, input }]
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** The sum over all sources, each limited on its own. */
function sumOf(findings: readonly Finding[]): number {
  const bySource = new Map<string, number>()
  for (const { source, points } of findings) bySource.set(source, (bySource.get(source) ?? 0) + points)
  const sum = [...bySource.values()].reduce((total, points) => total + within(points, MOST_BY_SOURCE), 0)
  return within(sum, MOST_IN_ALL)
}

/** Interviews and paying customers count more than public lists. */
const outweighs = (id: MetricId, { report: { brief } }: Facts): boolean =>
  id === 'demandEvidence' &&
  brief !== null &&
  entriesOf(brief, 'evidence').some(
    ({ value: { kind, count } }) => (kind === 'interviews' || kind === 'paying') && (count ?? 0) > 0,
  )

/** A metric scored by the founder's answers, with the points of public sources; unchanged if they say nothing. */
export function withPublicEvidence(id: MetricId, scoring: Scoring, facts: Facts): Scoring {
  if (scoring.score !== null && !scoring.answered) return scoring
  const lookups = measuredIn(facts.report.lookups)
  const findings = (RULES[id] ?? []).flatMap((rule) =>
    lookups.filter(({ measure }) => measure === rule.measure).flatMap((lookup) => findingOf(rule, lookup)),
  )
  if (findings.length === 0) return scoring
  const sum = sumOf(findings)
  const inputs = [...scoring.inputs, ...findings.map(({ input }) => input)]
  if (scoring.score === null) {
    const score = Math.max(0, Math.min(ALONE_MOST, ALONE_FROM + sum))
    const reason = `Public sources alone give ${pluralize(score, 'point')}; without an answer of yours they give at most ${ALONE_MOST}.`
    return scored(score, reason, inputs)
  }
  const change = outweighs(id, facts) ? Math.max(0, sum) : sum
  const most = Math.max(MOST_WITH_ANSWERS, scoring.score)
  return {
    ...scored(
      Math.min(most, scoring.score + change),
      `${scoring.reason} Public sources ${changes(change)}.`,
      inputs,
    ),
    answered: true,
  }
}

const changes = (sum: number): string =>
  sum === 0 ? 'change nothing' : `${sum > 0 ? 'add' : 'take'} ${pluralize(Math.abs(sum), 'point')}`
