import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { offline } from '../../../support/fake-supabase'
import { completedRow, entitled, ID, IDEA, TABLE } from '../../ideas/idea-rows'
import { BANNER, openResults } from '../open-results'

const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))

describe('the way to another idea', () => {
  const ENTITLEMENTS = 'POST /rest/v1/rpc/get_my_entitlements'
  const another = async () =>
    userEvent.click(await screen.findByRole('link', { name: 'Validate Another Idea' }))

  it('leads to the form while the plan has room', async () => {
    const { backend, at } = await openResults([completedRow()])
    backend.answer(ENTITLEMENTS, entitled())
    await another()
    await waitFor(() => expect(at()).toBe('/validate-idea'))
  })

  it('leads to the plans once the cap is reached, and says why', async () => {
    const { backend, at } = await openResults([completedRow()])
    backend.answer(ENTITLEMENTS, entitled({ used: 1 }))
    await another()
    expect(await screen.findByText('Validation limit reached')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/pricing'))
  })

  it('stays on the report while the cap cannot be checked', async () => {
    const { backend, at } = await openResults([completedRow()])
    const before = at()
    backend.answer(ENTITLEMENTS, offline)
    await another()
    expect(
      await screen.findByText('Unable to check validation eligibility. Please try again.'),
    ).toBeInTheDocument()
    expect(at()).toBe(before)
  })

  it('opens in a tab of its own as links do', async () => {
    const { backend } = await openResults([completedRow()])
    fireEvent.click(await screen.findByRole('link', { name: 'Validate Another Idea' }), { ctrlKey: true })
    expect(backend.sent(ENTITLEMENTS)).toHaveLength(0)
  })
})

describe('a completed validation', () => {
  it('has its title, date, state, idea and ways on', async () => {
    await openResults([completedRow()])
    expect(
      await screen.findByRole('heading', { level: 1, name: /^An app that lets dog owners/ }),
    ).toBeInTheDocument()
    expect(screen.getByText('Nov 20, 2026')).toBeInTheDocument()
    expect(screen.getByText('Completed')).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: 'Original Idea' })).getByText(IDEA)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('link', { name: 'Validate Another Idea' })).toHaveAttribute(
      'href',
      '/validate-idea',
    )
  })

  it('says that no model wrote it', async () => {
    await openResults([completedRow()])
    expect(await screen.findByText(BANNER)).toBeInTheDocument()
  })

  it('has the concept and its roles', async () => {
    await openResults([completedRow()], '?tab=concept')
    const concept = await panel('Project Concept')
    expect(await concept.findByText(/^A booking app that brings/)).toBeInTheDocument()
    expect(concept.getByRole('heading', { name: /Dog owner/ })).toBeInTheDocument()
    expect(concept.getByText('Books and pays')).toBeInTheDocument()
  })

  it('marks the basis of a group once and its exceptions apart', async () => {
    await openResults([completedRow()], '?tab=concept')
    const roles = within(await screen.findByRole('region', { name: 'User roles' }))
    expect(roles.getAllByText('Standard text')).toHaveLength(1)
    expect(roles.getByText(', unless marked')).toBeInTheDocument()
    expect(
      within(roles.getByRole('heading', { name: /Dog owner/ })).getByText('Your words'),
    ).toBeInTheDocument()
  })

  it('describes the target users', async () => {
    await openResults([completedRow()], '?tab=users')
    const users = await panel('Target Users')
    for (const text of [
      'Busy owner in the city',
      '28 to 45',
      'Office worker',
      'High',
      'No time at noon',
      'A reliable walker',
    ])
      expect(users.getByText(text)).toBeInTheDocument()
  })

  it('sorts features by priority, with their platforms', async () => {
    await openResults([completedRow()], '?tab=features')
    const core = await panel('Core')
    expect(core.getAllByText('Web')).toHaveLength(1)
    expect(core.getAllByText('Mobile')).toHaveLength(2)
    await userEvent.click(screen.getByRole('tab', { name: 'Must-Have' }))
    expect((await panel('Must-Have')).getByText('Profiles of walkers')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Future' }))
    expect((await panel('Future')).getByText('No features in this category.')).toBeInTheDocument()
  })

  it('lays open how the market size is calculated', async () => {
    await openResults([completedRow()], '?tab=market')
    const size = within(await screen.findByRole('region', { name: 'Market size' }))
    expect(size.getByRole('img', { name: 'TAM $24M, SAM $6M, SOM $240K' })).toBeInTheDocument()
    expect(size.getByText('$5M to $48M')).toBeInTheDocument()
    expect(size.getByText('100,000 × $240')).toBeInTheDocument()
    expect(size.getByText('$24M × 25% × 4%')).toBeInTheDocument()
    const customers = size.getByRole('row', { name: /Dog owners in the city.*50,000 100,000 120,000/ })
    expect(within(customers).getByRole('link', { name: 'Source s1' })).toBeInTheDocument()
    expect(size.getByRole('row', { name: /Share won in three years.*0.5% 4% 10%/ })).toBeInTheDocument()
  })

  it('lists the rest of the market', async () => {
    await openResults([completedRow()], '?tab=market')
    const market = await panel('Market')
    for (const text of [
      'Dog owners with office hours',
      'Paid per walk, without a subscription',
      'A share of each walk',
      'Insurance for each walk',
      'Known brand',
      'High fees',
    ])
      expect(market.getByText(text)).toBeInTheDocument()
  })

  it('jumps from a marker to its citation', async () => {
    const { at } = await openResults([completedRow()], '?tab=market')
    await userEvent.click((await screen.findAllByRole('link', { name: 'Source s1' }))[0] ?? document.body)
    expect(at()).toContain('?tab=citations')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 's1'))
  })

  it('lists the citations with section, publisher, date and check', async () => {
    await openResults([completedRow()], '?tab=citations')
    const citations = await panel('Citations')
    const link = citations.getByRole('link', { name: /Page of s1/ })
    expect(link).toHaveAttribute('href', 'https://example.test/s1')
    expect(link).toHaveAttribute('rel', 'noopener nofollow')
    expect(link).toHaveAttribute('target', '_blank')
    const [first, second] = citations.getAllByRole('listitem')
    expect(first).toHaveTextContent('Statistical Office, 2025')
    expect(first).toHaveTextContent('Market Analysis')
    expect(first).toHaveTextContent('Not checked')
    expect(second).toHaveTextContent('Target Users')
  })

  it('drops citations that lead anywhere but to the web', async () => {
    const bad = { id: 's9', title: 'Bad', source: 'x', url: 'javascript:alert(1)' }
    await openResults(
      [completedRow({ real_citations: [bad], targetUsers: [], marketValidation: {} })],
      '?tab=citations',
    )
    expect(
      (await panel('Citations')).getByText('No citations available for this validation.'),
    ).toBeInTheDocument()
  })

  it('opens another tab by address and keeps it in the address', async () => {
    const { at } = await openResults([completedRow()], '?tab=nonsense')
    expect(await screen.findByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('tab', { name: 'Market' }))
    expect(at()).toBe(`/validate-idea/results/${ID}?tab=market`)
  })
})

describe('a deep link', () => {
  it.each([
    ['#pitch-deck', 'Pitch Deck', 'pitch-deck'],
    ['#market', 'Market', 'market'],
    ['#market-size', 'Market', 'market-size'],
    ['#persona-1', 'Target Users', 'persona-1'],
    ['#s1', 'Citations', 's1'],
    ['#scorecard', 'Summary', 'scorecard'],
    ['#100%', 'Summary', null],
  ])('to %s opens the tab %s at its place', async (hash, tab, place) => {
    await openResults([completedRow()], hash)
    expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    if (place) await waitFor(() => expect(document.activeElement).toHaveAttribute('id', place))
  })

  it('reaches the tabs with one key from the top of the report', async () => {
    await openResults([completedRow()], '?tab=market')
    await userEvent.click(await screen.findByRole('link', { name: 'Skip to the report tabs' }))
    expect(screen.getByRole('tab', { name: 'Market' })).toHaveFocus()
  })
})

describe('the title', () => {
  const rename = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    const field = screen.getByRole('textbox', { name: 'Title' })
    expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

  it('is changed in place, and kept by the server', async () => {
    const rows = [completedRow()]
    const { backend } = await openResults(rows, '', {
      [`PATCH ${TABLE}`]: async (request: Request) => {
        rows[0] = completedRow(await request.json())
        return rows[0]
      },
    })
    await rename('Walks at noon{Enter}')
    expect(await screen.findByRole('button', { name: 'Rename' })).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1, name: 'Walks at noon' })).toBeVisible()
    expect(backend.sent(`PATCH ${TABLE}`)[0]?.body).toEqual({ title: 'Walks at noon' })
  })

  it('is never replaced by what a model suggests, but can be on request', async () => {
    const suggestedTitle = 'Walkies: dog walks at noon'
    const row = completedRow()
    const projectConcept = { ...(row.projectConcept as object), suggestedTitle }
    const { backend } = await openResults([completedRow({ projectConcept })], '', {
      [`PATCH ${TABLE}`]: () => completedRow({ projectConcept, title: suggestedTitle }),
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: /^An app that lets dog owners/ }),
    ).toBeVisible()
    expect(screen.queryByText(suggestedTitle)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    await userEvent.click(screen.getByRole('button', { name: 'Use this title' }))
    expect(backend.sent(`PATCH ${TABLE}`)).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(suggestedTitle)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(backend.sent(`PATCH ${TABLE}`)[0]?.body).toEqual({ title: suggestedTitle })
  })

  it('stays on Escape, and cannot be nothing', async () => {
    const { backend } = await openResults([completedRow()])
    await rename('Walks{Escape}')
    expect(screen.getByRole('heading', { level: 1, name: /^An app that lets dog owners/ })).toBeVisible()
    await rename('   {Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a title.')
    expect(backend.sent(`PATCH ${TABLE}`)).toHaveLength(0)
  })

  it('keeps what was typed when it could not be stored', async () => {
    await openResults([completedRow()], '', { [`PATCH ${TABLE}`]: offline })
    await rename('Walks at noon{Enter}')
    expect(await screen.findByText('The title could not be changed')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Walks at noon')
  })

  it('is not changed by other readers', async () => {
    const foreign = completedRow({ userId: '0b1e2f3a-0000-4000-8000-00000000000f' })
    await openResults([foreign], '', { 'POST /rest/v1/rpc/is_admin': true })
    expect(await screen.findByRole('heading', { level: 1, name: /^An app that lets/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument()
  })
})

describe('what is missing', () => {
  const bare = () =>
    completedRow({
      projectConcept: null,
      userRoles: null,
      targetUsers: null,
      marketValidation: null,
      real_citations: null,
      engine: null,
    })

  it.each([
    ['concept', 'Project Concept', 'No project concept available'],
    ['users', 'Target Users', 'No target users available'],
    ['features', 'Features', 'No features available'],
    ['market', 'Market', 'No market data available'],
    ['citations', 'Citations', 'No citations available for this validation.'],
  ])('says so on the tab %s', async (id, name, text) => {
    await openResults([bare()], `?tab=${id}`)
    expect((await panel(name)).getByText(text)).toBeInTheDocument()
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument()
  })

  it.each([
    ['concept', 'Project Concept', 'Walks for dogs'],
    ['users', 'Target Users', 'Owners in offices'],
    ['features', 'Features', 'Book a walk'],
    ['market', 'Market', 'TAM $5 billion'],
    ['citations', 'Citations', 'No citations available for this validation.'],
    ['deck', 'Pitch Deck', '$5B'],
  ])('reads an older row in snake case, with parts left out, on the tab %s', async (id, name, text) => {
    const older = {
      ...bare(),
      project_concept: { overview: 'Walks for dogs', features: { core: [{ description: 'Book a walk' }] } },
      user_roles: [],
      target_users: [{ description: 'Owners in offices', pain_points: [], goals: null }],
      market_validation: { market_size: 'TAM $5 billion', competitors: [], challenges: null },
    }
    await openResults([older], `?tab=${id}`)
    expect((await panel(name)).getAllByText(text).length).toBeGreaterThan(0)
  })

  it('names each empty block of the market', async () => {
    await openResults([completedRow({ marketValidation: { competitors: 'none' } })], '?tab=market')
    const market = await panel('Market')
    for (const text of [
      'No market size data available',
      'No target market data available',
      'No unique value proposition available',
      'No monetization strategies available',
      'No competitors available',
      'No challenges available',
      'No opportunities available',
    ])
      expect(market.getByText(text)).toBeInTheDocument()
  })

  it('shows a market size that was stored as text', async () => {
    await openResults([completedRow({ marketValidation: { marketSize: 'About $4 billion' } })], '?tab=market')
    expect(await screen.findByText('About $4 billion')).toBeInTheDocument()
  })
})
