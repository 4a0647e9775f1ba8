/** The hosted runtime ends a worker that computes for 2 s; this leaves room for reading the claim and storing the result. */
const COMPUTE_MS = 1_200

/** How long one invocation may still compute, and what it has computed so far. */
export interface Computing {
  /** Milliseconds that are left; 0 or less when nothing may be begun any more. */
  leftMs(): number
  /** Does the work and counts its time. Work that waits for others must be left out. */
  measure<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/** The computing of one invocation. `now` tells milliseconds. */
export function computingOf(now = () => performance.now()): Computing {
  let spentMs = 0
  return {
    leftMs: () => COMPUTE_MS - spentMs,
    measure: async (work) => {
      const started = now()
      try {
        return await work()
      } finally {
        spentMs += now() - started
      }
    },
  }
}
