import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import type { Engine } from '../engine/engine.ts'
import { databaseStore } from './database-store.ts'
import { handOnTo } from './hand-on.ts'
import type { ValidationDeps } from './start-validation.ts'
import { sweeper, sweepTwice } from './sweep.ts'

declare const EdgeRuntime: { waitUntil(task: Promise<unknown>): void }

const background = (task: Promise<unknown>) =>
  EdgeRuntime.waitUntil(task.catch((error) => console.error('Background work failed', error)))

/** Wires validations to this project's database and functions, and sweeps once for the starting function. */
export function liveDeps(engine: Engine): ValidationDeps {
  const { url, serviceKey, leaseSeconds } = environment()
  const store = databaseStore(serviceClient(), leaseSeconds)
  const handOn = handOnTo({ url, serviceKey })
  const sweep = sweeper({ store, handOn })
  background(sweepTwice(sweep, leaseSeconds))
  return { store, engine, leaseSeconds, handOn, sweep, background }
}
