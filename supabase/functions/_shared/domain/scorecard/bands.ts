/** A score for a range of values; `says` names the range in words: '3 to 7'. */
export interface Band {
  holds: (value: number) => boolean
  score: number
  says: string
}

/** The first band that holds the value, the last one when none does. */
export const bandOf = (value: number, bands: readonly Band[]): Band =>
  bands.reduceRight((found, band) => (band.holds(value) ? band : found))
