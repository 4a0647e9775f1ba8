import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { type FakeModelServer, KEYS } from './fake-model-server'

const MODELS = [
  { name: 'qwen3:4b', size: 2_600_000_000, family: 'qwen3' },
  { name: 'nomic-embed-text:latest', size: 300_000_000, family: 'nomic-bert' },
  { name: 'gpt-oss:20b', size: 13_800_000_000, family: 'gptoss' },
].map(({ name, size, family }) => ({
  name,
  model: name,
  modified_at: '2026-11-02T09:14:07.512Z',
  size,
  digest: 'a2af6cc3eb7fa8be8504abaf9b04e88f17a119ec3f04a3addf55f92841195f5a',
  details: {
    parent_model: '',
    format: 'gguf',
    family,
    families: [family],
    parameter_size: '4.0B',
    quantization_level: 'Q4_K_M',
  },
}))

const answerSchema = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string().nullable() }) })).optional(),
  usage: z
    .looseObject({ prompt_tokens: z.number(), completion_tokens: z.number(), total_tokens: z.number() })
    .nullish(),
})

/** Converts a fake OpenAI answer to Ollama's format: reasoning beside the text, and only three usage counts. */
function asOllama(text: string): string {
  const { choices, usage, ...rest } = answerSchema.parse(JSON.parse(text))
  if (!choices) return text
  return JSON.stringify({
    ...rest,
    system_fingerprint: 'fp_ollama',
    choices: choices.map(({ message: { content }, finish_reason }, index) => ({
      index,
      message: { role: 'assistant', content: content ?? '', reasoning: 'The user wants JSON.' },
      finish_reason,
    })),
    ...(usage && {
      usage: {
        prompt_tokens: usage.prompt_tokens,
        completion_tokens: usage.completion_tokens,
        total_tokens: usage.total_tokens,
      },
    }),
  })
}

/**
 * A fake Ollama with three models, which answers in OpenAI's format (docs.ollama.com/api/openai-compatibility). `keys`
 * holds the authorization headers it received.
 */
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
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(asOllama(await answer.text()))
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
