import { environment } from '../db/environment.ts'
import { serviceClient } from '../db/service-client.ts'
import { createRunStore } from './create-run-store.ts'
import { type Run, type RunKind, type RunStore, runNextStep } from './worker.ts'

declare const EdgeRuntime: { waitUntil(task: Promise<unknown>): void }

const ANSWER_LIMIT_MS = 10_000
const SWEEP_LIMIT_MS = 10_000

/** What a function can do with runs. Both calls return immediately and never throw. */
export interface Runs {
  /** Works on one step of a run. */
  work(run: Run): void
  /** Ends dead runs and starts a worker for those that can continue. */
  sweep(): void
}

/**
 * Connects a function that writes these kinds of runs to this project, and sweeps once at its start. The writers are
 * loaded with the first run, after the answer.
 */
export function liveRuns(loadKinds: () => Promise<Record<string, RunKind>>): Runs {
  const { url, serviceKey, leaseSeconds, stepLimitMs } = environment()
  const store = createRunStore(serviceClient(), leaseSeconds)
  const invokeWorker = workerInvoker({ url, serviceKey })
  const sweep = sweeper({ store, invokeWorker })
  background(sweepNowAndAfterLease(sweep, leaseSeconds))
  const work = async (run: Run) => {
    const kinds = await loadKinds()
    await runNextStep({ store, kinds, leaseSeconds, stepLimitMs, invokeWorker }, run)
  }
  return {
    work: (run) => background(work(run)),
    sweep: () => background(sweep()),
  }
}

/** Lets a task outlive the response. */
const background = (task: Promise<unknown>): void =>
  EdgeRuntime.waitUntil(task.catch((error) => console.error('Background work failed', error)))

/**
 * Invokes the function that works on a run, with our service key. Never throws: the sweep finds runs that were not
 * reached.
 */
export function workerInvoker({ url, serviceKey }: { url: string; serviceKey: string }) {
  return async (run: Run): Promise<void> => {
    try {
      const response = await fetch(`${url}/functions/v1/${run.worker}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${serviceKey}`,
          apikey: serviceKey,
          'content-type': 'application/json',
        },
        body: JSON.stringify(run),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const answer = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${answer}`)
    } catch (error) {
      console.error('A run was not handed on', run, error)
    }
  }
}

interface SweepDeps {
  store: Pick<RunStore, 'sweep'>
  invokeWorker(run: Run): Promise<void>
}

/** Sweeps dead runs and wakes those that can continue. Calls during a sweep share it. Never throws. */
export function sweeper({ store, invokeWorker }: SweepDeps): () => Promise<void> {
  let sweeping: Promise<void> | null = null
  const sweep = async () => {
    try {
      const runs = await store.sweep(AbortSignal.timeout(SWEEP_LIMIT_MS))
      await Promise.all(runs.map((run) => invokeWorker(run)))
    } catch (error) {
      console.error('Sweep failed', error)
    } finally {
      sweeping = null
    }
  }
  return () => {
    sweeping ??= sweep()
    return sweeping
  }
}

/**
 * The sweep at a function's start, repeated after one lease: steps of a worker that died just now are still leased to
 * it.
 */
export async function sweepNowAndAfterLease(sweep: () => Promise<void>, leaseSeconds: number): Promise<void> {
  await sweep()
  await new Promise((resolve) => setTimeout(resolve, leaseSeconds * 1000))
  await sweep()
}
