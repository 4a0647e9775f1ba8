import { z } from 'zod'
import type { Provider } from '../domain/ai-models.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
/** What providers and compatible servers call their models holds slashes and colons, but never a space. */
const modelId = z.string().regex(/^\S{1,128}$/, 'must be the id of a model, which has no spaces')

const environmentSchema = z.object({
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_MODEL: modelId.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODEL: modelId.optional(),
  DEEPSEEK_API_KEY: z.string().optional(),
  DEEPSEEK_BASE_URL: address.optional(),
  DEEPSEEK_MODEL: modelId.optional(),
  AI_WEB_SEARCH: z.enum(['on', 'off']).optional(),
  AI_CALL_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(50),
})

/** How a provider is reached. */
export interface Access {
  key: string
  /** A compatible or local server; null for the provider's own. Without a slash at its end. */
  baseUrl: string | null
  /** The model to ask for in place of the one in the settings, as such servers have models of their own. */
  model: string | null
  /** Whether the server is asked to search the web. */
  search: boolean
}

export interface AiEnvironment {
  /** Null for a provider without a key. */
  access: Record<Provider, Access | null>
  callTimeoutMs: number
}

// An empty variable counts as one that is not set.
const set = (value: string | undefined) => value?.trim() || undefined

/** Which providers have a key, however malformed the rest is. */
export function keysPresent(variableOf: (name: string) => string | undefined): Record<Provider, boolean> {
  const has = (provider: Provider) => set(variableOf(`${provider.toUpperCase()}_API_KEY`)) !== undefined
  return { openai: has('openai'), anthropic: has('anthropic'), deepseek: has('deepseek') }
}

/** What the engines take from the environment (DESIGN §6). Throws a `ZodError` when something is malformed. */
export function aiEnvironment(variableOf: (name: string) => string | undefined): AiEnvironment {
  const names = Object.keys(environmentSchema.shape)
  const values = environmentSchema.parse(
    Object.fromEntries(names.map((name) => [name, set(variableOf(name))])),
  )
  const accessOf = (key?: string, baseUrl: string | null = null, model: string | null = null) => {
    // Few compatible servers can search, so there it has to be asked for.
    const search = values.AI_WEB_SEARCH ? values.AI_WEB_SEARCH === 'on' : baseUrl === null
    return key ? { key, baseUrl, model, search } : null
  }
  return {
    access: {
      openai: accessOf(values.OPENAI_API_KEY, values.OPENAI_BASE_URL, values.OPENAI_MODEL),
      anthropic: accessOf(values.ANTHROPIC_API_KEY, values.ANTHROPIC_BASE_URL, values.ANTHROPIC_MODEL),
      deepseek: accessOf(values.DEEPSEEK_API_KEY, values.DEEPSEEK_BASE_URL, values.DEEPSEEK_MODEL),
    },
    callTimeoutMs: values.AI_CALL_TIMEOUT_SECONDS * 1000,
  }
}
