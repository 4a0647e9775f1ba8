import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import { databaseStore } from './database-store.ts'
import { handOnTo } from './hand-on.ts'
import type { StepDeps } from './run-step.ts'
import type { ValidationDeps } from './start-validation.ts'
import { sweeper, sweepTwice } from './sweep.ts'

declare const EdgeRuntime: { waitUntil(task: Promise<unknown>): void }

const background = (task: Promise<unknown>) =>
  EdgeRuntime.waitUntil(task.catch((error) => console.error('Background work failed', error)))

type Writers = Pick<StepDeps, 'chooseEngine' | 'checkCitations'>

/** Wires validations to this project's database and functions, and sweeps once for the starting function. */
export function liveDeps(writers: Writers): ValidationDeps {
  const { url, serviceKey, leaseSeconds } = environment()
  const store = databaseStore(serviceClient(), leaseSeconds)
  const handOn = handOnTo({ url, serviceKey })
  const sweep = sweeper({ store, handOn })
  background(sweepTwice(sweep, leaseSeconds))
  return { ...writers, store, leaseSeconds, handOn, sweep, background }
}
