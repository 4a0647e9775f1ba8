import type { Validation } from '@domain/validation'
import { isRunning } from '../idea-queries'

/** What deleting takes away, and what it does not give back (quota: spec part 1 §5). */
interface Losses {
  lost: string[]
  cost: string
}

const IDEA = 'Your idea as you wrote it'

export function lossesOf({ status }: Pick<Validation, 'status'>): Losses {
  if (isRunning(status))
    return {
      lost: [IDEA, 'The analysis, which stops, and what it has written so far'],
      cost: 'Once a part of the report is being written, the validation stays counted.',
    }
  if (status === 'error')
    return {
      lost: [IDEA, 'What the analysis had written before it stopped'],
      cost: 'A validation that stopped with an error is not counted.',
    }
  return {
    lost: [
      IDEA,
      'The report with its scorecard and sources',
      'Earlier versions of its sections, and your changes to its numbers',
      'The project planning made from it',
    ],
    cost: 'What it cost stays counted: deleting does not give the validation back.',
  }
}
