import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, USER } from '../../../support/fake-supabase'
import { openApp, signIn } from '../../../support/open-app'
import { entitled } from '../idea-rows'

const KEY = 'form-storage'
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').state?.ideaForm

beforeEach(() => {
  // Twice, because the first call may restore an earlier draft.
  useFormStorage.getState().clearIdea()
  useFormStorage.getState().clearIdea()
})

it('keeps what is typed under form-storage and shows it again', async () => {
  fakeSupabase({ 'POST /rest/v1/rpc/get_my_entitlements': entitled() })
  await signIn()
  openApp('/validate-idea')
  fireEvent.change(await screen.findByLabelText('Your idea'), { target: { value: 'A half-written thought' } })
  expect(kept()).toMatchObject({ idea: 'A half-written thought', validationId: null, userId: USER.id })
  await act(() => useFormStorage.persist.rehydrate())
  expect(screen.getByLabelText('Your idea')).toHaveValue('A half-written thought')
})

it('offers the draft that an idea from the landing page took the place of', async () => {
  fakeSupabase({ 'POST /rest/v1/rpc/get_my_entitlements': entitled() })
  await signIn()
  useFormStorage.getState().write(USER.id, 'A half-written thought')
  useFormStorage.getState().place(USER.id, 'An idea from the landing page')
  openApp('/validate-idea')
  const field = await screen.findByLabelText('Your idea')
  expect(field).toHaveValue('An idea from the landing page')
  fireEvent.click(screen.getByRole('button', { name: 'Switch to it' }))
  expect(field).toHaveValue('A half-written thought')
  fireEvent.click(screen.getByRole('button', { name: 'Switch to it' }))
  expect(field).toHaveValue('An idea from the landing page')
})

it('shows what another tab has typed', async () => {
  const { result } = renderHook(() => useDraft('me').idea)
  const ideaForm = { idea: 'From the other tab', validationId: null, userId: 'me' }
  localStorage.setItem(KEY, JSON.stringify({ state: { ideaForm }, version: 0 }))
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(result.current).toBe('From the other tab')
})

it.each([null, { ideaForm: null }, { ideaForm: { idea: 5, userId: 'me' } }])(
  'starts without a draft when what is stored is %j',
  async (state) => {
    localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }))
    await act(() => useFormStorage.persist.rehydrate())
    expect(renderHook(() => useDraft('me').idea).result.current).toBe('')
  },
)

it('keeps the draft of one user from the next', () => {
  useFormStorage.getState().write('somebody', 'A secret idea')
  const { result } = renderHook(() => useDraft('me').idea)
  expect(result.current).toBe('')
})

it('keeps the brief with the text of its user, and forgets both together', () => {
  const { write, writeBrief, clearIdea } = useFormStorage.getState()
  const brief = { states: { product: { state: 'none' } }, text: 'One' }
  write('me', 'One')
  writeBrief('me', brief)
  write('me', 'One more')
  expect(kept()).toMatchObject({ idea: 'One more', brief })
  write('somebody else', 'Two')
  expect(kept()).toMatchObject({ idea: 'Two', brief: null })
  writeBrief('somebody else', brief)
  clearIdea()
  expect(kept()).toMatchObject({ idea: '', brief: null })
})

it('forgets that a text was saved as soon as it changes', () => {
  const { write, saved } = useFormStorage.getState()
  write('me', 'One')
  saved('id')
  expect(kept()).toMatchObject({ idea: 'One', validationId: 'id' })
  write('me', 'One more')
  expect(kept()).toMatchObject({ idea: 'One more', validationId: null })
})
