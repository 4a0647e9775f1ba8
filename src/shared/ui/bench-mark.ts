/**
 * A surveyor's bench mark: a cut line of known height from which everything else is measured. Used in the wordmark, and
 * in the icons that `npm run icons` creates.
 */
export const BENCH_MARK = {
  path: 'M3.500 4h17M12 8v13M12 8 5.500 20M12 8l6.500 12',
  box: 24,
  stroke: 2.25,
} as const
