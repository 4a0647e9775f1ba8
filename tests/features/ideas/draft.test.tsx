import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'
import { fakeSupabase, USER } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'
import { entitled } from './idea-rows'

const KEY = 'form-storage'
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').state?.ideaForm

beforeEach(() => useFormStorage.getState().clearIdea())

it('keeps what is typed under form-storage and shows it again', async () => {
  fakeSupabase({ 'POST /rest/v1/rpc/get_my_entitlements': entitled() })
  await signIn()
  openApp('/validate-idea')
  fireEvent.change(await screen.findByLabelText('Your idea'), { target: { value: 'A half-written thought' } })
  expect(kept()).toEqual({ idea: 'A half-written thought', validationId: null, userId: USER.id })
  await act(() => useFormStorage.persist.rehydrate())
  expect(screen.getByLabelText('Your idea')).toHaveValue('A half-written thought')
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

it('forgets that a text was saved as soon as it changes', () => {
  const { write, saved } = useFormStorage.getState()
  write('me', 'One')
  saved('id')
  expect(kept()).toMatchObject({ idea: 'One', validationId: 'id' })
  write('me', 'One more')
  expect(kept()).toMatchObject({ idea: 'One more', validationId: null })
})
