import { emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { sharedReportOf } from '@domain/shared-report'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeSupabase } from '../../support/fake-supabase'
import { openApp } from '../../support/open-app'
import { completedRow } from '../ideas/idea-rows'

const OPEN = 'POST /functions/v1/shared-report'
const TOKEN = 'A'.repeat(43)
const IDEA = 'Dog walkers in Berlin find regular clients.'
const { customer, evidence } = emptyBrief()
const BRIEF = {
  ...emptyBrief(),
  customer: answered(['Dog walkers'], customer),
  evidence: answered([{ kind: 'interviews' as const, count: 14, text: '', link: null }], evidence),
}

function shared(includes = { idea: false, evidence: false }) {
  const row = {
    ...completedRow({ title: 'Dog walks', brief: BRIEF }),
    originalIdea: IDEA,
    createdAt: '2026-11-20T10:00:00Z',
  }
  return JSON.parse(JSON.stringify(sharedReportOf({ ...row, includes })))
}

function open(answer: unknown, hash = `#${TOKEN}`) {
  const backend = fakeSupabase({ [OPEN]: answer })
  return { backend, ...openApp(`/shared${hash}`) }
}

const refused = () => Response.json({ error: 'This link does not work.' }, { status: 404 })
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

describe('a shared report', () => {
  it('is read by a visitor, with nothing to change and no word to search engines', async () => {
    const { backend } = open(shared({ idea: true, evidence: true }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dog walks' })).toBeInTheDocument()
    expect(screen.getByText('Shared report')).toBeInTheDocument()
    expect(screen.getByText(IDEA)).toBeInTheDocument()
    expect(backend.sent(OPEN)[0]).toMatchObject({ body: { token: TOKEN } })
    for (const name of ['Rename', 'Share', 'Delete', /^Add your/, /Rewrite/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(robots()).toBe('noindex, nofollow')
  })

  it('says what is left out, and claims nothing about it', async () => {
    open(shared())
    expect(await screen.findByText(/This link does not include/)).toBeInTheDocument()
    expect(screen.queryByText('Original Idea')).not.toBeInTheDocument()
    expect(screen.queryByText(/14 interviews|anyone who wants it yet/)).not.toBeInTheDocument()
  })

  it('shows the evidence where the link includes it', async () => {
    open(shared({ idea: false, evidence: true }))
    expect((await screen.findAllByText(/14 interviews/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/does not include .*evidence/)).not.toBeInTheDocument()
  })

  it('keeps its token in the address whatever is opened in it', async () => {
    const { router } = open(shared())
    await userEvent.click(await screen.findByRole('tab', { name: 'Market' }))
    expect(screen.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ search: '?tab=market', hash: `#${TOKEN}` }),
    )
    await router.navigate({ pathname: '/shared', search: '?tab=citations', hash: '#s1' })
    await waitFor(() => expect(router.state.location.hash).toBe(`#${TOKEN}`))
  })

  it('is another one as soon as another link is opened in the same tab', async () => {
    const { backend, router } = open(shared())
    await screen.findByRole('heading', { level: 1, name: 'Dog walks' })
    backend.answer(OPEN, refused)
    await router.navigate({ pathname: '/shared', hash: `#${'B'.repeat(43)}` })
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument()
  })
})

describe('a link that does not work', () => {
  it.each(['', '#', '#cut-off', `#${TOKEN}`])('looks the same for %j', async (hash) => {
    open(refused, hash)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link does not work' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeInTheDocument()
    await waitFor(() => expect(robots()).toBe('noindex, nofollow'))
  })

  it('is not what is said when only the server fails', async () => {
    const { backend } = open(() => new Response('{}', { status: 500 }))
    expect(await screen.findByText('The report could not be loaded. Please try again.')).toBeInTheDocument()
    backend.answer(OPEN, shared())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dog walks' })).toBeInTheDocument()
  })
})
