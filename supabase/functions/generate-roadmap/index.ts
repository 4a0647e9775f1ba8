import { serviceClient } from '../_shared/db/service-client.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { liveCaller } from '../_shared/http/live-caller.ts'
import { liveRoadmapEngine } from '../_shared/roadmap/choose-engine.ts'
import { generateRoadmap } from '../_shared/roadmap/generate-roadmap.ts'
import { liveRoadmaps } from '../_shared/roadmap/live-deps.ts'

const deps = liveRoadmaps(liveRoadmapEngine(serviceClient()))

Deno.serve(endpoint(generateRoadmap(deps), liveCaller()))
