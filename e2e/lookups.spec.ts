import { everySource } from '../tests/lookups/web-samples'
import { startWorld, type World } from '../tests/lookups/world'
import { expectAccessibleInBothLooks } from './accessible'
import type { AppOptions } from './app'
import { test as base, expect } from './fixtures'
import { enterAsFounder } from './session'

const IDEA =
  'A service for small bakeries in Germany that takes their orders online. It costs 49 euros a month per bakery.'

interface WorldFixtures {
  world: World
  appOptions: AppOptions
}

/** An app whose public sources are a loopback server with data about bakeries. */
const test = base.extend<object, WorldFixtures>({
  world: [
    // Playwright reads the fixtures it needs from the destructuring pattern, so one is required.
    async ({ browserName: _ }, use) => {
      const world = await startWorld()
      world.on(everySource)
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],
  appOptions: [
    async ({ world }, use) => {
      const env = {
        LOOKUPS: 'on',
        LOOKUPS_ADDRESSES: `all=${world.base}`,
        LOOKUPS_CONTACT: 'operator@example.org',
      }
      await use({ functions: { env } })
    },
    { scope: 'worker' },
  ],
})

test('a founder confirms the trade, sees the count become the base of the market, and opens the source', async ({
  page,
  app,
  world,
}) => {
  test.setTimeout(120_000)
  await enterAsFounder(page, app)
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').click()
  await page.keyboard.insertText(IDEA)
  const brief = page.getByRole('region', { name: 'Your brief' })
  await brief.getByRole('button', { name: 'Bakeries that bake' }).click()
  const terms = page.getByRole('region', { name: 'Look up public sources' })
  await expect(terms.getByRole('button', { name: /^Bakeries that bake: codes C1071/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await terms.getByLabel('Product category').fill('bakery software')
  await terms.getByLabel('Who buys').fill('we are small bakeries that want it')
  await expect(terms.getByText('Use at most 5 words.')).toBeVisible()
  await terms.getByLabel('Who buys').fill('small bakeries')
  await expectAccessibleInBothLooks(page, 'terms for public sources')
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })

  await page.getByRole('tab', { name: 'Market' }).click()
  const size = page.getByRole('region', { name: 'Market size' })
  await expect(size.getByText('enterprises in Germany, 2024').first()).toBeVisible()
  await expect(size.getByText('9,800').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Competitors' }).getByText('Bakery Orders')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'a report with public sources')

  const sent = world.asked.map(({ path, query, body }) => `${path}?${query} ${body}`).join(' ')
  expect(decodeURIComponent(sent.replaceAll('+', ' '))).not.toMatch(/takes their|costs|per bakery/)

  await size
    .getByRole('link', { name: /^Source l\d/ })
    .first()
    .click()
  const citation = page.locator('#l1')
  await expect(citation).toBeFocused()
  await expect(citation.getByText('From the source')).toBeVisible()
  await expect(citation.getByRole('link')).toHaveAttribute('href', /^https:\/\/ec\.europa\.eu\//)
})
