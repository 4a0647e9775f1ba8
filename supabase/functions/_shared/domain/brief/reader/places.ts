import { PLACE_TABLE } from './place-table.ts'

export interface KnownPlace {
  /** ISO 3166-1 code, or 'EU'. */
  country: string
  kind: 'country' | 'region' | 'town'
}

/** Folds spelling variants into the form of the table: 'Tromsø' and 'Tromso', 'Malmö' and 'Malmo' are equal. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss' }
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłıđß]/g, (letter) => LETTERS[letter] ?? letter)

/** The number of keys; one in 800 unknown words is mistaken for a name of the table. */
const KEYS = 2 ** 22

/** A short hash (FNV-1a) of a name; a table of the names themselves would be three times as long. */
export function keyOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of folded(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 13)) >>> 0) % KEYS
}

/** The digits of the codes, six bits each. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Decodes ascending keys from the Rice code of their differences; the first digit is the parameter. */
function keysOf(code: string): number[] {
  const [shift = 0, ...digits] = [...code].map((digit) => DIGITS.indexOf(digit))
  const bits = digits.map((digit) => digit.toString(2).padStart(6, '0')).join('')
  const keys: number[] = []
  let key = -1
  for (let i = 0; ; ) {
    const zero = bits.indexOf('0', i)
    const to = zero + 1 + shift
    if (zero < 0 || to > bits.length) return keys
    key += (zero - i) * 2 ** shift + Number.parseInt(bits.slice(zero + 1, to), 2) + 1
    keys.push(key)
    i = to
  }
}

const KINDS = ['region', 'town'] as const
/** Countries whose English name usually means another place: Georgia is also a US state. */
const UNNAMED: ReadonlySet<string> = new Set(['GE', 'NE'])
/** Countries whose names are also words: 'china', 'turkey'. */
const WORDS: ReadonlySet<string> = new Set(['CN', 'JO', 'TD', 'GN'])

interface Entry extends KnownPlace {
  /** Also a common word, first name or thing. */
  isWord: boolean
}

/** Countries by lower-case name. */
const countries = new Map<string, Entry>()
/** Regions and towns by the key of their names. */
const others = new Map<number, Entry>()

/**
 * Reads the rows of `PLACE_TABLE`: country|other names|keys of regions|of regions that are words|of towns|of towns
 * that are words.
 */
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
      for (const key of keysOf(list)) others.set(key, { country, kind, isWord: column % 2 === 1 })
    })
  }
}

/** Looks up a name. The table is read on first use, because not every idea names a place. */
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

/** The place with this name; undefined if it is unknown. */
export const knownPlace = (name: string): KnownPlace | undefined => entryOf(name)

/** The place with a name written without capitals; undefined for names that are also words. */
export function placeInLowerCase(name: string): KnownPlace | undefined {
  const entry = name.length > 3 || /^(?:uk|usa)$/.test(name) ? entryOf(name) : undefined
  return entry?.isWord ? undefined : entry
}

/** Whether a name is a place only after 'in' and the like: 'Reading', 'Nice', 'US'. */
export const isAlsoWord = (name: string): boolean => entryOf(name)?.isWord === true

/** The length of the longest name in the table, in words. */
export const MAX_NAME_WORDS = 5

/** Peoples whose name cannot be derived from that of their country or region. */
const PEOPLES: Readonly<Record<string, string>> = Object.fromEntries(
  `British GB Dutch NL English GB Filipino PH French FR German DE Greek GR Norwegian NO Portuguese PT Spanish ES Swiss CH Thai TH
   Welsh GB Scottish GB Danish DK Czech CZ American US Californian US Texan US Bavarian DE Catalan ES Sicilian IT
   Irish IE Polish PL Finnish FI Saudi SA Emirati AE Peruvian PE Icelandic IS Slovak SK Argentine AR Basque ES`
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]) ?? [],
)
const PEOPLE_ENDINGS = ['n', 'an', 'ian', 'i', 'ese', 'ish']
const ROOT_ENDINGS = ['', 'a', 'ia', 'y', 'e', 'o', 'en', 'on', 'land', 'eland', 'ey', 'ium']

/** The country of a people ('Kenyan', 'Dutch', 'Texan'); undefined if the word is not a people. */
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

/** Whether a name is part of a country: 'Kaduna State', 'the Klang Valley'. */
export const isRegion = (name: string): boolean =>
  entryOf(name)?.kind === 'region' ||
  /^the |(?:State|Region|Valley|Province|County|Highlands|District|Coast)$/i.test(name)
