import type { IncomingHttpHeaders } from 'node:http'
import { PROVIDERS, type Provider } from '@domain/model-providers'
import { z } from 'zod'

/** The APIs that providers offer. */
export type Api = 'responses' | 'chat' | 'messages'

const PATHS: Record<string, Api> = {
  'openai/v1/responses': 'responses',
  'openai/v1/chat/completions': 'chat',
  'anthropic/v1/messages': 'messages',
  'deepseek/chat/completions': 'chat',
  'deepseek/anthropic/v1/messages': 'messages',
}

const contentSchema = z.union([
  z.string(),
  z
    .array(z.looseObject({ text: z.string().default('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
])
const turnSchema = z.looseObject({ role: z.string(), content: contentSchema.nullish() })
const schemaSchema = z.looseObject({ title: z.string().optional() })

/** The parts of a request body that the fake reads, for every API. */
export const bodySchema = z.looseObject({
  model: z.string(),
  tools: z.array(z.unknown()).default([]),
  /** Responses and chat completions put the system prompt among the turns; Messages has a separate field. */
  input: z.array(turnSchema).default([]),
  messages: z.array(turnSchema).default([]),
  system: contentSchema.default(''),
  text: z
    .looseObject({ format: z.looseObject({ name: z.string(), schema: schemaSchema }) })
    .optional()
    .catch(undefined),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z.looseObject({ name: z.string(), schema: schemaSchema }).optional(),
    })
    .optional(),
  output_config: z.looseObject({ format: z.looseObject({ schema: schemaSchema }).optional() }).optional(),
})
export type Body = z.infer<typeof bodySchema>

/** One request to the fake, as a test sees it. */
export interface Call {
  provider: Provider
  api: Api
  /** A structured answer, a web search, or plain text. */
  kind: 'write' | 'search' | 'ask'
  /** Name of the requested schema; '' for an unstructured answer. */
  name: string
  model: string
  system: string
  /** The user's text from all turns. */
  prompt: string
  turns: { role: string; text: string }[]
  /** The idea that the prompt marks off as data; '' if there is none. */
  idea: string
  /** The number of calls of this provider, kind and name for this idea, including this one. */
  nth: number
  headers: IncomingHttpHeaders
  /** The request body as received. */
  raw: Record<string, unknown>
  /** Resolves when the connection closes, whether answered or abandoned. */
  closed: Promise<void>
}

export function pathOf(url = ''): { provider: Provider; api: Api } | null {
  const path = url.replace(/^\//, '')
  const provider = PROVIDERS.find((each) => path.startsWith(`${each}/`))
  const api = PATHS[path]
  return provider && api ? { provider, api } : null
}

const SYSTEM_ROLES = ['system', 'developer']

const IDEA = /\[BEGIN IDEA (\w+)\]\n(.*?)\n\[END IDEA \1\]/s

export const ideaOf = (prompt: string) => IDEA.exec(prompt)?.[2] ?? ''

export function turnsOf(body: Body) {
  const turns = [...body.input, ...body.messages].map(({ role, content }) => ({ role, text: content ?? '' }))
  const saidBy = (...roles: string[]) =>
    turns.filter(({ role }) => roles.includes(role)).map(({ text }) => text)
  return {
    turns: turns.filter(({ role }) => !SYSTEM_ROLES.includes(role)),
    system: [body.system, ...saidBy(...SYSTEM_ROLES)].join('\n').trim(),
    prompt: saidBy('user').join('\n\n'),
  }
}

/** The name of the requested schema. DeepSeek's schema is in the prompt; Anthropic's only has a title. */
export function nameOf(body: Body): string {
  const schema = body.output_config?.format?.schema ?? schemaInWords(turnsOf(body).system)
  return body.text?.format.name ?? body.response_format?.json_schema?.name ?? schema?.title ?? ''
}

/** The kind of answer requested: a call with neither tools nor an output format asks for plain text. */
export function kindOf(body: Body): Call['kind'] {
  if (body.tools.length) return nameOf(body) ? 'write' : 'search'
  return body.text || body.response_format || body.output_config?.format ? 'write' : 'ask'
}

function schemaInWords(system: string) {
  const line = system.split('\n').find((each) => each.startsWith('Return JSON that conforms'))
  return line ? schemaSchema.parse(JSON.parse(line.slice(line.indexOf('{')))) : undefined
}
