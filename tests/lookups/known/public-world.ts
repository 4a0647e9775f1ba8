import { allTrades } from '@domain/trades/trade-table'
import { ecbAnswer, jsonStat, qcewFile, worldBankAnswer } from '../official-samples'
import { repository, ukNotices, usAwards } from '../web-samples'
import type { Asked, Reply } from '../world'
import type { KnownIdea } from './ideas'

/*
 * A loopback world in which everything about some ideas is known. Every source answers any request from the same seeded
 * truth: statistics have a number for every code and country, so that a wrong code shows as a wrong number, and
 * searches cover the data of all ideas, so that an answer may be about another idea.
 */

const COUNTED_YEARS = ['2020', '2021', '2022', '2023', '2024']
const MONTHS = 36
const BAND_SHARES: Record<string, number> = {
  '0_1': 0.5,
  '2-9': 0.3,
  '10-19': 0.1,
  '20-49': 0.06,
  '50-249': 0.03,
  GE250: 0.01,
}

/** A number from 0 to below 1 that is always the same for the same words. */
function seeded(...words: (string | number)[]): number {
  let state = 2_166_136_261
  for (const character of words.join('|')) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619)
  state = Math.imul(state ^ (state >>> 15), 2_246_822_519)
  state = Math.imul(state ^ (state >>> 13), 3_266_489_917)
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32
}

/** Number of businesses of a trade; broader codes have more of them. */
export function countOf(code: string, country: string, year: string): number {
  const wider = 10 ** (5 - Math.min(4, code.replace(/^[A-Z]/, '').length))
  const base = (200 + seeded(code, country) * 6_000) * wider
  const growth = 0.95 + seeded(code, country, 'growth') * 0.12
  return Math.round(base * growth ** (Number(year) - 2020))
}
/** Businesses by number of employees. */
export const bandsOf = (code: string, country: string, year: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(BAND_SHARES).map(([band, share]) => [
      band,
      Math.round(countOf(code, country, year) * share),
    ]),
  )
/** Births of businesses, which Eurostat counts for a group of classes. */
export const birthsOf = (code: string, country: string, year: string): number =>
  Math.round(countOf(code, country, year) * (0.02 + seeded(code, country, 'births') * 0.1))

const rounded5 = (value: number) => Math.round(value / 5) * 5
/** Nomis rounds to multiples of 5. */
export const ukCountOf = (sic: string, year: string): number => rounded5(countOf(sic, 'GB', year))
const UK_YEARS = ['2022', '2023', '2024', '2025', '2026']

export interface KnownApp {
  id: number
  name: string
  about: string
  genre: string
  ratings: number
  price: number
  updated: string
  is: 'rival' | 'abandoned' | 'noise'
}

const BRANDS =
  `Alvo Brimo Cantar Dovelo Erbin Fenka Gildo Harro Ivento Jolka Kembo Lirra Morvo Nestro Olvin Pernu Quilo
  Rusko Silvo Tarmo`.split(/\s+/)
const titled = (text: string) => text.replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * 86_400_000).toISOString()

function appsOf(idea: KnownIdea, at: number, today: Date): KnownApp[] {
  const { category, buyer, apps } = idea
  const words = category ?? ''
  const numbered = (index: number) => seeded(words, 'app', index)
  const rivals = Array.from({ length: apps.rivals }, (_, index): KnownApp => {
    const brand = BRANDS[(at * 7 + index) % BRANDS.length] ?? ''
    const abandoned = index < (apps.abandoned ?? 0)
    // Half of them name the category in their name, the other half in their first sentence.
    return {
      id: 10_000 * (at + 1) + index,
      name: index % 2 === 0 ? `${brand} – ${titled(words)}` : brand,
      about: `${titled(words)} for ${buyer}. Try it for a month.`,
      genre: '6000',
      ratings: Math.round(10 ** (numbered(index) * 5)),
      price: index % 3 === 0 ? Number((1 + numbered(index) * 9).toFixed(2)) : 0,
      updated: daysBefore(today, abandoned ? 1_500 + index : 20 + index * 17),
      is: abandoned ? 'abandoned' : 'rival',
    }
  })
  const noise = (name: string, about: string, genre: string, index: number): KnownApp => ({
    id: 10_000 * (at + 1) + 500 + index,
    name,
    about,
    genre,
    ratings: 90_000 + index,
    price: 0,
    updated: daysBefore(today, 30),
    is: 'noise',
  })
  const games = Array.from({ length: apps.games ?? 0 }, (_, index) =>
    noise(`${titled(words)} Story ${index + 1}`, `A game about ${words}`, '6014', index),
  )
  const others = (apps.others ?? []).map(([name, about], index) => noise(name, about, '6000', 100 + index))
  return [...rivals, ...games, ...others]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
/** Number of query words that occur in a text, compared by their beginnings as in a lenient search. */
function overlap(query: string, text: string): number {
  const present = wordsOf(text)
  return wordsOf(query).filter((word) => present.some((other) => other.startsWith(word.slice(0, 5)))).length
}

/** Monthly views of an article, the oldest first, and of the whole wiki, which loses readers. */
const allViews = (month: number) => Math.round(9e9 * 0.995 ** month)
function viewsOf({ title, trend = 1, moved }: KnownIdea['articles'][number]): number[] {
  const base = 2e-7 + seeded(title, 'views') * 2e-6
  return Array.from({ length: MONTHS }, (_, month) => {
    const season = 1 + 0.2 * Math.sin((month % 12) / 2)
    const share = base * season * (month >= 24 ? trend : 1)
    return Math.round(share * allViews(month) * (moved && month === 30 ? 40 : 1))
  })
}
/** The change in percent that a person would compute from the same numbers. */
export function interestChangeOf(article: KnownIdea['articles'][number]): number {
  const views = viewsOf(article)
  const total = (from: number, of: (month: number) => number) =>
    Array.from({ length: 12 }, (_, month) => of(from + month)).reduce((sum, each) => sum + each, 0)
  const share = (from: number) => total(from, (month) => views[month] ?? 0) / total(from, allViews)
  return 100 * (share(24) / share(12) - 1)
}

interface Title {
  title: string
  /** ISO date. */
  date: string
  launch: boolean
}
const YEARS_OF_TITLES = 5
const SUBJECTS = ['Why we built', 'The state of', 'Lessons from', 'What is wrong with', 'A year of']

function titlesOf({ category, buyer, threads, audience }: KnownIdea, today: Date): Title[] {
  const newest = today.getUTCFullYear()
  const dated = (index: number, kind: string) => {
    const year = newest - Math.floor(seeded(category ?? '', kind, index) * YEARS_OF_TITLES)
    return `${year}-0${1 + (index % 9)}-10T08:00:00Z`
  }
  const about = Array.from({ length: threads }, (_, index) => {
    const launch = index % 4 === 3
    const title = launch
      ? `Show HN: ${category}, number ${index}`
      : `${SUBJECTS[index % 5]} ${category}, part ${index}`
    return { title, launch, date: dated(index, 'thread') }
  })
  const word = buyer ?? ''
  const single = word.replace(/ies$/, 'y').replace(/s$/, '')
  const control = Array.from({ length: audience }, (_, index) => ({
    title: `Ask: how do ${word} differ? A ${single.replace(/^small /, '')} answers (${index})`,
    launch: false,
    date: dated(index, 'audience'),
  }))
  return [...about, ...control]
}

/** Titles about the category by year, the oldest of five years first. */
export function titlesByYear(idea: KnownIdea, today: Date): number[] {
  const newest = today.getUTCFullYear()
  const about = titlesOf({ ...idea, audience: 0 }, today)
  return Array.from({ length: YEARS_OF_TITLES }, (_, at) => newest - YEARS_OF_TITLES + 1 + at).map(
    (year) => about.filter(({ date }) => date.startsWith(String(year))).length,
  )
}

interface Project {
  name: string
  description: string
  stars: number
  pushed: string
  is: 'active' | 'stale' | 'noise'
}

function projectsOf({ category, projects }: KnownIdea, today: Date): Project[] {
  const slug = (category ?? '').replaceAll(' ', '-')
  const stars = (index: number, kind: string) => 21 + Math.round(seeded(slug, kind, index) * 5_000)
  const many = (count: number | undefined, of: (index: number) => Project) =>
    Array.from({ length: count ?? 0 }, (_, index) => of(index))
  return [
    ...many(projects.active, (index) => ({
      name: `maker${index}/${slug}-${index}`,
      description: `Free ${category}`,
      stars: stars(index, 'active'),
      pushed: daysBefore(today, 10 + index * 30),
      is: 'active' as const,
    })),
    ...many(projects.stale, (index) => ({
      name: `former${index}/${slug}`,
      description: `${category}, no longer worked on`,
      stars: stars(index, 'stale'),
      pushed: daysBefore(today, 900 + index),
      is: 'stale' as const,
    })),
    ...many(projects.lists, (index) => ({
      name: `lists${index}/awesome-${slug}`,
      description: `A curated list of ${category}`,
      stars: 9_000,
      pushed: daysBefore(today, 5),
      is: 'noise' as const,
    })),
    ...(projects.others ?? []).map(([name, description]) => ({
      name,
      description,
      stars: 700,
      pushed: daysBefore(today, 5),
      is: 'noise' as const,
    })),
  ]
}

interface Notice {
  number: string
  title: string
  country: string
  cpv: string | null
  date: string
  value: number | null
}

function noticesOf(idea: KnownIdea, at: number, today: Date): Notice[] {
  return Array.from({ length: idea.tenders }, (_, index) => ({
    number: `${(at + 1) * 1_000 + index}-${today.getUTCFullYear()}`,
    title: `Supply of ${idea.category} (${index})`,
    country: idea.countries[0],
    cpv: idea.cpv && `${idea.cpv}${String(100_000 + index * 37).padEnd(6, '0')}`.slice(0, 8),
    date: daysBefore(today, 5 + Math.floor(seeded(idea.text, 'notice', index) * 340)).slice(0, 10),
    value: index % 5 === 4 ? null : 5_000 + Math.round(seeded(idea.text, 'value', index) * 900_000),
  }))
}

const ALPHA_2: Record<string, string> = Object.fromEntries(
  `DEU DE FRA FR ESP ES ITA IT POL PL AUT AT NLD NL BEL BE SWE SE DNK DK IRL IE PRT PT FIN FI CZE CZ NOR NO LTU LT CHE CH
  HUN HU GRC GR`
    .split(/\s+/)
    .flatMap((code, at, codes) => (at % 2 === 0 ? [[code, codes[at + 1] ?? '']] : [])),
)
const ISO_OF_GEO: Record<string, string> = { EL: 'GR' }
const kindWords = new Set(['app', 'software', 'platform', 'marketplace'])

/** The world of these ideas on the given day. */
export function publicWorld(ideas: readonly KnownIdea[], today: Date) {
  const apps = ideas.flatMap((idea, at) => appsOf(idea, at, today))
  const articles = ideas.flatMap((idea) => idea.articles)
  const titles = ideas.flatMap((idea) => titlesOf(idea, today))
  const projects = ideas.flatMap((idea) => projectsOf(idea, today))
  const notices = ideas.flatMap((idea, at) => noticesOf(idea, at, today))
  const year = today.getUTCFullYear()
  const naics = new Set([
    ...ideas.flatMap(({ trade }) => trade?.naics ?? []),
    ...allTrades().flatMap((trade) => trade.naics ?? []),
  ])

  /** The store returns apps with more than half of the words, those with the most words first, and unrelated ones. */
  function appStore({ query }: Asked): Reply {
    const term = query.get('term') ?? ''
    const odd = new Set(
      ideas
        .filter(({ category }) => category === term)
        .flatMap((idea) => idea.apps.others ?? [])
        .map(([name]) => name),
    )
    const found = apps
      .map((app) => ({ app, words: overlap(term, `${app.name} ${app.about}`) }))
      .filter(({ app, words }) => words * 2 > wordsOf(term).length || odd.has(app.name))
      .toSorted((a, b) => b.words - a.words || seeded(term, a.app.id) - seeded(term, b.app.id))
      .slice(0, 50)
    const results = found.map(({ app }) => ({
      wrapperType: 'software',
      kind: 'software',
      trackId: app.id,
      trackName: app.name,
      sellerName: `Maker of ${app.name}`,
      trackViewUrl: `https://apps.apple.com/app/id${app.id}`,
      description: app.about,
      genreIds: [app.genre],
      price: app.price,
      currency: 'EUR',
      averageUserRating: 4.2,
      userRatingCount: app.ratings,
      releaseDate: '2019-03-01T08:00:00Z',
      currentVersionReleaseDate: app.updated,
      fileSizeBytes: '1000',
    }))
    return {
      type: 'text/javascript; charset=utf-8',
      body: `\n\n\n${JSON.stringify({ resultCount: results.length, results })}`,
    }
  }

  function eurostat({ path, query }: Asked): Reply | undefined {
    const [nace = ''] = query.getAll('nace_r2')
    const [geo = ''] = query.getAll('geo')
    const country = ISO_OF_GEO[geo] ?? geo
    const indicators = query.getAll('indic_sbs')
    const invalid = (what: string): Reply => ({
      status: 400,
      body: { error: [{ status: 400, id: 150, label: `INVALID_QUERY_DIMENSION_VALUE: ${what}` }] },
    })
    const digits = nace.length - 1
    const common = { freq: ['A'], nace_r2: [nace], geo: [geo] }
    if (path === '/sbs_ovw_act')
      return {
        body: jsonStat(
          { ...common, indic_sbs: indicators, time: COUNTED_YEARS },
          ({ indic_sbs, time = '' }) => {
            const count = countOf(nace, country, time)
            return indic_sbs === 'ENT_NR' ? count : indic_sbs === 'EMP_NR' ? count * 6 : count / 4
          },
        ),
      }
    if (digits > 3) return invalid(`NACE_R2=${nace}`)
    if (path === '/sbs_sc_ovw')
      return {
        body: jsonStat(
          {
            ...common,
            indic_sbs: ['ENT_NR'],
            size_emp: ['TOTAL', ...Object.keys(BAND_SHARES)],
            time: ['2024'],
          },
          ({ size_emp = '', time = '' }) =>
            size_emp === 'TOTAL' ? countOf(nace, country, time) : bandsOf(nace, country, time)[size_emp],
        ),
      }
    if (path === '/bd_size')
      return {
        body: jsonStat(
          { ...common, sizeclas: ['TOTAL'], age: ['TOTAL'], indic_sbs: indicators, time: COUNTED_YEARS },
          ({ indic_sbs, time = '' }) =>
            indic_sbs === 'ENT_BRTH_NR'
              ? birthsOf(nace, country, time)
              : indic_sbs === 'ENT_DTH_NR'
                ? Math.round(birthsOf(nace, country, time) * 0.9)
                : 6.5,
        ),
      }
    return undefined
  }

  function qcew({ path }: Asked): Reply | undefined {
    if (path !== `/${year - 1}/a/area/US000.csv`) return undefined
    const rows = [...naics].map((code) => {
      const count = countOf(code, 'US', '2024')
      const before = countOf(code, 'US', '2023')
      return [
        '5',
        code,
        '',
        count,
        count * 9,
        45_000,
        count - before,
        Number((100 * (count / before - 1)).toFixed(1)),
      ]
    })
    return qcewFile(String(year - 1), [['0', '10', '', 9_999_999, 99_999_999, 70_000, 1, 0.1], ...rows])
  }

  function nomis({ path, query }: Asked): Reply | undefined {
    if (path.endsWith('/industry.def.sdmx.json')) {
      const digits = (query.get('search') ?? '').replaceAll('*', '')
      const code = { value: Number(digits), description: { value: `${digits} : Trade ${digits}` } }
      return { body: { structure: { codelists: { codelist: [{ code: [code] }] } } } }
    }
    const sic = String(query.get('industry') ?? '').padStart(5, '0')
    const bands: Record<string, number> = { 0: 1, 10: 0.8, 20: 0.15, 30: 0.04, 40: 0.01 }
    return {
      body: {
        obs: UK_YEARS.flatMap((at) =>
          Object.entries(bands).map(([band, share]) => ({
            industry: { value: Number(sic) },
            employment_sizeband: { value: Number(band) },
            time: { value: Number(at), description: at },
            obs_value: { value: String(rounded5(ukCountOf(sic, at) * share)) },
            obs_status: { value: 'A' },
          })),
        ),
      },
    }
  }

  function wikipedia({ path, query }: Asked): Reply | undefined {
    if (path.includes('/search/page')) {
      const subject = query.get('q') ?? ''
      const pages = articles
        .map((article) => {
          const wanted = wordsOf(subject)
            .filter((word) => !kindWords.has(word))
            .join(' ')
          // Like Wikipedia, searches whole pages and ranks those first that have the words in the title.
          const text = `${article.title} ${article.about}`
          return { article, words: overlap(wanted, article.title) * 10 + overlap(wanted, text) }
        })
        .filter(({ words }) => words > 0)
        .toSorted((a, b) => b.words - a.words)
        .slice(0, 5)
        .map(({ article: { title, about } }, id) => ({
          id,
          key: title.replaceAll(' ', '_'),
          title,
          excerpt: '',
          matched_title: null,
          description: about,
          thumbnail: null,
        }))
      return { body: { pages } }
    }
    if (path.endsWith('/api.php')) {
      const title = query.get('titles') ?? ''
      const article = articles.find((each) => each.title === title)
      const page = article
        ? { pageid: 1, ns: 0, title, pageprops: { ...(article.disambiguation && { disambiguation: '' }) } }
        : { ns: 0, title, missing: true }
      return { body: { batchcomplete: true, query: { pages: [page] } } }
    }
    const [, name = ''] = /per-article\/en\.wikipedia\/all-access\/user\/([^/]+)/.exec(path) ?? []
    const article = articles.find(({ title }) => title.replaceAll(' ', '_') === decodeURIComponent(name))
    if (name && !article) return { status: 404, body: { title: 'Not found.' } }
    const views = article ? viewsOf(article) : Array.from({ length: MONTHS }, (_, at) => allViews(at))
    const items = views.map((count, at) => {
      const month = new Date(Date.UTC(year, today.getUTCMonth() - MONTHS + at, 1)).toISOString()
      return { project: 'en.wikipedia', timestamp: `${month.slice(0, 7).replace('-', '')}0100`, views: count }
    })
    return { body: { items } }
  }

  function hackerNews({ query }: Asked): Reply {
    const phrases = [...(query.get('query') ?? '').matchAll(/"([^"]+)"/g)].map(([, phrase = '']) =>
      wordsOf(phrase),
    )
    const [, from, to] =
      /created_at_i>=(\d+),created_at_i<(\d+)/.exec(query.get('numericFilters') ?? '') ?? []
    const has = (title: string, phrase: string[]) =>
      ` ${wordsOf(title).join(' ')} `.includes(` ${phrase.join(' ')} `)
    const found = titles.filter(({ title, date, launch }) => {
      const at = Date.parse(date) / 1000
      const inTime = !from || (at >= Number(from) && at < Number(to))
      return (
        inTime && (launch || query.get('tags') !== 'show_hn') && phrases.every((phrase) => has(title, phrase))
      )
    })
    const hits = found.slice(0, Number(query.get('hitsPerPage') ?? 20)).map(({ title, date }, at) => ({
      objectID: String(1_000 + titles.findIndex((each) => each.title === title)),
      title,
      author: 'alice',
      points: at,
      num_comments: at,
      created_at: date,
      _tags: ['story'],
    }))
    return {
      body: { hits, nbHits: found.length, nbPages: 1, page: 0, hitsPerPage: 20, exhaustiveNbHits: true },
    }
  }

  function gitHub({ query }: Asked): Reply {
    const [words = ''] = (query.get('q') ?? '').split(' in:name')
    const phrase = /"([^"]+)"/.exec(words)?.[1]
    const fits = ({ name, description }: Project) => {
      const text = `${name.replaceAll('-', ' ')} ${description}`
      if (phrase) return wordsOf(text).join(' ').includes(phrase)
      return wordsOf(words).every((word) => overlap(word, text) > 0)
    }
    const items = projects
      .filter(fits)
      .toSorted((a, b) => b.stars - a.stars)
      .slice(0, 20)
      .map(({ name, description, stars, pushed }) =>
        repository(name, { description, stargazers_count: stars, pushed_at: pushed }),
      )
    return { body: { total_count: items.length, incomplete_results: false, items } }
  }

  function ted({ body }: Asked): Reply {
    const query = String(JSON.parse(body).query)
    const codes = [...query.matchAll(/(\d{2,8})\*?(?=[ ,)]|$)/g)].map(([, code = '']) => code)
    const [, cpv] = /classification-cpv=(\d+)/.exec(query) ?? []
    const country = ALPHA_2[/buyer-country IN \((\w+)\)/.exec(query)?.[1] ?? ''] ?? ''
    if (!cpv) return { status: 400, body: { message: codes.join(), error: { type: 'QUERY_SYNTAX_ERROR' } } }
    const found = notices.filter((notice) => notice.country === country && notice.cpv?.startsWith(cpv))
    const listed = found.slice(0, 100).map(({ number, title, date, value }) => ({
      'publication-number': number,
      'notice-title': { eng: title },
      'buyer-name': { eng: ['A City'] },
      'publication-date': `${date}+02:00`,
      ...(value !== null && { 'total-value': value, 'total-value-cur': ['EUR'] }),
    }))
    return { body: { notices: listed, totalNoticeCount: found.length, timedOut: false } }
  }

  const phraseNotices = (country: string, phrase: string) =>
    notices.filter((notice) => notice.country === country && wordsOf(notice.title).join(' ').includes(phrase))

  function contractsFinder({ body }: Asked): Reply {
    const phrase = String(JSON.parse(body).searchCriteria.keyword).replaceAll('"', '')
    const found = phraseNotices('GB', phrase)
    const reply = ukNotices(found.map(({ title }) => title))
    const { noticeList, ...rest } = JSON.parse(JSON.stringify(reply.body))
    return {
      body: {
        ...rest,
        noticeList: found.map(({ value, date }, at) => ({
          score: 1,
          item: {
            ...noticeList[at].item,
            id: `0b0a1c2d-1111-4222-8333-${String(at).padStart(12, '0')}`,
            valueHigh: value,
            publishedDate: date,
          },
        })),
      },
    }
  }

  function usaSpending({ body }: Asked): Reply {
    const [phrase = ''] = JSON.parse(body).filters.keywords
    const found = phraseNotices('US', phrase)
    const reply = usAwards(found.map(({ title }) => title))
    const { results, ...rest } = JSON.parse(JSON.stringify(reply.body))
    return {
      body: {
        ...rest,
        results: found.map(({ value, date }, at) => ({
          ...results[at],
          'Award Amount': value,
          'Start Date': date,
        })),
      },
    }
  }

  const answers: Record<string, (asked: Asked) => Reply | undefined> = {
    eurostat,
    qcew,
    nomis,
    worldbank: worldBankAnswer,
    ecb: ecbAnswer,
    itunes: appStore,
    wikipedia,
    hackernews: hackerNews,
    stackexchange: ({ query }) => ({
      gzip: true,
      body: query.get('filter') === 'total' ? { total: 0 } : { items: [], has_more: false },
    }),
    github: gitHub,
    ted,
    contractsfinder: contractsFinder,
    usaspending: usaSpending,
  }
  return {
    answer: (asked: Asked) => answers[asked.source]?.(asked),
    apps: (idea: KnownIdea) => appsOf(idea, ideas.indexOf(idea), today),
    projects: (idea: KnownIdea) => projectsOf(idea, today),
    /** Notices under a code, or with the words, in an idea's first country. */
    notices: (idea: KnownIdea): Notice[] => {
      const [country] = idea.countries
      if (country === 'GB' || country === 'US') return phraseNotices(country, idea.category ?? '-')
      return notices.filter((notice) => notice.country === country && notice.cpv?.startsWith(idea.cpv ?? '-'))
    },
  }
}
export type PublicWorld = ReturnType<typeof publicWorld>
