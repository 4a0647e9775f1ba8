import { readFileSync } from 'node:fs'
import { emptyBrief, toBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { PHASES } from '../../supabase/functions/_shared/domain/phases'
import type { PlanningForm } from '../../supabase/functions/_shared/domain/planning'
import {
  DEFAULT_RATES,
  DEFAULT_REGION,
  REGIONS,
  ROADMAP_ROLES,
  readRoadmap,
  roadmapMarkdown,
} from '../../supabase/functions/_shared/domain/roadmap'
import { builtInRoadmaps } from '../../supabase/functions/_shared/roadmap/built-in'
import { contentOf } from '../../supabase/functions/_shared/roadmap/content'
import { currencyOf, fromDollars } from '../../supabase/functions/_shared/roadmap/currency'
import { startRegion } from '../../supabase/functions/_shared/roadmap/start-country'
import { reportOn } from '../analyst/written'

/*
 * Prints the built-in roadmaps of all phases as Markdown, for reading in full. The file contains a list of { title,
 * idea, answers, plan }, where `answers` has the values of each answered field and `plan` the planning choices that
 * differ from a plan without choices.
 *
 *   npm run print:roadmaps -- ideas.json
 */

interface Case {
  title: string
  idea: string
  answers?: Record<string, unknown[]>
  plan?: Partial<PlanningForm>
}

const PLAN: PlanningForm = {
  validationId: '',
  platforms: [],
  developmentPhases: [...PHASES],
  technologyStack: [],
  brandingPreferences: [],
  monthlyUsers: '',
  timeline: '',
  budgetRange: '',
}

const stated = (values: unknown[]) => ({
  state: 'stated',
  entries: values.map((value) => ({ value, origin: { kind: 'answer' }, confirmed: true })),
  silenced: [],
})

const [path = ''] = process.argv.slice(2)
const cases: Case[] = JSON.parse(readFileSync(path, 'utf8'))
for (const { title, idea, answers = {}, plan: choices = {} } of cases) {
  const states = Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, stated(values)]))
  const report = { ...(await reportOn(idea, { ...emptyBrief(), ...toBrief(states) })), lookups: null }
  const region = startRegion(report.brief, idea) ?? DEFAULT_REGION
  const currency = currencyOf(report, idea)
  for (const phase of PHASES) {
    const input = {
      phase,
      idea,
      title,
      report,
      planning: { ...PLAN, ...choices },
      currency,
      rates: Object.fromEntries(
        ROADMAP_ROLES.map((role) => [role.name, fromDollars(DEFAULT_RATES[role.id][region], currency)]),
      ),
      region: REGIONS.find((each) => each.id === region)?.name ?? '',
      signal: new AbortController().signal,
    }
    const { section: plan, writer } = await builtInRoadmaps.tasks(input)
    const { section } = await builtInRoadmaps.delivery({ ...input, plan })
    const { roadmap } = readRoadmap(contentOf(input, plan, section, writer))
    const text = roadmap ? roadmapMarkdown(roadmap, title) : `The roadmap of ${phase} cannot be read.`
    process.stdout.write(`${text}\n---\n\n`)
  }
}
