import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signUp, type TestBackend, type TestUser } from '../support/backend'
import { startFixture } from './project'

describe('requests', () => {
  let backend: TestBackend
  let owner: TestUser

  beforeAll(async () => {
    backend = await startFixture({ http: true })
    owner = await signUp(backend)
  })
  afterAll(() => backend.close())

  const send = (path: string, body?: string) =>
    fetch(backend.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${owner.accessToken}`,
        'content-type': 'application/json',
      },
      body,
    })
  const note = (text: string) => JSON.stringify({ body: text })

  it('keep no one waiting for a sender that stops half-way', async () => {
    const { hostname, port } = new URL(backend.url)
    const slow = connect(Number(port), hostname)
    await once(slow, 'connect')
    const head = `POST /rest/v1/notes HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json`
    slow.write(
      `${head}\r\napikey: ${backend.anonKey}\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n`,
    )
    // Asking for the body shows that the server has begun to handle the request.
    await once(slow, 'data')
    slow.write('{"body"')
    for (let times = 0; times < 5; times++)
      expect((await send('/rest/v1/notes?select=body')).status).toBe(200)
    slow.destroy()
  })

  it('may be long, and are refused beyond 4 MB', async () => {
    const stored = await send('/rest/v1/notes', note('x'.repeat(1_000_000)))
    // The constraint of the table, not the server's limit, refuses it.
    expect(await stored.json()).toMatchObject({ code: '23514' })
    const refused = await send('/rest/v1/notes', note('x'.repeat(5_000_000)))
    expect([refused.status, (await refused.json()).message]).toEqual([413, 'The request is too large'])
  })

  it.each([
    ['JSON', '/rest/v1/notes', `{"body":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['filters', `/rest/v1/notes?or=(${'or('.repeat(2_000)}body.is.null${')'.repeat(2_000)})`, undefined],
  ])('are refused with %s that nest without end', async (_, path, body) => {
    expect((await send(path, body)).status).toBe(400)
  })

  it('hold brackets in texts as often as they like', async () => {
    const stored = await send('/rest/v1/notes', note(`"${'['.repeat(5_000)}\\`))
    expect(await stored.json()).toMatchObject({ code: '23514' })
  })

  it.each([
    ['related rows of related rows', 'notes(notes(body))'],
    ['those behind a quotation mark', '":notes(notes(body))'],
    ['more related tables than the app reads', Array(6).fill('notes(body)').join()],
  ])('read no %s along', async (_, select) => {
    const refused = await send(`/rest/v1/notes?select=body,${encodeURIComponent(select)}`)
    const message = 'At most 5 related tables can be read along, and none of theirs'
    expect([refused.status, (await refused.json()).message]).toEqual([400, message])
  })

  it('bring no more data of a user than fits into a token', async () => {
    const data = { first_name: 'Ada', note: 'x'.repeat(20_000) }
    const refused = await send(
      '/auth/v1/signup',
      JSON.stringify({ email: 'long@groundwork.test', password: PASSWORD, data }),
    )
    expect(refused.status).toBe(400)
    expect(
      (await owner.client.auth.signInWithPassword({ email: owner.email, password: PASSWORD })).error,
    ).toBeNull()
    const { error } = await owner.client.auth.updateUser({ data })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})
