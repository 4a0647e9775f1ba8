import { type Language, languageOf } from './language.ts'

type Values = Readonly<Record<string, number>>

const counted = (words: string, from: number, step = 1): [string, number][] =>
  words
    .split(' ')
    .flatMap((group, at) => group.split('/').map((word): [string, number] => [word, from + at * step]))

/** Number words that are added up: 'seven', 'vierzig', 'quatre-vingt'. Articles such as 'one' are left out. */
const ADDENDS: Record<Language, Values> = {
  en: Object.fromEntries([
    ...counted(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...counted('twenty thirty forty/fourty fifty sixty seventy eighty ninety', 20, 10),
  ]),
  de: Object.fromEntries([
    ...counted(
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      2,
    ),
    ...counted('zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
  ]),
  fr: Object.fromEntries([
    ...counted('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...counted('vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante', 20, 10),
  ]),
  es: Object.fromEntries([
    ...counted('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 2),
    ...counted(
      'dieciséis/dieciseis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós/veintidos veintitrés/veintitres veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho veintinueve',
      16,
    ),
    ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...counted('doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas', 200, 100),
    ...counted('quinientos/quinientas seiscientos/seiscientas setecientos/setecientas', 500, 100),
    ...counted('ochocientos/ochocientas novecientos/novecientas', 800, 100),
  ]),
}

/** Words that multiply the number before them. */
const FACTORS: Record<Language, Values> = {
  en: { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  de: {
    dutzend: 12,
    hundert: 100,
    tausend: 1e3,
    million: 1e6,
    millionen: 1e6,
    milliarde: 1e9,
    milliarden: 1e9,
  },
  fr: { cent: 100, cents: 100, mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  es: { cien: 100, ciento: 100, mil: 1e3, millón: 1e6, millon: 1e6, millones: 1e6 },
}
/** Articles that count as one before a factor: 'a million', 'eine Million'. */
const ONE: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'one']),
  de: new Set(['ein', 'eine', 'einer']),
  fr: new Set(['un', 'une']),
  es: new Set(['un', 'una']),
}
/** Words for one after tens: 'sixty-one'. */
const LAST_ONE: Record<Language, ReadonlySet<string>> = {
  en: new Set(['one']),
  de: new Set(),
  fr: new Set(['un', 'une']),
  es: new Set(['uno', 'un', 'una']),
}
const isTens = (group: number) => group % 100 >= 20 && group % 10 === 0
/** Factors that are numbers on their own: 'mille', 'cien', 'hundert'. */
const ALONE: Record<Language, ReadonlySet<string>> = {
  en: new Set(),
  de: new Set(['hundert', 'tausend']),
  fr: new Set(['cent', 'mille']),
  es: new Set(['cien', 'ciento', 'mil']),
}
const JOINTS: Record<Language, ReadonlySet<string>> = {
  en: new Set(['and']),
  de: new Set(['und']),
  fr: new Set(['et']),
  es: new Set(['y', 'de']),
}
const HALF: Record<Language, RegExp> = {
  en: /^ and a half\b/,
  de: /^(?!)/,
  fr: /^(?!)/,
  es: /^ y medio\b/,
}
const PER_CENT = /(?:per|pour|por) $/i
const QUATRE_VINGT = /quatre-vingts?(?:-dix)?/gi

/** The value of a German word that is a whole number: 'fünfundzwanzig', 'dreihundert', 'zweitausend'. Null for any other word. */
function germanValue(word: string): number | null {
  const known = ADDENDS.de[word]
  if (known !== undefined) return known
  const [, thousands, rest] = /^(.*)tausend(?:und)?(.*)$/.exec(word) ?? []
  if (thousands !== undefined && rest !== undefined && word !== 'tausend')
    return sumOf(thousands === '' ? 1 : part(thousands), 1e3, rest)
  const [, hundreds, tail] = /^(.*)hundert(?:und)?(.*)$/.exec(word) ?? []
  if (hundreds !== undefined && tail !== undefined && word !== 'hundert')
    return sumOf(hundreds === '' ? 1 : part(hundreds), 100, tail)
  const [, unit, tens] = /^(.+?)und(.+zig|dreißig|dreissig)$/.exec(word) ?? []
  if (!unit || !tens) return null
  const [a, b] = [part(unit), ADDENDS.de[tens]]
  return a === null || b === undefined ? null : a + b
}

const part = (word: string): number | null => (word === 'ein' ? 1 : germanValue(word))

function sumOf(count: number | null, factor: number, rest: string): number | null {
  const more = rest === '' ? 0 : part(rest)
  return count === null || more === null ? null : count * factor + more
}

interface Reading {
  total: number
  group: number
  hasNumber: boolean
}

/** Adds one more word to a number; null if the word does not continue it. */
function withWord({ total, group, hasNumber }: Reading, word: string, language: Language): Reading | null {
  const addend = language === 'de' ? germanValue(word) : ADDENDS[language][word]
  if (addend !== undefined && addend !== null) {
    // 'ten twenty' are two numbers; 'twenty two' and 'soixante quinze' are one.
    const fits = group % 100 === 0 || (isTens(group) && addend < 20)
    return !hasNumber || (fits && addend < 100) || group === 0
      ? { total, group: group + addend, hasNumber: true }
      : null
  }
  // 'sixty-one', 'treinta y uno'
  if (LAST_ONE[language].has(word) && isTens(group)) return { total, group: group + 1, hasNumber: true }
  const factor = FACTORS[language][word]
  if (factor === undefined || (!hasNumber && !ALONE[language].has(word))) return null
  const count = group === 0 && total === 0 ? 1 : group
  if (factor < 1e3) return { total, group: count * factor, hasNumber: true }
  if (total > 0 && group === 0) return { total: total * factor, group: 0, hasNumber: true }
  return { total: total + count * factor, group: 0, hasNumber: true }
}

interface Word {
  text: string
  from: number
  to: number
}

/** Whether only a space or a hyphen separates two words. */
const isJoined = (text: string, a: Word | undefined, b: Word | undefined) =>
  a !== undefined && b !== undefined && /^(?:\s|-)$/.test(text.slice(a.to, b.from))

/** The number that starts at a word: its value and how many words it has; null if there is none. */
function numberAt(text: string, words: Word[], at: number, language: Language): [number, number] | null {
  let reading: Reading = { total: 0, group: 0, hasNumber: false }
  let end = at
  const first = words[at]
  if (first && ONE[language].has(first.text) && isJoined(text, first, words[at + 1])) {
    const factor = FACTORS[language][words[at + 1]?.text ?? '']
    if (factor !== undefined) {
      reading = { total: 0, group: 1, hasNumber: true }
      end = at + 1
    }
  }
  let last = end
  while (end < words.length && (end === at || isJoined(text, words[end - 1], words[end]))) {
    const word = words[end]?.text ?? ''
    const next = withWord(reading, word, language)
    if (next) {
      reading = next
      last = ++end
    } else if (reading.hasNumber && JOINTS[language].has(word) && mayJoin(reading, words[end + 1], language))
      end++
    else break
  }
  return reading.hasNumber && last > at ? [reading.total + reading.group, last - at] : null
}

/** 'two and three' are two numbers; 'hundred and five', 'treinta y dos' and 'vingt et onze' are one. */
function mayJoin({ group, total }: Reading, next: Word | undefined, language: Language): boolean {
  if (next === undefined) return false
  const factor = FACTORS[language][next.text]
  const addend = ADDENDS[language][next.text]
  if (language === 'es' && factor === 1e6) return true
  if (LAST_ONE[language].has(next.text)) return language !== 'en' && isTens(group)
  if (addend === undefined) return false
  if (language === 'en') return (group >= 100 && group % 100 === 0) || (total > 0 && group === 0)
  return isTens(group) && addend < 20
}

/**
 * Replaces spelled-out numbers by digits ('two million' becomes '2000000'), in English, German, French or
 * Spanish. Articles stay, and so does a single 'one'.
 */
export function spelledNumbers(text: string, language: Language = languageOf(text)): string {
  const plain =
    language === 'fr'
      ? text.replace(QUATRE_VINGT, (word) => (/dix$/i.test(word) ? 'nonante' : 'huitante'))
      : text
  const words = [...plain.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
  let result = ''
  let copied = 0
  for (let at = 0; at < words.length; at++) {
    const [value, count] = numberAt(plain, words, at, language) ?? []
    const [first, last] = [words[at], words[at + (count ?? 0) - 1]]
    if (value === undefined || count === undefined || !first || !last) continue
    const before = plain.slice(0, first.from)
    const isPerCent = count === 1 && PER_CENT.test(before) && /^(?:cent|cien)/.test(first.text)
    // 'five-star' and '2 thousand' are not changed: one is a name, the other has its digits.
    const hasDigits = /\d[\s-]$/.test(before)
    if (isPerCent || hasDigits) continue
    const half = HALF[language].exec(plain.slice(last.to))?.[0]
    result += plain.slice(copied, first.from) + String(half ? value + 0.5 : value)
    copied = last.to + (half?.length ?? 0)
    at += count - 1
  }
  return result + plain.slice(copied)
}
