import { type Brief, emptyBrief, toBrief } from '@domain/brief/brief'
import type { Phase } from '@domain/phases'
import type { PlanningForm } from '@domain/planning'
import type { Report } from '@domain/report'
import { DEFAULT_RATES, DEFAULT_REGION, ROADMAP_ROLES, type RoadmapContent } from '@domain/roadmap'
import { builtInRoadmaps } from '../../supabase/functions/_shared/roadmap/built-in'
import { contentOf } from '../../supabase/functions/_shared/roadmap/content'
import type { RoadmapInput } from '../../supabase/functions/_shared/roadmap/engine'

const rates = Object.fromEntries(
  ROADMAP_ROLES.map(({ id, name }) => [name, DEFAULT_RATES[id][DEFAULT_REGION]]),
)

/** A brief whose founder answered these fields, each with its values. */
export const briefWith = (fields: Record<string, unknown[]>): Brief => ({
  ...emptyBrief(),
  ...toBrief(
    Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [
        field,
        {
          state: 'stated',
          entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
          silenced: [],
        },
      ]),
    ),
  ),
})

/** A plan of a web app in half a year, with changes. */
export const planOf = (changes: Partial<PlanningForm> = {}): PlanningForm => ({
  validationId: '',
  platforms: ['web'],
  developmentPhases: ['interactive', 'poc', 'mvp', 'production'],
  technologyStack: ['react', 'nodejs', 'postgresql'],
  brandingPreferences: ['modern'],
  monthlyUsers: 'medium',
  timeline: '3-6-months',
  budgetRange: '50k-100k',
  ...changes,
})

export const inputOf = (
  phase: Phase,
  report: Report,
  planning: PlanningForm = planOf(),
  title = 'Bread by bike',
  dearer = 1,
): RoadmapInput => ({
  phase,
  idea: title,
  title,
  report,
  planning,
  rates: Object.fromEntries(Object.entries(rates).map(([role, rate]) => [role, rate * dearer])),
  currency: null,
  region: 'Western Europe',
  signal: new AbortController().signal,
})

/** What the built-in composer writes, put together as the pipeline does. */
export async function composed(...given: Parameters<typeof inputOf>): Promise<RoadmapContent> {
  const input = inputOf(...given)
  const { section: plan, writer } = await builtInRoadmaps.tasks(input)
  const { section } = await builtInRoadmaps.delivery({ ...input, plan })
  return contentOf(input, plan, section, writer)
}

/** Everything that a roadmap says, in one text. */
export const wordsOf = ({ phases, summary }: RoadmapContent): string =>
  [
    summary.text,
    ...summary.recommendations,
    ...phases.flatMap(({ tasks, deliverables, milestones, risks }) => [
      ...[...tasks, ...milestones].map(({ name }) => name),
      ...deliverables,
      ...risks.flatMap(({ description, mitigation }) => [description, mitigation]),
    ]),
  ].join('\n')
