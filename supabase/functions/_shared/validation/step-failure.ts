import { cut } from '../domain/title.ts'
import { StepFailure } from '../engine/engine.ts'
import type { Failure } from './run-store.ts'

// A reason is shown in statusDetail, which holds 500 characters.
const REASON_MAX_CHARS = 400
const DETAIL_MAX_CHARS = 2000
const OUT_OF_TIME =
  'The analysis took too long. Nothing was charged. Press Retry to continue where it stopped.'
const UNEXPECTED =
  'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.'

/** Turns whatever stopped a step into what is stored about it. Only a `StepFailure` speaks to the founder. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StepFailure) {
    const { message, detail, retryable, notBefore, usage } = error
    return {
      reason: cut(message, REASON_MAX_CHARS),
      detail: cut(detail, DETAIL_MAX_CHARS),
      retryable,
      notBefore,
      usage,
    }
  }
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return {
    reason: timedOut ? OUT_OF_TIME : UNEXPECTED,
    detail: cut(String(error), DETAIL_MAX_CHARS),
    retryable: true,
    notBefore: null,
    usage: null,
  }
}
