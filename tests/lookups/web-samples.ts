import { ecbAnswer, eurostatAnswer, nomisAnswer, qcewAnswer, worldBankAnswer } from './official-samples'
import type { Asked, Reply } from './world'

interface App {
  name: string
  description?: string
  ratings?: number
  price?: number
  updated?: string
  released?: string
  genre?: string
}

/** The App Store's answer, including its leading newlines. */
export function appStore(apps: App[]): Reply {
  const results = apps.map(({ name, description, ratings, price = 0, updated, released, genre }, at) => ({
    wrapperType: 'software',
    kind: 'software',
    trackId: 1000 + at,
    trackName: name,
    sellerName: `Seller ${at}`,
    trackViewUrl: 'https://evil.example/phish',
    description: description ?? '',
    genreIds: [genre ?? '6000'],
    price,
    currency: 'EUR',
    averageUserRating: 4.5,
    userRatingCount: ratings ?? 0,
    releaseDate: released ?? '2020-01-01T08:00:00Z',
    currentVersionReleaseDate: updated ?? '2026-06-01T08:00:00Z',
    fileSizeBytes: '1000',
  }))
  return {
    type: 'text/javascript; charset=utf-8',
    body: `\n\n\n${JSON.stringify({ resultCount: results.length, results })}`,
  }
}

const BAKERY_APPS = [
  { name: 'Bakery Orders', ratings: 1_200, released: '2025-06-01T00:00:00Z' },
  { name: 'Oven', description: 'Software for your bakery', ratings: 40, price: 4.99 },
  { name: 'Bäckerei', description: 'For bakeries of every kind', ratings: 3 },
  { name: 'Bakery Planner', updated: '2019-01-01T00:00:00Z', ratings: 9_999 },
]

interface Story {
  title: string
  points?: number
  comments?: number
  created?: string
}

export function stories(list: Story[], nbHits = list.length): Reply {
  const hits = list.map(({ title, points = 1, comments = 0, created = '2026-02-03T10:00:00Z' }, at) => ({
    objectID: String(500 + at),
    title,
    author: 'alice',
    points,
    num_comments: comments,
    created_at: created,
    _tags: ['story'],
  }))
  return { body: { hits, nbHits, nbPages: 1, page: 0, hitsPerPage: 20, exhaustiveNbHits: true } }
}

const BAKERY_STORIES = [
  { title: 'Bakery software from 1986', comments: 12 },
  { title: 'The state of bakery software', comments: 90, points: 300 },
  { title: 'Why is bakery software so bad?', comments: 3 },
]

export function hackerNewsAnswer({ query }: Asked): Reply {
  // The control query contains only the buyer.
  if (!query.get('query')?.includes('software')) return stories([], 250)
  if (query.get('tags') === 'show_hn')
    return stories([{ title: 'Show HN: Bakery software in a browser', created: '2026-03-04T00:00:00Z' }])
  if (query.get('numericFilters')) return stories([], 4)
  return stories(BAKERY_STORIES)
}

export function questionsAnswer({ query }: Asked): Reply {
  if (query.get('filter') === 'total') return { gzip: true, body: { total: 40 } }
  const items = ['Taking orders by phone', 'Take &quot;orders&quot; online?', 'How to take an order'].map(
    (title, at) => ({
      question_id: 70 + at,
      title,
      link: 'https://evil.example/',
      score: 3,
      view_count: 100 * at,
      answer_count: 1,
      is_answered: true,
      creation_date: 1_700_000_000,
      tags: ['a'],
      owner: { display_name: 'Bob &amp; Co' },
      content_license: 'CC BY-SA 4.0',
    }),
  )
  return { gzip: true, body: { items, has_more: false, quota_max: 300, quota_remaining: 200 } }
}

export const repository = (name: string, about: object = {}) => ({
  full_name: name,
  html_url: 'https://evil.example/',
  description: 'Bakery software',
  topics: [],
  stargazers_count: 100,
  created_at: '2022-01-01T00:00:00Z',
  pushed_at: '2026-10-01T00:00:00Z',
  license: { spdx_id: 'MIT' },
  archived: false,
  fork: false,
  ...about,
})
export const repositories = (items: object[], incomplete_results = false): Reply => ({
  body: { total_count: items.length, incomplete_results, items },
})

/** Months before November 2026 in Wikimedia's format, the oldest first. */
const MONTHS = Array.from({ length: 36 }, (_, at) => new Date(Date.UTC(2023, 10 + at, 1)))
const stamp = (month: Date) => `${month.toISOString().slice(0, 7).replace('-', '')}0100`

/** Views of an article or of the whole wiki; `views` receives the index of the month, 0 to 35. */
export const viewsByMonth = (views: (month: number) => number | null): Reply => ({
  body: {
    items: MONTHS.flatMap((month, at) => {
      const count = views(at)
      return count === null ? [] : [{ project: 'en.wikipedia', timestamp: stamp(month), views: count }]
    }),
  },
})
export const wikiPages = (...titles: string[]): Reply => ({
  body: {
    pages: titles.map((title, id) => ({
      id,
      key: title.replaceAll(' ', '_'),
      title,
      excerpt: '<span class="searchmatch">x</span>',
      matched_title: null,
      description: `About ${title}`,
      thumbnail: null,
    })),
  },
})
export const wikiArticle = (title: string, pageprops?: object): Reply => ({
  body: { batchcomplete: true, query: { pages: [{ pageid: 1, ns: 0, title, pageprops }] } },
})

/** The article 'Bakery', read 1,000 times a month and then 1,200, while the whole wiki loses a tenth of its views. */
export function wikipediaAnswer({ path }: Asked): Reply | undefined {
  if (path.includes('/search/page')) return wikiPages('Bakery', 'Bakery software')
  if (path.endsWith('/api.php')) return wikiArticle('Bakery', { wikibase_item: 'Q1' })
  if (path.includes('/per-article/')) return viewsByMonth((at) => (at < 24 ? 1_000 : 1_200))
  return viewsByMonth((at) => (at < 24 ? 1_000_000_000 : 900_000_000))
}

export function tedAnswer({ body }: Asked): Reply {
  const { query } = JSON.parse(body)
  const notices = [10_000, 30_000, null].map((value, at) => ({
    'publication-number': `${100 + at}-2026`,
    'notice-title': { deu: `Bäckereisoftware ${at}`, ...(at === 0 && { eng: 'Germany – Bakery software' }) },
    'buyer-name': { deu: ['Stadt München'] },
    'publication-date': `2026-0${at + 2}-09+02:00`,
    ...(value && { 'total-value': value, 'total-value-cur': ['EUR'] }),
    links: { html: { ENG: 'https://evil.example/' } },
  }))
  return { body: { notices, totalNoticeCount: 3, timedOut: false, query } }
}

export const ukNotices = (titles: string[], hitCount = titles.length): Reply => ({
  body: {
    hitCount,
    noticeList: titles.map((title, at) => ({
      score: 1,
      item: {
        id: `0b0a1c2d-1111-4222-8333-44445555666${at}`,
        title,
        organisationName: 'A Council',
        publishedDate: '2026-05-01T10:00:00Z',
        valueHigh: at === 0 ? null : 1_000 * at,
        noticeStatus: 'Open',
      },
    })),
  },
})

export const usAwards = (descriptions: string[], hasNext = false): Reply => ({
  body: {
    results: descriptions.map((Description, at) => ({
      internal_id: at,
      'Award ID': `A${at}`,
      'Recipient Name': 'ACME INC',
      'Award Amount': 1_000 * (at + 1),
      'Awarding Agency': 'Department of Bread',
      Description,
      'Start Date': '2026-04-01',
      generated_internal_id: `CONT_AWD_A${at}_9700`,
    })),
    page_metadata: { page: 1, hasNext },
  },
})

const TENDERS = ['Bakery software', 'Software for a bakery', 'Support of bakery software']

const ANSWERS: Record<string, (asked: Asked) => Reply | undefined> = {
  eurostat: eurostatAnswer,
  qcew: qcewAnswer,
  nomis: nomisAnswer,
  worldbank: worldBankAnswer,
  ecb: ecbAnswer,
  itunes: () => appStore(BAKERY_APPS),
  wikipedia: wikipediaAnswer,
  hackernews: hackerNewsAnswer,
  stackexchange: questionsAnswer,
  github: () => repositories(['one/bakery', 'two/bakery', 'three/bakery'].map((name) => repository(name))),
  ted: tedAnswer,
  contractsfinder: () => ukNotices(TENDERS),
  usaspending: () => usAwards(TENDERS),
}

/** A world in which every source measures something about bakeries. */
export const everySource = (asked: Asked): Reply | undefined => ANSWERS[asked.source]?.(asked)

/** Terms for which every source is queried. */
export const EVERY_TERM = {
  buyer: 'small bakeries',
  job: 'taking orders',
  category: 'bakery software',
  countries: ['DE', 'US', 'GB'],
  trade: { nace: 'C1071', naics: '311811', sic: '10710', label: 'Bakeries' },
  cpv: '48000000',
  currency: 'GBP',
}
