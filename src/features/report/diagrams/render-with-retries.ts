/** A rendering times out after 5 s and is retried twice (docs/contract.md#limits-and-constants). */
const TIME_OUT_MS = 5_000
export const ATTEMPTS = 3

const TIMED_OUT = 'Diagram rendering timed out'

/** Message for a diagram that failed for good; a timeout fails with `TIMED_OUT`. */
export const failureText = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error)
  return reason === TIMED_OUT ? reason : `Failed to render diagram: ${reason}`
}

async function attempt<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  outer: AbortSignal,
): Promise<Value> {
  const control = new AbortController()
  const giveUp = () => control.abort(outer.reason)
  outer.addEventListener('abort', giveUp)
  const timer = setTimeout(() => control.abort(new Error(TIMED_OUT)), TIME_OUT_MS)
  try {
    return await Promise.race([work(control.signal), rejectedBy(control.signal)])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', giveUp)
  }
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The first attempt that succeeds; throws the last one's error, or at once if `signal` is aborted. */
export async function renderWithRetries<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  onAttempt: (number: number) => void,
  signal: AbortSignal,
): Promise<Value> {
  for (let number = 1; ; number++) {
    signal.throwIfAborted()
    onAttempt(number)
    try {
      return await attempt(work, signal)
    } catch (error) {
      if (signal.aborted || number === ATTEMPTS) throw error
    }
  }
}
