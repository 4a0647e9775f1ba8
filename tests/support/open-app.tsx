import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { checkStatus } from '@/account/session'
import { App } from '@/app/app'
import { followSession } from '@/app/follow-session'
import { createQueryClient } from '@/app/query-client'
import { routes } from '@/app/router'
import { useStartDates } from '@/features/roadmaps/card/start-date'
import { useFormStorage } from '@/shared/lib/form-storage'
import { useWaitingIdea } from '@/shared/lib/waiting-idea'
import { supabase } from '@/shared/supabase/client'

/** Clears unsent input: the worker's next file reuses this file's modules. */
function forgetDrafts() {
  useFormStorage.setState(useFormStorage.getInitialState(), true)
  useStartDates.setState(useStartDates.getInitialState(), true)
  useWaitingIdea.setState(useWaitingIdea.getInitialState(), true)
  localStorage.clear()
}

/** Opens the whole app at an address, as a visitor or with the session that `signIn` made. */
export function openApp(address: string, history: string[] = []) {
  const router = createMemoryRouter(routes, { initialEntries: [...history, address] })
  const client = createQueryClient()
  // Failed queries are retried as often as in production, but without a delay.
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  onTestFinished(forgetDrafts)
  onTestFinished(followSession(router, client))
  render(<App router={router} client={client} />)
  return { router, at: () => router.state.location.pathname + router.state.location.search }
}

/** Creates a session as if left from an earlier visit; the fake backend decides whose it is. */
export async function signIn() {
  await supabase.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret1' })
  await checkStatus()
  onTestFinished(endSession)
}

/** Ends the session while no screen is open, so that the next test starts as a visitor. */
export async function endSession() {
  await supabase.auth.signOut({ scope: 'local' })
  await checkStatus()
}

/** Catches the files that the page downloads: the returned mock is called with each file and its name. */
export function catchDownloads() {
  const saved = vi.fn<(file: Blob, name: string) => void>()
  const files: Blob[] = []
  beforeEach(() => {
    saved.mockReset()
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    click.mockImplementation(function (this: HTMLAnchorElement) {
      const file = files[Number(this.href.slice('blob:'.length)) - 1]
      if (file) saved(file, this.download)
    })
    return () => click.mockRestore()
  })
  return saved
}
