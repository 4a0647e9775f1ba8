import type { Page } from '@playwright/test'
import { reply } from '../tests/support/fake-model-server'
import { expectAccessibleInBothLooks } from './accessible'
import type { App } from './app'
import { expect } from './fixtures'
import { test } from './models'
import { enterAsDemo, enterAsFounder } from './session'

const USERS = 500
const GATEWAY = '<html><head><title>502</title></head><body><h1>Bad&nbsp;gateway</h1></body></html>'

/** Adds many accounts; number 7 has a completed idea and a pack. */
const seedUsers = ({ backend }: App) =>
  backend.sql(
    `with users as (
       insert into auth.users (id, email, raw_user_meta_data, created_at)
       select gen_random_uuid(), 'member-' || n || '@example.test',
         jsonb_build_object('first_name', 'Member', 'last_name', n::text), now()
       from generate_series(1, $1::integer) n returning id, email
     ), profiles as (
       select id, split_part(split_part(email, '-', 2), '@', 1)::integer as n from users
     ), ideas as (
       insert into public.idea_validations ("userId", "originalIdea", status)
       select id, 'Bread by bike', 'completed' from profiles where n = 7
     )
     insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
     select id, 'multi-idea', 'ideas-2', 2 from profiles where n = 7`,
    [USERS],
  )

const open = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('an administrator lands in the admin area, finds a user among many, and keeps a name', async ({
  page,
  app,
}) => {
  await seedUsers(app)
  await app.backend.sql(`update public.profiles set created_at = '2020-01-01' where "firstName" = 'Member'`)
  await enterAsDemo(page, app, 'admin')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await open(page, 'User Management')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(50)
  const admins = rows.filter({ hasText: 'admin@groundwork.test' })
  await expect(admins.getByText('Yes', { exact: true })).toBeVisible()
  await expect(rows.filter({ hasText: 'founder@groundwork.test' })).toContainText('No')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows).toHaveCount(100)

  await page.getByRole('textbox', { name: 'Search users' }).fill('MEMBER-7@')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=MEMBER-7/)
  await expect(rows.getByRole('cell').nth(3)).toHaveText('Purchases1')
  await expectAccessibleInBothLooks(page, 'the users')
  await rows.getByRole('link', { name: '1 of Member 7' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard\?q=/)
  await expect(page.getByRole('cell', { name: 'Bread by bike', exact: true })).toHaveCount(1)

  await page.goto('/profile')
  await expect(page).toHaveURL(/\/admin\/profile$/)
  await expect(page.getByRole('link', { name: 'User Management' })).toBeVisible()
  await page.getByLabel('First Name').fill('Augusta')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
})

test('AI settings are tried, switched and restored by administrators, and by nobody else', async ({
  page,
  app,
  models,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const email = await enterAsFounder(page, app)
  await page.goto('/admin/ai-settings')
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await app.backend.sql('select private.grant_admin($1)', [email])
  await page.goto('/admin/ai-settings')
  await expect(page.getByText('Key present')).toHaveCount(3)
  models.on(() => reply.text('ready'))
  await page.getByRole('button', { name: 'Test connection of OpenAI' }).click()
  await expect(page.getByText(/^gpt-4o-mini answered in \d/)).toBeVisible()
  models.on(() => reply.status(502, {}, GATEWAY))
  await page.getByRole('button', { name: 'Test connection of Anthropic' }).click()
  await expect(page.getByText('Anthropic (claude-haiku-5-5) failed (502): Bad gateway')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'the AI settings')

  await page.getByRole('switch', { name: 'Anthropic' }).click()
  await expect(page.getByText('Settings updated successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anthropic model' })).toBeVisible()
  await page.getByRole('switch', { name: 'claude-haiku-5-5' }).click()
  await expect(page.getByRole('switch', { name: 'claude-3-5-haiku-latest' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Anthropic', exact: true }).click()
  await expect(page.getByText('At least one provider must be active.')).toBeVisible()

  await app.backend.sql(
    'delete from public.user_roles using auth.users u where u.id = user_id and u.email = $1',
    [email],
  )
  await page.getByRole('button', { name: 'Test connection of OpenAI' }).click()
  await expect(page.getByText('Access denied. Admin privileges required.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
