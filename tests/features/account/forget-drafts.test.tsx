import { act, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetDrafts } from '@/shared/lib/forget-drafts'
import { useDraft, useFormStorage } from '@/shared/lib/form-storage'
import { writeWaitingIdea } from '@/shared/lib/waiting-idea'
import { supabase } from '@/shared/supabase/client'
import { fakeSupabase, USER } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

describe('what was typed in this browser', () => {
  const SECRETS = ['my secret idea', 'a secret of the landing page', 'innovative-secret']
  const stored = () => SECRETS.filter((secret) => JSON.stringify({ ...localStorage }).includes(secret))
  async function typed() {
    const backend = fakeSupabase()
    await signIn()
    const app = openApp('/user/profile')
    await screen.findByRole('button', { name: 'Logout' })
    useFormStorage.getState().write(USER.id, 'my secret idea')
    useFormStorage.getState().writePlanning(USER.id, 'v1', { moodKeywords: ['innovative-secret'] })
    writeWaitingIdea('a secret of the landing page')
    localStorage.setItem('theme-storage', '{"state":{"choice":"dark"}}')
    expect(stored()).toEqual(SECRETS)
    return { ...app, backend }
  }
  afterEach(forgetDrafts)

  it('is gone from it after a sign-out, and the looks stay', async () => {
    const app = await typed()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(app.at()).toBe('/login'))
    expect(stored()).toEqual([])
    expect(JSON.stringify({ ...localStorage })).not.toContain(USER.email)
    expect(localStorage.getItem('theme-storage')).toContain('dark')
  })

  it('stays for the same user when the session has expired', async () => {
    await typed()
    await act(() => supabase.auth.signOut({ scope: 'local' }))
    expect(stored()).toEqual(SECRETS)
    expect(renderHook(() => useDraft(USER.id).idea).result.current).toBe('my secret idea')
    expect(renderHook(() => useDraft('another').idea).result.current).toBe('')
  })

  it('stays when the server could not be told of the sign-out', async () => {
    const { backend } = await typed()
    backend.answer('POST /auth/v1/logout', () => Response.json({ msg: 'down' }, { status: 500 }))
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Failed to log out')).toBeInTheDocument()
    expect(stored()).toEqual(SECRETS)
  })
})
