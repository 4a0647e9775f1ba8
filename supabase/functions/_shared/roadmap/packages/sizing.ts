import type { Source } from '../../analyst/source.ts'
import { firstValue } from '../../domain/brief/brief.ts'
import { roughDollars } from '../../domain/currency.ts'
import type { Phase } from '../../domain/phases.ts'
import { DEFAULT_RATES, DEFAULT_REGION, type RoleId, regionOfCountry } from '../../domain/roadmap/rates.ts'
import { startCountry } from '../start-country.ts'

/*
 * Quantities and hours that follow from price, wage and what one customer buys in a year, so that batches, trials and targets of
 * all phases belong to one business. Nothing is known of the real minutes before they are measured: what is planned is
 * what the price pays for.
 */

/** Share of the price that pays for the work on what is sold: assumptions. */
export const LABOR_SHARES: Readonly<Record<string, number>> = { physical: 0.3, service: 0.7 }
/** Hours for one piece or customer beside those that the price pays for: more in the first batch, less in the last. */
const PRACTICE: Readonly<Record<Phase, number>> = { interactive: 2, poc: 1.25, mvp: 1, production: 0.8 }

const UNKNOWN_PIECE_HOURS = 0.2
const UNKNOWN_JOB_HOURS = 8
const VISITS_A_MONTH = 4
const WEEKS_A_MONTH = 52 / 12
/** Jobs shorter than this are done several at one place, up to a day's work, or half a day's where it is not known how often one customer buys. */
const SHORT_JOB_HOURS = 1.5
const DAY_HOURS = 6
/** Who buys less often than every month buys single jobs. */
const FEW_A_YEAR = 12
/** Hours that one person works for customers in a month of a trial or of service. */
const HOURS_A_PERSON = 100
const LEAST_PEOPLE: Readonly<Record<Phase, number>> = { interactive: 1, poc: 2, mvp: 3, production: 4 }
const MOST_PEOPLE = 24

/** Batches from large to small; the first is made whose hours stay within the limit. */
const BATCHES: Partial<Record<Phase, { pieces: readonly number[]; hours: number }>> = {
  poc: { pieces: [100, 50, 30, 20, 10], hours: 80 },
  mvp: { pieces: [500, 250, 100, 50, 30], hours: 400 },
  production: { pieces: [2000, 1000, 500, 250, 100], hours: 1200 },
}
/** Units of a device for customers who buy one or some, and for those who buy many. */
const UNITS: Readonly<Record<Phase, readonly [few: number, many: number]>> = {
  interactive: [1, 1],
  poc: [5, 10],
  mvp: [30, 50],
  production: [100, 100],
}
const MANY_UNITS = 50
const MOST_UNITS = 500
const JOBS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 6, mvp: 10, production: 20 }
const CUSTOMERS: Readonly<Record<Phase, number>> = { interactive: 1, poc: 3, mvp: 10, production: 20 }
const MOST_ORDERS = 10

/** Quantities of a phase and the hours that they take. */
export interface Sizing {
  /** Numbers for '{pieces}' and others in the texts of the catalog. */
  figures: Readonly<Record<string, number>>
  /** Hours of packages by their ids. */
  hours: Readonly<Record<string, number>>
  /** How many people serve customers; null where the catalog says it. */
  people: number | null
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const whole = new Intl.NumberFormat('en-US')

/** A text of the catalog with the numbers of its phase. */
export const numbered = (text: string, { figures }: Sizing): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const figure = figures[name]
    return figure === undefined ? all : whole.format(figure)
  })

/** Dollars of the price, and of an hour of those who do the work where the founder begins. */
function moneyOf({ brief, idea }: Source, worker: RoleId) {
  const price = firstValue(brief, 'price')
  const start = startCountry(brief, idea)
  const region = (start && regionOfCountry(start.country)) ?? DEFAULT_REGION
  const dollars = price?.currency && price.low > 0 ? roughDollars(price.low, price.currency) : null
  return { every: price?.every ?? null, per: price?.per ?? '', dollars, wage: DEFAULT_RATES[worker][region] }
}

function goodsSizing(source: Source, worker: RoleId, phase: Phase): Sizing {
  const { every, dollars, wage } = moneyOf(source, worker)
  const share = LABOR_SHARES.physical ?? 0
  const isPerPiece = every === 'once' || every === 'use'
  const paid =
    dollars !== null && isPerPiece ? within(0.03, (dollars * share) / wage, 8) : UNKNOWN_PIECE_HOURS
  const each = paid * PRACTICE[phase]
  const batch = BATCHES[phase]
  const pieces = batch?.pieces.find((count) => count * each <= batch.hours) ?? batch?.pieces.at(-1) ?? 5
  const hours = Math.round(pieces * each)
  const purchases = firstValue(source.brief, 'purchases') ?? 1
  return {
    figures: {
      pieces,
      half: Math.round(pieces / 2),
      contract: Math.round(pieces * 0.15),
      orders: within(1, Math.ceil(pieces / Math.max(1, purchases)), MOST_ORDERS),
    },
    hours: { batch: Math.max(8, hours), run: Math.max(20, hours), 'big-run': Math.max(40, hours) },
    people: null,
  }
}

/** Hours of serving one customer for a month. */
function monthHours(source: Source, worker: RoleId): number {
  const { every, per, dollars, wage } = moneyOf(source, worker)
  const share = LABOR_SHARES.service ?? 0
  const paid = dollars === null ? null : (dollars * share) / wage
  const visits = (firstValue(source.brief, 'purchases') ?? VISITS_A_MONTH * 12) / 12
  if (paid === null) return UNKNOWN_JOB_HOURS
  if (every === 'month') return paid
  if (every === 'year') return paid / 12
  if (every === 'week') return paid * WEEKS_A_MONTH
  return visits * (/^hours?\b/i.test(per ?? '') ? 1 : paid)
}

/** What one job consists of, and its hours. */
function jobOf(source: Source, worker: RoleId): { units: number; hours: number } {
  const { dollars, wage } = moneyOf(source, worker)
  if (dollars === null) return { units: 1, hours: UNKNOWN_JOB_HOURS }
  const each = within(0.1, (dollars * (LABOR_SHARES.service ?? 0)) / wage, 200)
  const purchases = firstValue(source.brief, 'purchases')
  if (each >= SHORT_JOB_HOURS || (purchases !== null && purchases < FEW_A_YEAR))
    return { units: 1, hours: Math.max(each, 0.5) }
  const day = Math.max(1, Math.round((purchases === null ? DAY_HOURS / 2 : DAY_HOURS) / each))
  const units = purchases === null ? day : Math.min(day, Math.ceil(purchases / 2))
  return { units, hours: units * each }
}

function serviceSizing(source: Source, worker: RoleId, phase: Phase, isRegular: boolean): Sizing {
  const job = jobOf(source, worker)
  const [count, each] = isRegular
    ? [CUSTOMERS[phase], within(0.25, monthHours(source, worker), 200)]
    : [JOBS[phase], job.hours]
  const month = Math.max(8, Math.round(count * each * PRACTICE[phase]))
  const people = within(LEAST_PEOPLE[phase], Math.ceil(month / HOURS_A_PERSON) + 1, MOST_PEOPLE)
  const ids = ['trial', 'first-month', 'serve', 'month-1', 'month-2', 'roll']
  return {
    figures: { people, customers: CUSTOMERS[phase], jobs: JOBS[phase], units: job.units },
    hours: Object.fromEntries(ids.map((id) => [id, month])),
    people,
  }
}

function deviceSizing(source: Source, phase: Phase): Sizing {
  const purchases = firstValue(source.brief, 'purchases') ?? 1
  const [few, many] = UNITS[phase]
  const isMany = purchases >= MANY_UNITS
  const units =
    isMany && phase === 'production'
      ? within(many, Math.ceil(purchases / 100) * 100, MOST_UNITS)
      : isMany
        ? many
        : few
  return { figures: { units }, hours: {}, people: null }
}

/** The quantities of a phase of a kind of product; `isRegular` where customers pay again and again. */
export function sizingOf(
  source: Source,
  nature: string,
  worker: RoleId,
  phase: Phase,
  isRegular: boolean,
): Sizing {
  if (nature === 'physical') return goodsSizing(source, worker, phase)
  if (nature === 'service') return serviceSizing(source, worker, phase, isRegular)
  if (nature === 'device') return deviceSizing(source, phase)
  return { figures: {}, hours: {}, people: null }
}
