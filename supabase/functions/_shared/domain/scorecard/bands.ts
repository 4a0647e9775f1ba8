/** A score for a range of values; `says` names the range in words: '3 to 7'. */
export interface Band {
  holds: (value: number) => boolean
  score: number
  says: string
}

/** The first band that holds the value, the last one when none does. */
export const bandOf = (value: number, bands: readonly Band[]): Band =>
  bands.reduceRight((found, band) => (band.holds(value) ? band : found))

/** Without the noise of binary fractions, so that 1,000,000 × $500 × 0.1 is $50M and no cent more. */
export const settled = (value: number): number => Number(value.toPrecision(9))
