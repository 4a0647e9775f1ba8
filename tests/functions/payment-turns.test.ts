import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/db/database.types.ts'
import { HttpError } from '../../supabase/functions/_shared/http/http-error.ts'
import { beginPurchase } from '../../supabase/functions/_shared/payment/begin-purchase.ts'
import { createPurchaseStore } from '../../supabase/functions/_shared/payment/create-purchase-store.ts'
import { createSubscription } from '../../supabase/functions/_shared/payment/create-subscription.ts'
import type { BegunPurchase, PurchaseStore } from '../../supabase/functions/_shared/payment/purchase-store.ts'
import { signUp, startTestBackend, type TestBackend, type TestUser } from '../support/backend'

const TWO_IDEAS = { plan_id: 'multi-idea', pack_type: 'ideas-2', amount: 9.99, payment_processor: 'dummy' }
const CROWD = 20
const DECLINED = new HttpError(402, 'Your card was declined.')

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** The payment function on the real database, with a processor whose behavior the test sets. */
function shopWith(take: () => Promise<void>) {
  const client = createClient<Database>(backend.url, backend.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  })
  const taken = vi.fn(take)
  const purchases = createPurchaseStore(client)
  const begun = vi.spyOn(purchases, 'begin')
  const shop = createSubscription({
    purchases,
    processors: { dummy: { id: 'dummy', take: taken } },
  })
  return {
    taken,
    begun,
    /** The function's answer, or its failure. */
    buy: ({ userId, accessToken }: TestUser, order: object) =>
      shop({ kind: 'user', id: userId, token: accessToken }, { ...TWO_IDEAS, ...order }).catch(
        (error: unknown) => {
          if (!(error instanceof HttpError)) return { failed: String(error) }
          return { status: error.status, code: error.code, error: error.message }
        },
      ),
  }
}

const pays = async () => {}
const refuses = () => Promise.reject(DECLINED)
const breaks = () => Promise.reject(new Error('The connection was lost'))

const rowsOf = ({ userId }: TestUser) =>
  backend.sql<{ status: string; amount: string; free: boolean; payment_id: string }>(
    `select status, amount::text, paying_until is null as free, payment_id from public.user_subscriptions
     where user_id = $1 order by created_at`,
    [userId],
  )
const leaveBehind = ({ userId }: TestUser) =>
  backend.sql(
    `update public.user_subscriptions set created_at = now() - interval '3 days' where user_id = $1`,
    [userId],
  )

/** A founder whose purchase was begun days ago and never got an answer. */
async function leftBehind() {
  const founder = await signUp(backend)
  const payment_id = randomUUID()
  const lost = await shopWith(breaks).buy(founder, { payment_id })
  expect(lost).toEqual({ failed: 'Error: The connection was lost' })
  await leaveBehind(founder)
  expect(await rowsOf(founder)).toEqual([{ status: 'pending', amount: '9.99', free: true, payment_id }])
  return { founder, payment_id }
}

const BOUGHT = { success: true, subscription: { status: 'active', amount: 9.99, ideas: 2 } }

describe('a purchase that was left behind', () => {
  it('is paid once by twenty calls at the same time, which all get the same answer', async () => {
    const { founder, payment_id } = await leftBehind()
    // The payment takes until every other call has found the purchase being paid.
    const slow = shopWith(() =>
      vi.waitFor(() => expect(slow.begun.mock.calls.length).toBeGreaterThanOrEqual(CROWD), 20_000),
    )
    const answers = await Promise.all(Array.from({ length: CROWD }, () => slow.buy(founder, { payment_id })))
    expect(answers[0]).toMatchObject(BOUGHT)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(slow.taken).toHaveBeenCalledTimes(1)
    expect(slow.taken).toHaveBeenCalledWith({ id: payment_id, user: founder.userId, amountDollars: 9.99 })
    expect(await rowsOf(founder)).toHaveLength(1)
  })

  it.each([
    ['no price', { amount: 0 }, 'price_changed'],
    ['another price', { amount: 5 }, 'price_changed'],
    ['a larger pack at its price', { pack_type: 'ideas-10', amount: 45 }, 'conflict'],
    ['a larger pack at the price of the smaller', { pack_type: 'ideas-10' }, 'conflict'],
    ['another plan', { plan_id: 'pro', pack_type: null, amount: 29 }, 'conflict'],
    ['a project', { project_id: '00000000-0000-4000-8000-000000000000' }, 'conflict'],
  ])('is not finished with %s', async (_, tampered, code) => {
    const { founder, payment_id } = await leftBehind()
    const shop = shopWith(pays)
    expect(await shop.buy(founder, { payment_id, ...tampered })).toMatchObject({ code })
    expect(shop.taken).not.toHaveBeenCalled()
    expect(await rowsOf(founder)).toMatchObject([{ status: 'pending' }])
  })

  it('is not finished, or heard of, by somebody else who knows its payment id', async () => {
    const { founder, payment_id } = await leftBehind()
    const other = await signUp(backend)
    expect(
      await shopWith(pays).buy(other, { payment_id, plan_id: 'pro', pack_type: null, amount: 29 }),
    ).toMatchObject({ success: true })
    expect(await rowsOf(other)).toMatchObject([{ status: 'active', amount: '29.00' }])
    expect(await rowsOf(founder)).toMatchObject([{ status: 'pending' }])
  })

  it('is asked about when the same was bought since, and finished when it is wanted', async () => {
    const { founder, payment_id } = await leftBehind()
    const shop = shopWith(pays)
    await shop.buy(founder, { payment_id: randomUUID() })
    expect(await shop.buy(founder, { payment_id })).toMatchObject({ status: 409, code: 'just_bought' })
    expect(shop.taken).toHaveBeenCalledTimes(1)
    expect(await shop.buy(founder, { payment_id, again: true })).toMatchObject(BOUGHT)
    expect((await rowsOf(founder)).map(({ status }) => status)).toEqual(['active', 'active'])
  })

  it('is not paid at a price that is not asked any more, and keeps its row', async () => {
    const { founder, payment_id } = await leftBehind()
    const price = (dollars: number) =>
      backend.sql(`update public.pack_prices set price = $1 where pack = 'ideas-2'`, [dollars])
    await price(12)
    const shop = shopWith(pays)
    expect(await shop.buy(founder, { payment_id })).toEqual({
      status: 409,
      code: 'price_changed',
      error: 'The price has changed since it was shown. Nothing was bought.',
    })
    await price(9.99)
    expect(shop.taken).not.toHaveBeenCalled()
    expect(await shop.buy(founder, { payment_id })).toMatchObject(BOUGHT)
  })
})

describe('an upgrade with nothing left to pay', () => {
  it('is bought without asking the processor', async () => {
    const founder = await signUp(backend)
    const rows = await backend.sql<{ id: string }>(
      `insert into public.idea_validations ("userId", "originalIdea", status)
       values ($1, 'Mine', 'completed') returning id`,
      [founder.userId],
    )
    const order = (pack_type: string, amount: number) => ({
      ...{ plan_id: 'roadmap-pack', pack_type, amount, project_id: rows[0]?.id, payment_id: randomUUID() },
    })
    const shop = shopWith(pays)
    expect(await shop.buy(founder, order('poc-mvp', 17))).toMatchObject({ success: true })
    await backend.sql(`update public.pack_prices set price = 15 where pack = 'all'`)
    expect(await shop.buy(founder, order('all', 0))).toMatchObject({
      success: true,
      subscription: { amount: 0 },
    })
    await backend.sql(`update public.pack_prices set price = 20 where pack = 'all'`)
    expect(shop.taken).toHaveBeenCalledTimes(1)
  })
})

describe('a processor that refuses', () => {
  it('ends the purchase for good, so that no late request under its payment id buys anything', async () => {
    const { founder, payment_id } = await leftBehind()
    expect(await shopWith(refuses).buy(founder, { payment_id })).toEqual({
      status: 402,
      code: 'payment_refused',
      error: 'Your card was declined.',
    })
    const late = shopWith(pays)
    expect(await late.buy(founder, { payment_id })).toMatchObject({ status: 409, code: 'canceled' })
    expect(late.taken).not.toHaveBeenCalled()
    expect(await rowsOf(founder)).toMatchObject([{ status: 'canceled', free: true }])
    expect(await late.buy(founder, { payment_id: randomUUID() })).toMatchObject(BOUGHT)
  })

  it('is not believed about a purchase that was paid meanwhile', async () => {
    const { founder, payment_id } = await leftBehind()
    const overtaken = shopWith(async () => {
      await backend.sql(
        `select public.complete_purchase(user_id, id) from public.user_subscriptions where payment_id = $1`,
        [payment_id],
      )
      throw DECLINED
    })
    expect(await overtaken.buy(founder, { payment_id })).toEqual({
      failed: expect.stringContaining('was refused after it had ended'),
    })
    expect(await shopWith(pays).buy(founder, { payment_id })).toMatchObject(BOUGHT)
  })

  it('says nothing for sure where its refusal could not be noted', async () => {
    const { founder, payment_id } = await leftBehind()
    const gone = shopWith(async () => {
      await backend.sql('delete from public.user_subscriptions where payment_id = $1', [payment_id])
      throw DECLINED
    })
    expect(await gone.buy(founder, { payment_id })).not.toHaveProperty('status')
  })
})

describe('a processor that fails', () => {
  it('leaves the outcome open, and the next call may pay at once', async () => {
    const { founder, payment_id } = await leftBehind()
    const shop = shopWith(pays)
    expect(await shop.buy(founder, { payment_id })).toMatchObject(BOUGHT)
  })

  it('grants nothing, and says so, when its payment was called off while it took it', async () => {
    const { founder, payment_id } = await leftBehind()
    const calledOff = shopWith(async () => {
      await backend.sql(`update public.user_subscriptions set status = 'canceled' where payment_id = $1`, [
        payment_id,
      ])
    })
    expect(await calledOff.buy(founder, { payment_id })).toEqual({
      failed: expect.stringContaining('its purchase is canceled'),
    })
  })
})

describe('waiting for a turn', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const purchase = { id: randomUUID(), status: 'pending' as const, amount: 9.99 }
  const order = { plan: 'pro', pack: null, project: null, shownDollars: null, again: false }
  const unasked = () => Promise.reject(new Error('not asked'))

  /** Begins a purchase with a store that gives these answers in order and repeats the last one. */
  async function begin(...answers: BegunPurchase[]) {
    const ask = vi.fn(async () => {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      return next ?? unasked()
    })
    const store: PurchaseStore = { begin: ask, complete: unasked, cancel: unasked, release: unasked }
    const begun = beginPurchase(store, 'u', { processor: 'dummy', id: 'p' }, order)
    await vi.runAllTimersAsync()
    return { begun: await begun, asked: ask.mock.calls.length }
  }

  it('answers what became of the purchase that another call was paying', async () => {
    const { begun } = await begin(
      { outcome: 'being_paid', purchase },
      { outcome: 'being_paid', purchase },
      { outcome: 'bought', purchase: { ...purchase, status: 'active' } },
    )
    expect(begun.outcome).toBe('bought')
  })

  it('says after some seconds that it is still being paid', async () => {
    const { begun, asked } = await begin({ outcome: 'being_paid', purchase })
    expect(begun.outcome).toBe('being_paid')
    expect(asked).toBe(21)
  })
})
