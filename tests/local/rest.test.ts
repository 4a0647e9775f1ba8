import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonClient, serviceClient, signUp, type TestBackend, type TestUser } from '../support/backend'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { startFixture } from './project'

const COLUMNS = 'id, owner, body, price, hits, created_at'

describe.each(['embedded', 'on a Postgres server'])('the backend %s', (place) => {
  let server: PostgresServer | undefined
  let backend: TestBackend
  let owner: TestUser

  beforeAll(async () => {
    server = place === 'embedded' ? undefined : await startPostgres()
    backend = await startFixture({ databaseUrl: server?.url })
    owner = await signUp(backend)
    await owner.client.from('notes').insert({ body: 'mine' }).throwOnError()
  })
  afterAll(async () => {
    await backend.close()
    await server?.close()
  })

  describe('rights of the migrations', () => {
    it('hides a column that is not granted', async () => {
      expect((await owner.client.from('notes').select('body')).data).toEqual([{ body: 'mine' }])
      const { status, error } = await owner.client.from('notes').select('hidden')
      expect([status, error?.code]).toEqual([403, '42501'])
    })

    it('refuses to write a column that is not granted', async () => {
      const { status, error } = await owner.client.from('notes').insert({ body: 'x', hidden: 'y' })
      expect([status, error?.code]).toEqual([403, '42501'])
    })

    it('keeps a table withdrawn whose rights were revoked', async () => {
      for (const client of [owner.client, anonClient(backend)])
        expect((await client.from('withdrawn').select()).error?.code).toBe('42501')
    })

    it('still does so after the first request, where the library widens grants', async () => {
      const [row] = await backend.sql(
        `select has_table_privilege('anon', 'public.notes', 'select') as anon,
              has_column_privilege('authenticated', 'public.notes', 'hidden', 'select') as hidden,
              has_table_privilege('authenticated', 'auth.users', 'select') as users`,
      )
      expect(row).toEqual({ anon: false, hidden: false, users: false })
    })

    it('gives a visitor nothing and the service role what it was granted', async () => {
      expect((await anonClient(backend).from('notes').select('body')).status).toBe(401)
      expect((await serviceClient(backend).from('notes').select('hidden')).data).toEqual([
        { hidden: 'not for clients' },
      ])
    })
  })

  describe('a bearer that nobody signed', () => {
    const segment = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = segment({ sub: randomUUID(), role: 'authenticated' })
    const unsigned = `${segment({ alg: 'none', typ: 'JWT' })}.${claims}.`
    const read = (authorization: string) =>
      backend.fetch(`${backend.url}/rest/v1/rpc/visitor`, {
        headers: { apikey: backend.anonKey, authorization },
      })

    it.each([
      ['garbage', 'Bearer garbage'],
      ['three words', 'Bearer a b c'],
      ['nothing', 'Bearer '],
      ['an unsigned token', `Bearer ${unsigned}`],
      ['an unsigned token with a signature', `Bearer ${unsigned}x`],
      ['an unknown key', 'Bearer sb_secret_guessed'],
      ['an unsigned token in small letters', `bearer ${unsigned}x`],
      ['another scheme', 'Basic YTpi'],
    ])('is refused and not served as a visitor: %s', async (_, authorization) => {
      expect((await read(authorization)).status).toBe(401)
    })

    it('is none of those of a visitor and of a user', async () => {
      expect((await read(`Bearer ${backend.anonKey}`)).status).toBe(404)
      expect((await read(`Bearer ${owner.accessToken}`)).status).toBe(404)
    })
  })

  describe('values', () => {
    it('sends timestamps as ISO and numbers as numbers', async () => {
      const { data } = await owner.client.from('notes').select(COLUMNS).single()
      expect(data).toMatchObject({ price: 9.9, hits: 3 })
      expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    })

    it('tells policies and functions who asks', async () => {
      const { data } = await owner.client.rpc('who_am_i')
      expect(data).toEqual({ id: owner.userId, role: 'authenticated', email: owner.email })
    })
  })

  describe('raised exceptions', () => {
    it.each([
      ['P0001', 400],
      ['GW001', 400],
      ['23505', 409],
      ['42501', 403],
      ['PT402', 402],
      ['P0002', 500],
    ])('reach the client: %s as HTTP %i with code, details and hint', async (code, status) => {
      const answer = await owner.client.rpc('refuse', { code })
      expect(answer.status).toBe(status)
      expect(answer.error).toMatchObject({
        code,
        message: `refused with ${code}`,
        details: 'the detail',
        hint: 'the hint',
      })
    })

    it('answer a broken check constraint with 400', async () => {
      const { status, error } = await owner.client.from('notes').insert({ body: 'x'.repeat(21) })
      expect([status, error?.code]).toEqual([400, '23514'])
      expect(error?.message).toContain('notes_body_is_short')
    })

    it('answer a NUL character with 400, never 500', async () => {
      const { status } = await owner.client.from('notes').insert({ body: 'a\u0000b' })
      expect(status).toBe(400)
    })
  })

  describe('callers', () => {
    const ask = (headers: Record<string, string>) =>
      backend.fetch(`${backend.url}/rest/v1/notes`, { headers }).then(({ status }) => status)

    it('refuses a request without a key, with a wrong one, or with a key in place of a token', async () => {
      expect(await ask({})).toBe(401)
      expect(await ask({ apikey: 'sb_publishable_wrong' })).toBe(401)
      expect(await ask({ authorization: `Bearer ${backend.serviceKey}` })).toBe(401)
    })

    it('refuses a token that another secret has signed', async () => {
      const [head, body] = owner.accessToken.split('.')
      expect(await ask({ apikey: backend.anonKey, authorization: `Bearer ${head}.${body}.c2lnbmVk` })).toBe(
        401,
      )
    })
  })
})
