import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { crowd, serviceClient, signIn, signUp, startTestBackend, type TestBackend } from '../support/backend'
import { type Begun, reportsOf } from './reports'
import { type Order, shopOf, tally, times } from './shop'

const CROWD = crowd(200)
const BUYERS = crowd(100)
const FIVE_IDEAS = { plan: 'multi-idea', pack: 'ideas-5' }
const ONE_IDEA = { plan: 'multi-idea', pack: 'ideas-1' }
const PRO = { plan: 'pro' }

// The embedded Postgres has a single session, so calls don't race; set TEST_DATABASE_URL to use a server, where they
// do.
let backend: TestBackend
let shop: ReturnType<typeof shopOf>
let reports: ReturnType<typeof reportsOf>
beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
  shop = shopOf(backend)
  reports = reportsOf(backend)
})
afterAll(() => backend.close())

const chargesOf = (validation: string) =>
  backend.sql<{ source: string; state: string }>(
    'select source, state from private.charges where validation_id = $1 order by created_at',
    [validation],
  )

/** Makes a run fail permanently at its first step. */
async function fail(run: Begun) {
  const step = await reports.claim(run)
  const { data, error } = await serviceClient(backend).rpc('fail_step', {
    p_lease: step?.lease,
    p_reason: 'The provider could not be reached.',
    p_detail: 'test',
    p_retryable: false,
  })
  expect([data, error]).toEqual([{ outcome: 'failed' }, null])
}

describe('what was bought is used once', () => {
  it('starts exactly six of many ideas that one free and five bought validations pay for', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, FIVE_IDEAS)
    const runs = await times(CROWD, (number) => shop.submit(founder, `Idea ${number}`))
    expect(tally(runs)).toEqual({ started: 6, quota_exceeded: CROWD - 6 })
    const charges = await backend.sql(
      'select source, count(*)::integer from private.charges where user_id = $1 group by source order by source',
      [founder.userId],
    )
    expect(charges).toEqual([
      { source: 'free', count: 1 },
      { source: 'pack', count: 5 },
    ])
    expect(await shop.entitlementsOf(founder)).toMatchObject({
      used: 6,
      allowed: 6,
      packs_left: 0,
      bought: 5,
    })
  })

  it('makes one purchase of many with one payment id', async () => {
    const founder = await signUp(backend)
    const bought = await times(BUYERS, () => shop.buy(founder, FIVE_IDEAS, 'one'))
    expect(new Set(bought.map(({ id }) => id)).size).toBe(1)
    expect(await shop.rowsOf(founder)).toMatchObject([{ ideas: 5, status: 'active' }])
    expect(await shop.entitlementsOf(founder)).toMatchObject({ allowed: 6, bought: 5 })
  })

  it('lets one content win where many come under one payment id, and refuses the others', async () => {
    const founder = await signUp(backend)
    const bought = await times(BUYERS, (number) =>
      shop.buy(founder, { plan: 'multi-idea', pack: number % 2 ? 'ideas-1' : 'ideas-10' }, 'one'),
    )
    expect(tally(bought).conflict).toBe(BUYERS / 2)
    expect(await shop.rowsOf(founder)).toHaveLength(1)
  })

  it('makes somebody Pro once, however many tabs pay at once', async () => {
    const founder = await signUp(backend)
    expect(tally(await times(BUYERS, () => shop.buy(founder, PRO)))).toEqual({ begun: 1, owned: BUYERS - 1 })
    expect(await shop.rowsOf(founder)).toHaveLength(1)
  })

  it('sells a pack once to two tabs that pay at the same moment, and again to who says so', async () => {
    const founder = await signUp(backend)
    const tabs = await times(BUYERS, () => shop.buy(founder, FIVE_IDEAS))
    expect(tally(tabs)).toEqual({ begun: 1, just_bought: BUYERS - 1 })
    const wanted = await times(3, () => shop.buy(founder, { ...FIVE_IDEAS, again: true }))
    expect(tally(wanted)).toEqual({ begun: 3 })
    expect(await shop.entitlementsOf(founder)).toMatchObject({ bought: 20 })
    // A buyer is not asked about another account's purchases either.
    expect(await shop.buy(await signUp(backend), FIVE_IDEAS)).toMatchObject({ outcome: 'begun' })
  })
})

describe('while a validation runs', () => {
  it('adds what is bought to what is left, and lets the run end as it was charged', async () => {
    const founder = await signUp(backend)
    const running = await shop.submit(founder)
    expect(await shop.submit(founder)).toMatchObject({ outcome: 'quota_exceeded' })
    await shop.buy(founder, ONE_IDEA)
    expect(await shop.entitlementsOf(founder)).toMatchObject({
      used: 1,
      allowed: 2,
      free_left: 0,
      packs_left: 1,
    })
    await reports.write(running, 'first')
    expect(await chargesOf(running.id)).toEqual([{ source: 'free', state: 'settled' }])
    expect(await shop.submit(founder)).toMatchObject({ outcome: 'started' })
    expect(await shop.submit(founder)).toMatchObject({ outcome: 'quota_exceeded' })
  })

  it('loses neither a purchase nor a charge when both come at once', async () => {
    const founder = await signUp(backend)
    const [runs, bought] = await Promise.all([
      times(20, () => shop.submit(founder)),
      times(3, () => shop.buy(founder, { ...ONE_IDEA, again: true })),
    ])
    expect(tally(bought)).toEqual({ begun: 3 })
    const started = tally(runs).started ?? 0
    expect(started).toBeGreaterThanOrEqual(1)
    const rest = await times(10, () => shop.submit(founder))
    expect(started + (tally(rest).started ?? 0)).toBe(4)
  })

  it('keeps the charge of a run that began on Pro when Pro ends under it', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, PRO)
    const running = await shop.submit(founder)
    await shop.expire(founder, 'pro')
    await reports.write(running, 'first')
    expect(await chargesOf(running.id)).toEqual([{ source: 'pro', state: 'settled' }])
    expect(await shop.entitlementsOf(founder)).toMatchObject({ pro: false, used: 0, allowed: 1 })
  })
})

describe('a run that fails', () => {
  it('gives back the very charge that it held: the free one', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, ONE_IDEA)
    const [free, packed] = [await shop.submit(founder, 'First'), await shop.submit(founder, 'Second')]
    await fail(free)
    expect(await chargesOf(free.id)).toEqual([{ source: 'free', state: 'released' }])
    expect(await chargesOf(packed.id)).toEqual([{ source: 'pack', state: 'held' }])
    expect(await shop.entitlementsOf(founder)).toMatchObject({ free_left: 1, packs_left: 0, plan: 'free' })
  })

  it('gives back the very charge that it held: the bought one, once', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, ONE_IDEA)
    const [free, packed] = [await shop.submit(founder, 'First'), await shop.submit(founder, 'Second')]
    await fail(packed)
    expect(await chargesOf(free.id)).toEqual([{ source: 'free', state: 'held' }])
    expect(await shop.entitlementsOf(founder)).toMatchObject({
      free_left: 0,
      packs_left: 1,
      plan: 'multi-idea',
    })
    const again = await times(10, () => shop.submit(founder))
    expect(tally(again)).toEqual({ started: 1, quota_exceeded: 9 })
  })

  it('gives back a pack that paid for it although Pro was bought meanwhile', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, ONE_IDEA)
    await shop.submit(founder, 'First')
    const packed = await shop.submit(founder, 'Second')
    await shop.buy(founder, PRO)
    await fail(packed)
    expect(await chargesOf(packed.id)).toEqual([{ source: 'pack', state: 'released' }])
    await shop.expire(founder, 'pro')
    expect(await shop.entitlementsOf(founder)).toMatchObject({ used: 1, allowed: 2, packs_left: 1 })
  })
})

describe('Pro', () => {
  it('is unlimited while it runs, also behind a pack that was bought later, and capped once it ended', async () => {
    const founder = await signUp(backend)
    await shop.buy(founder, PRO)
    await shop.buy(founder, ONE_IDEA)
    expect(await shop.entitlementsOf(founder)).toMatchObject({ pro: true, plan: 'pro', allowed: null })
    expect(tally(await times(20, () => shop.submit(founder)))).toEqual({ started: 20 })
    await shop.expire(founder, 'pro')
    expect(await shop.entitlementsOf(founder)).toMatchObject({ pro: false, used: 0, allowed: 2 })
    expect(tally(await times(10, () => shop.submit(founder)))).toEqual({ started: 2, quota_exceeded: 8 })
  })
})

describe('a tampered purchase', () => {
  const refused: [string, Order, string][] = [
    ['a price of 0', { ...FIVE_IDEAS, shown: 0 }, 'price_changed'],
    ['the price of a smaller pack', { ...FIVE_IDEAS, shown: 5 }, 'price_changed'],
    ['no ideas', { plan: 'multi-idea', pack: 'ideas-0' }, 'unknown_pack'],
    ['less than none', { plan: 'multi-idea', pack: 'ideas--1' }, 'unknown_pack'],
    ['half an idea', { plan: 'multi-idea', pack: 'ideas-3.5' }, 'unknown_pack'],
    ['a thousand million ideas', { plan: 'multi-idea', pack: 'ideas-1000000000' }, 'unknown_pack'],
    ['everything', { plan: 'roadmap-pack', pack: 'everything' }, 'unknown_pack'],
    ['a pack of another plan', { plan: 'multi-idea', pack: 'all' }, 'unknown_pack'],
    ['phases for no project', { plan: 'roadmap-pack', pack: 'all' }, 'unknown_pack'],
    [
      'an unknown project',
      { plan: 'roadmap-pack', pack: 'all', project: crypto.randomUUID() },
      'unknown_project',
    ],
    ['an unknown plan', { plan: 'enterprise' }, 'unknown_plan'],
    ['an inactive plan', { plan: 'retired' }, 'unknown_plan'],
    ['the free plan', { plan: 'free' }, 'free_plan'],
  ]

  it.each(refused)('with %s is refused and leaves nothing', async (_, order, outcome) => {
    await backend.sql(
      `insert into public.pricing_plans (id, name, price, interval, features, is_active)
       values ('retired', 'Retired', 1, 'month', '{"validations": null, "phases": ["mvp"]}', false)
       on conflict do nothing`,
    )
    const founder = await signUp(backend)
    expect(await shop.buy(founder, order)).toEqual({ outcome, id: null })
    expect(await shop.rowsOf(founder)).toEqual([])
    expect(await shop.entitlementsOf(founder)).toMatchObject({ pro: false, allowed: 1, bought: 0 })
  })

  it('for the project of somebody else is refused as if there were none', async () => {
    const [founder, other] = await Promise.all([signUp(backend), signUp(backend)])
    const { id: project } = await shop.submit(other)
    const order = { plan: 'roadmap-pack', pack: 'all', project }
    expect(await shop.buy(founder, order)).toEqual({ outcome: 'unknown_project', id: null })
    expect((await shop.entitlementsOf(other)).phases).toEqual({})
  })

  it('for a project without a finished report is refused', async () => {
    const founder = await signUp(backend)
    const { id: project } = await shop.submit(founder)
    const order = { plan: 'roadmap-pack', pack: 'all', project }
    expect(await shop.buy(founder, order)).toEqual({ outcome: 'unfinished_project', id: null })
    expect(await shop.rowsOf(founder)).toEqual([])
  })

  it('cannot be made, changed or paid by its buyer', async () => {
    const founder = await signUp(backend)
    const { purchase } = await shop.order(founder, 'unpaid', FIVE_IDEAS)
    const args = { p_user: founder.userId, p_purchase: purchase?.id }
    const paid = await founder.client.rpc('complete_purchase', args)
    expect(paid.error?.code).toBe('42501')
    const changed = await founder.client
      .from('user_subscriptions')
      .update({ status: 'active', ideas: 500 })
      .eq('id', purchase?.id)
    expect(changed.error?.code).toBe('42501')
    expect(await shop.entitlementsOf(founder)).toMatchObject({ allowed: 1, bought: 0 })
  })

  it('reveals nothing of the payment ids of others', async () => {
    const [founder, other] = await Promise.all([signUp(backend), signUp(backend)])
    const first = await shop.buy(founder, FIVE_IDEAS, 'shared')
    const second = await shop.buy(other, ONE_IDEA, 'shared')
    expect(second).toMatchObject({ outcome: 'begun' })
    expect(second.id).not.toBe(first.id)
    const { data } = await other.client.from('user_subscriptions').select('id').eq('payment_id', 'shared')
    expect(data).toEqual([{ id: second.id }])
    // Knowing the id of another account's purchase does not complete it either.
    const args = { p_user: other.userId, p_purchase: first.id }
    expect(await serviceClient(backend).rpc('complete_purchase', args)).toMatchObject({
      data: null,
      error: null,
    })
  })
})

describe('a plan that two administrators edit', () => {
  it('keeps what was saved first, and tells the second one', async () => {
    const admin = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
    const save = async (name: string, version: object) =>
      await admin.client.rpc('upsert_pricing_plan', {
        ...{ plan_id: 'duo', plan_name: name, plan_price: 5, plan_interval: 'month' },
        ...{ plan_features: { validations: null, phases: ['poc'] }, is_plan_active: false, ...version },
      })
    const added = await times(5, (number) => save(`Duo ${number}`, { is_new_plan: true }))
    expect(added.filter(({ error }) => error === null)).toHaveLength(1)
    const read = () => admin.client.from('pricing_plans').select('name, updated_at').eq('id', 'duo').single()
    const plan_updated_at = z.object({ updated_at: z.string() }).parse((await read()).data).updated_at
    const saved = await times(5, (number) => save(`Trio ${number}`, { plan_updated_at }))
    const winner = saved.findIndex(({ error }) => error === null)
    expect(saved.filter(({ status }) => status === 409)).toHaveLength(4)
    expect(saved.find(({ error }) => error)?.error?.message).toBe(
      'This plan was changed in the meantime. Nothing was saved.',
    )
    expect((await read()).data).toMatchObject({ name: `Trio ${winner}` })
  })
})

describe('a price and the free limits that two administrators change', () => {
  const versionSchema = z.object({ updated_at: z.string() })
  const MANY = 5

  it('keep the price that was saved first, and tell the others', async () => {
    const { client } = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
    const read = () => client.from('pack_prices').select('price, updated_at').eq('pack', 'ideas-3').single()
    const before = await read()
    const { updated_at: p_updated_at } = versionSchema.parse(before.data)
    const save = async (p_price: number, version: object = { p_updated_at }) =>
      await client.rpc('update_pack_price', { p_plan: 'multi-idea', p_pack: 'ideas-3', p_price, ...version })
    const saved = await times(MANY, (number) => save(20 + number))
    expect(saved.filter(({ status }) => status === 409)).toHaveLength(MANY - 1)
    const winner = saved.findIndex(({ error }) => error === null)
    expect((await read()).data).toMatchObject({ price: 20 + winner })
    // The documented call has no version: it replaces the stored price.
    expect(await save(15, {})).toMatchObject({ error: null })
  })

  it('keep the limits that were saved first, and tell the others', async () => {
    const { client } = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
    const read = async () =>
      z.looseObject(versionSchema.shape).parse((await client.rpc('get_free_plan_limits')).data)
    const { updated_at: limits_updated_at, ...before } = await read()
    const save = async (new_limits: object, version: object = { limits_updated_at }) =>
      await client.rpc('update_free_plan_limits', { new_limits, ...version })
    const saved = await times(MANY, (number) => save({ ...before, idea_validations: 2 + number }))
    expect(saved.filter(({ status }) => status === 409)).toHaveLength(MANY - 1)
    const winner = saved.findIndex(({ error }) => error === null)
    expect(await read()).toMatchObject({ idea_validations: 2 + winner })
    expect(await save(before, {})).toMatchObject({ error: null })
  })
})

describe('a plan that is deactivated', () => {
  it('is sold to nobody, cannot be deleted, and leaves everybody what they bought', async () => {
    const admin = await signIn(backend, 'admin@groundwork.test', 'groundwork-demo')
    const founder = await signUp(backend)
    const plan = (is_plan_active: boolean) => ({
      plan_id: 'scale',
      plan_name: 'Scale',
      plan_price: 99,
      plan_interval: 'year',
      plan_features: { validations: null, phases: ['interactive', 'mvp'] },
      is_plan_active,
    })
    await admin.client.rpc('upsert_pricing_plan', plan(true)).throwOnError()
    await shop.buy(founder, { plan: 'scale' })
    await admin.client.rpc('upsert_pricing_plan', plan(false)).throwOnError()

    expect(await shop.entitlementsOf(founder)).toMatchObject({
      pro: true,
      plan: 'scale',
      allowed: null,
      free_phases: ['interactive', 'mvp'],
    })
    expect(await shop.buy(await signUp(backend), { plan: 'scale' })).toMatchObject({
      outcome: 'unknown_plan',
    })
    const { data: offered } = await founder.client.rpc('get_pricing_plans')
    expect(JSON.stringify(offered)).not.toContain('scale')
    const { data: bought } = await founder.client.from('user_subscriptions').select('plan_name')
    expect(bought).toEqual([{ plan_name: 'Scale' }])
    const deleted = await admin.client.rpc('delete_pricing_plan', { plan_id: 'scale' })
    expect(deleted.error).toMatchObject({
      code: '23503',
      message: 'This plan was bought and cannot be deleted. Deactivate it instead.',
    })
  })

  it('keeps packs that were bought, for ideas and for phases', async () => {
    const founder = await signUp(backend)
    const project = await reports.completed(founder)
    await shop.buy(founder, FIVE_IDEAS)
    await shop.buy(founder, { plan: 'roadmap-pack', pack: 'poc', project })
    const packs = `where id in ('multi-idea', 'roadmap-pack')`
    await backend.sql(`update public.pricing_plans set is_active = false ${packs}`)
    expect(await shop.entitlementsOf(founder)).toMatchObject({
      packs_left: 5,
      phases: { [project]: ['interactive', 'poc'] },
    })
    expect(await shop.submit(founder)).toMatchObject({ outcome: 'started' })
    await backend.sql(`update public.pricing_plans set is_active = true ${packs}`)
  })
})
