import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'correct horse'

export const IDEA =
  'A mobile app that helps independent dog walkers in Berlin find regular clients and get paid automatically. ' +
  'Owners book a walker for $15 per walk, follow the walk on a map and rate it afterwards.'

/** Creates an account through the form and waits for the dashboard. */
export async function signUpAs(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Tester')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign up|Create account)$/i }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Signs in through the form and waits until the login page closes. */
export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Submits an idea on the submission page and waits for its report. */
export async function submitIdea(page: Page, idea: string): Promise<void> {
  await page.goto('/validate-idea')
  await page.getByLabel('Your idea').fill(idea)
  await page.getByRole('button', { name: 'Validate Idea' }).click()
  await expect(page).toHaveURL(/\/validate-idea\/results\//, { timeout: 30_000 })
}
