import type { Source } from '../../analyst/source.ts'
import { entriesOf, firstValue } from '../../domain/brief/brief.ts'
import { countsPeople } from '../../domain/brief/counted-people.ts'
import { isSubscription } from '../../domain/brief/economics.ts'
import { isOnlyRead } from '../../domain/brief/standing.ts'
import { roughDollars } from '../../domain/currency.ts'
import type { Phase } from '../../domain/phases.ts'
import { DEFAULT_RATES, DEFAULT_REGION, type RoleId } from '../../domain/roadmap/rates.ts'
import { startRegion } from '../start-country.ts'
import { goodsKindOf } from './goods-kind.ts'
import { groupOf } from './group.ts'
import { foundersOf } from './own-hands.ts'
import { daysBetween, isCourse, isFeed, isLibrary, isOneJob, offerOf } from './signs.ts'
import { reaches, type Standing } from './standing.ts'
import type { Told } from './told.ts'
import { pluralOf } from './words.ts'

/*
 * Quantities and hours that follow from the price, the wage and one customer's yearly purchases, so that batches,
 * trials and targets of all phases fit one business. Real times are unknown before they are measured: the plan uses the
 * hours that the price pays for.
 */

/** Share of the price that pays for labor (assumptions). */
export const LABOR_SHARES: Readonly<Record<string, number>> = { physical: 0.3, service: 0.7 }
/**
 * Hours for one piece or customer, as a multiple of those that the price pays for: more in the first batch, fewer in
 * the last.
 */
const PRACTICE: Readonly<Record<Phase, number>> = { interactive: 2, poc: 1.25, mvp: 1, production: 0.8 }

const UNKNOWN_PIECE_HOURS = 0.2
const UNKNOWN_JOB_HOURS = 8
const UNKNOWN_VISIT_HOURS = 1
const VISITS_A_MONTH = 4
const WEEKS_A_MONTH = 52 / 12
/**
 * Jobs shorter than `SHORT_JOB_HOURS` are bundled: up to `DAY_HOURS` at one place, or half of that if it is unknown how
 * often a customer buys.
 */
const DAY = 8
const SHORT_JOB_HOURS = 1.5
const DAY_HOURS = 6
/** Customers who buy fewer than this many times a year buy single jobs. */
const FEW_A_YEAR = 12
/** Hours that one person works for customers in a month of a trial or of service. */
const HOURS_A_PERSON = 100
const LEAST_PEOPLE: Readonly<Record<Phase, number>> = { interactive: 1, poc: 2, mvp: 2, production: 3 }
const MOST_PEOPLE = 24

/** Batch sizes from large to small; the first one whose hours stay within the limit is made. */
const BATCHES: Partial<Record<Phase, { pieces: readonly number[]; hours: number }>> = {
  poc: { pieces: [100, 50, 30, 20, 10], hours: 80 },
  mvp: { pieces: [500, 250, 100, 50, 30], hours: 400 },
  production: { pieces: [2000, 1000, 500, 250, 100], hours: 1200 },
}
/** Units of a device: for customers who buy one or a few, and for customers who buy many. */
const UNITS: Readonly<Record<Phase, readonly [few: number, many: number]>> = {
  interactive: [1, 1],
  poc: [5, 10],
  mvp: [30, 50],
  production: [100, 100],
}
const MANY_UNITS = 50
/** Units of the pilot series that are worn out in tests. */
const AGED = 5
/** Share of a series that is kept to replace failed units. */
const SPARE = 0.1
const MOST_UNITS = 500
/** Fewer units than this test no series. */
const LEAST_SERIES = 30
/** Hours to build and test one unit by hand in the first series; fewer in the lot (assumption). */
const HOURS_A_UNIT = 1.5
const JOBS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 6, mvp: 10, production: 20 }
const CUSTOMERS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 3, mvp: 10, production: 20 }
const MOST_ORDERS = 10

/** Quantities of a phase and the hours that they take. */
export interface Sizing {
  /** Numbers for placeholders such as '{pieces}' in the texts of the catalog. */
  figures: Readonly<Record<string, number>>
  /** Hours of packages by their ids. */
  hours: Readonly<Record<string, number>>
  /** Waiting times of packages in calendar days by their ids, if they follow from quantities. */
  days: Readonly<Record<string, number>>
  /** How many people serve customers; null if the catalog sets it. */
  people: number | null
  /** What is made, in the plural: the unit of the price if it names one. */
  things?: string
  /** The number of payments in the phase if all goes as planned, by all customers who are won. */
  payments: number
  /** Customers who are won; set if each pays a number of times other than once. */
  won?: number
  /**
   * Customers who already pay when the phase begins: their number, payments of one per month, and hours of serving per
   * payment.
   */
  regular?: { count: number; monthly: number; hours?: number }
}

/** Payments of the customers who already pay, over a number of months. */
export const regularPayments = ({ regular }: Pick<Sizing, 'regular'>, months: number): number =>
  regular === undefined ? 0 : Math.round(regular.count * months * regular.monthly)

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const whole = new Intl.NumberFormat('en-US')

/** A text of the catalog with the numbers of its phase filled in. */
export const numbered = (text: string, { figures, things = 'pieces' }: Sizing): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => {
    if (name === 'things') return things
    if (name === 'thing') return things.replace(/s$/, '')
    const figure = figures[name]
    return figure === undefined ? all : whole.format(figure)
  })

/**
 * The price and the hourly wage of the workers in US dollars: the wage that the founder names, or else the rate of the
 * region where they start.
 */
function moneyOf({ brief, idea }: Source, worker: RoleId, told: Told) {
  const price = firstValue(brief, 'price')
  const region = startRegion(brief, idea) ?? DEFAULT_REGION
  const dollars = price?.currency && price.low > 0 ? roughDollars(price.low, price.currency) : null
  const paid = told.wage !== null && price?.currency ? roughDollars(told.wage, price.currency) : null
  return {
    every: price?.every ?? null,
    per: price?.per ?? '',
    dollars,
    wage: paid ?? DEFAULT_RATES[worker][region],
  }
}

/**
 * The batch size of a phase: as many pieces as its hours allow, or else the largest number of pieces that the founder
 * names, or a part of it.
 */
const LEAST_ORDER = /\b(?:minimum|least|smallest)(?: orders?)?(?: (?:of|is))? (?<count>\d[\d,]*)/i
const MOST_LEAST = 500

function piecesOf(phase: Phase, each: number, { volumes, orders }: Told, least: number): number {
  const batch = BATCHES[phase]
  const byHours = batch?.pieces.find((count) => count * each <= batch.hours) ?? batch?.pieces.at(-1) ?? 5
  const most = Math.max(0, ...volumes)
  const ordered = orders.reduce((sum, { count }) => sum + count, 0)
  if (phase === 'interactive') return byHours
  // At least the minimum order that the founder names.
  if (least > 0 && least <= MOST_LEAST) return Math.max(least, phase === 'poc' ? least : byHours)
  if (phase === 'poc') return byHours
  if (most < 100) return Math.max(byHours, Math.ceil((ordered * 1.1) / 10) * 10)
  if (phase === 'production') return Math.ceil(most / 10) * 10
  return Math.max(Math.ceil((most / 3 + ordered) / 10) * 10, 50)
}

/** Most pieces of the first batch that are used up in its tests; a fifth of a small batch. */
const MOST_TESTED = 10

/** Pieces that each phase makes, as a multiple of the pieces sold so far. */
const TIMES_SOLD: Readonly<Record<Phase, number>> = { interactive: 0, poc: 1, mvp: 2, production: 5 }

function goodsSizing(source: Source, worker: RoleId, phase: Phase, told: Told, standing: Standing): Sizing {
  const { every, dollars, wage } = moneyOf(source, worker, told)
  const share = LABOR_SHARES.physical ?? 0
  const isPerPiece = every === 'once' || every === 'use'
  const paid =
    told.hoursEach ??
    (dollars !== null && isPerPiece ? within(0.03, (dollars * share) / wage, 8) : UNKNOWN_PIECE_HOURS)
  // If the goods are made already, one piece takes the same time in all phases.
  const each = told.hoursEach === null && !reaches(standing, 'built') ? paid * PRACTICE[phase] : paid
  const { paying } = grownFrom(standing, phase)
  // Each buyer may have bought several pieces.
  const sold = paying === 0 ? 0 : Math.max(paying, ...told.volumes)
  const needed = [...entriesOf(source.brief, 'inputs'), ...entriesOf(source.brief, 'risks')].map(
    ({ value }) => value,
  )
  const least = Math.max(
    0,
    ...needed.map((words) => Number(LEAST_ORDER.exec(words)?.groups?.count?.replaceAll(',', '') ?? 0)),
  )
  const byHours = piecesOf(phase, each, told, least)
  const ordered = told.orders.reduce((sum, { count }) => sum + count, 0)
  const isGrown = sold >= 10 && phase !== 'interactive'
  const again = againOf(source, standing, phase) || goingOn(told, phase)
  const pieces =
    again > 0
      ? again
      : isGrown
        ? Math.max(
            20,
            Math.ceil(
              Math.min(byHours, Math.max(sold * TIMES_SOLD[phase], phase === 'poc' ? 0 : ordered * 1.1)) / 10,
            ) * 10,
          )
        : byHours
  const hours = Math.round(pieces * each)
  // Pieces that are washed, worn or used up in tests are not sold.
  const isTested = phase === 'poc' && !reaches(standing, 'built') && goodsKindOf(source) !== 'food'
  const tested = isTested ? within(MOST_TESTED / 5, Math.round(pieces / 5), MOST_TESTED) : 0
  const purchases = firstValue(source.brief, 'purchases') ?? 1
  return {
    figures: {
      pieces,
      tested,
      sold: pieces - tested,
      half: Math.round(pieces / 2),
      lot: Math.round(pieces / 4),
      contract: Math.max(10, Math.round(pieces * 0.15)),
      orders: within(1, Math.ceil(pieces / Math.max(1, purchases)), MOST_ORDERS),
    },
    hours: {
      sample: Math.max(8, Math.round(5 * each * 2)),
      batch: Math.max(8, hours),
      run: Math.max(20, hours),
      'first-lot': Math.max(10, Math.round(hours / 4)),
      'big-run': Math.max(40, Math.round(hours * 0.75)),
    },
    days: {},
    people: null,
    things: thingsOf(source),
    payments: phase === 'interactive' ? 0 : pieces - tested,
  }
}

/** Months in which each phase makes and sells goods; they match the waits of its tasks. */
const SELLING_MONTHS: Readonly<Record<Phase, number>> = { interactive: 0, poc: 1, mvp: 1.5, production: 3 }

/**
 * Pieces that regular buyers, including those who are won, buy in a phase; 0 unless the number of people is known and
 * each buys often.
 */
function againOf({ brief }: Source, standing: Standing, phase: Phase): number {
  const purchases = firstValue(brief, 'purchases') ?? 0
  const { grown } = grownFrom(standing, phase)
  if (grown === 0 || !standing.isOfPeople || purchases < OFTEN_A_YEAR) return 0
  return Math.ceil((grown * purchases * SELLING_MONTHS[phase]) / 12 / 10) * 10
}
/** Pieces of a phase by what the founder sells in a month now, up to what can be made in that time; 0 if not told. */
function goingOn({ sellsNow, atMost }: Told, phase: Phase): number {
  if (sellsNow === null || phase === 'interactive') return 0
  const monthly = Math.min(sellsNow * (1 + GROWN[phase][0]), atMost ?? Number.POSITIVE_INFINITY)
  return Math.floor((monthly * SELLING_MONTHS[phase]) / 10) * 10
}
/** Customers who buy at least this many times a year buy in every phase. */
const OFTEN_A_YEAR = 6

/** Units of a price that are not things to make: times, weights, people. */
const NO_THING =
  /^(?:hours?|days?|weeks?|months?|years?|visits?|kilos?|kg|grams?|lit(?:er|re)s?|met(?:er|re)s?|persons?|customers?|people|sales?|times?)$/i
function thingsOf({ brief }: Source): string {
  const per = firstValue(brief, 'price')?.per ?? ''
  if (/^lit(?:er|re)s?$/i.test(per)) return 'liters'
  if (/^(?:kilos?|kg|kilograms?)$/i.test(per)) return 'kilos'
  return /^\p{L}{2,20}$/u.test(per) && !NO_THING.test(per) ? pluralOf(per) : 'pieces'
}

/** Like `moneyOf`, for a whole job: everything that one customer has of the priced unit. */
function jobMoneyOf(source: Source, worker: RoleId, told: Told) {
  const money = moneyOf(source, worker, told)
  return { ...money, dollars: money.dollars === null ? null : money.dollars * (told.basket ?? 1) }
}

const BLOCKS =
  /\b(?<times>once|twice|two|three|four|six) ?(?:visits?|times|appointments|rounds|cleanings|checks)? (?:a|per|each|every) year\b/i
const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3, four: 4, six: 6 }

/** How many payments one customer makes per visit, if visits happen a few times a year; otherwise null. */
function blockOf({ brief, idea }: Source): number | null {
  const { times = '' } = BLOCKS.exec(idea)?.groups ?? {}
  const number = TIMES[times.toLowerCase()]
  const every = firstValue(brief, 'price')?.every
  if (number === undefined || (every !== 'use' && every !== 'once')) return null
  return Math.max(1, (firstValue(brief, 'purchases') ?? number) / number)
}

/**
 * Payments of one customer per month: by the rhythm of the price, or else by how often the founder says a customer
 * buys.
 */
function paymentsAMonth(source: Source, every: string | null): number {
  if (every === 'month') return 1
  if (every === 'week') return WEEKS_A_MONTH
  if (every === 'year') return 1 / 12
  const purchases = firstValue(source.brief, 'purchases')
  if (purchases !== null) return purchases / 12
  // 'Every two months' names the interval between two visits.
  const interval = daysBetween(source) ?? 0
  return interval > MONTH_DAYS ? DAYS_A_YEAR / 12 / interval : VISITS_A_MONTH
}

/** Shortest trial, and the longest interval between two visits that a trial waits for, in days. */
const LEAST_DAYS = 28
const LONGEST_INTERVAL = 100
const MONTH_DAYS = 31
const DAYS_A_YEAR = 365

/** Days until a customer of a trial is due again: four weeks, or the longer interval that the founder names. */
function spanOf(source: Source): number {
  const interval = daysBetween(source) ?? 0
  return interval > MONTH_DAYS && interval <= LONGEST_INTERVAL ? interval : LEAST_DAYS
}

/** Hours that the unit of a price names; travel comes on top (assumption). */
const UNIT_HOURS: readonly (readonly [RegExp, number])[] = [
  [/^half[- ]days?\b/i, 4],
  [/^(?:(?:full|whole) )?days?\b/i, DAY],
  [/^(?:morning|afternoon|evening)s?\b/i, 4],
]
const WAY_THERE = 1.25
export const unitHours = (per: string): number | null => {
  const hours = UNIT_HOURS.find(([unit]) => unit.test(per))?.[1]
  return hours === undefined ? null : hours * WAY_THERE
}

/** Hours of serving one customer for a month. */
function monthHours(source: Source, worker: RoleId, told: Told): number {
  const { every, per, dollars, wage } = jobMoneyOf(source, worker, told)
  const share = LABOR_SHARES.service ?? 0
  const paid = dollars === null ? null : (dollars * share) / wage
  const payments = paymentsAMonth(source, every)
  const group = groupOf(source)
  const time = group?.hours ?? told.hoursEach
  // Everyone in a group pays for a part of the hours.
  if (group?.aMonth && time !== null && every === 'month')
    return (group.aMonth * time * (group.staff ?? 1)) / group.size
  if (/^hours?\b/i.test(per ?? '')) return payments
  const named = unitHours(per ?? '')
  if (told.hoursEach === null && named !== null) return payments * named
  if (told.hoursEach !== null && (every === 'use' || every === 'once')) return payments * told.hoursEach
  if (paid !== null) return payments * paid
  // A customer who is visited every few months gets one visit in that time.
  const interval = spanOf(source)
  return interval === LEAST_DAYS ? UNKNOWN_JOB_HOURS : (UNKNOWN_VISIT_HOURS * MONTH_DAYS) / interval
}

/** The units that make up one job, and its hours. */
function jobOf(source: Source, worker: RoleId, told: Told): { units: number; hours: number } {
  const { dollars, wage, per } = jobMoneyOf(source, worker, told)
  if (told.daysEach !== null && told.hoursEach === null)
    return { units: /^days?\b/i.test(per) ? told.daysEach / DAY : 1, hours: told.daysEach }
  if (dollars === null && told.hoursEach === null) return { units: 1, hours: UNKNOWN_JOB_HOURS }
  const each =
    told.hoursEach ??
    unitHours(per) ??
    within(0.1, ((dollars ?? 0) * (LABOR_SHARES.service ?? 0)) / wage, 200)
  const group = groupOf(source)
  // One time of a group is one job, whoever pays for a place in it.
  if (group) return { units: 1, hours: Math.max(0.25, (group.hours ?? each) * (group.staff ?? 1)) }
  const purchases = firstValue(source.brief, 'purchases')
  if (each >= SHORT_JOB_HOURS || (purchases !== null && purchases < FEW_A_YEAR))
    return { units: 1, hours: Math.max(each, 0.5) }
  const day = Math.max(1, Math.round((purchases === null ? DAY_HOURS / 2 : DAY_HOURS) / each))
  const units = purchases === null ? day : Math.min(day, Math.ceil(purchases / 2))
  return { units, hours: units * each }
}

/** Groups of each phase, and how often one meets in a month if no text says (assumption). */
const GROUPS: Readonly<Record<Phase, number>> = { interactive: 0, poc: 1, mvp: 2, production: 4 }
const USUAL_TIMES = 4

/** The jobs of a month with groups: the times of each one; null if the price is for no one in a group. */
function timesOfGroups(source: Source, phase: Phase): { jobs: number; people: number } | null {
  const group = groupOf(source)
  if (!group) return null
  const wanted = countTold(source)
  const full = wanted === undefined ? GROUPS[phase] : Math.max(1, Math.floor((wanted * OF_ALL) / group.size))
  const groups = Math.min(GROUPS[phase], full)
  return {
    jobs: Math.max(1, groups * (group.aMonth ?? USUAL_TIMES)),
    people: Math.max(1, groups) * (group.staff ?? 1) + 1,
  }
}

const QUARTER_DAYS = 84
/** Share of the paying customers who have to stay for the next phase to begin. */
const STAYING = { service: 0.8, software: 0.7, content: 0.7 }
/** Months for which customers are served in each phase. */
const MONTHS: Readonly<Record<Phase, number>> = { interactive: 0, poc: 1, mvp: 2, production: 3 }
/**
 * Monthly hours per customer on which customer numbers are based, and the most that these numbers are multiplied by.
 */
const HOURS_A_CUSTOMER = 4
const MOST_TIMES = 8
/** The same limit for customers who are visited a few times a year. */
const MOST_TIMES_IN_BLOCKS = 3
/** No plan counts on more than this share of all customers. */
const OF_ALL = 0.25

/**
 * How many customers there are, if the founder answered or confirmed it; otherwise undefined, since a number that was
 * only read from the text may count something else.
 */
export function countTold({ brief }: Pick<Source, 'brief'>): number | undefined {
  const [entry] = entriesOf(brief, 'count')
  return entry && !isOnlyRead(entry) ? entry.value.value : undefined
}

const upTo = (planned: number, source: Source): number => {
  const all = countTold(source)
  return all === undefined ? planned : within(1, Math.floor(all * OF_ALL), planned)
}

/** Less than this an hour, in US dollars, is not paid anywhere: the hours make something that is sold many times. */
const LEAST_HOURLY = 0.5

/** The told hours, if one sale can be what they are spent on. */
export function hoursOfSale(
  hours: number | null,
  price: { low: number; currency: string | null } | null | undefined,
): number | null {
  const dollars = price?.currency && price.low > 0 ? roughDollars(price.low, price.currency) : null
  return hours !== null && dollars !== null && dollars / hours < LEAST_HOURLY ? null : hours
}

function serviceSizing(
  source: Source,
  { worker, phase, told: given, least, standing, ...scale }: Scale,
): Sizing {
  const told = { ...given, hoursEach: hoursOfSale(given.hoursEach, firstValue(source.brief, 'price')) }
  const isOnce = isOneJob(source)
  const isRegular = scale.isRegular && !isOnce
  const job = jobOf(source, worker, told)
  const each = within(0.25, isRegular ? monthHours(source, worker, told) : job.hours, 400)
  const block = isRegular ? blockOf(source) : null
  // If one customer takes little time, more customers are planned.
  const many = isRegular
    ? within(1, Math.round(HOURS_A_CUSTOMER / each), block === null ? MOST_TIMES : MOST_TIMES_IN_BLOCKS)
    : 1
  const { paying, grown } = grownFrom(standing, phase)
  const planned = Math.max(upTo(CUSTOMERS[phase] * many, source), phase === 'interactive' ? 0 : least)
  // Existing customers add no work and no income to this plan: only new ones count.
  const customers = paying > 0 ? grown : planned
  const added = paying > 0 ? grown - Math.max(paying, grownFrom(standing, EARLIER[phase]).grown) : planned
  const stay = Math.ceil((phase === 'poc' ? added : customers) * STAYING.service)
  const ofGroups = isRegular || phase === 'interactive' ? null : timesOfGroups(source, phase)
  const jobs =
    ofGroups?.jobs ??
    (paying > 0 ? Math.max(1, added) : Math.max(JOBS[phase], phase === 'interactive' ? 0 : least))
  const count = isRegular ? added : jobs
  const isMeasured = told.hoursEach !== null || unitHours(jobMoneyOf(source, worker, told).per) !== null
  // A founder who already serves customers has the practice: a job takes the same time in all phases.
  const practice = isMeasured || paying > 0 ? 1 : PRACTICE[phase]
  const ids = ['trial', 'first-month', 'serve', 'month-1', 'month-2', 'roll']
  const selling = Math.max(8, (paying > 0 ? added : 0) * HOURS_A_CUSTOMER)
  // A trial that ends before a customer is due again does not show who stays.
  const span = isRegular ? spanOf(source) : LEAST_DAYS
  const months = span === LEAST_DAYS ? 1 : span / MONTH_DAYS
  const days = Object.fromEntries(ids.map((id) => [id, span]))
  const month = Math.max(8, Math.round(count * each * practice * months))
  const others = isRegular && paying > 0 ? (grown - added) * each * practice : 0
  const people =
    phase === 'interactive'
      ? 1
      : within(
          ofGroups?.people ??
            (reaches(standing, 'sold') ? Math.max(2, foundersOf(source)) : LEAST_PEOPLE[phase]),
          Math.ceil((month / months + others) / HOURS_A_PERSON) + 1,
          MOST_PEOPLE,
        )
  const { every } = moneyOf(source, worker, told)
  const before = scale.before === null || scale.before === 'interactive' ? null : scale.before
  const there =
    before === null
      ? 0
      : (serviceSizing(source, { ...scale, worker, phase: before, told, least, standing, before: null })
          .figures.people ?? 0)
  const figuresWith = (people: number) => ({
    people,
    hired: Math.max(0, people - there),
    customers,
    more: added,
    stay,
    jobs,
    twice: jobs * 2,
    units: job.units,
    span,
  })
  if (block !== null) {
    const payments = Math.round(added * block)
    const work = payments * (told.hoursEach ?? job.hours * practice)
    const hours = Math.max(8, Math.round(work / Math.max(1, MONTHS[phase])))
    // For a few hours a month, one person with a substitute is enough.
    const people = within(2, Math.ceil(hours / HOURS_A_PERSON) + 1, MOST_PEOPLE)
    return {
      figures: figuresWith(people),
      hours: Object.fromEntries(ids.map((id) => [id, hours])),
      days,
      people: reaches(standing, 'sold') ? Math.max(1, people - foundersOf(source)) : people,
      payments: phase === 'interactive' ? 0 : payments,
      won: added,
    }
  }
  // New customers who join existing ones are served for one period, or for a quarter in the last phase.
  const periods =
    paying === 0 ? MONTHS[phase] : phase === 'production' ? QUARTER_DAYS / span : Math.min(1, MONTHS[phase])
  const times = isOnce
    ? Math.min(1, MONTHS[phase])
    : Math.max(1, periods) * months * (phase === 'interactive' ? 0 : 1)
  const monthly = isRegular ? added * paymentsAMonth(source, every) : jobs * job.units
  return {
    figures: figuresWith(people),
    hours: {
      ...Object.fromEntries(ids.map((id) => [id, month])),
      quarter: isRegular ? Math.round((month * QUARTER_DAYS) / span) : month,
      ...(paying > 0 && { add: selling, win: selling }),
    },
    days,
    // People who work besides the founders.
    people: reaches(standing, 'sold') ? Math.max(1, people - foundersOf(source)) : people,
    payments: Math.round(monthly * times),
    ...(isRegular && { won: added }),
    ...(isRegular &&
      paying > 0 &&
      phase !== 'interactive' && {
        regular: {
          count: grown - added,
          monthly: paymentsAMonth(source, every),
          hours: (each * practice) / paymentsAMonth(source, every),
        },
      }),
  }
}

function deviceSizing(source: Source, phase: Phase, { orders }: Told, least: number): Sizing {
  const purchases = firstValue(source.brief, 'purchases') ?? 1
  const [few, many] = UNITS[phase]
  const ordered = orders.reduce((sum, { count }) => sum + count, 0)
  const isMany = purchases >= MANY_UNITS
  const planned =
    isMany && phase === 'production'
      ? within(many, Math.ceil(purchases / 100) * 100, MOST_UNITS)
      : isMany
        ? many
        : few
  const wanted = Math.max(least, phase === 'mvp' ? Math.ceil((ordered * 1.2) / 10) * 10 : 0)
  const all = countTold(source)
  // No series is larger than a quarter of all that the founder counts.
  const most =
    all === undefined
      ? MOST_UNITS
      : within(LEAST_SERIES, Math.floor(all * OF_ALL * Math.max(1, purchases)), MOST_UNITS)
  const units =
    phase === 'mvp' || phase === 'production' ? Math.min(most, within(planned, wanted, MOST_UNITS)) : planned
  const sold = phase === 'production' ? units - AGED - Math.ceil(units * SPARE) : units
  return {
    figures: { units, sold, made: units + 2 },
    hours: {
      build: Math.max(40, Math.round(units * HOURS_A_UNIT)),
      zero: Math.max(40, Math.round((units - AGED) * HOURS_A_UNIT * PRACTICE.production)),
    },
    days: {},
    people: null,
    payments: phase === 'mvp' || phase === 'production' ? sold : 0,
  }
}

const HOURS_A_SIGNATURE = 5
/** Users and customers of software, and the share of users who pay (assumption). */
const USERS: Readonly<Record<Phase, number>> = { interactive: 5, poc: 15, mvp: 100, production: 500 }
const SOFTWARE_CUSTOMERS: Readonly<Record<Phase, number>> = {
  interactive: 5,
  poc: 3,
  mvp: 10,
  production: 30,
}
const PAYING_USERS = 0.1

/** People who do not know the founder and try what already works. */
const STRANGERS = { businesses: 5, consumers: 15 }

/** Whether the founder names users who are not the payers: numbers of users do not count customers then. */
const hasOtherPayers = (source: Source): boolean => {
  const [payers, users] = [entriesOf(source.brief, 'customer'), entriesOf(source.brief, 'user')]
  return (
    payers.length > 0 &&
    users.length > 0 &&
    !users.some(({ value }) => payers.some((payer) => payer.value === value))
  )
}

function softwareSizing(source: Source, { phase, isForBusinesses, least: tested, standing }: Scale): Sizing {
  const least = hasOtherPayers(source) && !reaches(standing, 'sold') ? 0 : tested
  const { paying } = grownFrom(standing, phase)
  const customersIn = (of: Phase) =>
    Math.max(
      upTo(SOFTWARE_CUSTOMERS[of], source),
      of === 'interactive' ? 0 : Math.ceil(least * (of === 'poc' ? 1 : AFTER_TEST[of])),
      grownFrom(standing, of).grown,
    )
  const customers = customersIn(phase)
  // Those who paid in the test of the first phase are the first users, and pay alongside new ones.
  const usersIn = (of: Phase) =>
    Math.max(upTo(USERS[of], source), standing.count, of === 'interactive' ? 0 : least)
  const payersOf = (of: Phase) =>
    least === 0 || of === 'interactive'
      ? Math.round(usersIn(of) * PAYING_USERS)
      : of === 'poc'
        ? Math.ceil(least * STAYING.software)
        : Math.max(Math.round(usersIn(of) * PAYING_USERS), Math.ceil(least * AFTER_TEST[of]))
  const users = Math.max(usersIn(phase), payersOf(phase))
  // If people already pay, new payers are counted and not derived from a share of the users.
  const isCounted = isForBusinesses || paying > 0
  const payers = isCounted ? customers : payersOf(phase)
  const every = firstValue(source.brief, 'price')?.every
  const times = phase === 'mvp' || phase === 'production' ? 1 : 0
  // Those who pay for a year or once have already paid in the first version.
  // The gate between the two lets some of them go: only those whom it demands are counted.
  const demanded = Math.round((isCounted ? customersIn('mvp') : payersOf('mvp')) * STAYING.software)
  const before = phase !== 'production' ? paying : Math.max(paying, demanded)
  return {
    figures: {
      customers,
      users,
      payers,
      strangers: isForBusinesses ? STRANGERS.businesses : STRANGERS.consumers,
      stay: Math.max(1, Math.round((isForBusinesses ? customers : payers) * STAYING.software)),
    },
    // Each business that signs is visited and helped to start; users of consumer software are not.
    hours: isForBusinesses
      ? {
          'first-ten': within(16, Math.round(customersIn('mvp') * HOURS_A_SIGNATURE), 120),
          reach: within(16, Math.round((payers - before) * HOURS_A_SIGNATURE), 160),
        }
      : {},
    days: {},
    people: null,
    payments: Math.max(0, payers - before) * times,
    ...(every === 'month' &&
      times > 0 && { won: Math.max(0, payers - before), regular: { count: before, monthly: 1 } }),
  }
}

/** Deals of a phase, and the suppliers needed for them. */
const DEALS: Readonly<Record<Phase, number>> = { interactive: 4, poc: 20, mvp: 100, production: 300 }
const SUPPLIERS: Readonly<Record<Phase, number>> = { interactive: 8, poc: 15, mvp: 40, production: 100 }
/** Share of the requests in the first trial that have to lead to a deal. */
const FILLED = 0.6
const HOURS_A_REQUEST = 3
const HOURS_A_DEAL = 0.4
const HOURS_A_SUPPLIER = 1.5
/** Share of the people within the founder's reach who are won in the trial. */
const WON = 0.5

/** Deals that each phase plans, as a multiple of the deals that members make in a month today. */
const DEALS_GROWN: Readonly<Record<Phase, number>> = { interactive: 1, poc: 1, mvp: 2.5, production: 5 }
const MOST_DEALS = 3_000
const LEAST_SIDE = 5
const TIMES_GROWN: Readonly<Record<Phase, number>> = { interactive: 1, poc: 1.4, mvp: 2, production: 3 }
/** Deals that are made by hand today grow in smaller steps. */
const RUNNING_DEALS = 0.5

/** Deals per month today, if the founder says how often one customer buys and how many there are; otherwise 0. */
export function dealsToday({ brief }: Source, { step }: Standing, most: number): number {
  const purchases = firstValue(brief, 'purchases')
  return purchases !== null && most >= 20 && reaches({ step }, 'sold')
    ? Math.round((purchases * most) / 12)
    : 0
}

/** Numbers of members that the founder names: in the evidence, and of people within reach. */
export const membersTold = ({ brief }: Source, { reachable }: Told): number[] => [
  ...new Set([
    ...entriesOf(brief, 'evidence').flatMap(({ value: { kind, count, text } }) =>
      kind !== 'interviews' && countsPeople(text) !== false ? (count ?? []) : [],
    ),
    ...reachable,
  ]),
]

/** Months of deals in each phase. */
const DEAL_MONTHS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 1, mvp: 2, production: 3 }
/** People whom a phase finds for each of its deals. */
const ASKING = 1.5
const LEAST_DEALS = 3

/** The deals of a phase, up to those that the people whom it can find make in its months, as often as the founder says. */
function dealsWithin(source: Source, phase: Phase): number {
  const purchases = firstValue(source.brief, 'purchases')
  if (purchases === null || purchases <= 0) return DEALS[phase]
  const all = countTold(source)
  const found = Math.min(DEALS[phase] * ASKING, all === undefined ? Number.POSITIVE_INFINITY : all * OF_ALL)
  const within = Math.round((found * purchases * DEAL_MONTHS[phase]) / 12)
  return Math.min(DEALS[phase], Math.max(LEAST_DEALS, within))
}

function marketplaceSizing(source: Source, { phase, told, standing }: Scale): Sizing {
  const isRunning = reaches(standing, 'trial')
  // A number as small as two schools does not count the participants.
  const reachable = (isRunning ? membersTold(source, told) : told.reachable).filter(
    (count) => count >= LEAST_SIDE,
  )
  const [least = 0, most = 0] =
    reachable.length > 1 ? reachable.toSorted((a, b) => a - b) : [0, reachable[0] ?? 0]
  // A single number counts the side that exists, which grows from phase to phase.
  const [single] = reachable
  const grows = isRunning && reachable.length === 1 && single !== undefined ? single : 0
  const known =
    least > 0 ? within(5, Math.round(least * (phase === 'poc' ? WON : 1)), SUPPLIERS[phase]) : null
  const suppliers =
    isRunning && least > 0
      ? Math.max(least + 3, Math.ceil(least * (1 + GROWN[phase][0]) * 1.4))
      : grows > 0
        ? Math.ceil(grows * TIMES_GROWN[phase])
        : (known ?? SUPPLIERS[phase])
  const more =
    isRunning && least > 0
      ? Math.max(3, Math.ceil(suppliers - least))
      : grows > 0
        ? Math.max(3, suppliers - Math.ceil(grows * TIMES_GROWN[EARLIER[phase]]))
        : Math.max(5, suppliers - (known === null ? SUPPLIERS.mvp : Math.min(known, SUPPLIERS.mvp)))
  const today = dealsToday(source, standing, most)
  const deals =
    today > 0
      ? Math.min(MOST_DEALS, Math.round(today * DEALS_GROWN[phase]))
      : isRunning
        ? Math.max(
            Math.round(DEALS[phase] * (phase === 'poc' ? 1 : RUNNING_DEALS)),
            // No phase plans fewer deals than were made by hand before it.
            standing.isOfPeople ? 0 : Math.ceil(standing.count * (1 + GROWN[phase][0])),
          )
        : dealsWithin(source, phase)
  const wanted =
    isRunning && most > 0
      ? Math.ceil((most * (1 + GROWN[phase][0])) / 10) * 10
      : most > 0
        ? within(10, Math.round(most / 4), Math.round(deals * 1.5))
        : Math.round(deals * 1.5)
  return {
    figures: { suppliers, more, deals, wanted, filled: Math.round(deals * FILLED), known: least },
    hours: {
      playbook: Math.max(20, Math.round(more * HOURS_A_SUPPLIER)),
      broker: Math.round(deals * (isRunning ? HOURS_A_DEAL : HOURS_A_REQUEST)),
      hundred: Math.round(deals * HOURS_A_DEAL),
      density: Math.max(8, Math.round(suppliers * HOURS_A_SUPPLIER)),
      quarter: Math.round((deals * HOURS_A_DEAL) / 2),
    },
    days: {},
    people: null,
    payments:
      phase === 'poc' && !isRunning ? Math.round(deals * FILLED) : phase === 'interactive' ? 0 : deals,
  }
}

const DAYS_A_WEEK = 7
const HOURS_AN_ISSUE = 15
/** A piece of a library is short, and a library needs many pieces to be useful (assumptions). */
const HOURS_A_PIECE = 4
const PIECES: Readonly<Record<Phase, number>> = { interactive: 3, poc: 12, mvp: 40, production: 30 }
/** Number of pieces that are checked and licensed together. */
const TOGETHER = 6
const STORE_DAYS: Readonly<Record<Phase, number>> = { interactive: 7, poc: 28, mvp: 56, production: 84 }
/** Names that makers use for their pieces. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:newsletters?|magazines?|zines?|bulletins?)\b/i, 'issues'],
  [/\bpodcasts?|episodes?\b/i, 'episodes'],
  [/\bvideos?\b(?! calls?)/i, 'videos'],
  [/\b(?:audio|recordings?)\b/i, 'recordings'],
]
/** The name of the pieces if the offer states a clear one; 'pieces' for a library of several kinds. */
const calledOf = (source: Source): string =>
  isLibrary(source) ? 'pieces' : (CALLED.find(([words]) => words.test(offerOf(source)))?.[1] ?? 'pieces')
/** Days of the first phase, in which publication continues. */
const DECISION_DAYS = 21
/** Hours to win one customer who pays for content. */
const HOURS_A_PAYER = 0.15
/** Issues of a phase by the days between two of them. */
const issuesOf = (phase: Phase, days: number): number => {
  if (phase === 'production') return Math.max(1, Math.round(91 / days))
  const [often, monthly, seldom] = phase === 'poc' ? [4, 2, 1] : [12, 3, 2]
  // With several issues a week, the phase takes as many weeks as with one.
  if (days > 1 && days < DAYS_A_WEEK) return Math.round((often * DAYS_A_WEEK) / days)
  if (days <= DAYS_A_WEEK) return often
  if (days <= 14) return phase === 'poc' ? 3 : 8
  return days <= 31 ? monthly : seldom
}
/**
 * Share of free readers who pay, the assumed audience, and the least number of payers among people who know the
 * founder.
 */
const CONVERTED = 0.1
const AUDIENCE: Readonly<Record<'businesses' | 'consumers', number>> = { businesses: 30, consumers: 200 }
const LEAST_PAYERS = 20
/** Least number of payers at the end of a phase, as a multiple of those who paid in the test. */
const AFTER_TEST: Readonly<Record<Phase, number>> = { interactive: 1, poc: 1.3, mvp: 2, production: 3 }
const SINGLE: Readonly<Record<Phase, number>> = { interactive: 1, poc: 1, mvp: 2, production: 3 }
/** Places in each run of a course: groups of a size that teachers can support. */
const LEARNERS: Readonly<Record<Phase, number>> = { interactive: 0, poc: 10, mvp: 20, production: 40 }
/** The phase before each phase; the first one maps to itself. */
const EARLIER: Readonly<Record<Phase, Phase>> = {
  interactive: 'interactive',
  poc: 'interactive',
  mvp: 'poc',
  production: 'mvp',
}

const LEAST_AUDIENCE = 30
/** People who can be reached, who use it, or who wait for more of it; 0 if they are too few to be asked to pay. */
export function audienceOf({ reachable }: Told, { count, waiting, ...standing }: Standing): number {
  const known = Math.max(
    0,
    ...reachable,
    reaches(standing, 'trial') ? count : 0,
    reaches(standing, 'built') ? waiting : 0,
  )
  return known >= LEAST_AUDIENCE ? known : 0
}

/**
 * How often a customer won in a phase pays during the rest of it: the first version has six weeks of selling, then
 * twelve of use.
 */
function paymentsOf(source: Source, phase: Phase, issues: number): number {
  const every = firstValue(source.brief, 'price')?.every
  if (every === 'month') return phase === 'mvp' ? 2 : 1
  if (every === 'week') return phase === 'mvp' ? 8 : 4
  return every === 'use' && isFeed(source) ? Math.ceil(issues / 2) : 1
}

/**
 * How many parts of a course with counted parts a phase makes: if some are released, the first version adds half of the
 * rest. Null if the usual number of issues applies.
 */
function lessonsOf(phase: Phase, { parts, released }: Told, tried: number): number | null {
  if (parts === null || (phase !== 'mvp' && phase !== 'production')) return null
  if (released === 0) return phase === 'mvp' ? parts : null
  const rest = Math.max(2, parts - released - tried)
  return phase === 'mvp' ? Math.ceil(rest / 2) : Math.floor(rest / 2)
}

function contentSizing(source: Source, { phase, isForBusinesses, told, least, standing }: Scale): Sizing {
  const rhythm = daysBetween(source)
  const isTaught = isCourse(source)
  // A library has no fixed days: its pieces are made on request.
  const isStore = isLibrary(source)
  // A set of counted parts that is sold as one is made in full.
  const isSet = !isTaught && !isStore && !isFeed(source) && told.parts !== null
  const byRhythm = isStore
    ? PIECES[phase]
    : isFeed(source) || isTaught
      ? issuesOf(phase, rhythm ?? DAYS_A_WEEK)
      : SINGLE[phase]
  const issues =
    (isTaught || isSet ? lessonsOf(phase, told, issuesOf('poc', rhythm ?? DAYS_A_WEEK)) : null) ?? byRhythm
  const days = isStore
    ? STORE_DAYS[phase]
    : Math.max(DAYS_A_WEEK, Math.round(issues * (rhythm ?? DAYS_A_WEEK)))
  const known = audienceOf(told, standing)
  const audience = known > 0 ? known : AUDIENCE[isForBusinesses ? 'businesses' : 'consumers']
  // People who already receive it pay sooner than people who only follow the founder.
  const asked = reaches(standing, 'trial') && standing.count >= LEAST_AUDIENCE ? standing.count : audience
  const first = Math.max(LEAST_PAYERS, Math.round(asked * CONVERTED))
  // People within reach are not a count of the market.
  const isMarket = (countTold(source) ?? 0) > known
  const { paying } = grownFrom(standing, phase)
  const payersIn = (of: Phase): number => {
    if (paying > 0) return of === 'interactive' ? paying : grownFrom(standing, of).grown
    // Those who paid in the test of the first phase are still there when the next one begins.
    if (of === 'interactive') return firstValue(source.brief, 'price')?.every === 'month' ? least : 0
    const payers = of === 'poc' ? Math.round(asked * CONVERTED) : of === 'mvp' ? first * 2 : first * 4
    const isOfKnown = of === 'poc' && known > 0 && isSubscription(source.brief)
    const learners = isTaught ? (isOfKnown ? Math.min(LEARNERS[of], payers) : LEARNERS[of]) : payers
    return Math.max(
      isMarket && !isTaught ? upTo(learners, source) : learners,
      Math.ceil(least * AFTER_TEST[of]),
    )
  }
  const payers = payersIn(phase)
  // Each run of a course has its own learners; subscribers are there already.
  const isAnew = isTaught && paying === 0 && !isSubscription(source.brief)
  // Of subscribers, those are counted whom the gate between the phases demands.
  const staying = phase === 'production' && paying === 0 && isSubscription(source.brief) ? STAYING.content : 1
  const before = isAnew ? 0 : within(0, Math.ceil(payersIn(EARLIER[phase]) * staying), payers)
  // Issues that come out several times a week are shorter.
  const each =
    told.hoursEach ??
    (isStore ? HOURS_A_PIECE : HOURS_AN_ISSUE * Math.min(1, (rhythm ?? DAYS_A_WEEK) / DAYS_A_WEEK))
  const hours = Math.max(8, Math.round(issues * each))
  const selling = Math.max(20, Math.round((payers - before) * HOURS_A_PAYER))
  return {
    figures: {
      issues,
      lots: isStore ? Math.ceil(issues / TOGETHER) : issues,
      now: Math.max(1, Math.round(DECISION_DAYS / (rhythm ?? DAYS_A_WEEK))),
      audience,
      payers,
      before,
      stay: Math.ceil(payers * STAYING.content),
    },
    hours: {
      'goes-on': Math.max(4, Math.round((DECISION_DAYS / (rhythm ?? DAYS_A_WEEK)) * each)),
      four: hours,
      stock: hours,
      run: hours,
      launch: selling,
      groups: selling,
    },
    days: { four: days, stock: days, run: Math.max(84, days) },
    people: null,
    things: calledOf(source),
    payments: phase === 'interactive' ? 0 : (payers - before) * paymentsOf(source, phase, issues),
    won: payers - before,
    ...(firstValue(source.brief, 'price')?.every === 'month' &&
      phase !== 'interactive' && { regular: { count: before, monthly: 1 } }),
  }
}

/** What the quantities of a phase follow from, besides the brief. */
interface Scale {
  nature: string
  worker: RoleId
  phase: Phase
  /** Whether customers pay repeatedly. */
  isRegular: boolean
  isForBusinesses: boolean
  told: Told
  /**
   * The number of customers with whom the test of the riskiest assumption is passed; no later phase plans with fewer.
   */
  least: number
  /** What exists already. */
  standing: Standing
  /** The phase that is planned before this one; null for the first. */
  before: Phase | null
}

function natureSizing(source: Source, scale: Scale): Sizing {
  const { nature, worker, phase, told, least, standing } = scale
  if (nature === 'physical') return goodsSizing(source, worker, phase, told, standing)
  if (nature === 'service') return serviceSizing(source, scale)
  if (nature === 'device') return deviceSizing(source, phase, told, least)
  if (nature === 'software') return softwareSizing(source, scale)
  if (nature === 'marketplace') return marketplaceSizing(source, scale)
  if (nature === 'content') return contentSizing(source, scale)
  return undecidedSizing(source, phase)
}

/** Customers whom each phase wins where the kind of product is open, by the numbers in its texts. */
const OPEN_WON: Readonly<Record<Phase, number>> = { interactive: 0, poc: 3, mvp: 10, production: 20 }

/** Those who are won pay like any others: the kind of product changes nothing about that. */
function undecidedSizing(source: Source, phase: Phase): Sizing {
  const won = OPEN_WON[phase]
  const every = firstValue(source.brief, 'price')?.every ?? null
  const isPeriodic = every === 'month' || every === 'week'
  const monthly = isPeriodic ? paymentsAMonth(source, every) : 1
  const before = phase === 'mvp' ? OPEN_WON.poc : phase === 'production' ? OPEN_WON.mvp : 0
  return {
    figures: { customers: before + won },
    hours: {},
    days: {},
    people: null,
    payments: won * (isPeriodic ? Math.max(1, Math.round(monthly)) : 1),
    ...(isPeriodic && won > 0 && { won, regular: { count: before, monthly } }),
  }
}

/** The highest number of existing customers to ask or observe. */
const FEW = 10

/** Buyers of single pieces are not subscribers; they are the first to be asked. */
const withoutPieces = (source: Source, { nature, standing }: Scale): Standing =>
  nature === 'content' &&
  standing.step === 'sold' &&
  /\bsold\b/i.test(standing.words) &&
  isSubscription(source.brief)
    ? { ...standing, step: 'trial' }
    : standing

/** The quantities of a phase for a kind of product. */
export function sizingOf(source: Source, scale: Scale): Sizing {
  const { figures, ...sizing } = natureSizing(source, { ...scale, standing: withoutPieces(source, scale) })
  const { count } = scale.standing
  return { ...sizing, figures: { ...figures, has: count, few: Math.min(FEW, count) } }
}

/** Planned growth beyond what exists by the end of a phase: a share of it, and a least number. */
const GROWN: Readonly<Record<Phase, readonly [share: number, least: number]>> = {
  interactive: [0, 0],
  poc: [0.15, 2],
  mvp: [0.4, 5],
  production: [0.8, 10],
}

/** The number of existing payers, and the planned number at the end of a phase; 0 if no number is known. */
function grownFrom({ count, ...standing }: Standing, phase: Phase): { paying: number; grown: number } {
  const paying = reaches(standing, 'sold') ? count : 0
  const [share, least] = GROWN[phase]
  return { paying, grown: paying === 0 ? 0 : paying + Math.max(least, Math.ceil(paying * share)) }
}
