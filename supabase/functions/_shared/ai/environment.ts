import { z } from 'zod'
import {
  LOCAL_SERVERS,
  type LocalModel,
  type LocalServer,
  localServerSchema,
} from '../domain/local-models.ts'
import {
  MODEL_PROVIDERS,
  PROVIDERS,
  type Provider,
  type ProviderSettings,
} from '../domain/model-providers.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
/** Model ids of providers and compatible servers may contain slashes and colons, but never spaces. */
const modelId = z.string().regex(/^\S{1,128}$/, 'must be the id of a model, which has no spaces')

const providerVariables = PROVIDERS.flatMap((provider): [string, z.ZodType<string | undefined>][] => {
  const { key, baseUrl, model } = MODEL_PROVIDERS[provider].variables
  return [
    [key, z.string().optional()],
    [baseUrl, address.optional()],
    [model, modelId.optional()],
  ]
})
const providersSchema = z.object(Object.fromEntries(providerVariables))
const onOffSchema = z.enum(['on', 'off']).optional()
const callSecondsSchema = z.coerce.number().positive().max(600).default(60)
/** What follows a completed report. `judge`: a model judges its quotations; `on`: a second round fills gaps as well. */
const followUpSchema = z.enum(['on', 'judge', 'off'])
type FollowUp = z.infer<typeof followUpSchema>
const callsSchema = z.object({
  AI_WEB_SEARCH: onOffSchema,
  AI_CALL_TIMEOUT_SECONDS: callSecondsSchema,
  AI_BACKGROUND: onOffSchema,
  AI_PARALLEL_CALLS: onOffSchema,
  AI_FOLLOW_UP: followUpSchema.default('on'),
  AI_OLLAMA_URL: address.optional(),
  AI_LM_STUDIO_URL: address.optional(),
})

/** How to reach a provider. */
export interface Access {
  key: string
  /** Address of a compatible or local server, without a trailing slash; null for the provider's own. */
  baseUrl: string | null
  /** The model to request instead of the one in the settings, because such servers have their own models. */
  model: string | null
  /** Whether the server is asked to search the web. */
  search: boolean
  /** Whether the provider generates answers in the background. */
  background: boolean
  /** Whether requests are sent one at a time. */
  oneAtATime: boolean
}

export interface AiEnvironment {
  /** Null if the provider has no key. */
  accessTo(provider: Provider): Access | null
  /** Null if the local server's address is not set. */
  accessToLocal(local: LocalModel): Access | null
  /** The addresses of the configured local servers. */
  localServers: { server: LocalServer; address: string }[]
  callTimeoutMs: number
  followUp: FollowUp
}

/** Whether the server is on this machine or its network, where one processor handles all calls. */
const isOwnMachine = (baseUrl: string | null): boolean =>
  baseUrl !== null &&
  /^(?:localhost|127\.|\[::1\]|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|host\.docker\.internal$|.*\.local$)/.test(
    new URL(baseUrl).hostname,
  )

/** Time that a step needs besides its call, in seconds, to read pages and store the result. */
const BESIDE_CALL_SECONDS = 12

/**
 * Maximum time that one worker may take for a step, in ms: one call plus the work around it (docs/engines.md#models). A
 * malformed setting counts as the default here; the engine reports it.
 */
export const stepLimitMs = (variableOf: VariableOf): number =>
  (callSecondsSchema.catch(60).parse(set(variableOf('AI_CALL_TIMEOUT_SECONDS'))) + BESIDE_CALL_SECONDS) * 1000

type VariableOf = (name: string) => string | undefined

// Treats an empty variable as unset.
const set = (value: string | undefined) => value?.trim() || undefined

/** Whether a provider has a key, even if its other settings are malformed. */
export const hasKey = (provider: Provider, variableOf: VariableOf): boolean =>
  set(variableOf(MODEL_PROVIDERS[provider].variables.key)) !== undefined

/**
 * Reads the engines' settings from the environment (docs/engines.md#environment). Throws a `ZodError` if any of them is
 * malformed.
 */
export function aiEnvironment(variableOf: VariableOf): AiEnvironment {
  const names = Object.keys({ ...providersSchema.shape, ...callsSchema.shape })
  const variables = Object.fromEntries(names.map((name) => [name, set(variableOf(name))]))
  const providers = providersSchema.safeParse(variables)
  const calls = callsSchema.safeParse(variables)
  if (!providers.success || !calls.success)
    throw new z.ZodError([...(providers.error?.issues ?? []), ...(calls.error?.issues ?? [])])
  const { AI_WEB_SEARCH, AI_CALL_TIMEOUT_SECONDS, AI_BACKGROUND, AI_PARALLEL_CALLS, AI_FOLLOW_UP } =
    calls.data
  const isOneAtATime = (baseUrl: string | null) =>
    AI_PARALLEL_CALLS ? AI_PARALLEL_CALLS === 'off' : isOwnMachine(baseUrl)
  const accessTo = (provider: Provider): Access | null => {
    const { variables: named, webSearch } = MODEL_PROVIDERS[provider]
    const key = providers.data[named.key]
    const baseUrl = providers.data[named.baseUrl] ?? null
    const model = providers.data[named.model] ?? null
    // Few compatible servers can search, so it has to be switched on for them.
    const wanted = AI_WEB_SEARCH ? AI_WEB_SEARCH === 'on' : baseUrl === null
    const background = AI_BACKGROUND ? AI_BACKGROUND === 'on' : baseUrl === null
    return key
      ? {
          key,
          baseUrl,
          model,
          search: webSearch !== null && wanted,
          background: provider === 'openai' && background,
          oneAtATime: isOneAtATime(baseUrl),
        }
      : null
  }
  const addressOf = (server: LocalServer) => calls.data[LOCAL_SERVERS[server].variable] ?? null
  const accessToLocal = ({ server, model }: LocalModel): Access | null => {
    const own = addressOf(server)
    if (!own) return null
    const baseUrl = `${own}/v1`
    // Both require a key and ignore its value.
    const search = AI_WEB_SEARCH === 'on'
    return { key: server, baseUrl, model, search, background: false, oneAtATime: isOneAtATime(baseUrl) }
  }
  const localServers = localServerSchema.options.flatMap((server) => {
    const own = addressOf(server)
    return own ? [{ server, address: own }] : []
  })
  const callTimeoutMs = AI_CALL_TIMEOUT_SECONDS * 1000
  return { accessTo, accessToLocal, localServers, callTimeoutMs, followUp: AI_FOLLOW_UP }
}

export type SelectedModel = Pick<ProviderSettings, 'provider' | 'model'> &
  Partial<Pick<ProviderSettings, 'local'>>

/** A model named by the environment takes precedence over the selected one, and a local model over its provider's. */
export function accessTo({ provider, local }: SelectedModel, environment: AiEnvironment): Access | null {
  const access = environment.accessTo(provider)
  return local && !access?.model ? environment.accessToLocal(local) : access
}
