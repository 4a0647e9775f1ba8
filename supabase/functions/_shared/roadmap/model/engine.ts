import type { ModelClient } from '../../ai/model-client.ts'
import type { RoadmapEngine, RoadmapWriter } from '../engine.ts'
import { checklistOf } from './checklist.ts'
import { deliveryFaults, deliveryOf } from './delivery.ts'
import { numberedFeatures } from './features.ts'
import { deliveryOutputSchema, tasksOutputSchema } from './output.ts'
import { deliveryPrompt, tasksPrompt } from './prompts.ts'
import { workPlanFaults, workPlanOf } from './work-plan.ts'

/** A hundred tasks with their estimates, and what a model thinks before it writes. */
const TASKS_MAX_TOKENS = 12_000
const DELIVERY_MAX_TOKENS = 6_000

const writerOf = ({ id, model }: ModelClient): RoadmapWriter => ({ id, model })

/**
 * The engine that plans with a provider's model (docs/engines.md#models), one structured call for each step. Report and
 * plan are data to it, never instructions; features and the entries of the checklist are named by number and their words put
 * in by code, and what of the checklist it forgets is added by code. Throws what the
 * client throws: `StepFailure`, or the signal's reason.
 */
export const modelRoadmaps = (client: ModelClient): RoadmapEngine => ({
  tasks: async (input) => {
    const features = numberedFeatures(input)
    const checklist = await checklistOf(input)
    const { value, usage } = await client.write({
      schema: tasksOutputSchema,
      name: 'roadmap_tasks',
      ...tasksPrompt(input, features, checklist),
      maxOutputTokens: TASKS_MAX_TOKENS,
      problems: (output) => workPlanFaults(output, features),
      signal: input.signal,
    })
    return { section: workPlanOf(value, features, checklist, input), writer: writerOf(client), usage }
  },
  delivery: async (input) => {
    const prompt = deliveryPrompt(input, numberedFeatures(input))
    const { value, usage } = await client.write({
      schema: deliveryOutputSchema,
      name: 'roadmap_delivery',
      ...prompt,
      maxOutputTokens: DELIVERY_MAX_TOKENS,
      problems: (output) => deliveryFaults(output, input.plan, prompt.prompt),
      signal: input.signal,
    })
    return { section: deliveryOf(value), writer: writerOf(client), usage }
  },
})
