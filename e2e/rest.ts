import type { Page } from '@playwright/test'

/** Records on the page when it is at rest and when it has loaded its remaining parts (src/shared/lib/load-when-used.ts). */
export const noteRest = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['rest', 'whole'])
      window.addEventListener(`groundwork:${name}`, () => {
        document.documentElement.dataset[name] = String(performance.now())
      })
  })

/** Waits until an untouched page has loaded all of its parts. */
export const partsLoaded = (page: Page) => page.locator('html[data-whole]').waitFor({ state: 'attached' })
