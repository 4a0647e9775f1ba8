import type { Range } from './clauses.ts'

/** Words that were read, by sentence and position, with how sure the pattern is: 3 is plain, 1 a guess. */
export interface Finding extends Range {
  sentence: number
  score: number
}

/** The surest finding; of equals the first in the text. */
export const best = <F extends Finding>(findings: readonly F[]): F | null =>
  findings.reduce<F | null>((top, finding) => (top && top.score >= finding.score ? top : finding), null)
