import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { liveRoadmapEngine } from '../_shared/roadmap/choose-engine.ts'
import { databaseRoadmaps, generateRoadmap } from '../_shared/roadmap/generate-roadmap.ts'
import { liveRuns } from '../_shared/run/runs.ts'

const client = serviceClient()
const chooseEngine = liveRoadmapEngine(client)
const deps = {
  runs: liveRuns(async () => (await import('../_shared/roadmap/write-step.ts')).roadmapKind(chooseEngine)),
  roadmaps: databaseRoadmaps(client),
}

Deno.serve(endpoint(generateRoadmap(deps), liveCaller()))
