/** A score for a range of values; `says` describes the range in words: '3 to 7'. */
export interface Band {
  holds: (value: number) => boolean
  score: number
  says: string
}

/** The first band that contains the value, or the last band. */
export const bandOf = (value: number, bands: readonly Band[]): Band =>
  bands.reduceRight((found, band) => (band.holds(value) ? band : found))
