import { SAMPLE_IDEA } from '../tests/ai/sample-output'
import { sampleReply } from '../tests/functions/model-runs'
import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import { expect } from './fixtures'
import { submitIdea } from './founder'
import { test } from './models'
import { enterAsFounder } from './session'

// Another of the worker's files may have changed the replies.
test.beforeEach(({ models }) => models.on(sampleReply))

test('a founder reads a researched report, follows a figure to its checked source and changes what it stands on', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  await enterAsFounder(page, app)
  await submitIdea(page, SAMPLE_IDEA)
  await expect(page.getByText('Written by OpenAI gpt-4o-mini.')).toBeVisible()
  await expect(page.getByText('9 of 10 scored')).toBeVisible()

  const severity = page.getByRole('button', { name: /^Problem severity/ })
  await severity.press('Enter')
  await expect(severity).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('tab', { name: 'Market' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'The case against' })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Source s2', exact: true }).first().click()
  await expect(page.getByRole('tab', { name: 'Citations' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#s2')).toBeFocused()
  await expect(page.locator('#s2').getByText('Quote found on page')).toBeVisible()
  // Reloads so that no toast fades in or out while contrast is measured.
  await page.reload()
  await expectAccessibleInBothLooks(page, 'checked citations')

  await page.getByRole('tab', { name: 'Summary' }).click()
  for (const metric of ['Demand evidence', 'Monetization', 'Feasibility'])
    await page.getByRole('button', { name: new RegExp(`^${metric}`) }).press('Enter')
  await page.getByRole('tab', { name: 'Market' }).click()
  const size = page.getByRole('region', { name: 'Market size' })
  const areas = () => size.getByRole('img').getAttribute('aria-label')
  const said = await areas()
  await expectAccessibleInBothLooks(page, 'researched market')
  await page.getByRole('button', { name: 'Edit inputs' }).click()
  await expectAccessible(page, 'market inputs being edited')
  const customers = page.getByRole('form', { name: 'Market inputs' }).getByRole('group').first()
  await customers.getByLabel('High').fill('500,000')
  await customers.getByLabel('Base').fill('250,000')
  await expect.poll(areas).not.toBe(said)
  const changed = await areas()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Market inputs saved')).toBeVisible()
  await page.reload()
  await expect.poll(areas).toBe(changed)
})
