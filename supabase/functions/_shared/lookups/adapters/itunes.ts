import { z } from 'zod'
import type { LookupItem, LookupTerms } from '../../domain/lookups.ts'
import {
  type Adapter,
  type Ask,
  countryInText,
  countryName,
  type Finding,
  figure,
  formatGrouped,
  NotMeasured,
  type Question,
  quantitySchema,
  query,
} from '../adapter.ts'
import { headWords, isAbout, judge, plainText } from '../words.ts'

const MOST_RESULTS = 50
const LISTED = 20
const OPENING_CHARS = 300
const ACTIVE_YEARS = 3
const RECENT_YEARS = 2
/** Games, entertainment and stickers, which are skipped unless the idea is one. */
const PLAY_GENRES = new Set(['6014', '6016', '6025'])
const PLAY_WORDS = /\b(?:games?|gaming|puzzles?|quiz(?:zes)?|stickers?|entertainment)\b/i
/** Stores in which apps describe themselves in English, so that an empty result is meaningful. */
const ENGLISH = new Set(['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'MT'])
const DAY_MS = 86_400_000

const number = quantitySchema.nullish()
/** Mac apps lack some of these fields. */
const appSchema = z.object({
  trackId: z.int(),
  trackName: z.string(),
  sellerName: z.string().nullish(),
  description: z.string().default(''),
  genreIds: z.array(z.string()).default([]),
  price: number,
  currency: z.string().nullish(),
  averageUserRating: number,
  userRatingCount: number,
  releaseDate: z.string().nullish(),
  currentVersionReleaseDate: z.string().nullish(),
  /** Added by us: whether the app is about the term, so that its description need not be cached. */
  about: z.boolean().optional(),
})
type App = z.infer<typeof appSchema>
const answerSchema = z.object({ resultCount: z.int(), results: z.array(appSchema) })

const dayOf = (text: string | null | undefined): string | null =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString().slice(0, 10) : null
const isWithin = (day: string | null, years: number, today: Date) =>
  day !== null && today.getTime() - Date.parse(day) < years * 365.25 * DAY_MS

/** Every app that the store finds for a term, marked with whether it is about the term. */
async function found(ask: Ask, term: string, country: string): Promise<App[]> {
  const about = isAbout(term)
  const play = PLAY_WORDS.test(term)
  const fits = ({ trackName, description, genreIds }: App) =>
    (play || !genreIds.some((genre) => PLAY_GENRES.has(genre))) &&
    about(`${trackName} ${description.slice(0, OPENING_CHARS)}`)
  const judged = (app: App): App => ({ ...app, description: '', about: app.about ?? fits(app) })
  const { results } = await ask({
    path: `/search${query({ term, entity: 'software', country: country.toLowerCase(), limit: MOST_RESULTS })}`,
    shown: `“${term}”, ${countryName(country)}`,
    schema: answerSchema,
    keep: ({ resultCount, results }) => ({ resultCount, results: results.map(judged) }),
  })
  return results.map(judged)
}

async function apps(ask: Ask, terms: string[], country: string, today: Date): Promise<Finding> {
  const answers: { all: App[]; judgment: ReturnType<typeof judge> }[] = []
  for (const term of terms) {
    const all = await found(ask, term, country)
    answers.push({ all, judgment: judge(all, ({ about }) => about === true, term) })
  }
  const clear = answers.filter(({ judgment }) => judgment.outcome === 'measured')
  const unclear = answers.filter(({ judgment }) => judgment.outcome === 'ambiguous')
  const used = clear.length > 0 ? clear : unclear
  const { judgment } = used[0] ?? answers[0] ?? {}
  if (!judgment) throw new NotMeasured('terms', 'Confirm what such products are called first.')
  const matching = new Map(
    used.flatMap(({ all }) => all.filter(({ about }) => about)).map((app) => [app.trackId, app]),
  )
  const active = [...matching.values()]
    .filter((app) => isWithin(dayOf(app.currentVersionReleaseDate ?? app.releaseDate), ACTIVE_YEARS, today))
    .sort((a, b) => (b.userRatingCount ?? 0) - (a.userRatingCount ?? 0))
  const items = active.slice(0, LISTED).map((app) => itemOf(app, country))
  const store = `the App Store in ${countryInText(country)}`
  const english = ENGLISH.has(country)
  if (judgment.outcome === 'measured-none' && !english)
    throw new NotMeasured(
      'irrelevant',
      `Finding no app with English words in ${countryInText(country)} says nothing.`,
    )
  if (judgment.outcome !== 'measured')
    return {
      ...judgment,
      ...(judgment.outcome === 'measured-none' && {
        says: `A search for “${terms.join('” and “')}” finds no app in ${store}.`,
        figures: [figure('apps', 'Apps', 0, 'apps')],
      }),
      items,
    }
  const priced = active.filter(({ price }) => typeof price === 'number')
  const paid = priced.filter(({ price }) => (price ?? 0) > 0)
  const recent = active.filter(({ releaseDate }) => isWithin(dayOf(releaseDate), RECENT_YEARS, today))
  const top = active[0]?.userRatingCount ?? null
  return {
    ...judgment,
    ...(active.length === 0 && { outcome: 'measured-none' }),
    says: `${active.length} active apps in ${store} match “${terms.join('” or “')}”${top === null ? '' : `; the one with the most ratings has ${formatGrouped(top)}`}.`,
    figures: [
      figure('apps', 'Active apps that match', active.length, 'apps'),
      ...(top === null ? [] : [figure('top-ratings', 'Ratings of the most rated', top, 'ratings')]),
      ...(priced.length > 0
        ? [figure('paid-share', 'With a price', (100 * paid.length) / priced.length, 'percent')]
        : []),
      figure('recent', `Released in the last ${RECENT_YEARS} years`, recent.length, 'apps'),
    ],
    items,
    caveats: [
      ...(english ? [] : ['Searched with English words: apps in other languages may be missing.']),
      `Apps not updated in ${ACTIVE_YEARS} years are left out, and so are web apps.`,
      'Ratings are from one country since the first release. A free app may have in-app purchases.',
    ],
  }
}

function itemOf(app: App, country: string): LookupItem {
  const updated = dayOf(app.currentVersionReleaseDate)
  const facts = {
    ratings: app.userRatingCount,
    rating: app.averageUserRating,
    price: app.price,
    currency: app.currency && plainText(app.currency, 3),
    updated,
  }
  return {
    title: plainText(app.trackName) || `App ${app.trackId}`,
    link: `https://apps.apple.com/${country.toLowerCase()}/app/id${app.trackId}`,
    date: dayOf(app.releaseDate),
    by: app.sellerName ? plainText(app.sellerName) : null,
    facts: Object.fromEntries(
      Object.entries(facts).flatMap(([name, value]) => (value || value === 0 ? [[name, value]] : [])),
    ),
  }
}

function questions({ category, buyer, job, countries }: LookupTerms, today: Date): Question[] {
  const country = countries.find((each) => each !== 'EU')
  // The buyer is never searched for alone, because that finds games and recipes.
  const together = buyer && job ? [...headWords(buyer), ...headWords(job)].join(' ') : null
  const terms = [category, together].flatMap((term) => (term && headWords(term).length > 0 ? [term] : []))
  if (!country || terms.length === 0)
    throw new NotMeasured('terms', 'Confirm a country and what such products are called to search for apps.')
  return [
    {
      measure: 'apps',
      question: `Which apps are there for “${terms.join('” or “')}” in ${countryInText(country)}?`,
      scope: country,
      link: `https://apps.apple.com/${country.toLowerCase()}/iphone/search${query({ term: terms[0] ?? '' })}`,
      answer: (ask) => apps(ask, terms, country, today),
    },
  ]
}

/** Existing apps with ratings, prices and dates, from one country's store. */
export const itunes: Adapter = {
  source: 'itunes',
  hosts: { main: 'https://itunes.apple.com' },
  cacheDays: 1,
  questions,
}
