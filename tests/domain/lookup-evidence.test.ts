import { emptyBrief, toBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { findingsOf } from '@domain/brief/findings'
import { citationsOfLookups, officialCounts, rivalsIn, shownLookups } from '@domain/lookup-evidence'
import { lookupTermsSchema } from '@domain/lookups'
import { reportMarkdown } from '@domain/report-markdown'
import { describe, expect, it } from 'vitest'
import { EMPTY, lookupWith, recordOf, withMarket } from './scorecard/given'

const count = (country: string, value: number) =>
  lookupWith('eurostat', 'enterprises', { enterprises: value }, { scope: country })
const APP = {
  title: '<b>Bakery</b> | Orders',
  link: 'https://apps.apple.com/de/app/id1',
  date: null,
  by: 'A seller',
  facts: { ratings: 1_200, rating: 4.46, price: 4.99, currency: 'EUR', updated: '2026-06-01' },
}

describe('look-ups as evidence', () => {
  it('count the customers in the first country of the terms that has a count', () => {
    const record = {
      ...recordOf([count('FR', 20_000), count('DE', 9_800)]),
      terms: lookupTermsSchema.parse({ countries: ['DE', 'FR'] }),
    }
    expect(officialCounts(record).map(({ country, value }) => [country, value])).toEqual([
      ['DE', 9_800],
      ['FR', 20_000],
    ])
  })

  it('use nothing that is unclear, old or zero as a count', () => {
    const unclear = { ...count('DE', 9_800), outcome: 'ambiguous' as const }
    const old = { ...count('DE', 9_800), outcome: 'not-measured' as const, cause: 'stale' as const }
    expect(officialCounts(recordOf([unclear, old, count('DE', 0)]))).toEqual([])
    expect(citationsOfLookups(recordOf([unclear, old]))).toEqual([])
    expect(shownLookups(recordOf([unclear, old]))).toEqual([])
  })

  it('list apps as competitors with ratings, price, last update and link', () => {
    const [rival] = rivalsIn(recordOf([lookupWith('itunes', 'apps', { apps: 1 }, { items: [APP] })]))
    expect(rival).toMatchObject({
      name: { text: APP.title, basis: 'source', sources: ['l1'] },
      knownFor: { text: '1,200 ratings, 4.5 of 5, updated 2026-06-01' },
      price: { text: { text: '€4.99' } },
      link: APP.link,
    })
  })

  it('stand in the Markdown export with their queries, and titles are no markup', () => {
    const markdown = reportMarkdown({
      title: 'Bakery',
      idea: '',
      createdAt: '2026-11-20',
      engine: null,
      plan: null,
      report: {
        ...EMPTY,
        market: withMarket({}).market,
        lookups: recordOf([
          { ...count('DE', 9_800), says: 'Germany had 9,800 enterprises.' },
          lookupWith('itunes', 'apps', { apps: 1 }, { items: [APP] }),
          lookupWith('ted', 'tenders', { notices: 1 }, { items: [{ ...APP, title: 'Orders [a](b)' }] }),
          lookupWith('github', 'projects', {}, { outcome: 'not-measured', reason: 'GitHub was silent.' }),
        ]),
      },
    })
    expect(markdown).toContain('### What public sources say')
    expect(markdown).toContain('Germany had 9,800 enterprises.')
    expect(markdown).toContain('Not measured. GitHub was silent.')
    expect(markdown).toContain('&lt;b&gt;Bakery')
    expect(markdown).not.toContain('<b>')
    // Names the source, and links to its page.
    expect(markdown).toMatch(/^Source: \[Eurostat\]\(<https:/m)
    expect(markdown).toContain('“[Orders \\[a\\](b)](<https://apps.apple.com/de/app/id1>)”')
    expect(markdown).toMatch(/^\| \[GitHub\]\(<https:/m)
  })

  it('are the first finding of the summary where the founder gave no number', () => {
    const brief = toBrief({ ...emptyBrief(), customer: answered(['bakeries'], emptyBrief().customer) })
    const lookups = recordOf([{ ...count('DE', 9_800), says: 'Germany had 9,800 enterprises.' }])
    const [finding] = findingsOf(brief, '', { lookups })
    expect(finding?.said).toMatchObject({
      text: 'Germany had 9,800 enterprises.',
      basis: 'source',
      sources: ['l1'],
    })
    const own = { ...brief, count: answered([{ value: 300, source: 'Guild' }], brief.count) }
    expect(findingsOf(own, '', { lookups }).map(({ said }) => said.basis)).not.toContain('source')
  })
})
