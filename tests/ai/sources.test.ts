import { describe, expect, it } from 'vitest'
import type { SearchHit } from '../../supabase/functions/_shared/ai/hits.ts'
import { pageAddress } from '../../supabase/functions/_shared/ai/research-address.ts'
import { dateOf } from '../../supabase/functions/_shared/ai/research-dates.ts'
import { sourcesOf } from '../../supabase/functions/_shared/ai/research-sources.ts'
import { marketOf } from './report'
import { cite, SAMPLE_MARKET } from './sample-market'

const hit = (url: string, quote: string | null = null): SearchHit => ({
  url,
  title: `About ${url}`,
  quote,
  date: null,
})
const search = (hits: SearchHit[], text = '') => ({ text, hits })
const pages = (site: string, count: number) =>
  Array.from({ length: count }, (_, at) => hit(`https://${site}.example/${at}`))

describe('the sources of a report', () => {
  it('are numbered by topic', () => {
    const sources = sourcesOf({
      counter: search([hit('https://c.example/')]),
      size: search([hit('https://a.example/'), hit('https://b.example/')]),
    })
    expect(sources.map(({ id, topic, url }) => `${id} ${topic} ${url}`)).toEqual([
      's1 size https://a.example/',
      's2 size https://b.example/',
      's3 counter https://c.example/',
    ])
  })

  it('name each page once, whatever fragment or tracking its address carries', () => {
    const [source, ...others] = sourcesOf({
      size: search([
        hit('https://a.example/page?utm_source=openai#:~:text=word', 'First words of the page.'),
      ]),
      demand: search([
        hit('http://www.a.example/page/', 'Other words of the page.'),
        hit('https://A.example/page?gclid=1&utm_medium=x', 'First words of the page.'),
      ]),
    })
    expect(others).toEqual([])
    expect(source).toMatchObject({
      topic: 'size',
      url: 'https://a.example/page',
      quotes: ['First words of the page.', 'Other words of the page.'],
    })
  })

  it('keep parameters that belong to the page', () => {
    expect(pageAddress('https://a.example/?id=7&utm_campaign=x')).toBe('https://a.example/?id=7')
    const sources = sourcesOf({
      size: search([hit('https://a.example/?id=7'), hit('https://a.example/?id=8')]),
    })
    expect(sources).toHaveLength(2)
  })

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example/',
    'https://user:word@a.example/',
    '//a.example/',
    'a.example',
    `https://a.example/${'a'.repeat(2001)}`,
    '',
  ])('leave out %j', (address) => {
    expect(
      sourcesOf({ size: search([hit(address), hit('https://good.example/')]) }).map(({ url }) => url),
    ).toEqual(['https://good.example/'])
  })

  it('are 24 at most, and no topic crowds out another', () => {
    const sources = sourcesOf({
      size: search(pages('size', 40)),
      competitors: search(pages('rivals', 30)),
      demand: search(pages('demand', 2)),
      counter: search(pages('counter', 9)),
    })
    const count = (topic: string) => sources.filter((source) => source.topic === topic).length
    expect(sources.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => `s${at + 1}`))
    expect(['size', 'competitors', 'demand', 'counter'].map(count)).toEqual([8, 7, 2, 7])
  })

  it('prefer pages that were quoted or spoken of to those that were only listed', () => {
    const listed = pages('listed', 30)
    const [first, second] = sourcesOf({
      size: search(
        [...listed, hit('https://quoted.example/', 'Words of the page.'), hit('https://spoken.example/of/')],
        'Address: https://www.spoken.example/of/?utm_source=openai',
      ),
    })
    expect([first?.url, second?.url]).toEqual(['https://quoted.example/', 'https://spoken.example/of/'])
  })
})

describe('the date of a source', () => {
  it.each([
    ['2026', '2026'],
    ['2026-05', '2026-05'],
    ['2026-05-07T10:00:00Z', '2026-05-07'],
    ['April 30, 2025', '2025-04-30'],
    ['Published 3 Feb 2024', '2024-02-03'],
  ])('reads %s as %s', (words, date) => expect(dateOf(words)).toBe(date))

  it.each(['2 days ago', 'soon', '2026-13', '9999', '2098-01-01', 'May 1, 2098', 'Foo 99, 2024', ''])(
    'is not known from %j',
    (words) => expect(dateOf(words)).toBeNull(),
  )
})

describe('citations', () => {
  it('have a number of their own for a second quote of the same source', async () => {
    const other = {
      source: 's1',
      quote: 'The median shop has two mechanics and takes in 38 repairs a week in season.',
    }
    const market = {
      ...SAMPLE_MARKET,
      targetMarket: {
        text: 'Shops with two mechanics take in 38 repairs a week.',
        cites: [cite('s1'), other],
      },
    }
    const { section } = await marketOf({ outputs: { market } })
    const [first, second] = section.citations.filter(({ url }) => url.includes('association.example'))
    expect([first?.id, second?.id]).toEqual(['s1', 's14'])
    expect(second?.quote).toBe(other.quote)
    expect(section.targetMarket.sources).toEqual(['s1', 's14'])
  })

  it('name only what is used', async () => {
    const cites = [{ ...cite('s2') }]
    const nothing = { text: 'Nobody knows.', cites: [] }
    const market = {
      ...SAMPLE_MARKET,
      opportunities: [nothing],
      whyNow: null,
      growth: { ...SAMPLE_MARKET.growth, cites },
    }
    const { section } = await marketOf({ outputs: { market } })
    expect(section.citations.map(({ id }) => id)).toContain('s2')
    const { section: without } = await marketOf({
      outputs: {
        market: { ...market, growth: null, inputs: { ...SAMPLE_MARKET.inputs, marketSpend: null } },
      },
    })
    expect(without.citations.map(({ id }) => id)).toContain('s3')
    expect(without.citations.map(({ id }) => id)).toContain('s1')
  })

  it('fall back on the host and on no date where the model knows no publisher', async () => {
    const { section } = await marketOf({ outputs: { market: { ...SAMPLE_MARKET, sources: [] } } })
    expect(section.citations[0]).toMatchObject({
      source: 'association.example',
      date: '2026-02-11',
      relevance_text: null,
    })
  })
})
