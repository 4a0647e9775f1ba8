import { type Source, wordsOf } from '../../analyst/source.ts'
import { priceFormOf } from '../../analyst/stage.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { sentencesOf } from '../../domain/brief/unread.ts'
import { roughDollars } from '../../domain/currency.ts'
import type { Phase } from '../../domain/phases.ts'
import type { CostLine } from '../../domain/roadmap/content.ts'
import { moneyText } from '../../domain/roadmap/money-text.ts'
import { localShareOf } from '../../domain/roadmap/rates.ts'
import { fromDollars } from '../currency.ts'
import type { RoadmapInput } from '../engine.ts'
import type { Basis } from './basis.ts'
import { numbered } from './sizing.ts'
import type { Told } from './told.ts'
import { quoted } from './words.ts'

type Currency = RoadmapInput['currency']

/** An amount of the founder in the roadmap's currency; null if it cannot be converted. */
export function inRoadmap(amount: number, code: string | null, currency: Currency): number | null {
  const own = currency?.code ?? 'USD'
  if (code === own) return amount
  // An amount without a known currency is not compared with anything.
  if (code === null) return null
  const dollars = roughDollars(amount, code)
  return dollars === null ? null : fromDollars(dollars, currency)
}

/** The price of one piece in the roadmap's currency; null if it is paid in another way or cannot be converted. */
function pricePerPiece(source: Source, currency: Currency): number | null {
  const price = firstValue(source.brief, 'price')
  if (!price?.currency || price.low !== price.high || price.low <= 0) return null
  if (priceFormOf(source) !== 'once') return null
  return inRoadmap(price.low, price.currency, currency)
}

const LOCAL: readonly CostLine['kind'][] = ['rent', 'fee', 'insurance', 'other', 'license']
const SHARE_DIGITS = 3
const HALF = 0.5

/** Rounds an assumed unit price: to tens from 100 on, to fives from 20 on. */
function round(amount: number): number {
  const step = amount >= 1000 ? 100 : amount >= 100 ? 10 : amount >= 20 ? 5 : 1
  return Math.max(step === 1 ? 0.5 : step, Math.round(amount / step) * step)
}

/**
 * The payment provider's share of a whole payment, and the share that a marketplace keeps if none is stated, in percent
 * (assumptions).
 */
const PROVIDER_PERCENT = 3
const USUAL_PERCENT = 12

/** The unit in the singular for a count of one: 'one check', 'two checks'. */
const unitFor = (count: number, unit: string): string =>
  count === 1 ? unit.replace(/^(\p{L}+)s$/u, '$1') : unit

/** A quantity times a price, rounded to whole cents. */
const times = (count: number, each: number) => Math.round(count * each * 100) / 100

/**
 * Costs besides hours, each as a quantity at a price: the unit cost that the founder names, a share of the price or of
 * the fee for a usual deal, or an assumed price. Local purchases follow the price level of the region. `months` is the
 * duration of the phase.
 */
export function costLinesOf(
  { phaseWork: { costs }, source, holds, sizing, told, nature }: Basis,
  { currency, region, phase }: Pick<RoadmapInput, 'currency' | 'region' | 'phase'>,
  fee: number | null = null,
  months: number | null = null,
  inUse = 0,
): CostLine[] {
  const price = fee ?? pricePerPiece(source, currency)
  const own = firstValue(source.brief, 'price')?.currency ?? null
  const unitCost = told.unitCost === null ? null : inRoadmap(told.unitCost, own, currency)
  const sending = told.delivery === null ? null : inRoadmap(told.delivery, own, currency)
  const asked = firstValue(source.brief, 'price')
  const kept = asked?.every === 'share' && asked.low > 0 ? asked.low : USUAL_PERCENT
  const tell = (amount: number) => moneyText(amount, currency?.code)
  const assumed = costs
    .filter(
      ({ when, times, onlyPriced }) =>
        holds(when) && sizing.figures[times?.[0] ?? ''] !== 0 && !(onlyPriced && price === null),
    )
    .map(({ name: text, kind, dollars, times: of, ofPrice: share, isUnit, isDelivery, onlyPriced }) => {
      const name = numbered(text, sizing)
      // The provider takes a part of the whole payment, which is a larger part of the share that is kept.
      const ofPrice = onlyPriced ? Math.min(1, PROVIDER_PERCENT / kept) : share
      const [given = 1, unit = ''] = of ?? []
      // Monthly costs cover the months of this phase; the next phase pays for its own.
      const planned = typeof given === 'number' ? given : (sizing.figures[given] ?? 1)
      const count = unit === 'months' && months !== null ? months : planned
      const counted = `${count.toLocaleString('en-US')}${unit ? ` ${unitFor(count, unit === 'things' ? (sizing.things ?? 'pieces') : unit)}` : ''}`
      // Parts of a device that are counted in units cost what the founder pays for one.
      const isOne = isUnit || (kind === 'parts' && unit === 'units' && share !== undefined && share >= HALF)
      const figure = isOne ? unitCost : isDelivery ? sending : null
      if (figure !== null)
        return {
          name: `${name}: ${counted} × ${tell(figure)}`,
          kind,
          amount: times(count, figure),
          isTold: true,
        }
      if (ofPrice !== undefined && price !== null) {
        const each = Number((ofPrice * price).toPrecision(SHARE_DIGITS))
        return {
          name: `${name}: ${counted} × ${tell(each)}, ${ofPrice === 1 ? 'the price' : `${Math.round(ofPrice * 100)}% of the ${fee === null ? 'price' : 'fee'}`}`,
          kind,
          amount: times(count, each),
        }
      }
      const level = LOCAL.includes(kind) ? localShareOf(region) : 1
      const each = round(fromDollars(dollars * level, currency))
      return count === 1 && !unit
        ? { name, kind, amount: each }
        : { name: `${name}: ${counted} × ${tell(each)}`, kind, amount: times(count, each) }
    })
  const ways = paidWayLines(source, phase, { currency, region }, months)
  const bought = toldLines(told, own, phase, currency)
  const compared = comparedLines(source, nature, phase, currency)
  const running = runningLine(told, nature, sizing, { currency, months, own, phase, inUse })
  const ownLines = [
    ...running,
    ...(phase === 'interactive' ? [] : returnLine(told, nature, sizing, { currency, own })),
    ...compared,
    ...bought,
    ...(bought.some(({ kind }) => kind === 'rent')
      ? []
      : placeLines(source, sizing, phase, { currency, region })),
  ]
  const rents = ownLines.some(({ kind }) => kind === 'rent')
  const isWithoutAds = refusesAds(source)
  return [
    ...assumed.filter(
      ({ kind, name }) =>
        !(isWithoutAds && OF_ADS.test(name)) &&
        !(rents && kind === 'rent') &&
        !(compared.length > 0 && CLOSEST.test(name)) &&
        !(running.length > 0 && CONNECTION.test(name)),
    ),
    ...ownLines,
    ...(isWithoutAds ? ways.filter(({ name }) => !OF_ADS.test(name)) : ways),
  ]
}

const OF_ADS = /\b(?:(?<!job )advertis\w+|ads?)\b/i
const NO_ADS =
  /\b(?:(?:don['’]?t|do not|won['’]?t|will not|never|can['’]?t|cannot|not) (?:\p{L}+ ){0,5}?(?:ads?|advertis\w+)|(?:no|without(?: any)?) (?:\p{L}+ )?(?:ads?|advertising))\b/iu

/** Whether the founder rules out paid advertising: '… and I don't want to spend anything on ads'. */
const refusesAds = ({ idea }: Source): boolean =>
  sentencesOf(idea).some(
    ({ words }) => NO_ADS.test(words) && /\b(?:i|we|our|my|us|no|without)\b/i.test(words),
  )

const OF_MONTHS = /: (?:[\d,]+ \p{L}+ in use × )?(?<months>\d+) months? × /u

/** What the lines that are paid by the month cost in one month. */
export const runningCost = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { name, amount }) => {
    const months = Number(OF_MONTHS.exec(name)?.groups?.months ?? 0)
    return months > 0 ? sum + amount / months : sum
  }, 0)

/** Assumed lines for what the units need each month. */
const CONNECTION = /\b(?:messages?|connections?|SIM cards?|data plans?)\b/i
const PHASE_MONTHS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 2, mvp: 4, production: 6 }

interface Amounts {
  currency: Currency
  own: string | null
}

/** What each unit in use costs a month by the founder's figure; the new ones are in use for half of the phase. */
function runningLine(
  { sale }: Told,
  nature: Basis['nature'],
  { figures }: Basis['sizing'],
  { currency, own, months, phase, inUse }: Amounts & { months: number | null; phase: Phase; inUse: number },
): CostLine[] {
  const going = sale?.monthly ?? sale?.covered
  if (nature !== 'device' || !going) return []
  const each = inRoadmap(going.amount, own, currency)
  const count = Math.round(inUse + (phase === 'interactive' ? 0 : (figures.units ?? 0) / 2))
  if (each === null || count === 0) return []
  const long = months ?? PHASE_MONTHS[phase]
  return [
    {
      name: `${quoted(going.words, WORDS_CHARS)}: ${count.toLocaleString('en-US')} ${unitFor(count, 'units')} in use × ${long} ${unitFor(long, 'months')} × ${moneyText(each, currency?.code)}`,
      kind: 'fee',
      amount: times(count * long, each),
      isTold: true,
    },
  ]
}

/** What is owed for the pieces of a phase that come back: money to be kept apart. */
function returnLine(
  { sale }: Told,
  nature: Basis['nature'],
  { figures, things = 'pieces' }: Basis['sizing'],
  { currency, own }: Amounts,
): CostLine[] {
  const sold = nature === 'physical' || nature === 'device' ? (figures.sold ?? figures.units ?? 0) : 0
  if (!sale?.back || sold === 0 || figures.sold === undefined) return []
  const each = inRoadmap(sale.back.amount, own, currency)
  const count = Math.ceil(sold * sale.back.share)
  return each === null
    ? []
    : [
        {
          name: `Kept apart for what comes back. Your words: ${quoted(sale.back.words, WORDS_CHARS)}: ${count.toLocaleString('en-US')} ${unitFor(count, things)} × ${moneyText(each, currency?.code)}`,
          kind: 'other',
          amount: times(count, each),
          isTold: true,
        },
      ]
}

/** Paid channels to customers, and the US dollars per month or per use of each (assumptions). */
const PAID_WAYS: readonly (readonly [cue: RegExp, dollars: number, unit: 'months' | 'times'])[] = [
  [/\b(?:ads?|adverts?|advertis\w+|sponsor\w*|influencers?|promoted)\b/i, 150, 'months'],
  [/\b(?:trade (?:shows?|fairs?)|expos?|conferences?)\b/i, 600, 'times'],
  [/\bfairs?\b/i, 150, 'times'],
  [/\b(?:stalls?|markets?|flyers?|leaflets?|posters?)\b/i, 60, 'times'],
]

/** The cost of the channels to customers that the founder names, in the phases that sell. */
function paidWayLines(
  source: Source,
  phase: Phase,
  { currency, region }: Pick<RoadmapInput, 'currency' | 'region'>,
  months: number | null,
): CostLine[] {
  if (phase === 'interactive') return []
  return entriesOf(source.brief, 'channel')
    .slice(0, 3)
    .flatMap(({ value }): CostLine[] => {
      const [, dollars = 0, unit = 'times'] = PAID_WAYS.find(([cue]) => cue.test(value)) ?? []
      if (dollars === 0) return []
      const count = unit === 'months' ? (months ?? 1) : phase === 'production' ? 2 : 1
      const each = round(fromDollars(dollars * localShareOf(region), currency))
      return [
        {
          name: `Your way to customers: ${quoted(value, WORDS_CHARS)}: ${count} ${unitFor(count, unit)} × ${moneyText(each, currency?.code)}`,
          kind: 'other',
          amount: times(count, each),
        },
      ]
    })
}

/**
 * The assumed cost of one in the phases that sell it, and how many are paid for; null if the founder names the cost.
 */
export function assumedUnit(
  { phaseWork: { costs }, source, holds, sizing, told }: Basis,
  { currency }: Pick<RoadmapInput, 'currency'>,
): { each: number; count: number } | null {
  const price = pricePerPiece(source, currency)
  if (price === null || told.unitCost !== null) return null
  const line = costs.find(({ when, isUnit, ofPrice, times }) => {
    const [of] = times ?? []
    return isUnit === true && ofPrice !== undefined && (of === 'pieces' || of === 'units') && holds(when)
  })
  const count = sizing.figures[line?.times?.[0] ?? ''] ?? 0
  if (line?.ofPrice === undefined || count === 0) return null
  return { each: Number((line.ofPrice * price).toPrecision(SHARE_DIGITS)), count }
}

const CLOSEST = /^(?:The closest product|Competing products)/
const MOST_COMPARED = 3

/** One-time purchases that people make today, at the price that the founder answered, to compare with the product. */
function comparedLines(
  source: Source,
  nature: Basis['nature'],
  phase: Phase,
  currency: Currency,
): CostLine[] {
  if (phase !== 'interactive' || (nature !== 'physical' && nature !== 'device')) return []
  return entriesOf(source.brief, 'today')
    .filter(({ value: { price } }) => price !== null && price.amount > 0 && price.every === 'once')
    .slice(0, MOST_COMPARED)
    .flatMap(({ value: { name, price } }): CostLine[] => {
      const amount = price === null ? null : inRoadmap(price.amount, price.currency, currency)
      return amount === null
        ? []
        : [
            {
              name: `To compare, at the price that you name: ${quoted(name, WORDS_CHARS)}`,
              kind: 'other',
              amount,
              isTold: true,
            },
          ]
    })
}

/** US dollars per day for what the founder names as needed (assumptions). */
const DAY_RENTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:studio|recording room)\b/i, 150],
  [/\b(?:van|truck|lorry|trailer|cargo bike)\b/i, 80],
  [/\bkitchen\b/i, 90],
  [/\b(?:hall|workshop|rehearsal room|cold (?:store|room))\b/i, 70],
]
const HAS_IT = /\b(?:my|our|own|i have|we have|family)\b(?! (?:mum|mom|mother)['’]s)/i
const DAYS_TOLD = /\bfor (?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) days\b/i
const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const HOURS_A_MONTH =
  /\b(?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) hours (?:in|a|per|each|every) (?:a )?month\b/i
const DAY_HOURS = 8
const RENTED_DAYS: Partial<Record<Phase, number>> = { poc: 3, mvp: 10, production: 20 }

/**
 * Rent for rooms and vehicles that the founder names as needed without a price: by the stated days, or by the planned
 * jobs.
 */
function placeLines(
  source: Source,
  { figures }: Basis['sizing'],
  phase: Phase,
  { currency, region }: Pick<RoadmapInput, 'currency' | 'region'>,
): CostLine[] {
  const needed = [
    ...wordsOf(source, 'inputs'),
    ...wordsOf(source, 'risks').filter((words) => /\bkitchen\b/i.test(words)),
  ]
  return needed.flatMap((words): CostLine[] => {
    const dollars = DAY_RENTS.find(([cue]) => cue.test(words))?.[1]
    if (dollars === undefined || HAS_IT.test(words)) return []
    const told = DAYS_TOLD.exec(words)?.groups?.count
    const planned = RENTED_DAYS[phase] === undefined ? undefined : (figures.more ?? RENTED_DAYS[phase])
    const perMonth = HOURS_A_MONTH.exec(words)?.groups?.count
    const hours =
      perMonth === undefined
        ? 0
        : (SMALL.indexOf(perMonth.toLowerCase()) + 1 || Number(perMonth)) * (MONTHS[phase] ?? 0)
    if (hours > 0) {
      const each = round(fromDollars((dollars / DAY_HOURS) * localShareOf(region), currency))
      return [
        {
          name: `Rent. Your words: ${quoted(words, WORDS_CHARS)}: ${hours} hours × ${moneyText(each, currency?.code)}`,
          kind: 'rent',
          amount: times(hours, each),
        },
      ]
    }
    const count =
      told === undefined
        ? planned
        : phase === 'mvp'
          ? SMALL.indexOf(told.toLowerCase()) + 1 || Number(told)
          : undefined
    if (count === undefined || count < 1) return []
    const each = round(fromDollars(dollars * localShareOf(region), currency))
    return [
      {
        name: `Rent. Your words: ${quoted(words, WORDS_CHARS)}: ${count} ${unitFor(count, 'days')} × ${moneyText(each, currency?.code)}`,
        kind: 'rent',
        amount: times(count, each),
      },
    ]
  })
}

/** Months of rent in the phases that make or serve something. */
const MONTHS: Partial<Record<Phase, number>> = { poc: 2, mvp: 4, production: 6 }
const WORDS_CHARS = 110

/** What the founder says must be bought, before the first trial, or rented, in every phase from then on. */
function toldLines({ purchases }: Told, own: string | null, phase: Phase, currency: Currency): CostLine[] {
  return purchases.flatMap(({ words, amount, currency: code, isMonthly }): CostLine[] => {
    const each = inRoadmap(amount, code ?? own, currency)
    const months = MONTHS[phase]
    if (each === null || months === undefined || (!isMonthly && phase !== 'poc')) return []
    const label = quoted(words, WORDS_CHARS)
    return [
      isMonthly
        ? {
            name: `${label}: ${months} months × ${moneyText(each, currency?.code)}`,
            kind: 'rent',
            amount: times(months, each),
            isTold: true,
          }
        : { name: label, kind: 'tooling', amount: each, isTold: true },
    ]
  })
}
