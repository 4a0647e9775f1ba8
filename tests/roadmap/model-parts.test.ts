import { featuresOf, problemsOf } from '@domain/roadmap'
import { expect, it } from 'vitest'
import type { ModelClient, WriteRequest } from '../../supabase/functions/_shared/ai/model-client'
import { contentOf } from '../../supabase/functions/_shared/roadmap/content'
import { modelRoadmaps } from '../../supabase/functions/_shared/roadmap/model/engine'
import type { TasksOutput } from '../../supabase/functions/_shared/roadmap/model/output'
import { reportOf } from '../domain/roadmap/sample-roadmap'
import { inputOf } from './composed'
import { ofSoftware } from './reports'

const USAGE = {
  ...{ provider: 'openai', model: 'a-model', calls: 1, searches: 0, notes: [] },
  ...{ inputTokens: 10, outputTokens: 5, costDollars: 0 },
}

/** A model that plans one task for each feature that it is given; all parts use the same ids. */
function plannedBy(prompt: string): TasksOutput {
  const features = [...prompt.matchAll(/^(f\d+) \(/gm)].map(([, id]) => id ?? '')
  const [, waitFor] = /^(\S*t1) \(/m.exec(prompt) ?? []
  return {
    team: [{ role: 'Full-Stack Developer', hourlyRate: null, count: 1, skills: [] }],
    tasks: features.map((feature, index) => ({
      ...{ id: `t${index + 1}`, name: `Build ${feature}`, feature, covers: [], role: 'Full-Stack Developer' },
      dependsOn: index === 0 && waitFor ? [waitFor] : [],
      ...{ lowHours: 4, baseHours: 8, highHours: 12, waitingDays: 0, waitingFor: '' },
    })),
    leftOut: [...prompt.matchAll(/^(c\d+) \(/gm)].map(([, entry]) => ({
      entry: entry ?? '',
      reason: 'Not here',
    })),
    costs: [],
  }
}

it('plans many features in several calls, each of which knows what was settled, and keeps every answer', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `Feature number ${index + 1}`)
  const report = ofSoftware(reportOf({ core: many.slice(0, 20), mustHave: many.slice(20) }))
  const prompts: string[] = []
  let saved: unknown = null
  const checkpoint = {
    saved,
    save: async (value: object) => {
      saved = structuredClone(value)
    },
  }
  const write = async <Value>({ schema, prompt, problems, checkpoint: own }: WriteRequest<Value>) => {
    prompts.push(prompt)
    const value = schema.parse(plannedBy(prompt))
    expect(problems?.(value)).toEqual([])
    await own?.save({ answer: prompts.length })
    return { value, usage: USAGE }
  }
  const client: Pick<ModelClient, 'id' | 'model' | 'write'> = { id: 'openai', model: 'a-model', write }
  const input = { ...inputOf('mvp', report), checkpoint }
  const { section, usage } = await modelRoadmaps(client as ModelClient).tasks(input)

  expect(prompts).toHaveLength(3)
  expect(prompts[0]).toContain('CHECKLIST')
  expect(prompts[1]).toMatch(/^p1-t25 \(Full-Stack Developer\): Build f25$/m)
  expect(prompts[1]).not.toContain('CHECKLIST')
  expect(usage?.calls).toBe(3)
  expect(Object.keys(saved ?? {})).toEqual(['tasks-0', 'tasks-1', 'tasks-2'])

  const served = new Set(section.tasks.map(({ feature }) => feature))
  for (const { description } of featuresOf('mvp', report)) expect(served).toContain(description)
  expect(section.tasks).toHaveLength(60)
  expect(section.tasks[25]?.dependsOn).toEqual(['t1'])
  const said = { text: '', deliverables: [], milestones: [], risks: [], recommendations: [] }
  expect(problemsOf(contentOf(input, section, said, null))).toEqual([])
})
