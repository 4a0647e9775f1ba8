import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { App } from './app'
import { PASSWORD } from './founder'

export type Visitor = 'visitor' | 'newcomer' | 'founder' | 'admin'

const DEMO_PASSWORD = 'groundwork-demo'
const sessionSchema = z.looseObject({ access_token: z.string() })

/** Puts the browser in the state of an earlier sign-in, for journeys that are not about signing in. */
async function keepSession(page: Page, app: App, path: string, body: object): Promise<void> {
  const response = await fetch(`${app.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: app.backend.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const session = sessionSchema.parse(await response.json())
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: app.url,
        // supabase-js names the key after the first part of the host.
        localStorage: [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }],
      },
    ],
  })
}

/** Signs up a new account without the form; returns its address. */
export async function enterAsFounder(page: Page, app: App, email = app.newAddress()): Promise<string> {
  const data = { first_name: 'Grace', last_name: 'Tester' }
  await keepSession(page, app, 'signup', { email, password: PASSWORD, data })
  return email
}

/** Starts another session of an account made by `enterAsFounder`. */
const enterAgain = (page: Page, app: App, email: string, password = PASSWORD): Promise<void> =>
  keepSession(page, app, 'token?grant_type=password', { email, password })

/** Starts a session of a demo account. */
export const enterAsDemo = (page: Page, app: App, name: 'founder' | 'admin'): Promise<void> =>
  enterAgain(page, app, `${name}@groundwork.test`, DEMO_PASSWORD)

/** Signs the browser in as a newcomer with an empty account or as a demo account; a visitor stays signed out. */
export async function enterAs(page: Page, app: App, who: Visitor): Promise<void> {
  if (who === 'newcomer') await enterAsFounder(page, app)
  else if (who !== 'visitor') await enterAsDemo(page, app, who)
}
