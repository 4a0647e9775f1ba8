import { expectAccessible, expectAccessibleInBothLooks } from './accessible'
import { expect, test } from './fixtures'
import { addWrittenReport } from './reports'
import { enterAsFounder } from './session'

const IDEA =
  'A service that tells small bakeries in Munich each evening how much bread they will sell. They pay €49 a month. ' +
  'We have talked to 14 bakers. My uncle Horst in Pasing throws away a tenth of what he bakes, and so do his neighbors.'

test('a founder shares a report, sees that it was opened, and revokes the link', async ({
  page,
  app,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000)
  const id = await addWrittenReport(app, await enterAsFounder(page, app), IDEA)
  await page.goto(`/validate-idea/results/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this report' })
  await expect(dialog).toContainText('No links yet')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue()
  await expect(dialog.getByRole('listitem')).toContainText('Not opened yet')
  await expectAccessibleInBothLooks(page, 'the dialog with a link')

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const heard: string[] = []
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`${message.text()} ${message.location().url}`)
  })
  visitor.on('weberror', (error) => heard.push(String(error.error())))
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const reader = await visitor.newPage()
  await reader.goto(link)
  await expect(reader.getByText('Shared report')).toBeVisible()
  await expect(reader.getByText('This link does not include')).toBeVisible()
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessibleInBothLooks(reader, 'the shared report')
  for (const name of ['Market', 'Citations', 'Pitch Deck']) {
    await reader.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    await expect(reader.getByRole('tabpanel')).toBeVisible()
    await expect(reader.getByText(/Horst|14 bakers/)).toHaveCount(0)
  }
  await expectAccessible(reader, 'the shared deck')
  await expect(reader.getByRole('button', { name: /^(Share|Rename|Delete|Edit|Add your)/ })).toHaveCount(0)
  expect(reader.url().split('#')[1]).toBe(link.split('#')[1])
  await reader.reload()
  await expect(reader.getByRole('tab', { name: 'Pitch Deck' })).toHaveAttribute('aria-selected', 'true')
  const token = link.split('#')[1] ?? ''
  expect(asked.filter((request) => request.includes(token))).toEqual([])
  expect(heard).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Last opened')
  await dialog.getByRole('button', { name: /^Revoke/ }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Revoked')
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expectAccessible(reader, 'a link that does not work')
  expect(heard.filter((text) => !/status of 404/.test(text))).toEqual([])
  complaints.allow(/status of 404/)
  await visitor.close()
})
