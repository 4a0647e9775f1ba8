import type { Validation } from '@domain/stored-validation'
import { isRunning } from '@/validation/validation-queries'

/** What deleting takes away, and what it does not give back (docs/runs-and-quota.md#charges). */
interface Losses {
  lost: string[]
  cost: string
}

const IDEA = 'Your idea as you wrote it'

export function lossesOf({ status }: Pick<Validation, 'status'>): Losses {
  if (isRunning(status))
    return {
      lost: [IDEA, 'The running analysis and everything it has written so far'],
      cost: 'Once any part of the report has been started, the validation still counts.',
    }
  if (status === 'error')
    return {
      lost: [IDEA, 'Everything the analysis wrote before it stopped'],
      cost: 'A validation that stopped with an error does not count.',
    }
  return {
    lost: [
      IDEA,
      'The report with its scorecard and sources',
      'Earlier versions of its sections, and your changes to its numbers',
      'Its project planning',
    ],
    cost: 'The validation still counts: deleting it does not return it to your plan.',
  }
}
