import { PLACE_TABLE } from './place-table.ts'

export interface KnownPlace {
  /** ISO 3166-1 code, or 'EU'. */
  country: string
  kind: 'country' | 'region' | 'town'
}

/** Names as the table has them: 'Tromsø' and 'Tromso', 'Malmö' and 'Malmo' are one. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss' }
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłıđß]/g, (letter) => LETTERS[letter] ?? letter)

/** Digits of a key to the base 36: of unknown words one in 1,200 is taken for a name of the table. */
export const KEY_DIGITS = 4

/** A short stand-in for a name (FNV-1a): the table of names itself would be twice as long. */
export function keyOf(name: string): string {
  let hash = 0x811c9dc5
  for (const letter of folded(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash ^= hash >>> 13
  return ((hash >>> 0) % 36 ** KEY_DIGITS).toString(36).padStart(KEY_DIGITS, '0')
}

const KINDS = ['region', 'town'] as const
/** Countries whose English name is first of all that of another place: the US state is Georgia, too. */
const UNNAMED: ReadonlySet<string> = new Set(['GE', 'NE'])
/** Countries that are also words: 'china', 'turkey'. */
const WORDS: ReadonlySet<string> = new Set(['CN', 'JO', 'TD', 'GN'])

interface Entry extends KnownPlace {
  /** Also a common word, first name or thing. */
  isWord: boolean
}

/** Countries by their name in lower case. */
const countries = new Map<string, Entry>()
/** Regions and towns by the key of their name. */
const others = new Map<string, Entry>()

/** Rows of `PLACE_TABLE`: country|other names|keys of regions|of those that are words|of towns|of those that are words. */
function readTable(): void {
  const named = new Intl.DisplayNames('en', { type: 'region' })
  for (const row of PLACE_TABLE.trim().replaceAll('\n ', '').split('\n')) {
    const [country = '', names = '', ...keys] = row.split('|')
    const add = (name: string, isWord: boolean) =>
      countries.set(folded(name), { country, kind: 'country', isWord })
    if (!UNNAMED.has(country)) add(named.of(country) ?? country, WORDS.has(country))
    for (const name of names.split(',')) if (name) add(name.replace('*', ''), name.endsWith('*'))
    keys.forEach((list, column) => {
      const kind = KINDS[column >> 1] ?? 'town'
      for (let i = 0; i < list.length; i += KEY_DIGITS) {
        const key = list.slice(i, i + KEY_DIGITS)
        if (!others.has(key)) others.set(key, { country, kind, isWord: column % 2 === 1 })
      }
    })
  }
}

/** Read when it is first needed: not every idea names a place. */
function entryOf(name: string): Entry | undefined {
  if (countries.size === 0) readTable()
  const known = countries.get(folded(name)) ?? (name.length > 1 ? others.get(keyOf(name)) : undefined)
  return (
    known ??
    (/^(?:\p{L}+ )?\p{L}{3,}shire$/iu.test(name)
      ? { country: 'GB', kind: 'region', isWord: false }
      : undefined)
  )
}

/** The place with this name. */
export const knownPlace = (name: string): KnownPlace | undefined => entryOf(name)

/** The place of a name that is written without capitals; none for names that are also words. */
export function placeInLowerCase(name: string): KnownPlace | undefined {
  const entry = name.length > 3 || /^(?:uk|usa)$/.test(name) ? entryOf(name) : undefined
  return entry?.isWord ? undefined : entry
}

/** True for names that are places only after 'in' and the like: 'Reading', 'Nice', 'US'. */
export const isAlsoWord = (name: string): boolean => entryOf(name)?.isWord === true

/** The longest name of the table, in words. */
export const MAX_NAME_WORDS = 5

/** Peoples whose name does not follow from that of their country or region. */
const PEOPLES: Readonly<Record<string, string>> = Object.fromEntries(
  `British GB Dutch NL English GB Filipino PH French FR German DE Greek GR Norwegian NO Portuguese PT Spanish ES Swiss CH Thai TH
   Welsh GB Scottish GB Danish DK Czech CZ American US Californian US Texan US Bavarian DE Catalan ES Sicilian IT
   Irish IE Polish PL Finnish FI Saudi SA Emirati AE Peruvian PE Icelandic IS Slovak SK Argentine AR Basque ES`
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]) ?? [],
)
const PEOPLE_ENDINGS = ['n', 'an', 'ian', 'i', 'ese', 'ish']
const ROOT_ENDINGS = ['', 'a', 'ia', 'y', 'e', 'o', 'en', 'on', 'land', 'eland', 'ey', 'ium']

/** The country of a people: 'Kenyan', 'Dutch', 'Texan'. */
export function countryOfPeople(word: string): string | undefined {
  if (Object.hasOwn(PEOPLES, word)) return PEOPLES[word]
  if (!/^\p{Lu}.{3,}(?:n|i|ese|ish)$/u.test(word)) return undefined
  if (countries.size === 0) readTable()
  for (const ending of PEOPLE_ENDINGS) {
    const root = word.endsWith(ending) ? folded(word.slice(0, -ending.length)) : ''
    for (const last of root.length > 1 ? ROOT_ENDINGS : []) {
      const known = countries.get(root + last)
      if (known) return known.country
    }
  }
  return undefined
}

/** Names of parts of a country: 'Kaduna State', 'the Klang Valley'. */
export const isRegion = (name: string): boolean =>
  entryOf(name)?.kind === 'region' ||
  /^the |(?:State|Region|Valley|Province|County|Highlands|District|Coast)$/i.test(name)
