import { AppError } from '../supabase/app-error'

const NO_ANSWER = 'The server did not respond in time.'

/** The work, ended as a call without an answer when it takes longer than `limitMs`. */
export async function withTimeout<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const ours = new AbortController()
  const passOn = () => ours.abort(outer?.reason)
  outer?.addEventListener('abort', passOn)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError(NO_ANSWER, { code: 'network' }))
      ours.abort()
    }, limitMs)
  })
  try {
    return await Promise.race([work(ours.signal), late])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', passOn)
  }
}
