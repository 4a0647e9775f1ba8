import type { Body, Call } from './call.ts'
import type { ErrorBody } from './replies.ts'
import { strictFault } from './strict-rules.ts'

/** The keys that the fake accepts. */
export const KEYS = {
  openai: 'sk-proj-fake0openai0key0000001234',
  anthropic: 'sk-ant-api03-fake0anthropic0key-5678',
  deepseek: 'sk-fake0deepseek0key000000009012',
} as const

interface Refusal extends ErrorBody {
  status: number
}

const invalid = (message: string): Refusal => ({ status: 400, type: 'invalid_request_error', message })

/**
 * The refusal that the real provider would send, or one for content that our requests must never contain; null if there
 * is none.
 */
export function refusalOf(call: Call, body: Body): Refusal | null {
  return wrongKey(call) ?? wrongTools(call, body) ?? BY_API[call.api](call, body)
}

function wrongKey({ provider, api, headers }: Call): Refusal | null {
  const key = api === 'messages' ? headers['x-api-key'] : headers.authorization?.replace(/^Bearer /, '')
  if (key === KEYS[provider]) return null
  const shown = `${String(key).slice(0, 8)}***${String(key).slice(-4)}`
  return {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: `Incorrect API key provided: ${shown}.`,
  }
}

function wrongTools({ kind, name }: Call, { tools }: Body): Refusal | null {
  if (kind === 'write' && tools.length) return invalid('A structured call has no tools.')
  if (kind === 'search' && name) return invalid('A search wants no structured answer.')
  return null
}

const BY_API: Record<Call['api'], (call: Call, body: Body) => Refusal | null> = {
  responses: ({ model, raw }, body) => {
    if (/^(?:o\d|gpt-[5-9])/.test(model) && 'temperature' in raw)
      return invalid("Unsupported parameter: 'temperature' is not supported with this model.")
    if (!('max_output_tokens' in raw)) return invalid('max_output_tokens should be set.')
    if (Number(raw.max_output_tokens) < 16)
      return invalid("Invalid 'max_output_tokens': integer below minimum value.")
    return strictRefusal(body.text?.format.schema)
  },
  chat: ({ provider, kind, raw, system, prompt }, body) => {
    if (!('max_tokens' in raw) && !('max_completion_tokens' in raw))
      return invalid('max_tokens should be set.')
    if (provider === 'openai') return strictRefusal(body.response_format?.json_schema?.schema)
    if (kind === 'ask') return null
    if (body.response_format?.type !== 'json_object')
      return invalid('This response_format type is unavailable now')
    return /json/i.test(system + prompt) ? null : invalid("Prompt must contain the word 'json'")
  },
  messages: ({ raw, turns }) => {
    const refused = ['temperature', 'top_p', 'top_k', 'thinking'].find((name) => name in raw)
    if (refused) return invalid(`${refused}: not supported by this model.`)
    if (!('max_tokens' in raw)) return invalid('max_tokens: Field required')
    if (turns.some(({ role, text }) => role === 'user' && !text.trim()))
      return invalid('messages: text content blocks must be non-empty')
    return null
  },
}

function strictRefusal(schema: unknown): Refusal | null {
  const fault = strictFault(schema)
  return fault
    ? { ...invalid(`Invalid schema for response_format: ${fault}`), code: 'invalid_json_schema' }
    : null
}
