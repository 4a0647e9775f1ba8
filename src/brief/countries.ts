import type { BriefPlace } from '@domain/brief/brief'

/** ISO 3166-1 codes, and 'EU'. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

/** Other names under which founders know a country. */
const ALIASES: Record<string, string> = {
  america: 'US',
  britain: 'GB',
  england: 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  uae: 'AE',
  uk: 'GB',
  us: 'US',
  usa: 'US',
  wales: 'GB',
}

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Every country with its English name, in the order of the names. */
export const COUNTRIES = CODES.split(' ')
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const byName = new Map([
  ...COUNTRIES.map(({ code, name }): [string, string] => [name.toLowerCase(), code]),
  ...Object.entries(ALIASES),
])

let table: typeof import('@domain/brief/reader/places') | null = null

/** Adds the reader's towns and regions to what `placeNamed` knows. */
export async function loadPlaces(): Promise<void> {
  table = await import('@domain/brief/reader/places')
}

const countryOf = (name: string): string | null =>
  byName.get(name.trim().replaceAll('.', '').toLowerCase()) ?? null

function townOf(name: string): string | null {
  const known = table?.knownPlace(name) ?? table?.placeInLowerCase(name.toLowerCase())
  return known?.country ?? null
}

/** A place of the text with its country; without one where the towns cannot be loaded. */
export async function placeOf(name: string): Promise<BriefPlace> {
  await loadPlaces().catch(() => undefined)
  return { name, ...placeNamed(name) }
}

/** The country of a typed place ('Munich', 'Graz, Austria', 'USA'), and whether the place is a part of it. */
export function placeNamed(text: string): { country: string | null; local: boolean } {
  const parts = text.split(',').map((part) => part.trim())
  const country = countryOf(parts.at(-1) ?? '')
  if (country) return { country, local: parts.length > 1 }
  return { country: townOf(parts[0] ?? ''), local: true }
}
