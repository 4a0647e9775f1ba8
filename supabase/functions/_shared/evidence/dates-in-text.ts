import { figuresIn } from '../ai/sections/read-figures.ts'
import { type Language, languageOf } from './language.ts'

/** The dates in a text: years, months (1 to 12), and parts of a year ('q1', 'h2'). */
export interface Times {
  years: Set<number>
  /** Both years of a period such as 2023/24. */
  seasons: [number, number][]
  months: Set<number>
  parts: Set<string>
}

const MONTHS: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar|Jänner Februar|Feber März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  ),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto sep?tiembre octubre noviembre diciembre'.split(' '),
}
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es']
const ORDINALS = [
  'first|1st|erste[nrms]?|premier|primer|1er',
  'second|2nd|zweite[nrms]?|deuxième|second|segundo',
  'third|3rd|dritte[nrms]?|troisième|tercer',
  'fourth|last|4th|vierte[nrms]?|quatrième|cuarto',
]
const QUARTERS = ORDINALS.map(
  (words, at) =>
    new RegExp(
      `(?:\\b|^)(?:(?:${words})\\s(?:quarter|Quartal|trimestre)|[QT]${at + 1}|${at + 1}[QT](?=\\s?\\d))(?![\\p{L}\\d])`,
      'iu',
    ),
)
const HALVES = ORDINALS.slice(0, 2).map(
  (words, at) =>
    new RegExp(
      `(?:\\b|^)(?:[HS]${at + 1}(?![\\p{L}\\d])|(?:${words})\\s(?:half(?! of the (?:shops|firms))|Halbjahr|semestre)(?!\\p{L}))`,
      'iu',
    ),
)
/** Tells the modal verb 'may' from the month by its neighbors. */
const IS_MONTH_OF_MAY =
  /(?:\b(?:in|by|since|until|of|from|to|and|early|mid|late|last|every|each|between|before|after|during|through)[\s-]|\d\s)May\b|\bMay\s(?:\d|and|to|of)/

const MONTH_PATTERNS: Record<Language, RegExp[]> = {
  en: MONTHS.en.map((name) => monthPattern(name, 'u')),
  de: MONTHS.de.map((name) => monthPattern(name, 'u')),
  fr: MONTHS.fr.map((name) => monthPattern(name, 'iu')),
  es: MONTHS.es.map((name) => monthPattern(name, 'iu')),
}

function monthPattern(name: string, flags: string): RegExp {
  return name === 'May' ? IS_MONTH_OF_MAY : new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, flags)
}

/** The months named in a text, 1 to 12. */
export function monthsIn(text: string): Set<number> {
  const first = languageOf(text)
  const others = LANGUAGES.filter((language) => language !== first)
  for (const language of [first, ...others]) {
    const found = MONTH_PATTERNS[language].flatMap((pattern, at) => (pattern.test(text) ? [at + 1] : []))
    if (found.length > 0) return new Set(found)
  }
  return new Set()
}

const SEASON = /\b((19|20)\d\d)\s?[/–-]\s?(\d\d)(?![\d–-])/g

/** Reduces '14.05.2024', '5/14/2024' and '2024-05-14' to the year, because countries order day and month differently. */
export const withoutDays = (text: string): string =>
  text
    .replace(/(?<![\d.,])\d{1,2}([./-])\d{1,2}\1((?:19|20)\d\d)(?!\d)/g, '$2')
    .replace(/(?<!\d)((?:19|20)\d\d)-\d\d-\d\d(?!\d)/g, '$1')

/** The dates named in a text in English, German, French or Spanish. */
export function timesIn(text: string): Times {
  const years = new Set(figuresIn(withoutDays(text)).flatMap(({ isYear, values }) => (isYear ? values : [])))
  const seasons: [number, number][] = []
  for (const [, from = '', century = '', to = ''] of text.matchAll(SEASON)) {
    const [start, end] = [Number(from), Number(`${century}00`) + Number(to)]
    if (end > start) years.add(end)
    if (end === start + 1) seasons.push([start, end])
  }
  const parts = new Set([
    ...QUARTERS.flatMap((pattern, at) => (pattern.test(text) ? [`q${at + 1}`] : [])),
    ...HALVES.flatMap((pattern, at) => (pattern.test(text) ? [`h${at + 1}`] : [])),
  ])
  return { years, seasons, months: monthsIn(text), parts }
}

/** The months in a part of a year. */
export function monthsOfPart(part: string): number[] {
  const [size, count] = part.startsWith('q') ? [3, Number(part.slice(1))] : [6, Number(part.slice(1))]
  return Array.from({ length: size }, (_, at) => (count - 1) * size + at + 1)
}

export const monthName = (month: number): string => MONTHS.en[month - 1] ?? ''
