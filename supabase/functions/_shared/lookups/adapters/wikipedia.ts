import { z } from 'zod'
import type { LookupSeries, LookupTerms } from '../../domain/lookups.ts'
import { tokensOf } from '../../domain/trades/words.ts'
import {
  type Adapter,
  type Ask,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
} from '../adapter.ts'
import { isAboutProduct, plainText, subjectOf } from '../words.ts'

const WIKI = 'en.wikipedia'
const MONTHS = 36
const YEAR = 12
/** Maximum number of articles without the words that the founder can choose from. */
const MOST_OFFERED = 5
/** A larger factor from one month to the next means that the page moved or was in the news for a day; it is not a trend. */
const JUMP = 5
/** With fewer views in both months, such changes are random. */
const JUMP_FROM = 100

const pageSchema = z.object({
  key: z.string(),
  title: z.string(),
  matched_title: z.string().nullish(),
  description: z.string().nullish(),
})
type Page = z.infer<typeof pageSchema>
const searchSchema = z.object({ pages: z.array(pageSchema) })
const articleSchema = z.object({
  query: z.object({
    pages: z
      .array(
        z.object({
          title: z.string(),
          missing: z.boolean().optional(),
          pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
        }),
      )
      .min(1),
  }),
})
const viewsSchema = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: quantitySchema })),
})

const linkTo = (title: string) =>
  `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`

/** Ends the search for an article with a question to the founder. */
class Homonym extends Error {
  readonly pages: Page[]

  constructor(pages: Page[]) {
    super('Several articles')
    this.pages = pages
  }
}

const same = (a: string, b: string) => tokensOf(a).join(' ') === tokensOf(b).join(' ')
/** A title without the part that distinguishes it: 'Reading' for 'Reading, Berkshire', 'Square' for 'Square (company)'. */
const baseOf = (title: string) => title.replace(/\s*(?:\(.*\)|,.*)$/, '')

/**
 * The article on a subject; null if there is none, in which case the articles found are added to `near`. Throws a
 * `Homonym`.
 */
async function articleOn(ask: Ask, subject: string, near: Page[]): Promise<string | null> {
  const { pages } = await ask({
    host: 'en',
    path: `/w/rest.php/v1/search/page${query({ q: subject, limit: 5 })}`,
    shown: `“${subject}”`,
    schema: searchSchema,
  })
  const about = isAboutProduct(subject)
  const fitting = pages.filter(({ title, matched_title }) => about(title) || about(matched_title ?? ''))
  const namesakes = fitting.filter(({ title }) => same(baseOf(title), subject))
  if (namesakes.length > 1) throw new Homonym(namesakes)
  const exact = fitting.find(({ title, matched_title }) =>
    [title, matched_title ?? ''].some((name) => same(name, subject) || same(name, `${subject}s`)),
  )
  const [only, ...others] = exact ? [exact] : fitting
  if (others.length > 0) throw new Homonym(fitting)
  if (!only) near.push(...pages)
  return only ? confirmed(ask, only.title, pages) : null
}

/** The title of an article about one thing, with redirects followed, because views are counted without them. */
async function confirmed(ask: Ask, title: string, pages: Page[]): Promise<string | null> {
  const parameters = { action: 'query', titles: title, redirects: 1, prop: 'pageprops' }
  const answer = await ask({
    host: 'en',
    path: `/w/api.php${query({ ...parameters, format: 'json', formatversion: 2 })}`,
    shown: `“${plainText(title)}”`,
    schema: articleSchema,
  })
  const [page] = answer.query.pages
  if (page?.pageprops?.disambiguation !== undefined) throw new Homonym(pages)
  return page && !page.missing ? page.title : null
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7)
const monthsBefore = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1))

/** Views by month ('2026-10') for the last 36 complete months. */
async function viewsOf(ask: Ask, path: string, shown: string, today: Date): Promise<Map<string, number>> {
  const from = `${monthOf(monthsBefore(today, MONTHS)).replace('-', '')}01`
  const lastDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0))
  const to = lastDay.toISOString().slice(0, 10).replaceAll('-', '')
  const { items } = await ask({
    path: `/metrics/pageviews/${path}/monthly/${from}/${to}`,
    shown: `${shown}, ${MONTHS} months`,
    schema: viewsSchema,
  })
  return new Map(
    items
      .map(({ timestamp, views }): [string, number] => [
        `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
        views,
      ])
      // The current month is incomplete.
      .filter(([month]) => month < monthOf(today)),
  )
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The month with the largest change from the one before, if it is an outlier; null if none is. */
function largestJump(months: { at: string; views: number }[]): string | null {
  const changes = months.slice(1).map(({ at, views }, index) => {
    const before = months[index]?.views ?? views
    const [low, high] = views < before ? [views, before] : [before, views]
    return { at, ratio: high < JUMP_FROM ? 1 : high / Math.max(1, low) }
  })
  const [largest] = changes.sort((a, b) => b.ratio - a.ratio)
  return largest && largest.ratio > JUMP ? largest.at : null
}

function changeInText(percent: number | null): string {
  const rounded = Math.round(percent ?? 0)
  if (percent === null) return ''
  if (rounded === 0) return '; its share of all reading barely changed in a year'
  return `; its share of all reading went ${rounded < 0 ? 'down' : 'up'} ${formatGrouped(Math.abs(rounded))}% in a year`
}

async function interest(ask: Ask, title: string, today: Date): Promise<Finding> {
  const article = encodeURIComponent(title.replaceAll(' ', '_'))
  const views = await viewsOf(ask, `per-article/${WIKI}/all-access/user/${article}`, plainText(title), today)
  const whole = await viewsOf(ask, `aggregate/${WIKI}/all-access/user`, 'the whole wiki', today)
  const months = Array.from({ length: MONTHS }, (_, at) => monthOf(monthsBefore(today, MONTHS - at)))
  const points = months.map((at) => ({ at, views: views.get(at) ?? null, all: whole.get(at) ?? null }))
  const known = points.flatMap(({ at, views, all }) => (views === null || !all ? [] : [{ at, views, all }]))
  const lastYear = known.filter(({ at }) => at >= monthOf(monthsBefore(today, YEAR)))
  const yearBefore = known.filter(
    ({ at }) => at >= monthOf(monthsBefore(today, 2 * YEAR)) && at < monthOf(monthsBefore(today, YEAR)),
  )
  if (known.length < YEAR)
    throw new NotMeasured('short', `The article “${title}” has fewer than 12 months of views.`)
  const share = (part: typeof known) =>
    sum(part.map((month) => month.views)) / sum(part.map(({ all }) => all))
  const monthly = Math.round(sum(lastYear.map((month) => month.views)) / Math.max(1, lastYear.length))
  // Requires two whole years, because a season could look like a trend.
  const whole2 = lastYear.length === YEAR && yearBefore.length === YEAR
  const change = whole2 && share(yearBefore) > 0 ? 100 * (share(lastYear) / share(yearBefore) - 1) : null
  const jump = largestJump(known)
  const perMillion: LookupSeries = {
    id: 'interest',
    label: `“${plainText(title)}”, views per million views of the whole wiki`,
    unit: 'views per million',
    points: points.map(({ at, views, all }) => ({
      at,
      value: views === null || !all ? null : (1e6 * views) / all,
      partial: false,
    })),
  }
  const [first = '', last = ''] = [known[0]?.at, known.at(-1)?.at]
  return {
    outcome: jump ? 'ambiguous' : 'measured',
    ...(jump && {
      cause: 'jump',
      reason: `Views jump in ${jump}: the page was renamed or in the news, so this is not a trend.`,
    }),
    says: `Readers opened the article “${plainText(title)}” ${formatGrouped(monthly)} times a month in the last year${changeInText(change)} (English Wikipedia).`,
    link: `https://pageviews.wmcloud.org/${query({ project: 'en.wikipedia.org', platform: 'all-access', agent: 'user', start: first, end: last, pages: title.replaceAll(' ', '_') })}`,
    figures: [
      figure('monthly-views', 'Views a month', monthly, 'views', `last ${lastYear.length} months`),
      ...(change === null
        ? []
        : [
            figure(
              'interest-change',
              'Change of its share in a year',
              change,
              'percent',
              `${first} to ${last}`,
            ),
          ]),
    ],
    series: [perMillion],
    caveats: ['Readers of an article are not necessarily buyers, and come from all countries.'],
  }
}

const noFacts: Record<string, string> = {}
const unclear = (reason: string, pages: Page[]): Finding => ({
  outcome: 'ambiguous',
  cause: 'homonym',
  reason,
  items: pages.map(({ title, description }) => ({
    title: plainText(title),
    link: linkTo(title),
    date: null,
    by: null,
    facts: description ? { description: plainText(description) } : noFacts,
  })),
})

async function answer(ask: Ask, { article }: LookupTerms, subjects: string[], today: Date): Promise<Finding> {
  const near: Page[] = []
  const ways: [string, () => Promise<string | null>][] = subjects.map((subject) => [
    subject,
    () => articleOn(ask, subject, near),
  ])
  if (article) ways.unshift([article, () => confirmed(ask, article, [])])
  for (const [subject, find] of ways) {
    try {
      const title = await find()
      if (title) return await interest(ask, title, today)
    } catch (error) {
      if (error instanceof Homonym)
        return unclear(`Wikipedia has several articles that “${subject}” may mean. Pick one.`, error.pages)
      throw error
    }
  }
  const none = `Wikipedia has no article on “${subjects.join('” or “')}”`
  const offered = [...new Map(near.map((page) => [page.title, page])).values()]
    // A page that lists meanings has no subject to measure.
    .filter(
      ({ title, description }) =>
        !/\(disambiguation\)$/.test(title) && !/^Topics referred to/.test(description ?? ''),
    )
    .slice(0, MOST_OFFERED)
  if (offered.length > 0) return unclear(`${none}. Pick one that means the same, if there is one.`, offered)
  throw new NotMeasured('missing', `${none}.`)
}

function questions(terms: LookupTerms, today: Date): Question[] {
  const { category, job, buyer } = terms
  // Never searches for the buyer: for 'bakery software', the subject would be bakeries.
  const named = [category, category && subjectOf(category), job && subjectOf(job)]
  const subjects = [...new Set(named)].flatMap((name) =>
    name && name !== (buyer && subjectOf(buyer)) ? [name] : [],
  )
  if (!terms.article && subjects.length === 0)
    throw new NotMeasured('terms', 'Confirm what such products are called to measure interest.')
  return [
    {
      measure: 'interest',
      question: `Is interest rising in “${terms.article ?? subjects.join('” or “')}”?`,
      scope: 'English Wikipedia',
      link: 'https://en.wikipedia.org/',
      answer: (ask) => answer(ask, terms, subjects, today),
    },
  ]
}

/** Interest over 36 months: an article's views as a share of the views of its whole wiki. */
export const wikipedia: Adapter = {
  source: 'wikipedia',
  hosts: { main: 'https://wikimedia.org/api/rest_v1', en: 'https://en.wikipedia.org' },
  cacheDays: 7,
  needsContact: true,
  questions,
}
