import { state } from '@domain/basis'
import type { MarketSection } from '@domain/report'
import { MARKET_PARTS, presentParts } from '@domain/report-outline'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { completedRow, researchedRow } from '../../ideas/idea-rows'
import { openResults } from '../open-results'
import { RESEARCHED_MARKET } from '../researched-report'
import { MARKET } from '../sample-report'

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const open = (market: Partial<typeof RESEARCHED_MARKET> = {}) =>
  openResults([researchedRow(market)], '?tab=market')

describe('what speaks against an idea', () => {
  it('is told with the riskiest assumption and how to test it', async () => {
    await open()
    const against = await region('The case against')
    expect(against.getByText(/^Walkers and owners agree without the app/)).toBeInTheDocument()
    expect(against.getByRole('link', { name: 'Source s5' })).toBeInTheDocument()
    expect(against.getByText(/^Owners keep paying through the app/)).toBeInTheDocument()
    expect(against.getByText('Book walks by hand for ten owners.')).not.toBeVisible()
    await userEvent.click(against.getByText('$1,200, 14 days'))
    expect(against.getByText('Book walks by hand for ten owners.')).toBeVisible()
    expect(against.getByText(/^Six of ten pay/)).toBeVisible()
  })

  it('stands at the head of the contents, and is left out where nobody has looked', async () => {
    await open()
    await region('The case against')
    expect(screen.getByRole('link', { name: 'The case against' })).toHaveAttribute(
      'href',
      expect.stringContaining('#counter-case'),
    )
  })
})

it('lists the parts of the market beside them, as they follow each other', async () => {
  await open()
  const market = within(await screen.findByRole('tabpanel', { name: 'Market' }))
  const rail = within(screen.getByRole('complementary', { name: 'About this report' }))
  const beside = rail.getAllByRole('heading', { level: 2 })
  const headlines = market
    .getAllByRole('heading', { level: 2 })
    .flatMap((heading) => (beside.includes(heading) ? [] : [heading.textContent]))
  const contents = within(screen.getByRole('navigation', { name: 'On this tab' })).getAllByRole('link')
  expect(headlines).toEqual(
    presentParts<MarketSection>(MARKET_PARTS, RESEARCHED_MARKET).map(({ title }) => title),
  )
  expect(contents.map(({ textContent }) => textContent)).toEqual(headlines)
})

it('shows how a price a year follows from the price that a page states', async () => {
  const [rover, ...others] = RESEARCHED_MARKET.competitors
  if (!rover) throw new Error('the sample has a competitor')
  const yearly = {
    quoted: 49,
    currency: 'GBP',
    period: 'month' as const,
    each: null,
    rate: { perUnit: 1.25, date: '2026-11-20' },
  }
  const price = { text: state('£49 a month', 'source', ['s3']), dollarsPerYear: 735, yearly }
  await open({ competitors: [{ ...rover, price }, ...others] })
  const competitors = await region('Competitors')
  expect(
    competitors.getByText(
      '£49 a month × 12 = £588 a year × 1.25 = about $735 (ECB reference rate of Nov 20, 2026)',
    ),
  ).toBeInTheDocument()
})

describe('the two ways to the market size', () => {
  it('stand beside each other with the gap between them', async () => {
    await open()
    const size = await region('Market size')
    expect(size.getByText('Top-down')).toBeInTheDocument()
    expect(
      size.getByText(/^Spending on dog walking × Share spent in the city: \$310M × 2%$/),
    ).toBeInTheDocument()
    expect(size.getByText('$6.2M a year')).toBeInTheDocument()
    expect(size.getByText('A gap of 3.9×')).toBeInTheDocument()
    expect(size.getByText(/They disagree/)).toBeInTheDocument()
  })

  it('say when they contradict each other, and what that costs', async () => {
    const inputs = (RESEARCHED_MARKET.model?.inputs ?? []).map((input) =>
      input.id === 'relevantShare' ? { ...input, range: { low: 0.001, base: 0.001, high: 0.001 } } : input,
    )
    await open({ model: { inputs } })
    const size = await region('Market size')
    expect(size.getByText('A gap of 77×')).toBeInTheDocument()
    expect(size.getByText(/capped at 5/)).toBeInTheDocument()
  })

  it('are one when no total was published', async () => {
    await openResults([completedRow()], '?tab=market')
    expect((await region('Market size')).getByText(/^No published total was found/)).toBeInTheDocument()
  })

  it('count how many customers carry the costs', async () => {
    await open()
    const size = await region('Market size')
    expect(size.getByText('360 customers')).toBeInTheDocument()
    expect(size.getByText('The obtainable market holds 1,000 of them.')).toBeInTheDocument()
  })
})

describe('the market', () => {
  it('grows, and has a reason why now', async () => {
    await open()
    const growth = await region('Growth and timing')
    expect(growth.getByText('12% a year')).toBeInTheDocument()
    expect(growth.getByRole('link', { name: 'Source s2, quote not found' })).toHaveTextContent(
      '[s2], quote not found',
    )
    expect(growth.getByText('May 2026')).toBeInTheDocument()
    expect(growth.getByText(/^Offices ask/)).toBeInTheDocument()
  })

  it('has competitors with price, standing and the weaknesses that features answer', async () => {
    await open()
    const table = await region('Competitors')
    const [roverRow, gassiRow] = table.getAllByRole('rowgroup').slice(1)
    const rover = within(roverRow ?? document.body)
    expect(rover.getByText('In business')).toBeInTheDocument()
    expect(rover.getByText('Dominates the market')).toBeInTheDocument()
    expect(rover.getByText('From $20 a walk.')).toBeInTheDocument()
    expect(rover.getAllByRole('link', { name: 'Source s3, page unreachable' }).length).toBeGreaterThan(0)
    expect(rover.getByRole('link', { name: 'Source s4' })).toHaveTextContent('[s4]')
    expect(rover.getByText(/About \$260 a year/)).toBeInTheDocument()
    const [answered, open_] = rover.getAllByRole('listitem').slice(1)
    expect(answered).toHaveTextContent('High fees')
    expect(answered).toHaveTextContent('Answered by: Pay per walk')
    expect(open_).toHaveTextContent('Few walkers at noon')
    expect(open_).not.toHaveTextContent('Answered by')
    const gassi = within(gassiRow ?? document.body)
    expect(gassi.getByText('Not in business')).toBeInTheDocument()
    expect(gassi.queryByText('Price:')).not.toBeInTheDocument()
  })

  it('says nothing of whether a competitor is in business when nobody looked', async () => {
    await openResults([completedRow()], '?tab=market')
    const competitors = await region('Competitors')
    expect(competitors.queryByText(/n business/)).not.toBeInTheDocument()
  })

  it('judges the problem by six tests', async () => {
    await open()
    const tests = await region('How severe the problem is')
    expect(tests.getByText('4 of 6 tests are met.')).toBeInTheDocument()
    const lines = tests.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/^Popular.*Met.*Every second owner/)
    expect(lines[2]).toMatch(/^Urgent.*Not met.*A dog can wait/)
    expect(lines[3]).toMatch(/^Expensive.*Not assessed.*No evidence to assess it/)
  })

  it('weighs its risks, the worst first', async () => {
    await open({
      risks: [
        ...(RESEARCHED_MARKET.risks ?? []).toReversed(),
        {
          text: state('Selling dogs needs a licence that nobody gets.', 'model'),
          severity: 1,
          mitigation: null,
          unmitigatedShare: 1,
          legalKnockOut: true,
        },
      ],
    })
    const lines = (await region('Risks')).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/Selling dogs.*The law prohibits the business as described/)
    expect(lines[1]).toMatch(/^Threatens the company.*What helps: Insurance.*About 50% of it remains/)
    expect(lines[2]).toMatch(/^Serious.*A dog bites.*No mitigation listed/)
  })

  it('says where personas can be reached', async () => {
    await openResults([researchedRow()], '?tab=users')
    expect(await screen.findByText('Notice boards of dog parks in Kreuzberg')).toBeInTheDocument()
  })
})

it('names no source above what no cited page confirms', async () => {
  await open({ whyNow: null })
  const growth = await region('Growth and timing')
  expect(growth.getByText('Source not confirmed')).toBeInTheDocument()
  expect(growth.queryByText('Source')).not.toBeInTheDocument()
})

it('counts what no cited page confirms apart from what comes from a source', async () => {
  await openResults([researchedRow()])
  const grounds = await region('What it is based on')
  const items = grounds.getAllByRole('listitem')
  const [source, unconfirmed] = [items[0], items.at(-1)]
  expect(source).toHaveTextContent(/^Source7 statements/)
  expect(unconfirmed).toHaveTextContent(/^Source not confirmed4 statements/)
})

describe('how it was researched', () => {
  it('names the queries with the number of their sources, and when', async () => {
    await open()
    const research = await region('How this was researched')
    expect(research.getByText(/^Searched the web on Nov 20, 2026/)).toBeInTheDocument()
    const [first, , , last] = research.getAllByRole('listitem')
    expect(first).toHaveTextContent('Market sizedog walking market size2 sources')
    expect(last).toHaveTextContent('The case againstwhy dog walking apps failNo sources')
    expect(research.queryByText(/Not assessed/)).not.toBeInTheDocument()
  })

  it('says that nothing was looked up, and lists nothing as not assessed', async () => {
    await openResults([completedRow()], '?tab=market')
    const research = await region('How this was researched')
    expect(research.getByText('Nothing was looked up on the web for this section.')).toBeInTheDocument()
    expect(research.queryByText(/Not assessed/)).not.toBeInTheDocument()
    for (const name of ['The case against', 'Growth and timing', 'How severe the problem is', 'Risks'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
  })
})

it('shows what models and pages write as text', async () => {
  const IMAGE = '<img src=x onerror=alert(1)>'
  const INIT = '%%{init: {"theme": "dark"}}%%'
  const hostile = state(`${IMAGE} ${INIT}`, 'model')
  await openResults(
    [
      researchedRow({
        counterCase: [hostile],
        riskiestAssumption: hostile,
        growth: { text: hostile, percentPerYear: 3 },
        competitors: [
          {
            name: hostile,
            knownFor: null,
            link: null,
            strengths: [],
            weaknesses: [state(IMAGE, 'model')],
            live: true,
            dominant: false,
            price: { text: hostile, dollarsPerYear: null },
            answers: [{ weakness: IMAGE, feature: '<script>alert(1)</script>' }],
          },
        ],
        model: {
          inputs: (MARKET.model?.inputs ?? []).map((input) => ({ ...input, label: IMAGE, note: INIT })),
        },
        research: { at: 'yesterday', queries: [{ topic: 'size', query: IMAGE, sources: 1 }] },
      }),
    ],
    '?tab=market',
  )
  const market = await screen.findByRole('tabpanel', { name: 'Market' })
  expect(within(market).getAllByText(`${IMAGE} ${INIT}`).length).toBeGreaterThanOrEqual(4)
  expect(within(market).getByText('<script>alert(1)</script>')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'Summary' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Market size/ }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Scorecard' })).toHaveTextContent(IMAGE))
  expect(document.querySelector('main img, main script, main iframe')).toBeNull()
})
