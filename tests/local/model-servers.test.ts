import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { localModelNote, localModels, MODEL_SERVERS } from '../../local/model-servers'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that lists its models as the named one does. */
async function serverWith(body: unknown, status = 200, name = 'Ollama') {
  const known = MODEL_SERVERS.find((each) => each.name === name)
  if (!known) throw new Error(`${name} is not looked for`)
  const server = createServer((request, response) => {
    response.writeHead(request.url === known.list ? status : 404, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { ...known, address: `http://127.0.0.1:${port}` }
}

const NOWHERE = { ...(await serverWith({})), address: 'http://127.0.0.1:1' }
const MODELS = {
  models: [
    { name: 'nomic-embed-text:latest', size: 99_000_000_000 },
    { name: 'qwen3:4b', size: 2_600_000_000 },
    { name: 'gpt-oss:20b', size: 13_800_000_000, details: { parameter_size: '20.9B' } },
  ],
}

describe('models on this machine', () => {
  it('are found where a server runs: the largest, without those that only make vectors', async () => {
    expect(await localModels([NOWHERE, await serverWith(MODELS)])).toMatchObject([
      {
        server: 'Ollama',
        model: 'gpt-oss:20b',
        baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1$/),
      },
    ])
  })

  it('are found in LM Studio', async () => {
    const body = {
      object: 'list',
      data: [{ id: 'text-embedding-nomic' }, { id: 'openai/gpt-oss-20b', object: 'model' }],
    }
    expect(await localModels([await serverWith(body, 200, 'LM Studio')])).toMatchObject([
      { key: 'lm-studio', model: 'openai/gpt-oss-20b' },
    ])
  })

  it.each([
    ['has no model', { models: [] }, 200],
    ['answers something else', '<html>', 200],
    ['answers with an error', MODELS.models, 500],
    ['names a model that no command can hold', { models: [{ name: 'a b; rm -rf' }] }, 200],
  ])('are none where the server %s', async (_, body, status) => {
    expect(await localModels([await serverWith(body, status)])).toEqual([])
  })

  it('are named with the one command that uses them', async () => {
    const server = await serverWith(MODELS)
    const note = await localModelNote('npm start', {}, { servers: [server], platform: 'linux' })
    expect(note).toContain('Ollama runs on this machine with gpt-oss:20b')
    expect(note).toContain(
      `OPENAI_API_KEY=ollama OPENAI_BASE_URL=${server.address}/v1 OPENAI_MODEL=gpt-oss:20b npm start`,
    )
    const onWindows = await localModelNote('npm start', {}, { servers: [server], platform: 'win32' })
    expect(onWindows).toContain("$env:OPENAI_MODEL='gpt-oss:20b'; npm start")
  })

  it('cannot break out of the command', async () => {
    const server = await serverWith({ models: [{ name: "x';touch$IFS/tmp/x;'" }] })
    expect(await localModelNote('npm start', {}, { servers: [server], platform: 'linux' })).toContain(
      `OPENAI_MODEL='x'\\'';touch$IFS/tmp/x;'\\''' npm start`,
    )
  })

  it('are not spoken of where a provider has a key', async () => {
    const servers = [await serverWith(MODELS)]
    expect(await localModelNote('npm start', { ANTHROPIC_API_KEY: 'sk-x' }, { servers })).toBe('')
    expect(await localModelNote('npm start', { OPENAI_API_KEY: '' }, { servers })).not.toBe('')
  })
})
