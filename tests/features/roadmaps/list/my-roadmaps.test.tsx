import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase, USER } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'

const LIST = 'GET /rest/v1/roadmaps'
const VALIDATION = '6a3f0c1e-0000-4000-8000-000000000001'

const row = (changes: object = {}) => ({
  id: '7b3f0c1e-0000-4000-8000-000000000001',
  validation_id: VALIDATION,
  phase: 'mvp',
  status: 'pending',
  generating: false,
  created_at: '2026-11-20T11:03:13.912345+00:00',
  published_at: null,
  validation: { originalIdea: 'Software for dental clinics', title: 'Software' },
  ...changes,
})

async function openMine(answer: unknown) {
  const backend = fakeSupabase({ [LIST]: answer })
  await signIn()
  return { backend, ...openApp('/roadmaps') }
}

it.each([
  ['pending', 'Waiting for admin to generate roadmap'],
  ['in_progress', 'Waiting for admin to generate roadmap'],
  ['draft', 'Waiting for review'],
])('shows what is not published as in review: %s', async (status, text) => {
  const { backend } = await openMine([row({ status })])
  const card = within(await screen.findByRole('article', { name: 'Software for dental clinics' }))
  expect(card.getByText('In Review')).toBeInTheDocument()
  expect(card.getByText('Minimum Viable Product')).toBeInTheDocument()
  expect(card.getByText('Requested Nov 20, 2026')).toBeInTheDocument()
  expect(card.getByText(text)).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'View Roadmap' })).toHaveAttribute(
    'href',
    `/validate-idea/results/${VALIDATION}/roadmap`,
  )
  const { searchParams } = backend.sent(LIST)[0]?.url ?? new URL('http://none')
  expect(searchParams.get('user_id')).toBe(`eq.${USER.id}`)
  expect(searchParams.get('order')).toBe('created_at.desc,id.desc')
})

it('shows why one was withdrawn', async () => {
  await openMine([
    row({ status: 'draft', withdrawn_reason: 'Wrong law', withdrawn_at: '2026-11-22T09:00:00Z' }),
  ])
  const card = within(await screen.findByRole('article', { name: 'Software for dental clinics' }))
  expect(card.getByText('Withdrawn')).toBeInTheDocument()
  expect(card.getByText('Withdrawn Nov 22, 2026: Wrong law')).toBeInTheDocument()
  expect(card.queryByText('In Review')).not.toBeInTheDocument()
})

it('shows what is published as ready', async () => {
  await openMine([row({ status: 'published', validation: null })])
  const card = within(await screen.findByRole('article', { name: 'Untitled Project' }))
  expect(card.getByText('Published')).toBeInTheDocument()
  expect(card.getByText('Ready for viewing')).toBeInTheDocument()
})

it('leads to a new idea while there is none', async () => {
  await openMine([])
  expect(await screen.findByText('No roadmaps yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Validate New Idea' })).toHaveAttribute('href', '/validate-idea')
})

it('loads 50 at a time', async () => {
  const page = Array.from({ length: 50 }, (_, index) =>
    row({
      id: `7b3f0c1e-0000-4000-8000-0000000000${10 + index}`,
      validation: { originalIdea: `Idea ${index}` },
    }),
  )
  const { backend } = await openMine(page)
  const more = await screen.findByRole('button', { name: 'Load more' })
  backend.answer(LIST, [row({ validation: { originalIdea: 'The 51st' } })])
  await userEvent.click(more)
  expect(await screen.findByText('The 51st')).toBeInTheDocument()
  expect(backend.sent(LIST).at(-1)?.url.searchParams.get('or')).toContain(
    'id.lt.7b3f0c1e-0000-4000-8000-000000000059',
  )
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

it('says when loading failed and tries again', async () => {
  const { backend } = await openMine(() => Response.json({ message: 'no' }, { status: 400 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load roadmaps')
  backend.answer(LIST, [row()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
})
