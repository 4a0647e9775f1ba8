import { StepFailure } from '../engine/engine.ts'
import type { Progress } from './research-progress.ts'

/** The failure that decides what happens next: one that no attempt can mend, else the one that asks to wait longest. */
function weightiest(failures: readonly StepFailure[]): StepFailure | undefined {
  const wait = ({ notBefore }: StepFailure) => notBefore?.getTime() ?? 0
  return failures.find(({ retryable }) => !retryable) ?? failures.toSorted((a, b) => wait(b) - wait(a))[0]
}

/**
 * Waits until all calls have ended, so that each is saved and counted. When some failed, throws one
 * `StepFailure` with the usage of all of them; after an abort the signal's reason, and what is no
 * `StepFailure` as it is. Returns what the calls gave.
 */
export async function settled<Values extends unknown[]>(
  calls: { [At in keyof Values]: Promise<Values[At]> },
  progress: Progress,
  signal: AbortSignal,
): Promise<Values> {
  const results = await Promise.allSettled(calls)
  const errors: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const failures = errors.filter((error) => error instanceof StepFailure)
  for (const { usage } of failures) progress.count(usage)
  if (signal.aborted) throw signal.reason
  const worst = weightiest(failures)
  if (!worst && errors.length > 0) throw errors[0]
  if (worst) throw await failureOfAll(worst, failures, progress)
  return Promise.all(calls)
}

async function failureOfAll(worst: StepFailure, failures: readonly StepFailure[], progress: Progress) {
  const usage = progress.spent
  // What was spent is told with the failure; should this save fail, it is counted twice rather than not at all.
  await progress.reported().catch(() => undefined)
  const { message, retryable, notBefore } = worst
  const detail = [...new Set(failures.map((failure) => failure.detail))].join('\n')
  return new StepFailure(message, { detail, retryable, notBefore, usage, cause: worst })
}
