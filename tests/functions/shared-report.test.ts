import { createHash } from 'node:crypto'
import { sharedReportSchema } from '@domain/shared-report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestBackend } from '../support/backend'
import { call, founderOf, startWithFunctions, untilStatus } from './runs'

const FUNCTION = 'shared-report'
const IDEA = `A service that tells small bakeries in Munich each evening how much bread they will sell. They pay €49 a month. We have talked to 14 bakers. My uncle Horst in Pasing throws away a tenth of what he bakes, and so do his neighbors.`
const madeSchema = z.object({ id: z.string(), token: z.string() })
const listSchema = z.array(z.object({ id: z.string(), lastOpenedAt: z.string().nullable() }))

let backend: TestBackend
let founder: Awaited<ReturnType<typeof founderOf>>
beforeAll(async () => {
  backend = await startWithFunctions()
  founder = await completed()
})
afterAll(() => backend.close())

async function completed() {
  const one = await founderOf(backend, IDEA)
  await call(backend, { token: one.accessToken, body: { validationId: one.validation } })
  await untilStatus(backend, one.validation, 'completed')
  return one
}

async function share(
  includes: { idea?: boolean; evidence?: boolean } = {},
  { client, validation } = founder,
) {
  const { data, error } = await client.rpc('create_share', {
    p_validation: validation,
    p_include_idea: includes.idea ?? false,
    p_include_evidence: includes.evidence ?? false,
    p_days: 7,
  })
  if (error) throw error
  return madeSchema.parse(data)
}

const open = (token: unknown) => call(backend, { name: FUNCTION, body: { token } })
const read = async (token: string) => (await open(token)).json()

describe('a shared link', () => {
  it('is read without an account, as the report is now', async () => {
    const { token } = await share({ idea: true, evidence: true })
    const response = await open(token)
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    const shared = sharedReportSchema.parse(body)
    expect(body).toEqual(JSON.parse(JSON.stringify(shared)))
    expect(shared).toMatchObject({ title: 'Bread by bike', idea: IDEA })
    expect(shared.report.brief?.evidence.state).toBe('stated')
    const { error } = await founder.client.rpc('save_brief', {
      p_validation: founder.validation,
      p_version: 1,
      p_changes: {
        channel: {
          state: 'stated',
          entries: [{ value: 'Guild meetings', origin: { kind: 'answer' }, confirmed: true }],
          silenced: [],
        },
      },
    })
    expect(error).toBeNull()
    expect(JSON.stringify(await read(token))).toContain('Guild meetings')
  })

  it('holds neither the idea nor the evidence unless they are included, and never who the founder is', async () => {
    const bare = JSON.stringify(await read((await share()).token))
    expect(bare).toContain('small bakeries in Munich')
    for (const withheld of [
      'Horst',
      '14 bakers',
      '"interviews"',
      founder.userId,
      founder.email,
      founder.validation,
    ])
      expect(bare).not.toContain(withheld)
    expect(bare).not.toMatch(/\b14 people|of the 14\b/)
    const full = JSON.stringify(await read((await share({ idea: true, evidence: true })).token))
    expect(full).toContain('Horst')
    expect(full).toMatch(/of the 14\b/)
    for (const withheld of [founder.userId, founder.email, founder.validation, 'charge', 'fence', 'attempt'])
      expect(full).not.toContain(withheld)
  })

  it('shows the slides as their founder edited them, without what the edit replaced', async () => {
    const { token } = await share()
    const edit = { text: 'No bread is thrown away', basis: 'What the report said before' }
    const { error } = await founder.client.rpc('save_slide_edit', {
      p_validation: founder.validation,
      p_slot: 'value.0',
      p_edit: edit,
    })
    expect(error).toBeNull()
    const shared = sharedReportSchema.parse(await read(token))
    expect(shared.slideEdits).toEqual({ 'value.0': { text: edit.text, basis: '' } })
    expect(JSON.stringify(shared)).not.toContain(edit.basis)
  })

  it('is not kept, listed or passed on by anyone between', async () => {
    const { token } = await share()
    for (const response of [
      await open(token),
      await open('unknown'),
      await call(backend, { name: FUNCTION, body: '{' }),
    ])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    expect((await call(backend, { name: FUNCTION, method: 'GET' })).status).toBe(405)
  })

  it('tells its owner when it was last opened', async () => {
    const { id, token } = await share()
    const openedAt = async () => {
      const { data } = await founder.client.rpc('get_my_shares', { p_validation: founder.validation })
      return listSchema.parse(data).find((link) => link.id === id)?.lastOpenedAt
    }
    expect(await openedAt()).toBeNull()
    const before = Date.now()
    await open(token)
    expect(Date.parse((await openedAt()) ?? '')).toBeGreaterThanOrEqual(before - 1000)
  })
})

describe('a link that does not work', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
  const expire = (token: string) =>
    backend.sql(`update private.report_shares set expires_at = now() where token_hash = $1`, [hashOf(token)])

  async function answerTo(token: unknown) {
    const response = await open(token)
    // Skips headers that vary with timing, such as how the body is framed; the body itself is compared in full.
    const passing = /^(?:date|x-request.*|content-length|transfer-encoding)$/
    const headers = [...response.headers].filter(([name]) => !passing.test(name))
    return { status: response.status, body: await response.text(), headers }
  }

  it('answers the same whether it is unknown, malformed, expired, revoked, deleted or no link at all', async () => {
    const other = await completed()
    const [expired, revoked, deleted, orphaned] = [
      await share(),
      await share(),
      await share({}, other),
      await share({}, await completed()),
    ]
    await expire(expired.token)
    await founder.client.rpc('revoke_share', { p_share: revoked.id })
    await other.client.from('idea_validations').delete().eq('id', other.validation)
    await backend.sql(
      `delete from auth.users where id = (select v."userId" from public.idea_validations v
         join private.report_shares s on s.validation_id = v.id where s.token_hash = $1)`,
      [hashOf(orphaned.token)],
    )
    const unknown = await answerTo('A'.repeat(43))
    expect(unknown).toMatchObject({ status: 404, body: '{"error":"This link does not work."}' })
    const { token } = await share()
    const attempts = [
      ...[expired, revoked, deleted, orphaned].map((link) => link.token),
      ...[
        '',
        ' ',
        token.slice(1),
        `${token} `,
        token.toLowerCase(),
        hashOf(token),
        founder.validation,
        "' or true --",
      ],
      ...['x'.repeat(100_000), '\u0000', null, 7, {}, [token], undefined],
    ]
    for (const attempt of attempts) expect(await answerTo(attempt)).toEqual(unknown)
    for (const body of [[], null, 'text', { Token: token }]) {
      const response = await call(backend, { name: FUNCTION, body: JSON.stringify(body) })
      expect([response.status, await response.text()]).toEqual([unknown.status, unknown.body])
    }
    expect((await open(token)).status).toBe(200)
  })

  it('is not opened by a signed-in stranger’s or the owner’s session in its place', async () => {
    const { id } = await share()
    const body = { token: id, validationId: founder.validation, id }
    const response = await call(backend, { name: FUNCTION, token: founder.accessToken, body })
    expect(response.status).toBe(404)
  })
})
