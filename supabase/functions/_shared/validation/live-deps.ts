import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import { background } from '../run/background.ts'
import { handOnTo } from '../run/hand-on.ts'
import { sweeper, sweepTwice } from '../run/sweep.ts'
import { databaseStore } from './database-store.ts'
import { databasePlannedWork } from './planned-work.ts'
import type { StepDeps } from './run-step.ts'
import type { Run } from './run-store.ts'
import type { ValidationDeps } from './start-validation.ts'

const WORKER = 'enhanced-idea-validation-full'

type Writers = Pick<StepDeps, 'chooseEngine' | 'checkCitations'>

/** Wires validations to this project's database and functions, and sweeps once for the starting function. */
export function liveDeps(writers: Writers): ValidationDeps {
  const { url, serviceKey, leaseSeconds } = environment()
  const client = serviceClient()
  const store = databaseStore(client, leaseSeconds)
  const plannedWork = databasePlannedWork(client)
  const invoke = handOnTo(WORKER, { url, serviceKey })
  const handOn = ({ validation, fence }: Run) => invoke({ validationId: validation, fence })
  const sweep = sweeper({ store, handOn })
  background(sweepTwice(sweep, leaseSeconds))
  return { ...writers, store, plannedWork, leaseSeconds, handOn, sweep, background }
}
