import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signUp, type TestBackend } from '../support/backend'
import { call, founderOf, startWithFunctions } from './runs'

const FUNCTION = 'create_user_subscription'
const TWO_IDEAS = { plan_id: 'multi-idea', pack_type: 'ideas-2' }

let backend: TestBackend
beforeAll(async () => {
  backend = await startWithFunctions()
})
afterAll(() => backend.close())

const buyer = async () => {
  const founder = await founderOf(backend)
  const { accessToken: token, client } = founder
  return {
    ...founder,
    buy: (order: object) =>
      call(backend, {
        token,
        name: FUNCTION,
        body: { payment_processor: 'dummy', payment_id: randomUUID(), ...order },
      }),
    /** Completes the report, which is all that a purchase requires. */
    finish: () =>
      backend.sql(
        `update public.idea_validations set status = 'completed', completed_at = now() where id = $1`,
        [founder.validation],
      ),
    mine: async () => {
      const { data, error } = await client.rpc('get_my_entitlements')
      if (error) throw error
      return z.looseObject({ phases: z.record(z.string(), z.array(z.string())) }).parse(data)
    },
  }
}

const rowsOf = (user: string) =>
  backend.sql('select * from public.user_subscriptions where user_id = $1', [user])
const answer = async (response: Response) => [response.status, await response.json()]

describe('buying', () => {
  it('grants a pack of ideas at the price of the list', async () => {
    const { buy, mine, userId } = await buyer()
    const [status, body] = await answer(await buy(TWO_IDEAS))
    expect([status, body]).toMatchObject([
      200,
      { success: true, subscription: { plan_id: 'multi-idea', ideas: 2, amount: 9.99, status: 'active' } },
    ])
    expect(await mine()).toMatchObject({ allowed: 3, packs_left: 2, plan: 'free' })
    expect(await rowsOf(userId)).toHaveLength(1)
  })

  it('opens phases in one project only', async () => {
    const { buy, mine, validation, finish } = await buyer()
    await finish()
    const order = { plan_id: 'roadmap-pack', pack_type: 'poc-mvp', project_id: validation }
    expect((await buy(order)).status).toBe(200)
    expect((await mine()).phases).toEqual({ [validation]: ['interactive', 'poc', 'mvp'] })
    expect(await answer(await buy({ ...order, pack_type: 'poc' }))).toEqual([
      409,
      { error: 'You already have access to Proof of Concept for this project', code: 'owned' },
    ])
  })

  it('charges the difference to the owner of a smaller pack, whatever price the request names', async () => {
    const { buy, validation, finish } = await buyer()
    await finish()
    const pack = (pack_type: string, amount?: number) => ({
      ...{ plan_id: 'roadmap-pack', pack_type, project_id: validation, amount },
    })
    expect((await buy(pack('poc'))).status).toBe(200)
    const changed = [
      409,
      { error: 'The price has changed since it was shown. Nothing was bought.', code: 'price_changed' },
    ]
    expect(await answer(await buy(pack('all', 0)))).toEqual(changed)
    expect(await answer(await buy(pack('all', 20)))).toEqual(changed)
    expect(await answer(await buy(pack('all', 10)))).toMatchObject([
      200,
      { subscription: { pack_type: 'all', amount: 10, status: 'active' } },
    ])
  })

  it('makes somebody Pro for a month, and once', async () => {
    const { buy, mine } = await buyer()
    expect((await buy({ plan_id: 'pro' })).status).toBe(200)
    expect(await mine()).toMatchObject({ pro: true, plan: 'pro', allowed: null })
    expect(await answer(await buy({ plan_id: 'pro' }))).toEqual([
      409,
      { error: 'You already have unlimited validations', code: 'owned' },
    ])
  })

  it('gives one payment id one purchase, however often and at once it is sent', async () => {
    const { buy, userId, mine } = await buyer()
    const order = { ...TWO_IDEAS, payment_id: 'once' }
    const answers = await Promise.all(Array.from({ length: 30 }, async () => answer(await buy(order))))
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    expect(await rowsOf(userId)).toHaveLength(1)
    expect(await mine()).toMatchObject({ bought: 2 })
  })

  it('asks before it sells a plan that brings nothing new, or the same pack twice in a moment', async () => {
    const { buy, mine } = await buyer()
    await backend.sql(
      `insert into public.pricing_plans (id, name, price, interval, features)
       values ('toolbox', 'Toolbox', 40, 'once', '{"validations": null, "phases": ["poc"]}')`,
    )
    expect((await buy({ plan_id: 'toolbox' })).status).toBe(200)
    expect(await answer(await buy({ plan_id: 'toolbox' }))).toEqual([
      409,
      { error: 'You already have access to the Toolbox', code: 'owned' },
    ])
    await buy(TWO_IDEAS)
    const payment_id = randomUUID()
    expect(await answer(await buy({ ...TWO_IDEAS, payment_id }))).toEqual([
      409,
      { error: 'You bought the same a moment ago. Nothing was bought again.', code: 'just_bought' },
    ])
    expect(await mine()).toMatchObject({ bought: 2 })
    expect((await buy({ ...TWO_IDEAS, payment_id, again: true })).status).toBe(200)
    expect((await buy({ ...TWO_IDEAS, payment_id, again: true })).status).toBe(200)
    expect(await mine()).toMatchObject({ bought: 4 })
  })

  it('refuses another content under a known payment id, and says nothing of the ids of others', async () => {
    const first = await buyer()
    await first.buy({ ...TWO_IDEAS, payment_id: 'known' })
    expect(
      await answer(await first.buy({ ...TWO_IDEAS, pack_type: 'ideas-10', payment_id: 'known' })),
    ).toEqual([409, { error: 'This payment id was used for another purchase.', code: 'conflict' }])
    const other = await buyer()
    expect(
      await answer(await other.buy({ plan_id: 'multi-idea', pack_type: 'ideas-1', payment_id: 'known' })),
    ).toMatchObject([200, { subscription: { ideas: 1 } }])
  })
})

describe('a tampered order', () => {
  const project = '00000000-0000-4000-8000-000000000000'
  it.each([
    ['a price of 0', { ...TWO_IDEAS, amount: 0 }, 409, 'price_changed'],
    ['an unknown plan', { plan_id: 'enterprise' }, 404, 'unknown_plan'],
    ['the free plan', { plan_id: 'free' }, 409, 'free_plan'],
    ['an unknown pack', { plan_id: 'multi-idea', pack_type: 'everything' }, 400, 'unknown_pack'],
    ['a count of 10^9', { plan_id: 'multi-idea', pack_type: 'ideas-1000000000' }, 400, 'unknown_pack'],
    ['a pack without its project', { plan_id: 'roadmap-pack', pack_type: 'poc' }, 400, 'unknown_pack'],
    [
      'an unknown project',
      { plan_id: 'roadmap-pack', pack_type: 'poc', project_id: project },
      404,
      'unknown_project',
    ],
    ['an unknown processor', { ...TWO_IDEAS, payment_processor: 'gift' }, 403, 'processor_refused'],
    [
      'a processor named like a method',
      { ...TWO_IDEAS, payment_processor: 'toString' },
      403,
      'processor_refused',
    ],
    ['no plan', { plan_id: ' ' }, 400, undefined],
    ['a project that is no id', { ...TWO_IDEAS, project_id: "' or 1=1" }, 400, undefined],
    ['an amount as text', { ...TWO_IDEAS, amount: '9.99' }, 400, undefined],
    ['a NUL in the plan', { plan_id: 'pro\u0000' }, 400, undefined],
    ['a NUL in the pack', { ...TWO_IDEAS, pack_type: 'ideas-2\u0000' }, 400, undefined],
    ['a NUL in the payment id', { ...TWO_IDEAS, payment_id: 'a\u0000b' }, 400, undefined],
    ['half a character in the payment id', { ...TWO_IDEAS, payment_id: '\ud800' }, 400, undefined],
    ['anything but yes or no to another one', { ...TWO_IDEAS, again: 'yes' }, 400, undefined],
  ])('with %s is refused and buys nothing', async (_name, order, status, code) => {
    const { buy, userId } = await buyer()
    const [answered, body] = await answer(await buy(order))
    expect([answered, body.code]).toEqual([status, code])
    expect(await rowsOf(userId)).toEqual([])
  })

  it('for a project without a finished report is refused', async () => {
    const { buy, userId, validation } = await buyer()
    expect(
      await answer(await buy({ plan_id: 'roadmap-pack', pack_type: 'all', project_id: validation })),
    ).toEqual([
      409,
      {
        error: 'This project’s report is not finished yet. You can unlock its roadmaps once it is.',
        code: 'unfinished_project',
      },
    ])
    expect(await rowsOf(userId)).toEqual([])
  })

  it('for the project of somebody else is refused as if there were none', async () => {
    const { validation } = await buyer()
    const { buy, userId } = await buyer()
    const order = { plan_id: 'roadmap-pack', pack_type: 'all', project_id: validation }
    expect(await answer(await buy(order))).toEqual([
      404,
      { error: 'Project not found', code: 'unknown_project' },
    ])
    expect(await rowsOf(userId)).toEqual([])
  })

  it('without a valid token buys nothing', async () => {
    const body = { ...TWO_IDEAS, payment_processor: 'dummy', payment_id: 'nobody' }
    expect((await call(backend, { name: FUNCTION, body })).status).toBe(401)
    expect((await call(backend, { name: FUNCTION, body, token: 'forged' })).status).toBe(401)
    expect(await backend.sql("select from public.user_subscriptions where payment_id = 'nobody'")).toEqual([])
  })
})

describe('an installation without test payments', () => {
  it('grants nothing to the dummy processor', async () => {
    const hosted = await startWithFunctions({ TEST_PAYMENTS: 'off' })
    try {
      const { accessToken: token, userId } = await signUp(hosted)
      const body = { ...TWO_IDEAS, payment_processor: 'dummy', payment_id: 'p' }
      const response = await call(hosted, { token, name: FUNCTION, body })
      expect([response.status, await response.json()]).toEqual([
        403,
        { error: 'Test payments are switched off here. Nothing was charged.', code: 'processor_refused' },
      ])
      expect(await hosted.sql('select from public.user_subscriptions where user_id = $1', [userId])).toEqual(
        [],
      )
    } finally {
      await hosted.close()
    }
  })
})
