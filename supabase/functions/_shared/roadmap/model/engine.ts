import { nestedCheckpoints } from '../../ai/checkpoint-parts.ts'
import type { ModelClient } from '../../ai/model-client.ts'
import { addUsage } from '../../ai/usage-sum.ts'
import type { Usage } from '../../engine/engine.ts'
import type { RoadmapEngine, RoadmapWriter } from '../engine.ts'
import { checklistOf } from './checklist.ts'
import { deliveryFaults, deliveryOf } from './delivery.ts'
import { numberedFeatures } from './features.ts'
import { deliveryOutputSchema, type TasksOutput, tasksOutputSchema } from './output.ts'
import { joined, numbered, partsOfFeatures } from './parts.ts'
import { deliveryPrompt, tasksPrompt } from './prompts.ts'
import { workPlanFaults, workPlanOf } from './work-plan.ts'

/** Room for a hundred tasks with their estimates, and for the model's reasoning before it writes. */
const TASKS_MAX_TOKENS = 12_000
const DELIVERY_MAX_TOKENS = 6_000

const writerOf = ({ id, model }: ModelClient): RoadmapWriter => ({ id, model })

/**
 * The engine that plans with a provider's model (docs/engines.md#models), with one structured call per step, and more
 * calls for the tasks of many features. Each answer is saved in the step's checkpoint. Report and plan are data for the
 * model, never instructions. The model refers to features and checklist entries by number; code inserts their words and
 * adds the checklist entries that the model forgets. Throws what the client throws: `StepFailure`, or the signal's
 * reason.
 */
export const modelRoadmaps = (client: ModelClient): RoadmapEngine => ({
  tasks: async (input) => {
    const features = numberedFeatures(input)
    const checklist = await checklistOf(input)
    const parts = input.checkpoint && nestedCheckpoints(input.checkpoint)
    let settled: TasksOutput | null = null
    let usage: Usage | null = null
    for (const [index, some] of partsOfFeatures(features).entries()) {
      const before: TasksOutput | null = settled
      const answer = await client.write({
        schema: tasksOutputSchema,
        name: 'roadmap_tasks',
        ...tasksPrompt(input, some, before ? { entries: [], costLines: [] } : checklist, before?.tasks ?? []),
        maxOutputTokens: TASKS_MAX_TOKENS,
        problems: (output) => workPlanFaults(joined(before, numbered(output, index)), features, some),
        ...(parts && { checkpoint: parts(`tasks-${index}`) }),
        signal: input.signal,
      })
      settled = joined(before, numbered(answer.value, index))
      usage = addUsage(usage, answer.usage)
    }
    if (!settled) throw new Error('A roadmap was asked for in no part.')
    return { section: workPlanOf(settled, features, checklist, input), writer: writerOf(client), usage }
  },
  delivery: async (input) => {
    const prompt = deliveryPrompt(input, numberedFeatures(input))
    const { value, usage } = await client.write({
      schema: deliveryOutputSchema,
      name: 'roadmap_delivery',
      ...prompt,
      maxOutputTokens: DELIVERY_MAX_TOKENS,
      problems: (output) => deliveryFaults(output, input.plan, prompt.prompt),
      ...(input.checkpoint && { checkpoint: input.checkpoint }),
      signal: input.signal,
    })
    return { section: deliveryOf(value), writer: writerOf(client), usage }
  },
})
