const SWEEP_LIMIT_MS = 10_000

interface SweepDeps<Run> {
  /** Ends runs that are beyond help and returns those that can go on but have no worker. */
  store: { sweep(signal: AbortSignal): Promise<Run[]> }
  handOn(run: Run): Promise<void>
}

/** Sweeps dead runs and wakes those that can go on. Calls during a sweep share it. Never throws. */
export function sweeper<Run>({ store, handOn }: SweepDeps<Run>): () => Promise<void> {
  let sweeping: Promise<void> | null = null
  const sweep = async () => {
    try {
      const runs = await store.sweep(AbortSignal.timeout(SWEEP_LIMIT_MS))
      await Promise.all(runs.map((run) => handOn(run)))
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
 * The sweep of a starting function. It comes back after one lease: steps of a worker that died just now are
 * still leased to it.
 */
export async function sweepTwice(sweep: () => Promise<void>, leaseSeconds: number): Promise<void> {
  await sweep()
  await new Promise((resolve) => setTimeout(resolve, leaseSeconds * 1000))
  await sweep()
}
