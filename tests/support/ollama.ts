import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeModelServer, KEYS } from './fake-model-server'

const MODELS = [
  { name: 'qwen3:4b', size: 2_600_000_000 },
  { name: 'nomic-embed-text:latest', size: 300_000_000 },
  { name: 'gpt-oss:20b', size: 13_800_000_000 },
]

/** An Ollama with three models, whose answers in OpenAI's format are those of the fake; `keys` are those it was sent. */
export async function startOllama(models: FakeModelServer) {
  const keys: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/api/tags') return response.end(JSON.stringify({ models: MODELS }))
    keys.push(request.headers.authorization)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(`${models.baseUrls.openai}${request.url?.replace('/v1', '')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.openai}`, 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
