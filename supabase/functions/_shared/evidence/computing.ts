/** The hosted runtime ends a worker after 2 s of computing; this leaves room for reading the claim and storing the result. */
const COMPUTE_MS = 1_200

/** The computing time that one invocation has left, and what it has used so far. */
export interface Computing {
  /** Milliseconds left; at 0 or less, no new work may start. */
  leftMs(): number
  /** Runs the work and counts its time. Must not include waiting. */
  measure<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/** The computing budget of one invocation. `now` returns milliseconds. */
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
