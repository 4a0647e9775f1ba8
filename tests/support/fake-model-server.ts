import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { MODEL_PROVIDERS, PROVIDERS, type Provider } from '@domain/model-providers'
import { answer, errorOf, send } from './fake-model-server/answer'
import { backgroundAnswers } from './fake-model-server/background'
import { bodySchema, type Call, ideaOf, kindOf, nameOf, pathOf, turnsOf } from './fake-model-server/call'
import { type Reply, reply } from './fake-model-server/replies'
import { KEYS, refusalOf } from './fake-model-server/rules'

export type { Call } from './fake-model-server/call'
export { type Reply, reply } from './fake-model-server/replies'
export { KEYS } from './fake-model-server/rules'

type Script = (call: Call) => Reply | Promise<Reply>

export interface FakeModelServer {
  /** Variables that point the functions at the fake, with web search and parallel calls on. */
  readonly env: Record<string, string>
  readonly baseUrls: Record<Provider, string>
  /** Every request so far, including refused ones. */
  readonly calls: Call[]
  /** Sets the answers from now on. Without a script every request fails with 500. */
  on(script: Script): void
  /** Forgets the calls so far and restarts the counts. */
  reset(): void
  close(): Promise<void>
}

/** A server that speaks the APIs of OpenAI, Anthropic and DeepSeek, and refuses what they refuse. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const calls: Call[] = []
  const background = backgroundAnswers()
  let script: Script = () => reply.status(500, {}, { message: 'The test has no answer for this call' })

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url?.endsWith('/cancel'))
      return background.ask(response, request.url ?? '', request.headers)
    const path = pathOf(request.url)
    if (!path) return send(response, 404, `{"error":{"message":"No such path: ${request.url}"}}`)
    const raw = JSON.parse(await textOf(request))
    const body = bodySchema.parse(raw)
    const closed = new Promise<void>((resolve) => response.once('close', () => resolve()))
    const turns = turnsOf(body)
    const kind = kindOf(body)
    const name = nameOf(body)
    const idea = ideaOf(turns.prompt)
    const same = calls.filter(
      (each) =>
        each.provider === path.provider && each.kind === kind && each.name === name && each.idea === idea,
    )
    const about = { ...path, ...turns, kind, name, idea, model: body.model, raw, closed }
    const call: Call = { ...about, nth: same.length + 1, headers: request.headers }
    calls.push(call)
    const refusal = refusalOf(call, body)
    if (refusal) return send(response, refusal.status, errorOf(call, refusal))
    const wanted = await script(call)
    return raw.background === true ? background.start(response, call, wanted) : answer(response, call, wanted)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroyed || send(response, 500, String(error)))
  })
  // By default Node closes idle connections after 5 s, which on a busy machine can be just when one is reused.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const baseUrls = basesAt(`http://127.0.0.1:${port}`)
  return {
    env: environmentOf(baseUrls),
    baseUrls,
    calls,
    on: (next) => {
      script = next
    },
    reset: () => {
      calls.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const basesAt = (url: string) => ({
  openai: `${url}/openai/v1`,
  anthropic: `${url}/anthropic`,
  deepseek: `${url}/deepseek`,
})

function environmentOf(baseUrls: Record<Provider, string>): Record<string, string> {
  const ways = PROVIDERS.flatMap((provider) => {
    const { key, baseUrl } = MODEL_PROVIDERS[provider].variables
    return [
      [key, KEYS[provider]],
      [baseUrl, baseUrls[provider]],
    ]
  })
  return { ...Object.fromEntries(ways), AI_WEB_SEARCH: 'on', AI_PARALLEL_CALLS: 'on' }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}
