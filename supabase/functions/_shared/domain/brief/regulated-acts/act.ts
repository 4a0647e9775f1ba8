/** A rule of one place on an act, in one sentence of our own, with the page that it was taken from. */
export interface ActLaw {
  /** ISO 3166-1 country, or 'EU'. */
  place: string
  /** Words of the founder for the part of the country where it holds; null for the whole country. */
  where: RegExp | null
  says: string
  source: { title: string; publisher: string; address: string; date: string | null }
}

/**
 * How hard an act weighs: `unsafe` where people can be injured before anyone tested it, `forbidden` in the form that the
 * words describe, `licensed` where many places allow it only with a license, `conditioned` where it takes a registration,
 * a label, a consent or the like.
 */
export type ActWeight = 'unsafe' | 'forbidden' | 'licensed' | 'conditioned'

/** Something that founders plan and the law of many places forbids, licenses or ties to conditions. */
export interface RegulatedAct {
  id: string
  weight: ActWeight
  /** Patterns of the founder's words for it; ~ stands for up to eight words of one clause. */
  shown: readonly string[]
  /** What must stand in the same sentence or next to it. */
  near?: string
  /** What must not stand in the same sentence or next to it. */
  unless?: string
  /** Whether it shows the act whoever does it, because customers or workers do it for the business. */
  byAnyone?: true
  /** Nouns that show it when they are the product itself, in the founder's answer. */
  product?: string
  /** A sentence that is true wherever it is shown. */
  says: string
  /** Whom to ask which question, as the first thing to do. */
  asks: string
  laws: readonly ActLaw[]
}

/** A rule of a place, from any publisher. */
export const law = (
  place: string,
  says: string,
  title: string,
  publisher: string,
  address: string,
  date: string | null = null,
  where: RegExp | null = null,
): ActLaw => ({ place, where, says, source: { title, publisher, address, date } })

/** A law of the European Union by type, year and number, such as 'reg/2017/745'. */
export const euLaw = (id: string, title: string, says: string): ActLaw =>
  law('EU', says, title, 'EUR-Lex', `https://eur-lex.europa.eu/eli/${id}/oj`, id.split('/')[1] ?? null)

/** A British law by type, year and number, such as 'ukpga/2005/19'. */
export const ukLaw = (id: string, title: string, says: string): ActLaw =>
  law(
    'GB',
    says,
    title,
    'legislation.gov.uk',
    `https://www.legislation.gov.uk/${id}`,
    id.split('/')[1] ?? null,
  )

/** A federal rule of the United States by title and part or section, such as 'title-21/part-111'. */
export const usRule = (id: string, title: string, says: string): ActLaw =>
  law('US', says, title, 'Electronic Code of Federal Regulations', `https://www.ecfr.gov/current/${id}`)

/** A German federal law by its short name and, where one matters, its section, such as 'gewo/__34a.html'. */
export const germanLaw = (id: string, title: string, says: string): ActLaw =>
  law('DE', says, title, 'German Federal Ministry of Justice', `https://www.gesetze-im-internet.de/${id}`)
