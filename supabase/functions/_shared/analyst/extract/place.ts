import { KNOWN_PLACES, type KnownPlace, PLACES_WITHIN } from './places.ts'

/** Where the idea is to start. `known` is null for places outside the table. */
export interface Place {
  name: string
  known: KnownPlace | null
}

const LOWER_NAMES = new Map(
  [...KNOWN_PLACES.keys(), ...PLACES_WITHIN.keys()].map((name) => [name.toLowerCase(), name]),
)
/** 'U.S.' is one word, 'Berlin-based' are two. */
const WORD = /\p{Lu}(?:\.\p{Lu}\.?)+|[\p{L}\p{N}]+/gu
const MAX_NAME_WORDS = 4

interface Hit {
  name: string
  index: number
}

/** Names that `find` knows, the longest at each place; looked up word by word, as one pattern of all names is large. */
function hitsIn(text: string, find: (words: string) => string | undefined): Hit[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const hits: Hit[] = []
  for (let at = 0; at < words.length; at++) {
    const start = words[at]?.start ?? 0
    for (let last = Math.min(at + MAX_NAME_WORDS, words.length) - 1; last >= at; last--) {
      const name = find(text.slice(start, words[last]?.end))
      if (name === undefined) continue
      hits.push({ name, index: start })
      at = last
      break
    }
  }
  return hits
}

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
  const spelled = (words: string) => (KNOWN_PLACES.has(words) || PLACES_WITHIN.has(words) ? words : undefined)
  const hits = hitsIn(text, spelled).filter(({ name, index }) => {
    const before = text.slice(Math.max(0, index - 12), index)
    return (
      !(name === 'America' && /(?:South|Latin|North)\s$/.test(before)) &&
      !(name === 'England' && /New\s$/.test(before))
    )
  })
  const near = hits.find(({ index }) =>
    /\b(?:in|across|around|throughout|near|within)\s+(?:the\s+)?$/.test(
      text.slice(Math.max(0, index - 16), index),
    ),
  )
  const hit = near ?? hits.find(({ name }) => !ONLY_AFTER_IN.test(name))
  return hit ? placeNamed(hit.name) : null
}

const IN_BEFORE = /\b(?:in|across|around|throughout)\s+$/i

/** 'in berlin': without a capital a name is a place only after such a word. */
function lowerIn(text: string): Place | null {
  const hit = hitsIn(text, (words) => LOWER_NAMES.get(words.toLowerCase())).find(({ index }) =>
    IN_BEFORE.test(text.slice(Math.max(0, index - 16), index)),
  )
  return hit && !AMBIGUOUS.test(hit.name) ? placeNamed(hit.name) : null
}

/** The place that the text names for its start, or null. */
export function placeOf(text: string): Place | null {
  const known = knownIn(text)
  if (known) return known
  const fromLower = lowerIn(text)
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
