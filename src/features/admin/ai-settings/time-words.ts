const SECOND_MS = 1000
const secondsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '240 ms', '1.2 s'. */
export const timeWords = (milliseconds: number): string =>
  milliseconds < SECOND_MS ? `${milliseconds} ms` : `${secondsFormat.format(milliseconds / SECOND_MS)} s`
