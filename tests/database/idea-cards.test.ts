import { storeConcept, storeMarket } from '@domain/report-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEA_LIST } from '@/features/ideas/list-view'
import { CONCEPT, MARKET } from '../features/report/sample-report'
import { serviceClient, signUp, startTestBackend, type TestBackend } from '../support/backend'
import { insertIdea, pageFor } from './idea-pages'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ databaseUrl: process.env.TEST_DATABASE_URL })
})
afterAll(() => backend.close())

describe('what a card shows', () => {
  it('follows the report', async () => {
    const user = await signUp(backend)
    const id = await insertIdea(user, 'An idea for a card')
    const listed = async () => (await pageFor(user, IDEA_LIST.everything))[0]
    expect(await listed()).toMatchObject({
      overview: null,
      roles: 0,
      coreFeatures: 0,
      market: false,
      score: null,
    })
    const { error } = await serviceClient(backend)
      .from('idea_validations')
      .update({ ...storeConcept(CONCEPT), ...storeMarket(MARKET), scorecard: { total: 6.4, scored: 7 } })
      .eq('id', id)
    expect(error).toBeNull()
    expect(await listed()).toMatchObject({
      idea: 'An idea for a card',
      overview: CONCEPT.overview.text,
      roles: CONCEPT.roles.length,
      coreFeatures: CONCEPT.features.core.length,
      market: true,
      score: 6.4,
      scored: 7,
    })
  })

  it('says of a report whether it consists of questions, and counts it only once that is over', async () => {
    const user = await signUp(backend)
    const id = await insertIdea(user, 'I have no idea yet')
    const set = (columns: object) =>
      backend.sql(
        `update public.idea_validations set status = 'completed', brief = $2::jsonb, brief_version = brief_version + 1
         where id = $1`,
        [id, JSON.stringify(columns)],
      )
    const count = async () => {
      const { count: completed, error } = await user.client
        .from('idea_validations')
        .select('id', { count: 'exact', head: true })
        .eq('userId', user.userId)
        .eq('status', 'completed')
        .not('card', 'cs', '{"vague":true}')
      expect(error).toBeNull()
      return completed
    }
    await set({ place: { state: 'stated' } })
    expect((await pageFor(user, IDEA_LIST.everything))[0]).toMatchObject({ vague: true })
    expect(await count()).toBe(0)
    await set({ product: { state: 'stated' } })
    expect((await pageFor(user, IDEA_LIST.everything))[0]).toMatchObject({ vague: false })
    expect(await count()).toBe(1)
  })

  it('has no score of fewer than five metrics, whatever was stored', async () => {
    const user = await signUp(backend)
    const id = await insertIdea(user, 'Little is known of it')
    await backend.sql('update public.idea_validations set scorecard = $2::jsonb where id = $1', [
      id,
      JSON.stringify({ total: 9.5, scored: 4 }),
    ])
    expect((await pageFor(user, IDEA_LIST.everything))[0]).toMatchObject({ score: null, scored: 4 })
  })

  it.each([
    ['projectConcept', { features: { core: 'none' } }],
    ['projectConcept', { overview: 7, features: { core: [{ description: '' }, 'x', {}, null] } }],
    ['userRoles', { a: 1 }],
    ['marketValidation', 'text'],
    ['scorecard', { total: 'high' }],
    ['scorecard', { total: 1e9 }],
    ['scorecard', { total: 1e9, scored: 5 }],
    ['scorecard', { total: 5, scored: 'many' }],
    ['scorecard', []],
    ['scorecard', { scored: '3' }],
  ])('takes a malformed %s of %j', async (column, value) => {
    const user = await signUp(backend)
    const id = await insertIdea(user, 'Odd')
    await backend.sql(`update public.idea_validations set "${column}" = $2::jsonb where id = $1`, [
      id,
      JSON.stringify(value),
    ])
    const [listed] = await pageFor(user, IDEA_LIST.everything)
    expect(listed).toMatchObject({ coreFeatures: 0, roles: 0, market: false })
    expect(listed?.score === null || listed?.score === 10).toBe(true)
  })

  it('keeps its texts short', async () => {
    const user = await signUp(backend)
    await insertIdea(user, 'long '.repeat(3_000))
    expect((await pageFor(user, IDEA_LIST.everything))[0]?.idea.length).toBe(600)
  })
})

describe('rights', () => {
  it.each([{ score: 10 }, { card: { idea: 'Mine' } }, { title_key: 'a' }])(
    'refuses the owner to write %j',
    async (change) => {
      const user = await signUp(backend)
      const id = await insertIdea(user, 'Fixed')
      const { client, userId } = user
      const update = await client.from('idea_validations').update(change).eq('id', id)
      expect([update.status, update.error?.code]).toEqual([403, '42501'])
      const added = await client
        .from('idea_validations')
        .insert({ originalIdea: 'New', title: 'New', status: 'pending', userId, ...change })
      expect([added.status, added.error?.code]).toEqual([403, '42501'])
    },
  )

  it('works out anew what somebody with every right writes', async () => {
    const user = await signUp(backend)
    const id = await insertIdea(user, 'Worked out')
    await backend.sql(
      'update public.idea_validations set score = 9.9, card = null, title_key = null where id = $1',
      [id],
    )
    expect(await pageFor(user, IDEA_LIST.everything)).toMatchObject([
      { score: null, idea: 'Worked out', titleKey: 'worked out' },
    ])
  })
})
