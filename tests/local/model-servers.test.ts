import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { variablesOf } from '../../local/functions/function-sources'
import { localModelNote, localModels } from '../../local/functions/model-servers'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const LISTS = { AI_OLLAMA_URL: '/api/tags', AI_LM_STUDIO_URL: '/v1/models' }

/** Starts a server that lists models at the path of `variable`; returns that variable with its address. */
async function serverWith(body: unknown, status = 200, variable: keyof typeof LISTS = 'AI_OLLAMA_URL') {
  const server = createServer((request, response) => {
    response.writeHead(request.url === LISTS[variable] ? status : 404, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { [variable]: `http://127.0.0.1:${port}` }
}

const NOWHERE = { AI_LM_STUDIO_URL: 'http://127.0.0.1:1' }
const MODELS = {
  models: [
    { name: 'nomic-embed-text:latest', size: 99_000_000_000 },
    { name: 'qwen3:4b', size: 2_600_000_000 },
    { name: 'gpt-oss:20b', size: 13_800_000_000, details: { parameter_size: '20.9B' } },
  ],
}

describe('models on this machine', () => {
  it('are found where a server runs: the largest, without those that only make vectors', async () => {
    expect(await localModels({ ...NOWHERE, ...(await serverWith(MODELS)) })).toMatchObject([
      {
        server: 'ollama',
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
    expect(await localModels(await serverWith(body, 200, 'AI_LM_STUDIO_URL'))).toMatchObject([
      { server: 'lm-studio', model: 'openai/gpt-oss-20b' },
    ])
  })

  it.each([
    ['has no model', { models: [] }, 200],
    ['answers something else', '<html>', 200],
    ['answers with an error', MODELS.models, 500],
    [
      'has only models that make vectors',
      { models: [{ name: 'mxbai-embed-large' }, { name: 'e5-large' }] },
      200,
    ],
    [
      'passes its model on to another host',
      { models: [{ name: 'gpt-oss:120b-cloud', size: 384, remote_host: 'https://ollama.com:443' }] },
      200,
    ],
    ['names a model that no command can hold', { models: [{ name: 'a b; rm -rf' }] }, 200],
  ])('are none where the server %s', async (_, body, status) => {
    expect(await localModels(await serverWith(body, status))).toEqual([])
  })

  it('are none where the server never answers, and do not hold up the start', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const found = await serverWith({ data: [{ id: 'qwen3-14b' }] }, 200, 'AI_LM_STUDIO_URL')
    const variables = { AI_OLLAMA_URL: `http://127.0.0.1:${port}`, ...found }
    expect(await localModelNote('npm start', variables, 'linux')).toContain('LM Studio runs on this machine')
  })

  it('are named with the one command that uses them', async () => {
    const server = await serverWith(MODELS)
    const note = await localModelNote('npm start', server, 'linux')
    expect(note).toContain('Ollama runs on this machine with gpt-oss:20b')
    expect(note).toContain(
      `OPENAI_API_KEY=ollama OPENAI_BASE_URL=${server.AI_OLLAMA_URL}/v1 OPENAI_MODEL=gpt-oss:20b npm start`,
    )
    const onWindows = await localModelNote('npm start', server, 'win32')
    expect(onWindows).toContain("$env:OPENAI_MODEL='gpt-oss:20b'; npm start")
  })

  it('cannot break out of the command', async () => {
    const server = await serverWith({ models: [{ name: "x';touch$IFS/tmp/x;'" }] })
    expect(await localModelNote('npm start', server, 'linux')).toContain(
      `OPENAI_MODEL='x'\\'';touch$IFS/tmp/x;'\\''' npm start`,
    )
  })

  it('are not spoken of where a provider has a key', async () => {
    const server = await serverWith(MODELS)
    expect(await localModelNote('npm start', { ANTHROPIC_API_KEY: 'sk-x', ...server })).toBe('')
    expect(await localModelNote('npm start', { OPENAI_API_KEY: '', ...server })).not.toBe('')
  })

  it('are looked for at their usual addresses on the embedded backend', () => {
    expect(variablesOf({ dir: '/nowhere', env: () => ({}) })).toMatchObject({
      AI_OLLAMA_URL: 'http://127.0.0.1:11434',
      AI_LM_STUDIO_URL: 'http://127.0.0.1:1234',
    })
  })
})
