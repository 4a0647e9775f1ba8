const CLOSE = 2
/** Above this gap the market size scores at most 5 (docs/scorecard.md). */
const FAR = 10

/**
 * What the distance between the two methods means. Agreement says something only where the figures behind it were found
 * on their pages.
 */
export function gapWords(gap: number, isConfirmed: boolean): string {
  if (gap <= CLOSE && !isConfirmed)
    return 'They agree, but not every figure behind them was found on its page, so this makes the size no more credible.'
  if (gap <= CLOSE) return 'They are close to each other, which makes the size more credible.'
  if (gap <= FAR) return 'They disagree, so check the inputs you are least sure of.'
  return 'They contradict each other: at least one input is far off, or they measure different markets. The market size score is capped at 5 until they are closer.'
}
