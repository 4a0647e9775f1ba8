import type { Range } from './clauses.ts'

/** A range of words that was read in a sentence. `score` is the confidence: 3 is certain, 1 a guess. */
export interface Finding extends Range {
  sentence: number
  score: number
}

/** The finding with the highest score; the first in the text if several are equal, null if there are none. */
export const best = <F extends Finding>(findings: readonly F[]): F | null =>
  findings.reduce<F | null>((top, finding) => (top && top.score >= finding.score ? top : finding), null)
