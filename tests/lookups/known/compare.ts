import { measuredIn, officialCounts, rivalsIn } from '@domain/lookup-evidence'
import type { Lookup, LookupRecord } from '@domain/lookups'
import type { MarketModel } from '@domain/market-model'
import type { KnownIdea } from './ideas'
import {
  bandsOf,
  birthsOf,
  countOf,
  interestChangeOf,
  type PublicWorld,
  titlesByYear,
  ukCountOf,
} from './public-world'

/** The parts of a report that are compared with the truth. */
export interface Compared {
  idea: KnownIdea
  world: PublicWorld
  today: Date
  record: LookupRecord
  model: MarketModel | null
}

/** Judged by whether the rules of docs/lookups.md allow a source to state something about an idea. */
type Verdict = 'equal' | 'abstains' | 'wrong'
export interface Comparison {
  measure: string
  verdict: Verdict
  /** The reported and the true value. */
  note: string
}

const FEWEST = 3
const JUDGED = 10
const CONTROL = 10
const MOST_RIVALS = 8
/** Countries whose App Store is in English, like the search terms. */
const ENGLISH = new Set(['US', 'GB', 'IE'])

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))
const sameNumbers = (a: readonly (number | null)[], b: readonly (number | null)[]) =>
  a.length === b.length && a.every((value, at) => value !== null && close(value, b[at] ?? Number.NaN))

const figureOf = (lookup: Lookup | undefined, id: string) =>
  lookup?.figures.find((figure) => figure.id === id)?.value
const pointsOf = (lookup: Lookup | undefined, id: string) =>
  lookup?.series.find((series) => series.id === id)?.points.map(({ value }) => value) ?? []

/**
 * Compares one measure of a report with the truth: `told` is the reported value; a `truth` of null means that none may
 * be reported.
 */
function compared<Said>(
  measure: string,
  told: Said | undefined,
  truth: NoInfer<Said> | null,
  same: (told: Said, truth: Said) => boolean,
): Comparison {
  const note = `says ${JSON.stringify(told)}, true is ${JSON.stringify(truth)}`
  if (truth === null) return { measure, verdict: told === undefined ? 'abstains' : 'wrong', note }
  return { measure, verdict: told !== undefined && same(told, truth) ? 'equal' : 'wrong', note }
}

const equalNumber = (told: number, truth: number) => close(told, truth)
const equalNumbers = (told: (number | null)[], truth: (number | null)[]) => sameNumbers(told, truth)
const equalText = (told: string, truth: string) => told === truth

const LAST_YEARS: Record<string, string> = { US: '2024', GB: '2026' }

function counts({ idea, record, model }: Compared): Comparison[] {
  const [country] = idea.countries
  const used = measuredIn(record)
  const of = (measure: string) =>
    used.find((lookup) => lookup.measure === measure && lookup.scope === country)
  const year = LAST_YEARS[country] ?? '2024'
  const customers = model?.inputs.find(({ id }) => id === 'customers')
  const counted = of('enterprises') ?? of('establishments')
  const base = compared(
    'count is the base of the market',
    customers?.range.base ?? officialCounts(record)[0]?.value,
    idea.trade && trueCount(idea.trade, country, year),
    equalNumber,
  )
  const growth = compared(
    'growth in a year',
    figureOf(counted, 'growth'),
    idea.trade &&
      100 * (trueCount(idea.trade, country, year) / trueCount(idea.trade, country, yearBefore(year)) - 1),
    // QCEW publishes its change with one decimal.
    (told, truth) => (country === 'US' ? Math.abs(told - truth) <= 0.05 : close(told, truth)),
  )
  if (country === 'US' || !idea.trade) return [base, growth]
  const group = idea.trade.nace.slice(0, 4)
  const rounded5 = (value: number) => Math.round(value / 5) * 5
  const sizes =
    country === 'GB'
      ? [0.8, 0.15, 0.04, 0.01].map((share) => rounded5(ukCountOf(idea.trade?.sic ?? '', year) * share))
      : Object.values(bandsOf(group, country, year))
  const bySize = country === 'GB' ? counted : of('enterprises-by-size')
  const sizeClasses = compared('size classes', pointsOf(bySize, 'enterprises-by-size'), sizes, equalNumbers)
  if (country === 'GB') return [base, growth, sizeClasses]
  const births = compared(
    'births',
    figureOf(of('births'), 'births'),
    birthsOf(group, country, year),
    equalNumber,
  )
  return [base, growth, sizeClasses, births]
}

const yearBefore = (year: string) => String(Number(year) - 1)
function trueCount(trade: NonNullable<KnownIdea['trade']>, country: string, year: string): number {
  if (country === 'US') return countOf(trade.naics, country, year)
  return country === 'GB' ? ukCountOf(trade.sic, year) : countOf(trade.nace, country, year)
}

/** Whether enough results are about the idea: at least three, and half of the first ones that a search shows. */
const isClear = (about: number, all: number) => about >= FEWEST && about * 2 >= Math.min(JUDGED, all)

function rivals({ idea, world, record }: Compared): Comparison[] {
  const apps = world.apps(idea)
  const about = apps.filter(({ is }) => is !== 'noise')
  const active = about
    .filter(({ is }) => is === 'rival')
    .toSorted((a, b) => b.ratings - a.ratings)
    .slice(0, MOST_RIVALS)
  const rows = rivalsIn(record)
  const inStore = rows.filter(({ link }) => link?.includes('apps.apple.com'))
  const price = (amount: number) => (amount === 0 ? 'Free' : `€${amount.toFixed(2).replace(/\.00$/, '')}`)
  const short = (name: string, ratings: number, at: string, link: string) =>
    [name, ratings.toLocaleString('en-US'), at, link].join(' · ')
  const told = inStore.map(({ name, price, knownFor, link }) =>
    short(
      name.text,
      Number((/^([\d,]+) rating/.exec(knownFor?.text ?? '')?.[1] ?? '').replaceAll(',', '')),
      price?.text.text ?? '',
      link ?? '',
    ),
  )
  const [country] = idea.countries
  const known = active.map((app) =>
    short(
      app.name,
      app.ratings,
      price(app.price),
      `https://apps.apple.com/${country.toLowerCase()}/app/id${app.id}`,
    ),
  )
  const clear = isClear(about.length, apps.length)
  const nothing = apps.length === 0 && ENGLISH.has(country)
  const appCount = figureOf(
    measuredIn(record).find(({ measure }) => measure === 'apps'),
    'apps',
  )
  const projects = world.projects(idea)
  const projectsAbout = projects.filter(({ is }) => is !== 'noise')
  const current = projects.filter(({ is }) => is === 'active')
  const sayProjects = projects.length === 0 || isClear(projectsAbout.length, projects.length)
  const projectRows = rows
    .filter(({ link }) => link?.includes('github.com'))
    .map(({ name }) => name.text)
    .sort()
  return [
    compared(
      'apps as competitors',
      told.length > 0 ? told.join('\n') : undefined,
      clear ? known.join('\n') : null,
      equalText,
    ),
    compared(
      'number of apps',
      appCount,
      clear ? about.filter(({ is }) => is === 'rival').length : nothing ? 0 : null,
      equalNumber,
    ),
    compared(
      'projects as competitors',
      measuredIn(record).some(({ measure }) => measure === 'projects') ? projectRows.join('\n') : undefined,
      sayProjects
        ? current
            .map(({ name }) => name)
            .sort()
            .slice(0, MOST_RIVALS)
            .join('\n')
        : null,
      current.length > MOST_RIVALS ? (told) => told.split('\n').length === MOST_RIVALS : equalText,
    ),
  ]
}

function interest({ idea, record }: Compared): Comparison {
  const lookup = measuredIn(record).find(({ measure }) => measure === 'interest')
  const title = idea.picks ?? idea.category ?? ''
  // 'Bakery management software' is the article for 'bakery software'.
  const words = title.toLowerCase().split(' ')
  const article = idea.articles.find((each) =>
    words.every((word) => each.title.toLowerCase().split(' ').includes(word)),
  )
  const isOne = article && !article.disambiguation && !article.moved
  return compared(
    'change of interest',
    figureOf(lookup, 'interest-change'),
    isOne ? interestChangeOf(article) : null,
    equalNumber,
  )
}

function discussion({ idea, record, today }: Compared): Comparison {
  const lookup = measuredIn(record).find(({ measure }) => measure === 'discussion')
  const years = titlesByYear(idea, today)
  const isSaid = idea.audience >= CONTROL && (idea.threads === 0 || idea.threads >= FEWEST)
  const told =
    lookup && (idea.threads === 0 ? [figureOf(lookup, 'titles') ?? null] : pointsOf(lookup, 'titles'))
  return compared('titles by year', told, isSaid ? (idea.threads === 0 ? [0] : years) : null, equalNumbers)
}

function tenders({ idea, world, record }: Compared): Comparison[] {
  const lookup = measuredIn(record).find(({ measure }) => measure === 'tenders')
  const [country] = idea.countries
  const notices = world.notices(idea)
  const byWords = country === 'US' || country === 'GB'
  const isSaid = byWords ? notices.length === 0 || notices.length >= FEWEST : idea.cpv !== null
  const values = notices.flatMap(({ value }) => value ?? []).sort((a, b) => a - b)
  const middle = values.length >> 1
  const low = values.length % 2 ? values[middle] : values[middle - 1]
  const median = values.length > 0 ? ((low ?? 0) + (values[middle] ?? 0)) / 2 : undefined
  return [
    compared(
      'tenders',
      figureOf(lookup, 'notices') ?? figureOf(lookup, 'division-notices'),
      isSaid ? notices.length : null,
      equalNumber,
    ),
    ...(isSaid && median !== undefined
      ? [compared('median value of tenders', figureOf(lookup, 'median-value'), median, equalNumber)]
      : []),
  ]
}

/** Compares every known fact about an idea with its report. */
export const compareWithTruth = (report: Compared): Comparison[] => [
  ...counts(report),
  ...rivals(report),
  interest(report),
  discussion(report),
  ...tenders(report),
]
