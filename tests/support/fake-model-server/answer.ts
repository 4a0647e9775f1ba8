import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from './call.ts'
import { messagesPayload } from './messages-payloads.ts'
import { chatPayload, failedResponse, responsesPayload } from './openai-payloads.ts'
import type { ErrorBody, Reply, Said } from './replies.ts'

type Large = Extract<Reply, { kind: 'large' }>

const CHUNK = 'x'.repeat(64 * 1024)

/** Sends the reply that the test chose, which may be a broken connection. */
export async function answer(response: ServerResponse, call: Call, reply: Reply): Promise<void> {
  switch (reply.kind) {
    case 'said':
      return send(response, 200, textFor(call, reply.said))
    case 'status':
      return send(response, reply.status, errorOf(call, reply.body), reply.headers)
    case 'error-inside':
      return send(response, 200, JSON.stringify(failedResponse(call.model, reply.error)))
    case 'unknown-model':
      return send(response, UNKNOWN[call.provider].status, errorOf(call, unknownModel(call)))
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'cut':
      return half(response, textFor(call, reply.said), () => response.socket?.destroy())
    case 'silence':
      if (reply.afterHalf) half(response, textFor(call, emptySaid), () => {})
      return call.closed
    case 'large':
      return large(response, call, reply)
    case 'after':
      // If the client gives up first, stop waiting.
      await Promise.race([pause(reply.latencyMs, undefined, { ref: false }), call.closed])
      return answer(response, call, reply.reply)
  }
}

const emptySaid: Said = {
  text: 'x'.repeat(1000),
  end: 'complete',
  sources: [],
  searchErrors: [],
  tokens: { inputTokens: 1, outputTokens: 1 },
}

/** Wraps an answer in the provider's payload. */
export function textFor({ api, provider, model }: Call, said: Said): string {
  const deepSeek = provider === 'deepseek'
  const payloads = {
    responses: () => responsesPayload(model, said),
    chat: () => chatPayload(model, said, deepSeek),
    messages: () => messagesPayload(model, said, deepSeek),
  }
  return JSON.stringify(payloads[api]())
}

/** An error in the API's format; a string, such as a gateway's error page, is sent unchanged. */
export function errorOf({ api }: Call, body: ErrorBody | string): string {
  if (typeof body === 'string') return body
  const { message = 'Something went wrong', type = 'api_error', code = null } = body
  return JSON.stringify(
    api === 'messages'
      ? { type: 'error', error: { type, message, ...(code && { details: { error_code: code } }) } }
      : { error: { message, type, param: null, code } },
  )
}

/** Each provider's error for an unknown model. */
const UNKNOWN = {
  openai: { status: 404, type: 'invalid_request_error', code: 'model_not_found' },
  anthropic: { status: 404, type: 'not_found_error' },
  deepseek: { status: 400, type: 'invalid_request_error' },
}

function unknownModel({ provider, api, model }: Call): ErrorBody {
  const { status: _, ...error } = UNKNOWN[provider]
  if (api === 'messages') return { type: error.type, message: `model: ${model}` }
  const words = {
    openai: `The model \`${model}\` does not exist or you do not have access to it.`,
    anthropic: `model: ${model}`,
    deepseek: 'Model Not Exist',
  }
  return { ...error, message: words[provider] }
}

export function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function half(response: ServerResponse, body: string, then: () => void): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write(body.slice(0, body.length / 2), then)
}

/** Streams text no faster than the client reads it. */
async function large(response: ServerResponse, call: Call, { megabytes, onSent }: Large): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"text":"')
  for (let sent = 0; sent < megabytes * 1e6 && !response.destroyed; sent += CHUNK.length) {
    onSent(sent)
    if (!response.write(CHUNK)) await Promise.race([once(response, 'drain'), call.closed])
  }
  response.end('"}')
}
