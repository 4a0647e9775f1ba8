import { type Brief, entriesOf, firstValue } from '../domain/brief/brief.ts'
import { currencyOfCountry, NO_CURRENCY } from '../domain/currency.ts'
import { LISTED_COUNTRIES, type RegionId, regionOfCountry } from '../domain/roadmap/rates.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const NAMES = LISTED_COUNTRIES.flatMap((code): { code: string; named: RegExp }[] => {
  const name = code === 'EU' ? 'European Union' : regions.of(code)
  const named = new RegExp(`\\b(?:in|from|across|throughout|of)(?: [\\p{L}-]+)? ${name}(?![\\p{L}])`, 'iu')
  return name && name !== code ? [{ code, named }] : []
})

/** Currencies of several countries, which do not identify one. */
const OF_MANY = new Set(['USD', 'XOF', 'XAF', NO_CURRENCY])

/** The currencies of the founder's amounts: first that of the price, last those of current solutions. */
const currenciesIn = (brief: Brief): string[] => [
  ...(['price', 'goal', 'problemCost'] as const).flatMap((field) =>
    entriesOf(brief, field).flatMap(({ value }) => value.currency ?? []),
  ),
  ...entriesOf(brief, 'today').flatMap(({ value: { price } }) => price?.currency ?? []),
]

/** The countries in the last text, cached because every phase of a roadmap asks several times. */
let last: { text: string; countries: readonly string[] } = { text: '', countries: [] }

/** Countries that a text names after a preposition such as 'in' or 'from', in order. */
function namedIn(text: string): readonly string[] {
  if (last.text === text) return last.countries
  const found = NAMES.flatMap(({ code, named }) => {
    const at = text.search(named)
    return at < 0 ? [] : [{ code, at }]
  })
  last = { text, countries: found.toSorted((a, b) => a.at - b.at).map(({ code }) => code) }
  return last.countries
}

/**
 * Where the founder starts, as an ISO 3166-1 code or 'EU': the place in the brief, or else the country that the idea
 * names, or else the country of the currency. `assumed` is true unless the brief states the place. Null if unknown.
 */
export function startCountry(
  brief: Brief | null | undefined,
  idea: string,
): { country: string; assumed: boolean } | null {
  if (!brief) return null
  const stated = firstValue(brief, 'place')?.country
  if (stated) return { country: stated, assumed: false }
  const money = currenciesIn(brief).find((code) => !OF_MANY.has(code))
  const named = namedIn(idea)
  const [own] = money ? named.filter((code) => currencyOfCountry(code) === money) : named
  if (own) return { country: own, assumed: true }
  if (money === undefined) return null
  if (money === 'EUR') return { country: 'EU', assumed: true }
  const country = money.slice(0, 2)
  return NAMES.some(({ code }) => code === country) ? { country, assumed: true } : null
}

/**
 * The region whose rates are assumed: that of the country where the founder starts, or North America for a price in US
 * dollars without a place. Null if unknown.
 */
export function startRegion(brief: Brief | null | undefined, idea: string): RegionId | null {
  const start = startCountry(brief, idea)
  if (start) return regionOfCountry(start.country)
  return brief && currenciesIn(brief)[0] === 'USD' ? regionOfCountry('US') : null
}
