import { MODEL_PROVIDERS, modelToRun, type Provider } from '../domain/model-providers.ts'
import { StepFailure } from '../engine/engine.ts'
import type { Adapter } from './adapter.ts'
import type { ModelInUse } from './calls.ts'
import { type Access, type AiEnvironment, accessTo, type SelectedModel } from './environment.ts'
import type { ModelClient } from './model-client.ts'
import { anthropicAdapter } from './providers/anthropic.ts'
import { deepSeekAdapter } from './providers/deepseek.ts'
import { openAiAdapter } from './providers/openai.ts'
import { search } from './search.ts'
import { write } from './write.ts'

// Otherwise the SDK logs a warning on every call about settings that the model does not support.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Reserved at the end of a step's time for reporting its usage. */
const REPORT_MS = 3_000
/** How much longer than one call a step may take (stepLimitMs). */
const BESIDE_CALL_MS = 12_000

const ADAPTERS: Record<Provider, (access: Access) => Adapter> = {
  openai: openAiAdapter,
  anthropic: anthropicAdapter,
  deepseek: deepSeekAdapter,
}

/** A model and the adapter that calls it. */
export interface OpenModel {
  adapter: Adapter
  inUse: ModelInUse
  oneAtATime: boolean
}

/**
 * The selected model, or its successor if it is retired by `today`; null without a key, or for a local model whose
 * server has no address.
 */
export function resolveModel(
  settings: SelectedModel,
  environment: AiEnvironment,
  today: Date,
  endsAt: number,
): OpenModel | null {
  const { provider, model: selected } = settings
  const { callTimeoutMs } = environment
  const access = accessTo(settings, environment)
  if (!access) return null
  const chosen = access.model ? { model: access.model, note: null } : modelToRun(provider, selected, today)
  const { key } = access
  const fixed = access.model !== null
  return {
    adapter: ADAPTERS[provider](access),
    inUse: { ...chosen, provider, fixed, key, callTimeoutMs, background: access.background, endsAt },
    oneAtATime: access.oneAtATime,
  }
}

/**
 * The client of the selected provider's model for one step, or of its successor if the model is retired by `today`.
 * Returns no answer after `endsAt` (ms since 1970). Null if the provider has no key: then the built-in analyst writes
 * (docs/engines.md).
 */
export function openModel(
  settings: SelectedModel,
  environment: AiEnvironment,
  today: Date = new Date(),
  endsAt: number = Date.now() + environment.callTimeoutMs + BESIDE_CALL_MS - REPORT_MS,
): ModelClient | null {
  const way = resolveModel(settings, environment, today, endsAt)
  if (!way) return null
  const { adapter, inUse, oneAtATime } = way
  const { provider } = inUse
  const { cheapModel } = MODEL_PROVIDERS[provider]
  const client: ModelClient = {
    id: provider,
    get model() {
      return inUse.model
    },
    followUp: environment.followUp,
    get cheap() {
      if (inUse.fixed || inUse.model === cheapModel) return client
      return openModel({ provider, model: cheapModel }, environment, today, endsAt) ?? client
    },
    canSearch: adapter.search !== null,
    oneAtATime,
    endsAt,
    write: (request) => write(adapter, inUse, request),
    search: async (request) => {
      if (!adapter.search) throw new StepFailure(`${provider} cannot search here`, { retryable: false })
      return search(adapter.search, inUse, request)
    },
  }
  return client
}
