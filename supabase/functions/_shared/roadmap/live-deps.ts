import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import { background } from '../run/background.ts'
import { handOnTo } from '../run/hand-on.ts'
import { sweeper, sweepTwice } from '../run/sweep.ts'
import { databaseRoadmaps } from './database-store.ts'
import type { ChooseRoadmapEngine } from './engine.ts'
import type { RoadmapDeps } from './generate-roadmap.ts'
import type { RoadmapRun } from './run-store.ts'

const WORKER = 'generate-roadmap'

/** Wires roadmaps to this project's database and functions, and sweeps once for the starting function. */
export function liveRoadmaps(chooseEngine: ChooseRoadmapEngine): RoadmapDeps {
  const { url, serviceKey, leaseSeconds } = environment()
  const store = databaseRoadmaps(serviceClient(), leaseSeconds)
  const invoke = handOnTo(WORKER, { url, serviceKey })
  const handOn = ({ roadmap, fence }: RoadmapRun) => invoke({ roadmapId: roadmap, fence })
  const sweep = sweeper({ store, handOn })
  background(sweepTwice(sweep, leaseSeconds))
  return { chooseEngine, store, leaseSeconds, handOn, sweep, background }
}
