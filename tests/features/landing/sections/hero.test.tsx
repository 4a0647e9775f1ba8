import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFormStorage } from '@/shared/lib/form-storage'
import { claimWaitingIdea, useWaitingIdea, writeWaitingIdea } from '@/shared/lib/waiting-idea'
import { fakeSupabase, session, USER } from '../../../support/fake-supabase'
import { endSession, openApp } from '../../../support/open-app'
import { entitled } from '../../ideas/idea-rows'

const IDEA =
  'Independent dog walkers lose half a day a week to chasing payments. An app where owners in Chicago book and pay, $15 per walk.'
const KEY = 'waiting-idea'
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').state?.waiting
const draft = () => useFormStorage.getState().ideaForm

beforeEach(() => {
  useWaitingIdea.setState({ waiting: null })
  useFormStorage.setState({
    ideaForm: { idea: '', brief: null, lookups: {}, validationId: null, userId: null, earlier: null },
  })
  fakeSupabase({
    'POST /rest/v1/rpc/get_my_entitlements': entitled(),
    'POST /auth/v1/signup': session(),
    'HEAD /rest/v1/idea_validations': () => new Response(null, { headers: { 'content-range': '*/0' } }),
    'GET /rest/v1/idea_validations': [],
  })
})

it('names what it reads in the sentence as it is typed, and keeps the text in this browser', async () => {
  openApp('/')
  // The last words key by key, as a text grows.
  await userEvent.click(await screen.findByLabelText('Your idea'))
  await userEvent.paste(IDEA.slice(0, -'per walk.'.length))
  await userEvent.keyboard('per walk.')
  const field = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling
  await waitFor(() => expect(field('Price')).toHaveTextContent('$15 per walk'))
  expect(field('Customer')).toHaveTextContent('Independent dog walkers')
  expect(field('Place')).toHaveTextContent('Chicago')
  expect(await screen.findByText(/^Customer: Independent dog walkers\./)).toHaveAttribute('role', 'status')
  expect(stored()).toMatchObject({ idea: IDEA })
})

it('waits on the form of the account that is made next, once', async () => {
  const { router } = openApp('/')
  await userEvent.click(await screen.findByLabelText('Your idea'))
  await userEvent.paste(IDEA)
  const main = within(screen.getByRole('main'))
  await userEvent.click(main.getByRole('link', { name: 'Validate Your Idea' }))
  await userEvent.click(await screen.findByRole('link', { name: 'create an account' }))
  expect(await screen.findByText('It will be filled in for you once you have an account.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('First Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last Name'), 'Founder')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await waitFor(() => expect(screen.getByLabelText('Your idea')).toHaveValue(IDEA))
  expect(stored()).toBeNull()
  expect(draft()).toMatchObject({ idea: IDEA, userId: USER.id })
  await endSession()
  await claimWaitingIdea('somebody-else')
  expect(draft().userId).toBe(USER.id)
})

it('is dropped after 24 hours', async () => {
  writeWaitingIdea(IDEA)
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
  await claimWaitingIdea('me')
  vi.useRealTimers()
  expect(draft().idea).toBe('')
  expect(stored()).toBeNull()
})

it.each([null, { waiting: 5 }, { waiting: { idea: 7, at: 1 } }, { waiting: { idea: IDEA, at: 0 } }])(
  'does not take what is stored as %j for an idea',
  async (state) => {
    localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }))
    await act(() => useWaitingIdea.persist.rehydrate())
    expect(useWaitingIdea.getState().waiting).toBeNull()
  },
)

it('keeps the draft whose place it takes, to switch back to', async () => {
  useFormStorage.getState().write(USER.id, 'An older draft')
  writeWaitingIdea(IDEA)
  await claimWaitingIdea(USER.id)
  expect(draft()).toMatchObject({ idea: IDEA, earlier: { idea: 'An older draft' } })
  useFormStorage.getState().swapEarlier()
  expect(draft()).toMatchObject({ idea: 'An older draft', userId: USER.id, earlier: { idea: IDEA } })
  useFormStorage.getState().clearIdea()
  expect(draft()).toMatchObject({ idea: IDEA, userId: USER.id, earlier: null })
})
