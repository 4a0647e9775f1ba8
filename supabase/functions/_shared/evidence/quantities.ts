import { figuresIn } from '../ai/sections/read-figures.ts'
import { withoutDays } from './dates-in-text.ts'
import { memoizeByText } from './memoize.ts'
import { spelledNumbers } from './spelled-numbers.ts'

/** What is counted or measured in: how many of the smallest unit of its dimension one of it is. */
interface Unit {
  dimension: 'time' | 'mass' | 'length' | 'volume' | 'area' | 'energy' | 'power' | 'data' | 'heat' | 'speed'
  factor: number
}

/** A figure with what is said about it. */
export interface Quantity {
  /** What its digits can mean, with the magnitude. */
  values: number[]
  /** '%', a currency such as '$', or '' for a bare number. */
  kind: string
  unit: Unit | null
  /** What it is the price of one of: a kilo, a square meter. */
  perUnit: Unit | null
  /** How often a year, for an amount per time. */
  perYear: number | null
  /** The first word behind it that is no unit, in lower case. */
  noun: string
  /** Words before it that make it rough: 'about', 'more than'. */
  isRough: boolean
  /** Whether it is told as the least or as the most: 'at least', 'under'. */
  bound: 'least' | 'most' | null
  /** What its text says before and after it, without its unit. */
  before: string
  after: string
  /** As it stands in the text, for a reason. */
  shown: string
}

const UNITS: [RegExp, Unit][] = (
  [
    ['seconds?|secs?|Sekunden?|secondes?|segundos?', 'time', 1],
    ['minutes?|mins?|Minuten?|minutos?', 'time', 60],
    ['hours?|hrs?|h|Stunden?|heures?|horas?', 'time', 3_600],
    [
      '(?:working|business|work) days?|workdays?|Arbeitstagen?|Arbeitstage|Werktagen?|Werktage|jours? ouvrés?|jours? ouvrables?|días? (?:hábiles|laborables)',
      'time',
      120_960,
    ],
    ['days?|nights?|Tagen?|Tage?|jours?|días?|dias?', 'time', 86_400],
    ['weeks?|Wochen?|semaines?|semanas?', 'time', 604_800],
    ['months?|Monaten?|Monate?|mois|mes(?:es)?', 'time', 2_629_800],
    ['decades?|Jahrzehnten?|Jahrzehnte|décennies?|décadas?', 'time', 315_576_000],
    ['years?|Jahren?|Jahre?|ans?|années?|años?', 'time', 31_557_600],
    ['mg|milligrams?|Milligramm|milligrammes?|miligramos?', 'mass', 0.001],
    ['oz|ounces?|Unzen?|onces?|onzas?', 'mass', 28.35],
    ['g|grams?|Gramm|grammes?|gramos?', 'mass', 1],
    ['lbs?|pounds?|Pfund|livres?|libras?', 'mass', 454],
    ['kg|kilos?|kilograms?|Kilogramm|kilogrammes?|kilogramos?', 'mass', 1_000],
    ['t|tons?|tonnes?|Tonnen?|toneladas?', 'mass', 1e6],
    [
      '(?:square|sq\\.?) (?:met(?:er|re)s?|m)|sqm|m[²2]|Quadratmetern?|qm|mètres? carrés?|metros? cuadrados?',
      'area',
      0.0001,
    ],
    ['(?:square|sq\\.?) (?:feet|foot|ft)|sqft|Quadratfuß|pieds? carrés?|pies? cuadrados?', 'area', 0.0000093],
    [
      '(?:square|sq\\.?) (?:kilomet(?:er|re)s?|km)|km[²2]|Quadratkilometern?|kilomètres? carrés?|kilómetros? cuadrados?',
      'area',
      100,
    ],
    ['(?:square|sq\\.?) miles?|Quadratmeilen?|miles? carrés?|millas? cuadradas?', 'area', 259],
    ['mm|millimet(?:er|re)s?|Millimetern?|millimètres?|milímetros?', 'length', 0.001],
    ['cm|centimet(?:er|re)s?|Zentimetern?|centimètres?|centímetros?', 'length', 0.01],
    ['ft|feet|foot|Fuß|pieds?|pies?', 'length', 0.3048],
    ['inch(?:es)?|Zoll|pouces?|pulgadas?', 'length', 0.0254],
    ['yards?|yds?', 'length', 0.9144],
    [
      '(?:km|kilomet(?:er|re)s?|Kilometern?|kilomètres?|kilómetros?) ?(?:/ ?h|per hour|an hour|pro Stunde|par heure|por hora)|kmh|kph',
      'speed',
      1,
    ],
    ['(?:miles?) (?:per|an) hour|mph', 'speed', 1.609],
    ['m|met(?:er|re)s?|Metern?|mètres?|metros?', 'length', 1],
    ['km|kilomet(?:er|re)s?|Kilometern?|kilomètres?|kilómetros?', 'length', 1_000],
    ['miles?|Meilen?|millas?', 'length', 1_609],
    ['ml|millilit(?:er|re)s?|Millilitern?|mililitros?', 'volume', 0.001],
    ['cl|centilit(?:er|re)s?|Zentilitern?|centilitros?', 'volume', 0.01],
    ['pints?', 'volume', 0.568],
    ['cubic met(?:er|re)s?|m[³3]|Kubikmetern?|mètres? cubes?|metros? cúbicos?', 'volume', 1_000],
    ['hl|hectolit(?:er|re)s?|Hektolitern?|hectolitros?', 'volume', 100],
    ['l|lit(?:er|re)s?|Litern?|litros?', 'volume', 1],
    ['gallons?|Gallonen?|galones|galón', 'volume', 3.79],
    ['ha|hectares?|Hektar|hectáreas?', 'area', 1],
    ['acres?', 'area', 0.405],
    ['kWh|kilowatt[- ]?hours?|Kilowattstunden?|kilowattheures?|kilovatios? hora', 'energy', 1],
    ['MWh|megawatt[- ]?hours?|Megawattstunden?|mégawattheures?|megavatios? hora', 'energy', 1_000],
    ['GWh|gigawatt[- ]?hours?|Gigawattstunden?|gigawattheures?|gigavatios? hora', 'energy', 1e6],
    ['kW|kilowatts?|Kilowatt|kilovatios?', 'power', 1],
    ['MW|megawatts?|Megawatt|mégawatts?|megavatios?', 'power', 1_000],
    ['GW|gigawatts?|Gigawatt|gigavatios?', 'power', 1e6],
    ['MB|megabytes?|Megabyte', 'data', 0.001],
    ['GB|gigabytes?|gigaoctets?', 'data', 1],
    ['TB|terabytes?|téraoctets?', 'data', 1_000],
    [
      '° ?C|degrees? (?:Celsius|centigrade)|Grad(?: Celsius)?|degrés?(?: Celsius)?|grados?(?: centígrados)?',
      'heat',
      1,
    ],
    ['° ?F|degrees? Fahrenheit|Grad Fahrenheit|degrés Fahrenheit|grados Fahrenheit', 'heat', 0.5556],
  ] as const
).map(([words, dimension, factor]) => [
  new RegExp(`^[\\s-]?(?:${words})(?![\\p{L}\\d²³])`, 'iu'),
  { dimension, factor },
])

const TIMES_A_YEAR: [string, number][] = [
  ['hours?|Stunde|heure|hora|hr|(?<=/ ?)h', 8_760],
  ['days?|nights?|Tag|Nacht|jour|nuit|día|noche', 365],
  ['weeks?|weekends?|week-ends?|Woche(?:nende)?|semaine|semana|wk|fin de semana', 52],
  ['months?|Monat|mois|mes|mo', 12],
  ['quarters?|Quartal|Vierteljahr|trimestre', 4],
  ['half-?years?|Halbjahr|semestre', 2],
  ['years?|Jahr|ans?|année|año|yr', 1],
]
const PER =
  '(?:/\\s?|\\b(?:per|an?|each|every|pro|je|in (?:a|one|einer|einem|der)|im|am|die|jede[nmrs]?|par|chaque|le|la|al|por|a la|cada|(?<=(?:per|pro|par|por) \\p{L}{3,20} )(?:and|und|et|y|per|pro|par))\\s)'
const PER_ONE = /^\s?(?:\/|\b(?:per|an?|each|every|pro|je|par|le|la|por|el|al)\s)\s?/iu
/** The unit of which a price is: '€2.75/kg', '$4 a liter'. */
function unitOfPrice(behind: string): Unit | null {
  const per = PER_ONE.exec(behind)
  const unit = per ? firstOf(UNITS, behind.slice(per[0].length))?.[1] : null
  return unit && unit.dimension !== 'time' ? unit : null
}
/** Over a whole year, in other words than 'a year'. */
const OVER_A_YEAR =
  /(?<!\p{L})(?:over|in|within|auf|sur|en|durante) (?:the |a |one |un |una |das |ein |1 )?(?:year|Jahr|an|año|année|12 (?:months|Monate[n]?|mois|meses))(?!\p{L}|\s(?:19|20)\d\d)/iu
const RATES: [RegExp, number][] = [
  ...TIMES_A_YEAR.map(([words, times]): [RegExp, number] => [
    new RegExp(
      `${PER}(?:${words})(?![\\p{L}-]|\\s(?:19|20)\\d\\d|\\s(?:ahead|in advance|earlier|later|ago|im voraus|vorher|zuvor|später|à l'avance|plus tôt|plus tard|de antelación|después|(?:before|avant|antes)(?=\\W*$|[.,;]))(?!\\p{L}))`,
      'iu',
    ),
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
  [/^\s?(?:d['’]|de )?(?:euros?)(?!\p{L}|[- ]cents?(?!\p{L}))/iu, '€'],
  [/^\s?(?:de )?(?:francs?|franken|francos)(?!\p{L})/iu, 'CHF'],
  [/^\s?(?:livres sterling|libras esterlinas|quid)(?!\p{L})/iu, '£'],
  [/^\s?(?:de )?(?:pesos?)(?!\p{L})/iu, 'peso'],
  [/^\s?(?:zł|zloty|złoty\p{L}*|zlotys)(?!\p{L})/iu, 'PLN'],
  [/^\s?(?:reais)(?!\p{L})/iu, 'R$'],
  [/^\s?(?:de )?(?:liras?|lirası?)(?!\p{L})/iu, 'TRY'],
  [/^\s?(?:rands?)(?!\p{L})/iu, 'ZAR'],
  [/^\s?(?:dirhams?)(?!\p{L})/iu, 'AED'],
  [/^\s?(?:forints?)(?!\p{L})/iu, 'HUF'],
  [/^\s?(?:baht)(?!\p{L})/iu, 'THB'],
  [/^\s?(?:yuan|renminbi)(?!\p{L})/iu, 'CNY'],
  [/^\s?(?:hryvnias?)(?!\p{L})/iu, 'UAH'],
  [/^\s?(?:nuevos soles|soles)(?!\p{L})/iu, 'PEN'],
  [/^\s?(?:¢|(?:[Ee]uro[- ]?|US[- ])?[Cc]ents?|centimes|céntimos|pence)(?!\p{L})/u, '¢'],
  [/^\s?kr\b\.?/iu, 'krone'],
  [/^\s?kč(?!\p{L})/iu, 'CZK'],
  [/^\s?(?:de )?(?:kronor|kroner|kronen|couronnes|coronas)(?!\p{L})/iu, 'krone'],
]

const BEHIND = '\\s+(?:[^\\s\\d]{1,3}\\s?)?$'
const AT_LEAST = new RegExp(
  `(?<!\\p{L})(?<!(?:no|not|nicht|pas|no) )(?:more than|over|above|at least|upwards of|exceed(?:s|ed|ing)?|min(?:imum|\\.)?(?: \\p{L}+)? of|minimum|mindest\\p{L}* (?:von )?|(?:sur)?pass(?:es|ed)?|topped|super(?:an?|ó|aron|aban?)(?: l[ao]s)?|rebas(?:an?|ó|aron)(?: l[ao]s)?|dépass(?:e|ent|ait)|übersteigt|übersteigen|mehr als|über|mindestens|wenigstens|plus de|au moins|más de|al menos|como mínimo|por encima de)${BEHIND}`,
  'iu',
)
const AT_MOST = new RegExp(
  `(?<!\\p{L})(?:less than|fewer than|under|below|at most|(?<!\\p{L}(?:ent|ne|ise|ose|ew|mb|mbed|came|got) )up to|max(?:imum|\\.)?(?: \\p{L}+)? of|maximum|capped at|limit of|(?:did|does|do) not (?:reach|exceed)|no (?:llegamos|llegó|llegaron|llega|llegan) a(?: las| los)?|no (?:superó|supera|superan|alcanzó|alcanza)|n'(?:a|ont) pas (?:atteint|dépassé)|no more than|not more than|nearly|almost|weniger als|unter|höchstens|maximal|bis zu|nicht mehr als|knapp|fast|moins de|au plus|jusqu'à|presque|près de|menos de|como máximo|hasta|casi)${BEHIND}`,
  'iu',
)

/** 'Maximum over the whole term: 780,000'. */
const AS_LABEL =
  /(?<!\p{L})(?:(max(?:im\p{L}*|\.)?|höchst\p{L}*|obergrenze|plafond|plafonné\p{L}*|límite|tope|cap|ceiling|limit)|(min(?:im\p{L}*|dest\p{L}*|\.)?|untergrenze|floor|plancher|suelo))(?!\p{L})[^.;:\d]{0,40}:\s*\p{Sc}?\s?$/iu
const ROUGH =
  /(?:about|around|roughly|approximately|approx\.?|some|nearly|almost|over|above|under|below|more than|fewer than|less than|at least|at most|up to|rund|etwa|circa|ca\.|knapp|fast|gut|über|unter|mehr als|weniger als|mindestens|höchstens|bis zu|environ|presque|près de|plus de|moins de|au moins|jusqu'à|quelque|unos|unas|casi|cerca de|aproximadamente|alrededor de|más de|menos de|al menos|hasta)\s+(?:[^\s\d]{1,3}\s?)?$/iu

/** '19 clinics in 214 states' is no share. */
const SMALL_PART = 12

/** The words for a share, by how many of them are the whole. */
const ORDINALS = new Map(
  (
    [
      [2, 'second|other|zweite[nrms]?|halves|half'],
      [3, 'thirds?|dritte[nrms]?|drittel|tiers|tercios?|tercera'],
      [4, 'fourths?|quarters?|vierte[nrms]?|viertel|quarts?|cuartos?|cuarta|cuartas'],
      [5, 'fifths?|fünfte[nrms]?|fünftel|cinquièmes?|quintos?|quinta|quintas'],
      [6, 'sixths?|sechste[nrms]?|sechstel|sixièmes?|sexta|sextas'],
      [8, 'eighths?|achte[nrms]?|achtel|huitièmes?|octavos?'],
      [10, 'tenths?|zehnte[nrms]?|zehntel|dixièmes?|décima|décimas'],
    ] as const
  ).flatMap(([value, words]) =>
    words.split('|').flatMap((word) => formsOf(word).map((form): [string, number] => [form, value])),
  ),
)
const ORDINAL = '([\\p{L}]+)(?!\\p{L})'
const EVERY_ORDINAL = new RegExp(`(?<!\\p{L})(?:every|jede[nrms]?)\\s${ORDINAL}`, 'giu')
const COUNTED_ORDINAL = new RegExp(
  `(?<![\\p{L}\\d.,€$£])(a|one|an|ein|eine|einem|un|une|una|\\d+)[\\s-]${ORDINAL}`,
  'giu',
)

/** Shares in words as percent: 'every third', 'two thirds', 'one in five', 'la moitié'. */
function sharesAsPercent(text: string): string {
  const percent = (share: number) => ` ${Number((share * 100).toFixed(2))}% `
  const partOf = (word: string) => ORDINALS.get(word.toLowerCase()) ?? 0
  const isShare = (a: number, b: number) => a > 0 && b > 1 && a < b && b <= 1_000
  return text
    .replace(EVERY_ORDINAL, (whole, ordinal) => {
      const part = partOf(ordinal)
      return part > 1 ? percent(1 / part) : whole
    })
    .replace(COUNTED_ORDINAL, (whole, count, ordinal, at: number, all: string) => {
      const part = partOf(ordinal)
      const times = Number(count) || 1
      // '€90 a quarter' and 'a second opinion' are no shares.
      if (part <= 1 || /^(?:second|other)/i.test(ordinal) || /[\d€$£]\s?\p{L}*\s?$/u.test(all.slice(0, at)))
        return whole
      return times < part ? percent(times / part) : whole
    })
    .replace(
      /(?<![\p{L}\d.,])(one|uno|una|une|un|ein(?:e[nrms]?)?|\d+)\s(?:\p{L}+\s){0,2}?(?:in|out of|of|von|sur|de cada)\s(?:every\s|the\s)?(\d+)(?![\d.,]*\d)(?!\s?(?:%|percent|per cent|prozent|pour cent|por ciento))/giu,
      (whole, a, b) => {
        const [part, all] = [Number(a) || 1, Number(b)]
        return isShare(part, all) && !(/\bin\b/.test(whole) && ((all > 31 && all < 100) || part > SMALL_PART))
          ? percent(part / all)
          : whole
      },
    )
    .replace(
      /(?<!\p{L})(?<!(?:first|second|latter|1st|2nd|other) )(?:half|(?:die|der)\shälfte|la\smoitié|la\smitad)(?!\p{L}|\s(?:a|an)\s|-?year)/giu,
      percent(0.5),
    )
}

/** 'dritte[nrms]?' and 'thirds?' as the words that they stand for. */
function formsOf(pattern: string): string[] {
  const [, stem = pattern, letters = ''] = /^(\p{L}+)\[(\w+)\]\?$/u.exec(pattern) ?? []
  if (letters) return [stem, ...[...letters].map((letter) => stem + letter)]
  return pattern.endsWith('s?') ? [pattern.slice(0, -2), pattern.slice(0, -1)] : [pattern]
}

function boundIn(near: string): Quantity['bound'] {
  if (AT_MOST.test(near)) return 'most'
  if (AT_LEAST.test(near)) return 'least'
  const [, most, least] = AS_LABEL.exec(near) ?? []
  return most ? 'most' : least ? 'least' : null
}

/** 'Half a liter', 'eine halbe Stunde', 'une demi-heure', 'media hora'. */
const HALF_UNIT =
  /(?<!\p{L})(?:half(?:[- ]an?)?[- ]|(?:an?|ein(?:e[nr]?)?|une?|una?) (?:half-|halbe[nrs]? |demi-|medi[oa] )|demi-|medi[oa] )((?:lit(?:er|re|ro)|hour|stunde|heure|hora|kilo|pint|mile|acre|hectare|dozen|million)s?)(?!\p{L})/giu

const HALVED_EN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const HALVED = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** 'Une trentaine de bergers', 'una docena de barcos'. */
const SCORES: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  decena: 10,
  docena: 12,
  quincena: 15,
  veintena: 20,
  treintena: 30,
  centenar: 100,
}
const SCORE = new RegExp(
  `(?<!\\p{L})une? (${Object.keys(SCORES).join('|')})(?= d(?:e |['’]))|(?<!\\p{L})una? (${Object.keys(SCORES).join('|')})(?= de )`,
  'giu',
)

/** 'Less than a day', 'menos de un día'. */
const THAN_ONE =
  /(?<!\p{L})((?:(?:less|more) than|(?:menos|más|moins|plus) (?:de|d')|(?:weniger|mehr) als) )(?:an?|une?|una|ein(?:e[nrm]?)?)[\s-](?=(?:hour|day|week|month|year|Stunde|Tag|Woche|Monat|Jahr|heure|jour|semaine|mois|an|hora|día|semana|mes|año)(?!\p{L}))/giu

/** The text as its figures are read: numbers and shares in digits. */
function inDigits(text: string): string {
  const singular =
    /(?<!\p{L}|[\d€$£] |(?:euros?|dollars?|cents|francs|franken) )(?:an?|one|eine?|une?|una?)[\s-](?=(?:decade|década|décennie|Jahrzehnt|kilo|kg|pound|Pfund|tonne|mile|lit(?:er|re)|gallon|acre)(?!\p{L}))/giu
  const halves = text
    .replace(THAN_ONE, '$11 ')
    .replace(
      /(?<!\p{L})(one|two|three|four|five|six|seven|eight|nine|ten) and a half(?= \p{L})/giu,
      (_, whole) => `${HALVED_EN.indexOf(whole.toLowerCase()) + 1}.5`,
    )
    .replace(/(?<!\p{L})(?:an?|one) (\p{L}+) and a half(?!\p{L})/giu, '1.5 $1s')
    .replace(HALF_UNIT, '0.5 $1')
    .replace(SCORE, (_, fr = '', es = '') => `environ ${SCORES[(fr || es).toLowerCase()] ?? ''}`)
    .replace(/(?<!\p{L})(?:anderthalb|eineinhalb)(?!\p{L})/giu, '1,5')
    .replace(
      /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun)einhalb(?!\p{L})/giu,
      (_, whole) => `${HALVED.indexOf(whole.toLowerCase()) + 2},5`,
    )
    .replace(/(?<!\p{L})une? (\p{L}+) et demie?(?!\p{L})/giu, '1,5 $1')
    .replace(/(?<!\p{L})una? (\p{L}+) y medi[oa](?!\p{L})/giu, '1,5 $1')
  const spelled = spelledNumbers(withoutDays(halves)).replace(
    /(?<![\d.,])(\d{1,3}) (\p{L}+) (?:et demie?|y medi[oa])(?!\p{L})/giu,
    '$1,5 $2',
  )
  return (
    sharesAsPercent(spelled.replace(singular, '1 '))
      .replace(/(\d)\s?pounds?\b/gi, '$1 lb')
      .replace(/(?<!\p{L})(zł|Kč)\s?(\d+(?:[.,]\d+)*)/gu, (_, sign, digits) => `${digits} ${sign}`)
      .replace(
        /(?<=(?:er|ère|sser|gran|plus \p{L}+|más \p{L}+) (?:than|als|que|de) )(\d{1,3}(?:[.,]\d{1,2})?) m(?!\p{L})|(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) m(?= (?:long|wide|high|deep|tall|away|lang|breit|hoch|tief|de (?:long|large|haut|largo|ancho|alto))(?!\p{L}))/giu,
        '$1$2 meters',
      )
      // '8 m' is a length, '8m' and '$8 m' are millions.
      .replace(
        /(?<![\p{Sc}\d.,]\s?)(?<!\p{Lu}{3} )(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) m(?=[.,;:)\s]|$)(?! (?:people|euros?|dollars?|€|\$|£|\p{L}+(?:en|s))(?!\p{L}))/gu,
        '$1 meters',
      )
      .replace(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)p(?![\p{L}\d])/gu, '$1 pence')
      .replace(/(?<![\d.,])(\d{1,3})er(?=[- ])/gu, '$1 ')
      .replace(/(?<![\d.,])(\d{1,6})(g|mg|kg|ml|cl|cm|mm|ft|oz|ha|kWh|MWh|kW|MW|MB|GB|TB)\b/g, '$1 $2')
  )
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

/** Whether a text names a period of which an amount can be, so often a year: 'monthly', 'a year'. */
export const namesPeriod = (text: string, perYear: number): boolean =>
  [...RATES, ...ADVERBS].some(([pattern, times]) => times === perYear && pattern.test(text))

/** What is said of a figure up to the next one or the end of the sentence. */
const upToNext = (after: string) =>
  (after.slice(0, RATE_CHARS).split(SENTENCE_END)[0] ?? '').split(
    /\d(?!2? (?:months|Monate|mois|meses))/,
  )[0] ?? ''
/** What is said before the first figure of a sentence; what stands behind a figure is said of that one. */
const beforeFirst = (before: string) => {
  const own = before.slice(-RATE_CHARS).split(SENTENCE_END).at(-1) ?? ''
  return /\d/.test(own.replace(/(?:19|20)\d\d/g, '')) ? '' : own
}

/** 'Per month, clinics pay $49'; 'a day pass for $14' names no rate. */
function rateBefore(before: string): [RegExpExecArray, number] | null {
  const rate = firstOf(RATES, before)
  return rate && !/^(?:an?|le|la|al)\s/i.test(rate[0][0]) ? rate : null
}

const EVERY_FEW = new RegExp(
  `^[^.;\\d]{0,20}(?:every|alle|tou(?:te)?s les|cada)\\s(\\d+)\\s(?:${TIMES_A_YEAR.map(([words]) => `((?:${words})(?:e?n|s|es)?)`).join('|')})(?!\\p{L})`,
  'iu',
)
/** How often a year 'every 2 weeks' is; null for another text. */
function everyFew(behind: string): number | null {
  const [, count, ...units] = EVERY_FEW.exec(behind) ?? []
  const times = TIMES_A_YEAR[units.findIndex((unit) => unit !== undefined)]?.[1]
  return count && times ? times / Number(count) : null
}

/** The figures of a text with their currencies, units and periods; years are left out. */
export const quantitiesIn = memoizeByText(readQuantities)

function readQuantities(text: string): Quantity[] {
  const digits = inDigits(text)
  const quantities = figuresIn(digits)
    .filter(({ isYear }) => !isYear)
    .filter(({ before, after }) => !isOfDate(before, after))
    .map(({ values, kind: read, before, after }): Quantity => {
      const currency = read === '' ? firstOf(CURRENCY_WORDS, after) : null
      const kind = currency?.[1] ?? read
      const behind = currency ? after.slice(currency[0][0].length) : after
      const unit = kind === '' ? firstOf(UNITS, behind) : null
      const rest = unit ? behind.slice(unit[0][0].length) : behind
      const perYear =
        everyFew(rest) ??
        (firstOf(RATES, upToNext(rest)) ??
          firstOf(ADVERBS, upToNext(rest)) ??
          firstOf(ADVERBS, beforeFirst(before)) ??
          rateBefore(beforeFirst(before)))?.[1] ??
        null
      const noun = /^[^\p{L}]{0,3}(\p{L}{2,})/u.exec(rest)?.[1]?.toLowerCase() ?? ''
      const near = before.slice(-RATE_CHARS)
      const inMain = kind === '¢' ? values.map((value) => value / 100) : values
      const amount = inMain[0] ?? 0
      return {
        values: inMain,
        kind,
        unit: unit?.[1] ?? null,
        perUnit: kind === '' || kind === '%' ? null : unitOfPrice(behind),
        perYear,
        noun,
        isRough: ROUGH.test(near),
        bound: boundIn(near),
        before,
        after: rest,
        shown: shownAs(amount, kind),
      }
    })
  return quantities.map((quantity, at) => {
    const last = quantities[at - 1]
    // '15.4 per cent (16.7)'
    const isBracketed = /\(\s?$/.test(quantity.before) && /^\s?\)/.test(quantity.after)
    return last && isBracketed && quantity.kind === '' && quantity.unit === null
      ? { ...quantity, kind: last.kind, unit: last.unit }
      : quantity
  })
}

const SHORT_NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

function shownAs(amount: number, kind: string): string {
  const number = SHORT_NUMBER.format(amount)
  return kind === '%' || kind === ''
    ? `${number}${kind}`
    : kind.length > 2
      ? `${number} ${kind}`
      : kind + number
}

const MONTH_BEHIND =
  /^\.?\s(?:de )?(?:jan(?:uary?|uar|vier)?|jän(?:ner)?|ene(?:ro)?|fe[bv](?:ruary|ruar|rero)?|février|févr?|mar(?:ch|s|zo)?|mär(?:z)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juni|juin|junio|july?|juli|juil(?:let)?|julio|aug(?:ust)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|déc(?:embre)?|dic(?:iembre)?)(?!\p{L})/iu
/** The day of a date, and the end of '2023/24'. */
const isOfDate = (before: string, after: string): boolean =>
  MONTH_BEHIND.test(after) ||
  /(?:19|20)\d\d\s?[/–-]\s?$/.test(before) ||
  /(?:January|February|March|April|May|June|July|August|September|October|November|December)\s$/.test(before)
