import type { IncomingHttpHeaders } from 'node:http'
import { PROVIDERS, type Provider } from '@domain/model-providers'
import { z } from 'zod'

/** The interfaces that providers speak. */
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

/** What is read of a request's body, whichever API it is for. */
export const bodySchema = z.looseObject({
  model: z.string(),
  tools: z.array(z.unknown()).default([]),
  /** Responses and chat completions hold the system's words among the turns, Messages apart. */
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
  /** A structured answer is wanted, a search of the web, or just a few words. */
  kind: 'write' | 'search' | 'ask'
  /** Name of the wanted answer; '' where it is not structured. */
  name: string
  model: string
  system: string
  /** What the user says, in all turns. */
  prompt: string
  turns: { role: string; text: string }[]
  /** The idea that the prompt marks off as data; '' where there is none. */
  idea: string
  /** How many calls of this provider, kind and name there have been for the idea, with this one. */
  nth: number
  headers: IncomingHttpHeaders
  /** The request as it came. */
  raw: Record<string, unknown>
  /** When the connection is over, be it answered or abandoned. */
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

/** The name of the wanted answer: DeepSeek's schema stands in the prompt, Anthropic's has only a title. */
export function nameOf(body: Body): string {
  const schema = body.output_config?.format?.schema ?? schemaInWords(turnsOf(body).system)
  return body.text?.format.name ?? body.response_format?.json_schema?.name ?? schema?.title ?? ''
}

/** What is wanted: without tools, and without a word about the form of the answer, it is plain words. */
export function kindOf(body: Body): Call['kind'] {
  if (body.tools.length) return nameOf(body) ? 'write' : 'search'
  return body.text || body.response_format || body.output_config?.format ? 'write' : 'ask'
}

function schemaInWords(system: string) {
  const line = system.split('\n').find((each) => each.startsWith('Return JSON that conforms'))
  return line ? schemaSchema.parse(JSON.parse(line.slice(line.indexOf('{')))) : undefined
}
