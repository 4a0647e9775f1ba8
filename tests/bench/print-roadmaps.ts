import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyBrief, firstValue, toBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { PHASES } from '../../supabase/functions/_shared/domain/phases'
import type { PlanningForm } from '../../supabase/functions/_shared/domain/planning'
import {
  DEFAULT_RATES,
  DEFAULT_REGION,
  REGIONS,
  ROADMAP_ROLES,
  readRoadmap,
  regionOfCountry,
  roadmapMarkdown,
} from '../../supabase/functions/_shared/domain/roadmap'
import { builtInRoadmaps } from '../../supabase/functions/_shared/roadmap/built-in'
import { contentOf } from '../../supabase/functions/_shared/roadmap/content'
import { reportOn } from '../analyst/written'

/*
 * Writes the built-in roadmaps of all phases as Markdown, one file for each idea, to be read whole. The file has a list
 * of { title, idea, answers }, where `answers` has the values of each answered field, or of { id, text }. The plan
 * leaves everything open.
 *
 *   npm run print:roadmaps -- ideas.json OUTDIR
 */

interface Case {
  title?: string
  id?: string
  idea?: string
  text?: string
  answers?: Record<string, unknown[]>
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

const [path = '', folder = 'roadmaps'] = process.argv.slice(2)
const cases: Case[] = JSON.parse(readFileSync(path, 'utf8'))
mkdirSync(folder, { recursive: true })
for (const [index, { title, id, idea, text, answers = {} }] of cases.entries()) {
  const words = idea ?? text ?? ''
  const name = title ?? id ?? `Idea ${index + 1}`
  const states = Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, stated(values)]))
  const report = { ...(await reportOn(words, { ...emptyBrief(), ...toBrief(states) })), lookups: null }
  const region = regionOfCountry(firstValue(report.brief, 'place')?.country ?? '') ?? DEFAULT_REGION
  const roadmaps = await Promise.all(
    PHASES.map(async (phase) => {
      const input = {
        phase,
        idea: words,
        title: name,
        report,
        planning: PLAN,
        rates: Object.fromEntries(ROADMAP_ROLES.map((role) => [role.name, DEFAULT_RATES[role.id][region]])),
        region: REGIONS.find((each) => each.id === region)?.name ?? '',
        signal: new AbortController().signal,
      }
      const { section: plan, writer } = await builtInRoadmaps.tasks(input)
      const { section } = await builtInRoadmaps.delivery({ ...input, plan })
      const { roadmap } = readRoadmap(contentOf(input, plan, section, writer))
      return roadmap ? roadmapMarkdown(roadmap, name) : `The roadmap of ${phase} cannot be read.`
    }),
  )
  writeFileSync(
    join(folder, `${String(index + 1).padStart(2, '0')}.md`),
    `${words}\n\n---\n\n${roadmaps.join('\n\n---\n\n')}\n`,
  )
}
