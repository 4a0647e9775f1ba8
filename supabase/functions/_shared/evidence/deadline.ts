/** Ends work after a time or when its caller stops, whichever is first. Call `clear` when the work is done. */
export function deadline(ms: number, caller: AbortSignal) {
  const controller = new AbortController()
  const stop = () => controller.abort(caller.reason)
  const timer = setTimeout(() => controller.abort(new Error(`No end within ${ms} ms`)), ms)
  if (caller.aborted) stop()
  caller.addEventListener('abort', stop, { once: true })
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', stop)
    },
  }
}

/** The work's result, or the signal's reason as an error: also for work that does not listen to its signal. */
export function unlessStopped<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
