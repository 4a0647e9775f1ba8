import { AppError } from '../supabase/app-error'

const NO_ANSWER = 'The server did not respond in time.'

/** Runs `work`, and fails like a call without an answer if it takes longer than `limitMs`. */
export async function withTimeout<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController()
  const abortInner = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', abortInner)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError(NO_ANSWER, { code: 'network' }))
      controller.abort()
    }, limitMs)
  })
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abortInner)
  }
}
