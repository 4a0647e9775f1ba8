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

// The SDK would print what a model does not support into the functions' log at every call.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Left at the end of a step's time to report what it consumed. */
const REPORT_MS = 3_000
/** What a step's time is beyond that of one call (stepLimitMs). */
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
 * The way to the selected model, or to its successor when it is retired by `today`; null without a key, or for a local
 * model without the address of its server.
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
 * The client of the selected provider's model for one step, which gets no answer after `endsAt` (ms since 1970); of
 * its successor when it is retired by `today`. Null when the provider has no key: then the built-in analyst writes
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
