import { z } from 'zod'
import { cut } from '../domain/title.ts'
import { StepFailure, type Usage } from '../engine/engine.ts'

// A reason is shown in statusDetail, which holds 500 characters.
const REASON_MAX_CHARS = 400
const DETAIL_MAX_CHARS = 2000

/** Why a step failed: `reason` for the founder, `detail` for admins. */
export interface Failure {
  reason: string
  detail: string
  retryable: boolean
  notBefore: Date | null
  /** What the failed attempt consumed. */
  usage: Usage | null
}

export const failOutcomeSchema = z.enum(['retry', 'failed', 'stale'])
export type FailOutcome = z.infer<typeof failOutcomeSchema>

/** What the founder reads of a failure that nobody foresaw. */
export interface FailureWords {
  late: string
  unexpected: string
}

/** Turns whatever stopped a step into what is stored about it. Only a `StepFailure` speaks to the founder. */
export function failureOf(error: unknown, words: FailureWords): Failure {
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
    reason: words[timedOut ? 'late' : 'unexpected'],
    detail: cut(String(error), DETAIL_MAX_CHARS),
    retryable: true,
    notBefore: null,
    usage: null,
  }
}
