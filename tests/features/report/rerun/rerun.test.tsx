import { editModel } from '@domain/market-model'
import { storeMarket } from '@domain/report-storage'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completedRow, entitled, ID, type Row, TABLE } from '../../ideas/idea-rows'
import { openResults, RESUME } from '../open-results'
import { MARKET } from '../sample-report'

const REVISE = 'POST /functions/v1/revise-report'
const AGAIN = 'Rewrite section'
const RUNNING = 'This section is being rewritten'
const NOW = '2026-11-21T10:00:00Z'
const CHANGED = /Values you changed in the calculation stay with the current version/
const LUNA = { id: 'openai', model: 'gpt-6-luna' }
const BUILT_IN = { id: 'built-in', model: null }

const ENGINE = { ...LUNA, sections: { concept: LUNA, audience: LUNA, market: LUNA } }

/** A report that was completed 23 hours ago. */
const row = (changes: object = {}): Row =>
  completedRow({ completed_at: '2026-11-20 11:00:00.5+00', engine: ENGINE, ...changes })
const running = (section: string) => ({ rerun: { sections: [section], state: 'running', reason: null } })
const accepted = () => Response.json({ success: true, status: 'running' }, { status: 202 })
const refused = (status: number, body: object) => () => Response.json(body, { status })

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) }))
afterEach(() => vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })

async function openDialog() {
  await user().click(await screen.findByRole('button', { name: AGAIN }))
  return within(await screen.findByRole('dialog', { name: AGAIN }))
}

describe('writing a section again', () => {
  it.each([
    ['concept', 'Target Users and Market do not change'],
    ['users', 'Project Concept, Features, and Market do not change'],
    ['market', 'Project Concept, Features, and Target Users do not change'],
  ])('says on the tab %s what happens, and that it is free on the first day', async (tab, stay) => {
    await openResults([row()], `?tab=${tab}`)
    const dialog = await openDialog()
    expect(dialog.getByText(new RegExp(stay))).toBeInTheDocument()
    expect(dialog.getByText(/The current version is kept, and you can switch back to it/)).toBeInTheDocument()
    expect(dialog.getByText(/^Free until Nov 21, 2026, /)).toBeInTheDocument()
    expect(dialog.queryByText(/counts as one validation/)).not.toBeInTheDocument()
    expect(dialog.queryByText(CHANGED)).not.toBeInTheDocument()
  })

  it.each(['features', 'citations'])('is not offered on the tab %s', async (tab) => {
    await openResults([row()], `?tab=${tab}`)
    await screen.findByRole('tab', { name: 'Market' })
    expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument()
  })

  it('says after 24 hours that it counts as one validation, and what is left', async () => {
    vi.setSystemTime('2026-11-21T11:00:01Z')
    await openResults([row()], '?tab=concept', {
      'POST /rest/v1/rpc/get_my_entitlements': entitled({ used: 1 }),
    })
    const dialog = await openDialog()
    expect(dialog.getByText('This counts as one validation')).toBeInTheDocument()
    expect(await dialog.findByText(/0 of 1 free validation left\./)).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
  })

  it('asks the server, leaves the section readable and tells when it is updated', async () => {
    const rows = [row()]
    const { backend } = await openResults(rows, '?tab=concept', {
      [REVISE]: () => {
        rows[0] = row(running('concept'))
        return accepted()
      },
    })
    const dialog = await openDialog()
    await user().click(dialog.getByRole('button', { name: 'Rewrite' }))
    expect(await screen.findByText(RUNNING)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(backend.sent(REVISE)[0]?.body).toEqual({
      validationId: ID,
      action: 'rerun',
      section: 'concept',
      seen: null,
    })
    expect(screen.getByText(/^A booking app that brings/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: AGAIN })).toBeDisabled()
    rows[0] = row({ projectConcept: { overview: 'A new overview.' } })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await screen.findByText('A new overview.')).toBeInTheDocument()
    expect(await screen.findByText('Section updated')).toBeInTheDocument()
    expect(screen.queryByText(RUNNING)).not.toBeInTheDocument()
    const asked = backend.sent(`GET ${TABLE}`).length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(backend.sent(`GET ${TABLE}`)).toHaveLength(asked)
    expect(backend.sent(RESUME)).toHaveLength(0)
  })

  it('says on the other tabs that one section is written at a time', async () => {
    await openResults([row(running('market'))], '?tab=concept')
    expect(
      await screen.findByText(/Being rewritten: Market. One section is rewritten at a time/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: AGAIN })).toBeDisabled()
    expect(screen.queryByText(RUNNING)).not.toBeInTheDocument()
  })

  it('has a standstill looked after without asking for another section', async () => {
    const { backend } = await openResults([row(running('market'))], '?tab=market')
    await screen.findByText(RUNNING)
    await vi.advanceTimersByTimeAsync(20_500)
    expect(backend.sent(RESUME)[0]?.body).toMatchObject({ validationId: ID })
    expect(backend.sent(REVISE)).toHaveLength(0)
  })

  it('says why it failed and tries again', async () => {
    const rows = [row(running('audience'))]
    const { backend } = await openResults(rows, '?tab=users', { [REVISE]: accepted })
    await screen.findByText(RUNNING)
    rows[0] = row({ rerun: { sections: ['audience'], state: 'failed', reason: 'The provider is down.' } })
    await vi.advanceTimersByTimeAsync(5_000)
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('The provider is down.')
    expect(await screen.findByText('The section could not be rewritten')).toBeInTheDocument()
    expect(screen.queryByText('Section updated')).not.toBeInTheDocument()
    await user().click(within(note).getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(backend.sent(REVISE)[0]?.body).toEqual({
        validationId: ID,
        action: 'rerun',
        section: 'audience',
        seen: null,
      }),
    )
  })

  it('leads to the plans when none is left', async () => {
    const quota = { error: 'Validation limit reached.', code: 'quota_exceeded' }
    const { at } = await openResults([row()], '?tab=concept', { [REVISE]: refused(402, quota) })
    await user().click((await openDialog()).getByRole('button', { name: 'Rewrite' }))
    expect(await screen.findByText('Validation limit reached')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/pricing'))
  })

  it('shows what the server refuses', async () => {
    const busy = { error: 'This section is being written right now.' }
    await openResults([row()], '?tab=concept', { [REVISE]: refused(409, busy) })
    await user().click((await openDialog()).getByRole('button', { name: 'Rewrite' }))
    expect(await screen.findByText('This section is being written right now.')).toBeInTheDocument()
  })

  it('says of the built-in analysis that it writes the same once more', async () => {
    await openResults(
      [row({ engine: { ...ENGINE, sections: { ...ENGINE.sections, concept: BUILT_IN } } })],
      '?tab=concept',
    )
    expect((await openDialog()).getByText(/It writes the same text from the same idea/)).toBeInTheDocument()
  })

  it('tells who changed the calculation where the changes go', async () => {
    const model = MARKET.model && editModel(MARKET.model, { customers: { low: 1, base: 2, high: 3 } })
    await openResults([row(storeMarket({ ...MARKET, model }))], '?tab=market')
    expect((await openDialog()).getByText(CHANGED)).toBeInTheDocument()
  })

  it('is for the owner alone', async () => {
    const previous = { concept: { writer: LUNA, writtenAt: NOW } }
    const foreign = row({ userId: '0b1e2f3a-0000-4000-8000-00000000000f', previous })
    await openResults([foreign], '?tab=concept', { 'POST /rest/v1/rpc/is_admin': true })
    expect(await screen.findByText('Written by OpenAI gpt-6-luna')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: AGAIN })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /earlier version/ })).not.toBeInTheDocument()
  })
})

describe('an earlier version', () => {
  const previous = { market: { writer: BUILT_IN, writtenAt: '2026-11-20 11:00:00+00' } }
  const SWITCH = 'Switch to the earlier version (written by the built-in analysis on Nov 20, 2026)'

  it('can be switched to, on the tab of its section', async () => {
    const rows = [row({ previous })]
    const { backend } = await openResults(rows, '?tab=market', {
      [REVISE]: () => {
        rows[0] = row({
          marketValidation: { targetMarket: 'As it was before' },
          previous: { market: { writer: LUNA, writtenAt: NOW } },
        })
        return { success: true }
      },
    })
    await user().click(await screen.findByRole('button', { name: SWITCH }))
    expect(await screen.findByText('Switched to the earlier version')).toBeInTheDocument()
    expect(await screen.findByText('As it was before')).toBeInTheDocument()
    expect(backend.sent(REVISE)[0]?.body).toEqual({
      validationId: ID,
      action: 'switch-version',
      section: 'market',
      seen: previous.market.writtenAt,
    })
    expect(screen.getByRole('button', { name: /written by OpenAI gpt-6-luna on Nov 21, 2026/ })).toBeEnabled()
  })

  it('is named when it would be given up', async () => {
    await openResults([row({ previous })], '?tab=market')
    expect(
      (await openDialog()).getByText(/replaces the version kept before \(written by the built-in analysis/),
    ).toBeInTheDocument()
  })

  it('is out of reach while a section is written', async () => {
    await openResults([row({ previous, ...running('concept') })], '?tab=market')
    await screen.findByText(/Being rewritten/)
    expect(screen.queryByRole('button', { name: SWITCH })).not.toBeInTheDocument()
  })

  it('stays where it is when the server refuses', async () => {
    await openResults([row({ previous })], '?tab=market', {
      [REVISE]: refused(409, { error: 'There is no earlier version.' }),
    })
    await user().click(await screen.findByRole('button', { name: SWITCH }))
    expect(await screen.findByText('There is no earlier version.')).toBeInTheDocument()
  })
})
