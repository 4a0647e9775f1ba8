import { cut } from '../domain/title.ts'
import { StepFailure } from '../engine/engine.ts'
import type { Failure } from './run-store.ts'

// A reason is shown in statusDetail, which holds 500 characters.
const REASON_MAX_CHARS = 400
const DETAIL_MAX_CHARS = 2000

/** What the founder reads of a failure that nobody foresaw: of a run, and of a section written anew. */
const WORDS = {
  run: {
    late: 'The analysis took too long. Nothing was charged. Press Retry to continue where it stopped.',
    unexpected:
      'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.',
  },
  rerun: {
    late: 'The section could not be written: it took too long. Your report is as it was, and nothing was charged.',
    unexpected:
      'The section could not be written: the work on it stopped unexpectedly. Your report is as it was, and nothing was charged.',
  },
}

/** Turns whatever stopped a step into what is stored about it. Only a `StepFailure` speaks to the founder. */
export function failureOf(error: unknown, { rerun }: { rerun: boolean }): Failure {
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
    reason: WORDS[rerun ? 'rerun' : 'run'][timedOut ? 'late' : 'unexpected'],
    detail: cut(String(error), DETAIL_MAX_CHARS),
    retryable: true,
    notBefore: null,
    usage: null,
  }
}
