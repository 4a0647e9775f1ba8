import { figuresIn } from '../ai/sections/read-figures.ts'
import { withoutDays } from './dates-in-text.ts'
import { spelledNumbers } from './spelled-numbers.ts'

/** What is counted or measured in: how many of the smallest unit of its dimension one of it is. */
interface Unit {
  dimension: 'time' | 'mass' | 'length' | 'volume' | 'area'
  factor: number
}

/** A figure with what is said about it. */
export interface Quantity {
  /** What its digits can mean, with the magnitude. */
  values: number[]
  /** '%', a currency such as '$', or '' for a bare number. */
  kind: string
  unit: Unit | null
  /** How often a year, for an amount per time. */
  perYear: number | null
  /** The first word behind it that is no unit, in lower case. */
  noun: string
  /** Words before it that make it rough: 'about', 'more than'. */
  isRough: boolean
  /** As it stands in the text, for a reason. */
  shown: string
}

const UNITS: [RegExp, Unit][] = (
  [
    ['minutes?|mins?|Minuten?|minutos?', 'time', 60],
    ['hours?|hrs?|h|Stunden?|heures?|horas?', 'time', 3_600],
    ['days?|nights?|Tagen?|Tage?|jours?|días?|dias?', 'time', 86_400],
    ['weeks?|Wochen?|semaines?|semanas?', 'time', 604_800],
    ['months?|Monaten?|Monate?|mois|mes(?:es)?', 'time', 2_629_800],
    ['years?|Jahren?|Jahre?|ans?|années?|años?', 'time', 31_557_600],
    ['g|grams?|Gramm|grammes?|gramos?', 'mass', 1],
    ['lbs?|Pfund|livres?|libras?', 'mass', 454],
    ['kg|kilos?|kilograms?|Kilogramm|kilogrammes?|kilogramos?', 'mass', 1_000],
    ['t|tons?|tonnes?|Tonnen?|toneladas?', 'mass', 1e6],
    ['m|met(?:er|re)s?|Metern?|mètres?|metros?', 'length', 1],
    ['km|kilomet(?:er|re)s?|Kilometern?|kilomètres?|kilómetros?', 'length', 1_000],
    ['miles?|Meilen?|millas?', 'length', 1_609],
    ['l|lit(?:er|re)s?|Litern?|litros?', 'volume', 1],
    ['gallons?|Gallonen?|galones|galón', 'volume', 3.79],
    ['ha|hectares?|Hektar|hectáreas?', 'area', 1],
    ['acres?', 'area', 0.405],
  ] as const
).map(([words, dimension, factor]) => [
  new RegExp(`^[\\s-]?(?:${words})(?![\\p{L}\\d])`, 'iu'),
  { dimension, factor },
])

const TIMES_A_YEAR: [string, number][] = [
  ['hours?|Stunde|heure|hora|hr', 8_760],
  ['days?|nights?|Tag|Nacht|jour|nuit|día|noche', 365],
  ['weeks?|weekends?|week-ends?|Woche(?:nende)?|semaine|semana|wk|fin de semana', 52],
  ['months?|Monat|mois|mes|mo', 12],
  ['quarters?|Quartal|Vierteljahr|trimestre', 4],
  ['half-?years?|Halbjahr|semestre', 2],
  ['years?|Jahr|ans?|année|año|yr', 1],
]
const PER =
  '(?:/\\s?|\\b(?:per|an?|each|every|pro|je|in (?:a|one|einer|einem)|im|am|die|jede[nmrs]?|par|chaque|le|la|al|por|a la|cada|(?:user and|Nutzer und|utilisateur et) )\\s)'
/** Over a whole year, in other words than 'a year'. */
const OVER_A_YEAR =
  /(?<!\p{L})(?:over|in|within|auf|sur|en|durante) (?:the |a |one |un |una |das |ein |1 )?(?:year|Jahr|an|año|année|12 (?:months|Monate[n]?|mois|meses))(?!\p{L}|\s(?:19|20)\d\d)/iu
const RATES: [RegExp, number][] = [
  ...TIMES_A_YEAR.map(([words, times]): [RegExp, number] => [
    new RegExp(`${PER}(?:${words})(?![\\p{L}-]|\\s(?:19|20)\\d\\d)`, 'iu'),
    times,
  ]),
  [OVER_A_YEAR, 1],
]
const ADVERBS: [RegExp, number][] = (
  [
    ['hourly|stündlich\\w*', 8_760],
    ['daily|nightly|täglich\\w*|quotidien\\w*|diari[oa]s?', 365],
    ['weekly|wöchentlich\\w*|hebdomadaires?|semanal(?:es)?', 52],
    ['monthly|monatlich\\w*|mensuel\\w*|mensual(?:es|mente)?', 12],
    ['quarterly|vierteljährlich\\w*|trimestriel\\w*|trimestral(?:es)?', 4],
    ['yearly|annual(?:ly)?|annually|jährlich\\w*|annuel\\w*|anual(?:es|mente)?', 1],
  ] as const
).map(([words, times]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), times])

const CURRENCY_WORDS: [RegExp, string][] = [
  [/^\s?(?:de )?(?:dollars?|dólares|dólar|bucks)(?!\p{L})/iu, '$'],
  [/^\s?(?:d['’]|de )?(?:euros?)(?!\p{L})/iu, '€'],
  [/^\s?(?:de )?(?:francs?|franken|francos)(?!\p{L})/iu, 'CHF'],
  [/^\s?(?:livres sterling|libras esterlinas|quid)(?!\p{L})/iu, '£'],
  [/^\s?(?:de )?(?:pesos?)(?!\p{L})/iu, 'peso'],
  [/^\s?(?:de )?(?:kronor|kroner|kronen|couronnes|coronas)(?!\p{L})/iu, 'krone'],
]

const ROUGH =
  /(?:about|around|roughly|approximately|approx\.?|some|nearly|almost|over|above|under|below|more than|fewer than|less than|at least|at most|up to|rund|etwa|circa|ca\.|knapp|fast|gut|über|unter|mehr als|weniger als|mindestens|höchstens|bis zu|environ|presque|près de|plus de|moins de|au moins|jusqu'à|quelque|unos|unas|casi|cerca de|aproximadamente|alrededor de|más de|menos de|al menos|hasta)\s+(?:[^\s\d]{1,3}\s?)?$/iu

/** Shares in words as percent: 'every third', 'two thirds', 'one in five', 'la moitié'. */
function sharesAsPercent(text: string): string {
  const percent = (share: number) => ` ${Number((share * 100).toFixed(2))}% `
  const ordinals: Record<string, number> = {}
  const names = [
    [2, 'second|other|zweite[nrms]?|halves|half'],
    [3, 'thirds?|dritte[nrms]?|drittel|tiers|tercios?|tercera'],
    [4, 'fourths?|quarters?|vierte[nrms]?|viertel|quarts?|cuartos?|cuarta|cuartas'],
    [5, 'fifths?|fünfte[nrms]?|fünftel|cinquièmes?|quintos?|quinta|quintas'],
    [6, 'sixths?|sechste[nrms]?|sechstel|sixièmes?|sexta|sextas'],
    [8, 'eighths?|achte[nrms]?|achtel|huitièmes?|octavos?'],
    [10, 'tenths?|zehnte[nrms]?|zehntel|dixièmes?|décima|décimas'],
  ] as const
  for (const [value, words] of names)
    for (const word of words.split('|')) for (const form of formsOf(word)) ordinals[form] = value
  const partOf = (word: string) => ordinals[word.toLowerCase()] ?? 0
  const isShare = (a: number, b: number) => a > 0 && b > 1 && a < b && b <= 1_000
  const word = '([\\p{L}]+)(?!\\p{L})'
  return text
    .replace(
      /(?<![\p{L}\d.,])(one|uno|una|une|un|ein(?:e[nrms]?)?|\d+)\s(?:\p{L}+\s){0,2}?(?:in|out of|of|von|sur|de cada)\s(?:every\s|the\s)?(\d+)(?![\d.,]*\d)(?!\s?(?:%|percent|per cent))/giu,
      (whole, a, b) => {
        const [part, all] = [Number(a) || 1, Number(b)]
        return isShare(part, all) && !(all > 31 && all < 100 && /\bin\b/.test(whole))
          ? percent(part / all)
          : whole
      },
    )
    .replace(new RegExp(`(?<!\\p{L})(?:every|jede[nrms]?)\\s${word}`, 'giu'), (whole, ordinal) => {
      const part = partOf(ordinal)
      return part > 1 ? percent(1 / part) : whole
    })
    .replace(
      new RegExp(`(?<![\\p{L}\\d.,€$£])(a|one|an|ein|eine|einem|un|une|una|\\d+)[\\s-]${word}`, 'giu'),
      (whole, count, ordinal, at: number, all: string) => {
        const part = partOf(ordinal)
        const times = Number(count) || 1
        // '€90 a quarter' and 'a second opinion' are no shares.
        if (part <= 1 || /^(?:second|other)/i.test(ordinal) || /[\d€$£]\s?\p{L}*\s?$/u.test(all.slice(0, at)))
          return whole
        return times < part ? percent(times / part) : whole
      },
    )
    .replace(
      /(?<!\p{L})(?:half|(?:die|der)\shälfte|la\smoitié|la\smitad)(?!\p{L}|\s(?:a|an)\s|-?year)/giu,
      percent(0.5),
    )
}

/** 'dritte[nrms]?' and 'thirds?' as the words that they stand for. */
function formsOf(pattern: string): string[] {
  const [, stem = pattern, letters = ''] = /^(\p{L}+)\[(\w+)\]\?$/u.exec(pattern) ?? []
  if (letters) return [stem, ...[...letters].map((letter) => stem + letter)]
  return pattern.endsWith('s?') ? [pattern.slice(0, -2), pattern.slice(0, -1)] : [pattern]
}

/** The text as its figures are read: numbers and shares in digits. */
function inDigits(text: string): string {
  const singular =
    /(?<!\p{L})(?:an?|eine?|une?|una?)\s(?=(?:kilo|kg|pound|Pfund|tonne|mile|lit(?:er|re)|gallon|acre)(?!\p{L}))/giu
  return sharesAsPercent(spelledNumbers(withoutDays(text)).replace(singular, '1 '))
    .replace(/(\d)\s?pounds?\b/gi, '$1 lb')
    .replace(/(?<![\d.,])(\d{2,4})(g|ml|cl|cm|mm)\b/g, '$1 $2')
}

const firstOf = <Value>(list: [RegExp, Value][], text: string): [RegExpExecArray, Value] | null => {
  const hits = list.flatMap(([pattern, value]): [RegExpExecArray, Value][] => {
    const hit = pattern.exec(text)
    return hit ? [[hit, value]] : []
  })
  return hits.toSorted(([a], [b]) => a.index - b.index)[0] ?? null
}

const SENTENCE_END = /[.;!?](?=\s|$)/
const RATE_CHARS = 60

/** What is said of a figure up to the next one or the end of the sentence. */
const upToNext = (after: string) =>
  (after.slice(0, RATE_CHARS).split(SENTENCE_END)[0] ?? '').split(
    /\d(?!2? (?:months|Monate|mois|meses))/,
  )[0] ?? ''
const sinceLast = (before: string) =>
  (before.slice(-RATE_CHARS).split(SENTENCE_END).at(-1) ?? '').split(/\d/).at(-1) ?? ''

/** The figures of a text with their currencies, units and periods; years are left out. */
export function quantitiesIn(text: string): Quantity[] {
  const digits = inDigits(text)
  return figuresIn(digits)
    .filter(({ isYear }) => !isYear)
    .filter(({ before, after }) => !isOfDate(before, after))
    .map(({ values, kind: read, before, after }) => {
      const currency = read === '' ? firstOf(CURRENCY_WORDS, after) : null
      const kind = currency?.[1] ?? read
      const behind = currency ? after.slice(currency[0][0].length) : after
      const unit = kind === '' ? firstOf(UNITS, behind) : null
      const rest = unit ? behind.slice(unit[0][0].length) : behind
      const perYear =
        (firstOf(RATES, upToNext(rest)) ??
          firstOf(ADVERBS, upToNext(rest)) ??
          firstOf(ADVERBS, sinceLast(before)) ??
          firstOf(RATES, sinceLast(before)))?.[1] ?? null
      const noun = /^[^\p{L}]{0,3}(\p{L}{2,})/u.exec(rest)?.[1]?.toLowerCase() ?? ''
      const amount = values[0] ?? 0
      return {
        values,
        kind,
        unit: unit?.[1] ?? null,
        perYear,
        noun,
        isRough: ROUGH.test(before),
        shown: shownAs(amount, kind),
      }
    })
}

function shownAs(amount: number, kind: string): string {
  const number = amount.toLocaleString('en', { maximumFractionDigits: 2 })
  return kind === '%' || kind === ''
    ? `${number}${kind}`
    : kind.length > 2
      ? `${number} ${kind}`
      : kind + number
}

const MONTH_BEHIND =
  /^\.?\s(?:jan|feb|mar|mär|apr|mai|may|jun|jul|aug|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene|fév|avr|juin|juil|août)/i
/** The day of a date, and the end of '2023/24'. */
const isOfDate = (before: string, after: string): boolean =>
  MONTH_BEHIND.test(after) ||
  /(?:19|20)\d\d\s?[/–-]\s?$/.test(before) ||
  /(?:January|February|March|April|May|June|July|August|September|October|November|December)\s$/.test(before)
