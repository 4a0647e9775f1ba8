import { KNOWN_PLACES, type KnownPlace, PLACES_WITHIN } from './places.ts'

/** Where the idea is to start. `known` is null for places outside the table. */
export interface Place {
  name: string
  known: KnownPlace | null
}

const escaped = (name: string) => name.replace(/\./g, '\\.')
const SPELLINGS = [...KNOWN_PLACES.keys(), ...PLACES_WITHIN.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
const KNOWN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${SPELLINGS})(?![\\p{L}\\p{N}])`, 'gu')
const KNOWN_LOWER = new RegExp(`\\b(?:in|across|around|throughout)\\s+(${SPELLINGS})(?![\\p{L}])`, 'iu')
/** Words in lower case that are places only with a capital. */
const AMBIGUOUS =
  /^(?:turkey|china|nice|reading|bath|bali|us|cork|java|phoenix|kent|florence|queens|wellington|victoria|salvador|turin|perth)$/i

const ADJECTIVES: Record<string, string> = {
  German: 'Germany',
  French: 'France',
  Spanish: 'Spain',
  Italian: 'Italy',
  Portuguese: 'Portugal',
  Dutch: 'Netherlands',
  Polish: 'Poland',
  Swedish: 'Sweden',
  Danish: 'Denmark',
  Swiss: 'Switzerland',
  Austrian: 'Austria',
  Irish: 'Ireland',
  British: 'UK',
  Scottish: 'Scotland',
  American: 'United States',
  Canadian: 'Canada',
  Mexican: 'Mexico',
  Brazilian: 'Brazil',
  Nigerian: 'Nigeria',
  Kenyan: 'Kenya',
  Ghanaian: 'Ghana',
  Egyptian: 'Egypt',
  Indian: 'India',
  Indonesian: 'Indonesia',
  Filipino: 'Philippines',
  Vietnamese: 'Vietnam',
  Australian: 'Australia',
  European: 'Europe',
  African: 'Africa',
}
/** 'Kenyan farmers' names a place; 'Italian food' and 'Japanese snacks' name a taste. */
const ADJECTIVE = new RegExp(
  `\\b(${Object.keys(ADJECTIVES).join('|')})\\s+(?:small\\s+|young\\s+|rural\\s+|independent\\s+)?(?:\\p{L}+(?:ers|ors|ists|ants|ents)|households|families|cities|companies|smes|schools|clinics|shops|businesses|market|landlords|women|adults|retailers|towns)\\b`,
  'u',
)

const NAMED =
  /\b(?:in|across|throughout|around)\s+(?:the\s+)?(?:(?:city|town|region|state|district|province)\s+of\s+)?((?:\p{Lu}[\p{Ll}'’-]+)(?:\s+\p{Lu}[\p{Ll}'’-]+){0,2})/gu
const NOT_A_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Excel|Python|Slack|Google|WhatsApp|Telegram|English|Spanish|French|German|Arabic|Chinese|Hindi|Swahili|React|Notion|Figma|Gmail|Outlook|Chrome|Discord|Instagram|TikTok|Facebook|Minecraft|Roblox|Microsoft|Apple|Java|Rust|Phase|Year|The|Christmas|Ramadan|Step|Word|Teams|Zoom|Jira|Salesforce|Shopify|Stripe|Unity|App|Internet|Web|GitHub|Docker|Kubernetes|AI|Go|Ruby|Swift|Kotlin|Linux|Windows|Android|Japanese|Italian|German|Bible|Quran|Covid)\b/

/** 'in Himalayan villages' names a kind of place. */
const TASTE = /^\p{L}*(?:an|ese|ish)\s+\p{Ll}+/u

/** Names that are also words or people: places only after 'in' and the like. */
const ONLY_AFTER_IN =
  /^(?:Nice|Cork|Java|Phoenix|Florence|Virginia|Queens|Salvador|Perth|Kent|Cambridge|Oxford|Wellington|Victoria|Delaware|Georgia)$/

const placeNamed = (name: string): Place | null => {
  const known = KNOWN_PLACES.get(name)
  if (known) return { name: known.name, known }
  const country = PLACES_WITHIN.get(name)
  return country ? { name, known: country } : null
}

const knownIn = (text: string): Place | null => {
  const hits = [...text.matchAll(KNOWN)].filter(({ 0: hit, index }) => {
    const before = text.slice(Math.max(0, index - 12), index)
    // 'Uber', 'Amazon' and the like are no places; 'born in Berlin' and 'like Paris' still are.
    return !(hit === 'America' && /(?:South|Latin|North)\s$/.test(before))
  })
  const near = hits.find(({ index }) =>
    /\b(?:in|across|around|throughout|near|within)\s+(?:the\s+)?$/.test(
      text.slice(Math.max(0, index - 16), index),
    ),
  )
  const hit = (near ?? hits.find(([name]) => !ONLY_AFTER_IN.test(name)))?.[0]
  return hit ? placeNamed(hit) : null
}

const LOWER_NAMES = new Map(
  [...KNOWN_PLACES.keys(), ...PLACES_WITHIN.keys()].map((name) => [name.toLowerCase(), placeNamed(name)]),
)

/** The place that the text names for its start, or null. */
export function placeOf(text: string): Place | null {
  const known = knownIn(text)
  if (known) return known
  const lower = KNOWN_LOWER.exec(text)?.[1]?.toLowerCase()
  const fromLower = lower && !AMBIGUOUS.test(lower) ? LOWER_NAMES.get(lower) : undefined
  if (fromLower) return fromLower
  const adjective = ADJECTIVE.exec(text)?.[1]
  const country = adjective ? KNOWN_PLACES.get(ADJECTIVES[adjective] ?? '') : undefined
  if (country) return { name: country.name, known: country }
  const named = [...text.matchAll(NAMED)]
    .filter(({ 0: hit, index }) => !TASTE.test(text.slice(index + hit.length - 4, index + hit.length + 12)))
    .map(({ 1: name }) => name ?? '')
    .find((name) => !NOT_A_PLACE.test(name))
  return named ? { name: named, known: null } : null
}
