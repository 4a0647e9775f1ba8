import { test as base, expect } from '@playwright/test'
import { type App, type AppOptions, startApp } from './app'
import { keepSettings } from './settings'

interface Complaints {
  /** Allows a console message that the test causes: the browser logs each failed request as an error. */
  allow(message: RegExp): void
}

interface TestFixtures {
  complaints: Complaints
  /** Journeys of several files share one app, so settings that a test changes are restored after it. */
  settings: undefined
}

interface WorkerFixtures {
  appOptions: AppOptions
  app: App
  restoreSettings: () => Promise<void>
}

/** Playwright's test with one app per worker. A console error or warning fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  appOptions: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ appOptions }, use) => {
      const app = await startApp(appOptions)
      await use(app)
      await app.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  restoreSettings: [async ({ app }, use) => use(await keepSettings(app)), { scope: 'worker' }],
  settings: [
    async ({ restoreSettings }, use) => {
      await use(undefined)
      await restoreSettings()
    },
    { auto: true },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    // Pages are visible before the app runs; only first-paint.spec.ts tests that phase.
    const running = () => page.locator('html:not([data-app])').waitFor({ state: 'attached' })
    page.goto = async (...address) => {
      const answer = await goto(...address)
      await running()
      return answer
    }
    page.reload = async (...options) => {
      const answer = await reload(...options)
      await running()
      return answer
    }
    await use(page)
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use({ allow: (message) => allowed.push(message) })
      expect(
        heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'errors and warnings in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
