import { PUBLIC_PAGES } from '../src/app/public-pages'
import { expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { addReport } from './reports'
import { enterAsFounder } from './session'

// Other spec files run the same checks on the pages they visit.

/** Public pages whose parts other pages show as well are checked on one of them. */
const SAMPLES = /^\/sample\/./

test('everybody can use the public pages, which run under the policy', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path } of [...PUBLIC_PAGES, { path: '/no/such/page' }]) {
    const answer = await page.goto(path)
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*'/)
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|\*|https?:|data:/)
    // The first interaction loads the app into a prerendered page.
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 50)
    await expect(page.locator('#root')).not.toBeEmpty()
    if (SAMPLES.test(path)) await page.waitForLoadState('networkidle')
    else await expectAccessibleInBothLooks(page, path)
  }
  await expect(page.getByText("Oops! We couldn't find the page you're looking for.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('everybody can use the pages of a founder', async ({ page, app }) => {
  test.setTimeout(180_000)
  const email = await enterAsFounder(page, app)
  for (const path of ['/dashboard', '/validate-idea/compare', '/user/profile']) {
    await page.goto(path)
    await expectAccessibleInBothLooks(page, path)
  }
  const id = await addReport(app, email)
  await page.goto(`/validate-idea/results/${id}`)
  for (const tab of ['Project Concept', 'Target Users', 'Features']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expectAccessibleInBothLooks(page, `results, ${tab}`)
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option', { name: /dog walkers/ })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the palette')
})
