// The deployed function, except that the step ROADMAP_STEP first waits ROADMAP_WAIT_MS, or fails ROADMAP_FAILS times:
// with a retryable failure, or a permanent one when ROADMAP_FOR_GOOD is set.
import { serviceClient } from '../../../supabase/functions/_shared/db/service-client.ts'
import { StepFailure } from '../../../supabase/functions/_shared/engine/engine.ts'
import { endpoint } from '../../../supabase/functions/_shared/http/endpoint.ts'
import { liveCaller } from '../../../supabase/functions/_shared/http/live-caller.ts'
import { liveRoadmapEngine } from '../../../supabase/functions/_shared/roadmap/choose-engine.ts'
import {
  databaseRoadmaps,
  generateRoadmap,
} from '../../../supabase/functions/_shared/roadmap/generate-roadmap.ts'
import { roadmapKind } from '../../../supabase/functions/_shared/roadmap/write-step.ts'
import { liveRuns } from '../../../supabase/functions/_shared/run/runs.ts'

const step = Deno.env.get('ROADMAP_STEP')
const waitMs = Number(Deno.env.get('ROADMAP_WAIT_MS') ?? 0)
const retryable = !Deno.env.get('ROADMAP_FOR_GOOD')
let left = Number(Deno.env.get('ROADMAP_FAILS') ?? 0)

async function before(name: string): Promise<void> {
  if (name !== step) return
  await new Promise<void>((resolve) => setTimeout(resolve, waitMs))
  if (left-- > 0)
    throw new StepFailure('The planning service is busy. Please try again.', {
      detail: 'HTTP 529',
      retryable,
    })
}

const client = serviceClient()
const choose = liveRoadmapEngine(client)
const interrupted = async () => {
  const { tasks, delivery } = await choose()
  return {
    tasks: (input: Parameters<typeof tasks>[0]) => before('tasks').then(() => tasks(input)),
    delivery: (input: Parameters<typeof delivery>[0]) => before('delivery').then(() => delivery(input)),
  }
}

const deps = { runs: liveRuns(async () => roadmapKind(interrupted)), roadmaps: databaseRoadmaps(client) }

Deno.serve(endpoint(generateRoadmap(deps), liveCaller()))
