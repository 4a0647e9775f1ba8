import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { liveRoadmapEngine } from '../_shared/roadmap/choose-engine.ts'
import { databaseRoadmaps, generateRoadmap } from '../_shared/roadmap/generate-roadmap.ts'
import { roadmapKind } from '../_shared/roadmap/write-step.ts'
import { liveRuns } from '../_shared/run/runs.ts'

const client = serviceClient()
const deps = {
  runs: liveRuns(roadmapKind(liveRoadmapEngine(client))),
  roadmaps: databaseRoadmaps(client),
}

Deno.serve(endpoint(generateRoadmap(deps), liveCaller()))
