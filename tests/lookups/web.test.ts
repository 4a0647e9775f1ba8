import { BUNDLED_RATES, rateBetween, ratesOf } from '@domain/exchange-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ECB_FILE, ecbAnswer, nomisAnswer, worldBankAnswer } from './official-samples'
import {
  appStore,
  everySource,
  hackerNewsAnswer,
  questionsAnswer,
  repositories,
  repository,
  stories,
  tedAnswer,
  ukNotices,
  usAwards,
  viewsByMonth,
  wikiArticle,
  wikiPages,
  wikipediaAnswer,
} from './web-samples'
import { MemoryCache, type Reply, startWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const figuresOf = ({ figures }: { figures: { id: string; value: number }[] }) =>
  Object.fromEntries(figures.map(({ id, value }) => [id, value]))

describe('Nomis', () => {
  const ask = async (sic: string) => {
    const trade = { label: 'Bakeries', nace: null, naics: null, sic }
    return (await world.measure('nomis', { trade, countries: ['GB'] }))('enterprises')
  }

  it('counts UK enterprises by size, numbers that come as text included', async () => {
    world.on(nomisAnswer)
    const found = await ask('1071')
    // Two subclasses of 1,000 each.
    expect(figuresOf(found)).toEqual({ enterprises: 2_000, 'under-10-people': 80, growth: -50 })
    expect(found.series.map(({ points }) => points.map(({ value }) => value))).toEqual([
      [4_000, 2_000],
      [1_600, 300, 80, 20],
    ])
    expect(found.says).toContain('“Bread & cakes; Rolls”')
  })

  it('asks for the entries of the class alone, not for others that have its digits', async () => {
    world.on(nomisAnswer)
    await ask('1071')
    expect(world.asked.at(-1)?.query.get('industry')).toBe('101,102')
  })

  it('does not add up a band that is hidden in one subclass', async () => {
    world.on((asked) => {
      const reply = nomisAnswer(asked)
      return JSON.parse(
        JSON.stringify(reply).replace('"obs_value":{"value":"10"}', '"obs_value":{"value":null}'),
      )
    })
    expect((await ask('1071')).series[1]?.points.at(-1)?.value).toBeNull()
  })

  it('says that an industry is unknown', async () => {
    world.on(nomisAnswer)
    expect(await ask('8690')).toMatchObject({ outcome: 'not-measured', cause: 'missing' })
  })
})

describe('World Bank', () => {
  it('gives the newest population and internet use of the place, as context', async () => {
    world.on(worldBankAnswer)
    const of = await world.measure('worldbank', { countries: ['DE', 'EU'] })
    expect(of('population').figures.map(({ label, value }) => [label, value])).toEqual([
      ['Population, Germany', 83_000_000],
      ['Population, European Union', 83_000_000],
    ])
    expect(of('internet-users').says).toContain('Germany 94.5% (2025)')
  })

  it('does not take another indicator or country for the one that was asked for', async () => {
    world.on((asked) => worldBankAnswer({ ...asked, path: '/country/FR/indicator/NY.GDP.MKTP.CD' }))
    const of = await world.measure('worldbank', { countries: ['DE'] })
    expect(of('population')).toMatchObject({ outcome: 'not-measured', cause: 'hidden' })
  })
})

describe('European Central Bank', () => {
  const ask = async () => (await world.lookUp({ countries: ['DE'] }, { only: 'ecb' })).lookups[0]

  it('gives the rates of its day, by which amounts are converted', async () => {
    world.on(ecbAnswer)
    const record = await world.lookUp({ countries: ['DE'], currency: 'GBP' }, { only: 'ecb' })
    const rates = ratesOf(record)
    expect(rates).toEqual({ date: '2026-11-20', perEuro: { USD: 1.25, GBP: 0.8, CHF: 0.5 } })
    expect(rateBetween('GBP', 'USD', rates)).toBe(1.5625)
    expect(record.lookups[0]?.says).toContain('On 2026-11-20, 1 EUR was 1.25 USD')
  })

  it('sends nothing of the idea', async () => {
    world.on(ecbAnswer)
    await world.lookUp({ countries: ['DE'], category: 'bakery software', currency: 'GBP' }, { only: 'ecb' })
    expect(world.asked.map(({ path, query, body }) => [path, `${query}`, body])).toEqual([
      ['/stats/eurofxref/eurofxref-daily.xml', '', ''],
    ])
  })

  it.each([
    ['a file that was cut off', (file: string) => file.slice(0, -20)],
    ['a file without a date', (file: string) => file.replace(/ time='[^']*'/, '')],
    ['a file without the dollar', (file: string) => file.replace('USD', 'XXX')],
    ['a page', () => '<html><body>Rates</body></html>'],
  ])('gives none from %s, and the bundled ones stand in', async (_, change) => {
    world.on((asked) => ({ ...ecbAnswer(asked), body: change(ECB_FILE) }))
    expect(await ask()).toMatchObject({ outcome: 'not-measured', cause: 'unreadable' })
    expect(ratesOf(await world.lookUp({ countries: ['DE'] }, { only: 'ecb' }))).toBe(BUNDLED_RATES)
  })
})

describe('App Store', () => {
  const ask = async (
    apps: Parameters<typeof appStore>[0],
    terms: object = { category: 'bakery software' },
  ) => {
    world.on(() => appStore(apps))
    return (await world.measure('itunes', { countries: ['US'], category: 'bakery software', ...terms }))(
      'apps',
    )
  }
  const bakery = (name: string, more: object = {}) => ({ name: `Bakery ${name}`, ...more })

  it('counts active apps that match, with ratings, prices and releases', async () => {
    world.on(everySource)
    const found = (await world.measure('itunes', { countries: ['DE'], category: 'bakery software' }))('apps')
    expect(found.outcome).toBe('measured')
    // The most rated one was last updated seven years ago.
    expect(figuresOf(found)).toEqual({
      apps: 3,
      'top-ratings': 1_200,
      'paid-share': expect.closeTo(33.3, 1),
      recent: 1,
    })
    expect(found.items[0]).toEqual({
      title: 'Bakery Orders',
      link: 'https://apps.apple.com/de/app/id1000',
      date: '2025-06-01',
      by: 'Seller 0',
      facts: { ratings: 1_200, rating: 4.5, price: 0, currency: 'EUR', updated: '2026-06-01' },
    })
  })

  it('leaves games out unless the idea is one', async () => {
    const games = ['A', 'B', 'C'].map((name) => bakery(name, { genre: '6014' }))
    expect((await ask(games)).outcome).toBe('ambiguous')
    expect((await ask(games, { category: 'bakery game' })).outcome).toBe('ambiguous')
    const named = games.map((game) => ({ ...game, description: 'A game' }))
    expect((await ask(named, { category: 'bakery game' })).outcome).toBe('measured')
  })

  it('is ambiguous when most of the first results are about something else', async () => {
    const others = Array.from({ length: 6 }, (_, at) => ({ name: `Runner ${at}` }))
    const found = await ask([...others, ...'ABCD'.split('').map((name) => bakery(name))])
    expect(found).toMatchObject({
      outcome: 'ambiguous',
      cause: 'irrelevant',
      relevance: { kept: 4, of: 10 },
      figures: [],
    })
    expect(found.items).toHaveLength(4)
  })

  it('is ambiguous with one or two results, and none without any', async () => {
    expect((await ask([bakery('A'), bakery('B')])).outcome).toBe('ambiguous')
    expect(await ask([])).toMatchObject({ outcome: 'measured-none', figures: [{ id: 'apps', value: 0 }] })
  })

  it('concludes nothing from finding no app with English words in another language', async () => {
    expect(await ask([], { countries: ['DE'] })).toMatchObject({ outcome: 'not-measured', figures: [] })
  })

  it('measures none where all that match were given up', async () => {
    const old = ['A', 'B', 'C'].map((name) => bakery(name, { updated: '2018-01-01T00:00:00Z' }))
    expect(await ask(old)).toMatchObject({
      outcome: 'measured-none',
      figures: [{ id: 'apps', value: 0 }, {}],
    })
  })

  it('never searches for the buyer alone', async () => {
    world.on(() => appStore([]))
    const terms = { countries: ['DE'], buyer: 'small bakeries' }
    expect((await world.lookUp(terms, { only: 'itunes' })).lookups[0]?.cause).toBe('terms')
    await world.lookUp({ ...terms, job: 'taking orders' }, { only: 'itunes' })
    expect(world.asked.map(({ query }) => query.get('term'))).toEqual(['bakeries taking orders'])
  })

  it('keeps no descriptions, and still knows what was about the term', async () => {
    const cache = new MemoryCache()
    const ways = { countries: ['DE'], category: 'bakery software' }
    world.on(everySource)
    const fresh = (await world.measure('itunes', ways, { cache }))('apps')
    expect(JSON.stringify([...cache.entries.values()])).not.toContain('Software for your bakery')
    const cached = (await world.measure('itunes', ways, { cache }))('apps')
    expect(cached.queries[0]?.from).toBe('cache')
    expect(cached.items).toEqual(fresh.items)
  })
})

describe('Wikipedia', () => {
  const ask = async (options: object = {}, terms: object = { category: 'bakery software' }) =>
    (await world.measure('wikipedia', terms, options))('interest')
  const views = (article: Reply, whole: Reply = viewsByMonth(() => 1_000_000_000)) =>
    world.on((asked) => {
      if (asked.path.includes('/per-article/')) return article
      return asked.path.includes('/aggregate/') ? whole : wikipediaAnswer(asked)
    })

  it('compares twelve months with the twelve before, against the whole wiki', async () => {
    world.on(wikipediaAnswer)
    const found = await ask()
    expect(found.outcome).toBe('measured')
    // The article gains 20% more views while the wiki loses 10%.
    expect(figuresOf(found)).toEqual({ 'monthly-views': 1_200, 'interest-change': expect.closeTo(33.3, 1) })
    expect(found.series[0]?.points).toHaveLength(36)
    expect(found.series[0]?.points[0]).toEqual({ at: '2023-11', value: 1, partial: false })
    expect(found.link).toContain('pages=Bakery')
  })

  it('asks for the last complete months', async () => {
    world.on(wikipediaAnswer)
    await ask()
    const path = world.asked.find((asked) => asked.path.includes('/per-article/'))?.path
    expect(path).toBe(
      '/metrics/pageviews/per-article/en.wikipedia/all-access/user/Bakery/monthly/20231101/20261031',
    )
  })

  it('leaves the current month out, even if it is sent', async () => {
    const items = [...Array(36).keys(), 36].map((at) => {
      const month = new Date(Date.UTC(2023, 10 + at, 1)).toISOString().slice(0, 7).replace('-', '')
      return { project: 'en.wikipedia', timestamp: `${month}0100`, views: at === 36 ? 3 : 1_000 }
    })
    views({ body: { items } })
    expect(figuresOf(await ask())).toMatchObject({
      'monthly-views': 1_000,
      'interest-change': expect.closeTo(0, 5),
    })
  })

  it('does not score a page that moved', async () => {
    views(viewsByMonth((at) => (at < 30 ? 2_142 : 87_301)))
    const found = await ask()
    expect(found).toMatchObject({ outcome: 'ambiguous', cause: 'jump' })
    expect(found.reason).toContain('2026-05')
    expect(found.series[0]?.points).toHaveLength(36)
  })

  it('does not compare a year with a part of one', async () => {
    views(viewsByMonth((at) => (at < 18 ? null : 1_000)))
    expect(figuresOf(await ask())).toEqual({ 'monthly-views': 1_000 })
  })

  it('abstains with fewer than twelve months', async () => {
    views(viewsByMonth((at) => (at < 25 ? null : 1_000)))
    expect(await ask()).toMatchObject({ outcome: 'not-measured', cause: 'short', figures: [] })
  })

  it.each([
    ['a disambiguation page', [wikiPages('Bakery'), wikiArticle('Bakery', { disambiguation: '' })]],
    ['namesakes', [wikiPages('Bakery', 'Bakery (band)'), wikiArticle('Bakery')]],
    ['a place of that name', [wikiPages('Bakery', 'Bakery, Ohio'), wikiArticle('Bakery')]],
    [
      'several articles that fit and none of that name',
      [wikiPages('Bakery oven', 'Bakery cafe'), wikiArticle('x')],
    ],
  ])('asks which one is meant where there is %s', async (_, [search, article]) => {
    world.on(({ path }) =>
      path.includes('/search/') ? search : path.endsWith('api.php') ? article : undefined,
    )
    const found = await ask()
    expect(found).toMatchObject({ outcome: 'ambiguous', cause: 'homonym', figures: [] })
    expect(found.items[0]).toMatchObject({
      link: expect.stringMatching(/^https:\/\/en\.wikipedia\.org\/wiki\/Bakery/),
    })
  })

  it('takes the article that the founder picked', async () => {
    world.on((asked) =>
      asked.path.endsWith('api.php') ? wikiArticle('AC/DC bakery') : wikipediaAnswer(asked),
    )
    await ask({}, { article: 'AC/DC bakery' })
    expect(world.asked.some(({ path }) => path.includes('/user/AC%2FDC_bakery/'))).toBe(true)
    expect(world.asked.some(({ path }) => path.includes('/search/'))).toBe(false)
  })

  it('tries the job where there is no article on the category', async () => {
    world.on((asked) =>
      asked.path.includes('/search/') && asked.query.get('q') === 'xyzzy'
        ? wikiPages('Colossal Cave')
        : wikipediaAnswer(asked),
    )
    expect((await ask({}, { category: 'xyzzy app', job: 'bakery' })).outcome).toBe('measured')
  })

  it('offers what the search finds where no article has the words', async () => {
    world.on(({ path }) => (path.includes('/search/') ? wikiPages('Telepharmacy', 'Drugstore') : undefined))
    const found = await ask({}, { category: 'pharmacy chat', job: null })
    expect(found).toMatchObject({ outcome: 'ambiguous', cause: 'homonym', figures: [], series: [] })
    expect(found.reason).toContain('no article on “pharmacy chat”')
    expect(found.items.map(({ title }) => title)).toEqual(['Telepharmacy', 'Drugstore'])
  })

  it('looks for the whole category first, and never for the buyer', async () => {
    world.on((asked) => (asked.path.includes('/search/') ? wikiPages() : undefined))
    const found = await ask(
      {},
      { category: 'bakery software', buyer: 'small bakeries', job: 'taking orders' },
    )
    expect(found).toMatchObject({ outcome: 'not-measured', cause: 'missing' })
    const searched = world.asked.map(({ query }) => query.get('q'))
    expect(searched).toEqual(['bakery software', 'taking order'])
  })

  it('is not asked without a contact address', async () => {
    world.on(wikipediaAnswer)
    const { lookups } = await world.lookUp(
      { category: 'bakery software' },
      { only: 'wikipedia', env: { LOOKUPS_CONTACT: '' } },
    )
    expect(lookups[0]).toMatchObject({ outcome: 'not-measured', cause: 'contact' })
    expect(world.asked).toEqual([])
  })
})

describe('Hacker News', () => {
  const TERMS = { category: 'bakery software', buyer: 'small bakeries' }
  const ask = async (terms: object = TERMS) => (await world.measure('hackernews', terms))('discussion')

  it('counts titles a year with the current one partial, and lists threads and launches', async () => {
    world.on(hackerNewsAnswer)
    const found = await ask()
    expect(found.outcome).toBe('measured')
    expect(figuresOf(found)).toEqual({ titles: 20, launches: 1 })
    expect(found.control).toBe(250)
    expect(found.series[0]?.points.map(({ at, partial }) => [at, partial])).toEqual([
      ['2022', false],
      ['2023', false],
      ['2024', false],
      ['2025', false],
      ['2026', true],
    ])
    expect(found.items[0]).toMatchObject({
      title: 'The state of bakery software',
      link: 'https://news.ycombinator.com/item?id=501',
      facts: { comments: 90, points: 300 },
    })
    expect(found.says).toBe(
      '20 Hacker News titles since 2022 have “bakery software”; the latest launch was on 2026-03-04.',
    )
  })

  it('quotes the phrase and looks at titles alone', async () => {
    world.on(hackerNewsAnswer)
    await ask()
    expect(new Set(world.asked.map(({ query }) => query.get('query')))).toEqual(
      new Set(['"bakery"', '"bakery software"']),
    )
    expect(new Set(world.asked.map(({ query }) => query.get('restrictSearchableAttributes')))).toEqual(
      new Set(['title']),
    )
  })

  it('abstains where the control shows that the audience does not talk about the trade', async () => {
    world.on(() => stories([], 9))
    expect(await ask()).toMatchObject({ outcome: 'not-measured', cause: 'audience', figures: [] })
    expect(world.asked).toHaveLength(1)
  })

  it('measures none only where the control passes', async () => {
    world.on(({ query }) => stories([], query.get('query') === '"bakery"' ? 10 : 0))
    expect(await ask()).toMatchObject({ outcome: 'measured-none', figures: [{ value: 0 }] })
    expect(await ask({ category: 'bakery software' })).toMatchObject({
      outcome: 'not-measured',
      cause: 'audience',
    })
  })

  it('tries other spellings, and then the words apart', async () => {
    world.on(({ query }) =>
      stories([], query.get('query') === '"bakery"' && query.get('hitsPerPage') === '0' ? 99 : 0),
    )
    await ask({ category: 'bread rolls', buyer: 'small bakeries' })
    expect(world.asked.map(({ query }) => query.get('query'))).toEqual([
      '"bakery"',
      '"bread rolls"',
      '"bread roll"',
      '"bread-rolls"',
      '"bread" "rolls"',
    ])
  })
})

describe('Stack Exchange', () => {
  const TERMS = { job: 'taking orders', buyer: 'small bakeries' }
  const ask = async (terms: object = TERMS) => {
    const { lookups } = await world.lookUp(terms, { only: 'stackexchange' })
    return lookups
  }

  it('lists questions with titles as text, authors and views, on the sites of the subject', async () => {
    world.on(questionsAnswer)
    const [tools, cooking] = await ask()
    expect([tools?.scope, cooking?.scope]).toEqual([
      'softwarerecs.stackexchange.com',
      'cooking.stackexchange.com',
    ])
    expect(figuresOf(tools ?? { figures: [] })).toEqual({ questions: 3, 'top-views': 200 })
    expect(tools?.items[1]).toEqual({
      title: 'Take "orders" online?',
      link: 'https://softwarerecs.stackexchange.com/questions/71',
      date: '2023-11-14',
      by: 'Bob & Co',
      facts: { views: 100, answers: 1, score: 3 },
    })
  })

  it('abstains on sites that hardly mention the buyer', async () => {
    world.on((asked) => (asked.query.get('filter') ? { body: { total: 9 } } : questionsAnswer(asked)))
    expect((await ask()).map(({ cause }) => cause)).toEqual(['audience', 'audience'])
  })

  it('measures none only where the control passes', async () => {
    const none = { body: { items: [], has_more: false, quota_max: 300, quota_remaining: 1 } }
    world.on((asked) => (asked.query.get('filter') ? { body: { total: 40 } } : none))
    expect((await ask())[0]).toMatchObject({ outcome: 'measured-none', figures: [{ value: 0 }] })
    expect((await ask({ job: 'taking orders' }))[0]).toMatchObject({
      outcome: 'not-measured',
      cause: 'audience',
    })
  })

  it('stops at the daily limit, which comes as 400', async () => {
    world.on(() => ({
      status: 400,
      body: { error_id: 502, error_name: 'throttle_violation', error_message: 'more in 17524 seconds' },
    }))
    expect((await ask()).map(({ cause }) => cause)).toEqual(['limited', 'limited'])
    expect(world.asked).toHaveLength(1)
  })

  it('leaves the site alone when it asks for a pause that is too long', async () => {
    world.on(() => ({ body: { total: 40, backoff: 30 } }))
    expect((await ask({ job: 'orders', buyer: 'kiosks' }))[0]).toMatchObject({
      outcome: 'not-measured',
      cause: 'limited',
    })
    expect(world.asked).toHaveLength(1)
  })
})

describe('GitHub', () => {
  const ask = async (items: object[], incomplete = false) => {
    world.on(() => repositories(items, incomplete))
    return (await world.measure('github', { category: 'bakery software' }))('projects')
  }

  it('lists active projects, without lists, courses, forks, and what was given up', async () => {
    const found = await ask([
      repository('one/bakery'),
      repository('two/bakery', { license: null, description: null }),
      repository('three/shop', { topics: ['bakery'], description: 'A till' }),
      repository('x/awesome-bakery'),
      repository('x/bakery-course'),
      repository('x/archived-bakery', { archived: true }),
      repository('x/forked-bakery', { fork: true }),
      repository('x/old-bakery', { pushed_at: '2023-01-01T00:00:00Z' }),
    ])
    expect(found.outcome).toBe('measured')
    expect(figuresOf(found)).toEqual({ projects: 3 })
    expect(found.items[0]).toEqual({
      title: 'one/bakery',
      link: 'https://github.com/one/bakery',
      date: '2022-01-01',
      by: 'one',
      facts: { stars: 100, description: 'Bakery software', license: 'MIT', updated: '2026-10-01' },
    })
  })

  it('discards a search that was not completed', async () => {
    expect(await ask([repository('one/bakery')], true)).toMatchObject({
      outcome: 'not-measured',
      cause: 'slow',
    })
  })

  it('asks for the phrase first, and for its words where that finds hardly any', async () => {
    expect((await ask([])).outcome).toBe('measured-none')
    expect(world.asked.map(({ query }) => query.get('q'))).toEqual([
      '"bakery software" in:name,description stars:>=20',
      'bakery in:name,description stars:>=20',
    ])
  })
})

describe('tenders', () => {
  it('asks TED by code, so that no word leaves, and gives count and median', async () => {
    world.on(tedAnswer)
    const found = (
      await world.measure('ted', { countries: ['DE'], cpv: '48100000', category: 'bakery software' })
    )('tenders')
    expect(JSON.parse(world.asked[0]?.body ?? '{}').query).toBe(
      'classification-cpv=481* AND publication-date>=20251115 AND buyer-country IN (DEU)',
    )
    expect(figuresOf(found)).toEqual({ notices: 3, 'median-value': 20_000 })
    expect(found.figures[1]).toMatchObject({ unit: 'EUR', note: '2 with a value' })
    expect(found.items.map(({ title, by, link }) => [title, by, link])[0]).toEqual([
      'Germany – Bakery software',
      'Stadt München',
      'https://ted.europa.eu/en/notice/-/detail/100-2026',
    ])
    expect(found.series[0]?.points.map(({ at, value, partial }) => [at, value, partial])).toEqual([
      ['2026 Q1', 2, true],
      ['2026 Q2', 1, true],
    ])
  })

  it('does not search TED with words of another language', async () => {
    world.on(tedAnswer)
    const [lookup] = (await world.lookUp({ countries: ['DE'], category: 'bakery software' }, { only: 'ted' }))
      .lookups
    expect(lookup).toMatchObject({ outcome: 'not-measured', cause: 'terms' })
    expect(world.asked).toEqual([])
  })

  it('does not accept a search that TED gave up', async () => {
    world.on(() => ({ body: { notices: [], totalNoticeCount: 0, timedOut: true } }))
    const found = await world.measure('ted', { countries: ['DE'], cpv: '48' })
    expect(found('tenders')).toMatchObject({ outcome: 'not-measured', cause: 'slow' })
  })

  it('finds none with a valid answer of none', async () => {
    world.on(() => ({ body: { notices: [], totalNoticeCount: 0, timedOut: false } }))
    const found = await world.measure('ted', { countries: ['EU'], cpv: '4818' })
    expect(found('tenders')).toMatchObject({
      outcome: 'measured-none',
      figures: [{ id: 'notices', value: 0 }],
    })
  })

  it('keeps the notices of a whole division apart from those for such a product', async () => {
    world.on(tedAnswer)
    const found = (await world.measure('ted', { countries: ['DE'], cpv: '48' }))('tenders')
    expect(figuresOf(found)).toEqual({ 'division-notices': 3, 'median-value': 20_000 })
    expect(found.says).toContain('CPV 48 (Software)')
    expect(found.caveats[0]).toContain('does not enter the score')
  })

  it('asks Contracts Finder about the category in the United Kingdom', async () => {
    world.on(() => ukNotices(['Bakery software', 'Bakery till system', 'Software for bakeries'], 7))
    const terms = { countries: ['GB'], category: 'bakery software' }
    const found = (await world.measure('contractsfinder', terms))('tenders')
    expect(figuresOf(found)).toEqual({ notices: 7, 'median-value': 1_500 })
    expect(found.items[0]?.link).toMatch(
      /^https:\/\/www\.contractsfinder\.service\.gov\.uk\/Notice\/[\da-f-]+$/,
    )
  })

  it('says at least where USAspending has more than it lists', async () => {
    const terms = { countries: ['US'], category: 'bakery software' }
    world.on(() => usAwards(['BAKERY SOFTWARE', 'Bakery systems', 'A tool for bakeries'], true))
    const found = (await world.measure('usaspending', terms))('tenders')
    expect(found.figures[0]).toMatchObject({ id: 'notices', value: 3, note: 'at least' })
    expect(found.says).toMatch(/^At least 3 federal contracts since 2025-11-15/)
  })

  it('is ambiguous where titles are about something else', async () => {
    const terms = { countries: ['US'], category: 'bakery software' }
    world.on(() => usAwards(['BAKERY GOODS', 'Bread from a bakery', 'BAKERY SOFTWARE']))
    const found = (await world.measure('usaspending', terms))('tenders')
    expect(found).toMatchObject({ outcome: 'ambiguous', cause: 'irrelevant', figures: [] })
  })
})
