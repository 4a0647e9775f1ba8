const CLOSE = 2
/** Above this gap the market size scores at most 5 (DESIGN §5). */
const FAR = 10

/** What the distance between the two methods means. */
export function gapWords(gap: number): string {
  if (gap <= CLOSE) return 'They come out close to each other, which makes the size more believable.'
  if (gap <= FAR) return 'They disagree, so check the inputs on which you know least.'
  return 'They contradict each other: at least one input is far off, or they measure different markets. The score for market size is held at 5 until they are closer.'
}
