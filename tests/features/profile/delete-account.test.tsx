import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSupabase, offline } from '../../support/fake-supabase'
import { openApp, signIn } from '../../support/open-app'

const DELETE = 'POST /rest/v1/rpc/delete_account'

async function confirm(password?: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  if (password) await user.type(await screen.findByLabelText('Your password'), password)
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
}

it.each([
  ['wrong_password', 'This is not the password of your account.'],
  ['last_admin', 'You are the only administrator. Make someone else an administrator first.'],
  ['paying', 'A payment is being made. Please try again in a few minutes.'],
])('says why nothing was deleted: %s', async (outcome, words) => {
  const backend = fakeSupabase({ [DELETE]: () => Response.json(outcome) })
  await signIn()
  openApp('/user/profile')
  await confirm('secret phrase')
  expect(await screen.findByText(words)).toBeVisible()
  expect(backend.sent(DELETE)[0]?.body).toEqual({ p_password: 'secret phrase' })
})

it('keeps the account, and says so, when nothing answers', async () => {
  fakeSupabase({ [DELETE]: offline })
  await signIn()
  openApp('/user/profile')
  await confirm('secret phrase')
  expect(await screen.findByText('Your account could not be deleted. Please try again.')).toBeVisible()
})

it('sends nothing without a password', async () => {
  const backend = fakeSupabase()
  await signIn()
  openApp('/user/profile')
  await confirm()
  expect(backend.sent(DELETE)).toHaveLength(0)
})
