import type { Page } from '@playwright/test'

/** Notes in the page when it is at rest, and when it has loaded what it loads then (src/shared/lib/load-when-used.ts). */
export const noteRest = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['rest', 'whole'])
      window.addEventListener(`groundwork:${name}`, () => {
        document.documentElement.dataset[name] = String(performance.now())
      })
  })

/** Waits until a page that nobody uses has loaded all of its parts. */
export const partsLoaded = (page: Page) => page.locator('html[data-whole]').waitFor({ state: 'attached' })
