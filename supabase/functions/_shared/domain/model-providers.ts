import { z } from 'zod'
import { parseLocalModel } from './local-models.ts'

/** In display order. */
export const PROVIDERS = ['openai', 'anthropic', 'deepseek'] as const
export const providerSchema = z.enum(PROVIDERS)
export type Provider = z.infer<typeof providerSchema>

export type ModelStatus = 'current' | 'retiring' | 'retired'

/** A model that administrators can select: those listed in docs/contract.md#ai-settings, and current ones. */
export interface AiModel {
  id: string
  provider: Provider
  /** As of the date of the facts below; `statusOf` gives the status on a given day. */
  status: ModelStatus
  /** ISO date from which the provider no longer answers; null if none is set, or for an id that the provider never had. */
  retiredOn: string | null
  /** The model that runs in its place; null for a current model. */
  successor: string | null
  /** US dollars per million tokens; null for a model that can no longer be billed. */
  dollarsPerMillionInput: number | null
  dollarsPerMillionOutput: number | null
  /** Costs that the two prices do not cover. */
  priceNote: string | null
  /** The provider's page that states these facts. */
  source: string
}

type ModelFacts = Omit<AiModel, 'provider' | 'source'>

/** Everything about a provider except the adapter that calls it (`_shared/ai/providers`). */
interface ModelProvider {
  name: string
  /** Names of the environment variables of the functions. */
  variables: { key: string; baseUrl: string; model: string }
  /** The model until an administrator selects another one (docs/contract.md#ai-settings). */
  defaultModel: string
  /** The model that judges quotations, whichever model writes. */
  cheapModel: string
  /** Null if the provider cannot search the web. */
  webSearch: {
    /** US dollars per search; null if no dollar price is published, which counts as 0. */
    dollars: number | null
  } | null
  /** Whether structured answers need a JSON schema in the subset of OpenAI's strict mode. */
  strictSchemas: boolean
  pages: { prices: string; retirements: string }
  /** In display order. */
  models: readonly ModelFacts[]
}

const current = (
  id: string,
  [dollarsPerMillionInput, dollarsPerMillionOutput]: [number, number],
  priceNote: string | null = null,
): ModelFacts => ({
  id,
  status: 'current',
  retiredOn: null,
  successor: null,
  dollarsPerMillionInput,
  dollarsPerMillionOutput,
  priceNote,
})

const retiring = (
  id: string,
  dollars: [number, number],
  retiredOn: string,
  successor: string,
): ModelFacts => ({ ...current(id, dollars), status: 'retiring', retiredOn, successor })

const retired = (id: string, retiredOn: string | null, successor: string): ModelFacts => ({
  id,
  status: 'retired',
  retiredOn,
  successor,
  dollarsPerMillionInput: null,
  dollarsPerMillionOutput: null,
  priceNote: null,
})

/** Facts from the providers' pages as of 2026-11-21. */
export const MODEL_PROVIDERS: Record<Provider, ModelProvider> = {
  openai: {
    name: 'OpenAI',
    variables: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' },
    defaultModel: 'gpt-4o-mini',
    cheapModel: 'gpt-6-luna',
    webSearch: { dollars: 0.01 },
    strictSchemas: true,
    pages: {
      prices: 'https://developers.openai.com/api/docs/pricing',
      retirements: 'https://developers.openai.com/api/docs/deprecations',
    },
    models: [
      retiring('gpt-4o', [2.5, 10], '2027-01-14', 'gpt-6-luna'),
      retiring('gpt-4o-mini', [0.15, 0.6], '2027-01-14', 'gpt-6-luna'),
      // The contract's spelling of gpt-4o-2024-05-13.
      retired('gpt-4o-2024-05', '2026-10-23', 'gpt-5.6-sol'),
      retired('o1', '2026-10-23', 'gpt-5.6-sol'),
      // OpenAI named o4-mini as the successor, which gpt-5.6-terra has since replaced.
      retired('o1-mini', '2025-10-27', 'gpt-5.6-terra'),
      // Never offered by OpenAI.
      retired('o2-preview', null, 'gpt-6-luna'),
      retired('o3-mini', '2026-10-23', 'gpt-5.6-sol'),
      current('gpt-6-luna', [0.1, 0.5]),
      current('gpt-6-sol', [2, 10]),
      current('gpt-5.6-terra', [2, 12]),
      current('gpt-5.6-sol', [4, 20]),
    ],
  },
  anthropic: {
    name: 'Anthropic',
    variables: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL', model: 'ANTHROPIC_MODEL' },
    defaultModel: 'claude-3-5-haiku-latest',
    cheapModel: 'claude-haiku-5-5',
    webSearch: { dollars: 0.01 },
    // The SDK removes keywords that the API rejects.
    strictSchemas: false,
    pages: {
      prices: 'https://platform.claude.com/docs/en/about-claude/pricing',
      retirements: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
    },
    models: [
      retired('claude-3-5-sonnet-latest', '2025-10-28', 'claude-sonnet-5-5'),
      // Anthropic named claude-haiku-4-5 as the successor; the current Haiku is 5.5.
      retired('claude-3-5-haiku-latest', '2026-02-19', 'claude-haiku-5-5'),
      retired('claude-3-opus-latest', '2026-01-05', 'claude-opus-5-5'),
      retired('claude-3-7-sonnet-latest', '2026-02-19', 'claude-sonnet-5-5'),
      current('claude-haiku-5-5', [0.1, 0.5], 'Prompts of more than 100,000 tokens cost more.'),
      current('claude-sonnet-5-5', [2, 10]),
      current('claude-opus-5-5', [4, 20]),
    ],
  },
  deepseek: {
    name: 'DeepSeek',
    variables: { key: 'DEEPSEEK_API_KEY', baseUrl: 'DEEPSEEK_BASE_URL', model: 'DEEPSEEK_MODEL' },
    defaultModel: 'deepseek-chat',
    cheapModel: 'deepseek-flash',
    // 5 CNY per 1,000 searches.
    webSearch: { dollars: null },
    // The schema goes into the prompt.
    strictSchemas: false,
    pages: {
      prices: 'https://api-docs.deepseek.com/quick_start/pricing',
      retirements: 'https://api-docs.deepseek.com/quick_start/pricing',
    },
    models: [
      retired('deepseek-chat', '2026-07-24', 'deepseek-flash'),
      retired('deepseek-reasoner', '2026-07-24', 'deepseek-flash'),
      // Open weights only, never a model of the API.
      retired('deepseek-llm-70b', null, 'deepseek-flash'),
      current('deepseek-flash', [0.3, 1.2], 'At peak times; off-peak is half of it.'),
      current('deepseek-v4-pro', [1.32, 3.96], 'At peak times.'),
    ],
  },
}

/** The name of a provider; an unknown id is returned unchanged. */
export function providerName(id: string): string {
  const { data: known } = providerSchema.safeParse(id)
  return known ? MODEL_PROVIDERS[known].name : id
}

/** OpenAI's own model names; local servers answer in its format under other names. */
const OF_OPENAI = /^(?:ft:)?(?:gpt-\d|o\d|chatgpt)/

/**
 * A model with its provider, if it is one of the provider's own: 'OpenAI gpt-6-luna', but 'gpt-oss:20b' on an Ollama
 * server.
 */
export const modelName = (provider: string, model: string): string =>
  provider === 'openai' && !OF_OPENAI.test(model) ? model : `${providerName(provider)} ${model}`

export const modelsOf = (provider: Provider): AiModel[] => {
  const { models, pages } = MODEL_PROVIDERS[provider]
  return models.map((model) => ({
    ...model,
    provider,
    source: model.status === 'current' ? pages.prices : pages.retirements,
  }))
}

const modelOf = (provider: Provider, id: string) => modelsOf(provider).find((model) => model.id === id)

/** The column of `ai_provider_settings` with the model of a provider. */
export const modelColumn = <Name extends Provider>(provider: Name) => `${provider}_model` as const

/**
 * A row of `ai_provider_settings`. It has a model column per provider, of which only the active provider's counts;
 * without a model there, the default is selected. `local` names a model that writes in place of OpenAI's.
 */
export const providerSettingsSchema = z
  .looseObject({ provider: providerSchema, is_active: z.boolean() })
  .transform(({ provider, is_active, ...row }) => ({
    provider,
    active: is_active,
    model: z.string().min(1).catch(MODEL_PROVIDERS[provider].defaultModel).parse(row[modelColumn(provider)]),
    local: provider === 'openai' ? parseLocalModel(row.local_model) : null,
  }))
export type ProviderSettings = z.infer<typeof providerSettingsSchema>

/** The status of a model on a day: a retiring model is retired from its date on. */
export function statusOf({ status, retiredOn }: AiModel, today: Date): ModelStatus {
  return retiredOn !== null && retiredOn <= today.toISOString().slice(0, 10) ? 'retired' : status
}

/** The successor of a model that its provider no longer knows; null if none is known. */
export function successorOf(provider: Provider, id: string): string | null {
  return modelOf(provider, id)?.successor ?? null
}

/**
 * The model to request when `id` is selected (docs/engines.md#models): the same, or its successor once it is retired.
 * `note` tells administrators about the replacement. An unknown id is returned unchanged.
 */
export function modelToRun(
  provider: Provider,
  id: string,
  today: Date,
): { model: string; note: string | null } {
  const model = modelOf(provider, id)
  if (!model?.successor || statusOf(model, today) !== 'retired') return { model: id, note: null }
  const successor = modelToRun(provider, model.successor, today).model
  const fate = model.retiredOn
    ? `was retired on ${model.retiredOn}`
    : `is not offered by ${providerName(provider)}`
  return { model: successor, note: `${id} ${fate}; ${successor} was used instead.` }
}

interface Consumption {
  provider: Provider
  model: string
  inputTokens: number
  outputTokens: number
  searches: number
}

/** US dollars for tokens and searches by the provider's price list; null if the model's price is unknown. */
export function costDollarsOf({ provider, model, ...used }: Consumption): number | null {
  const price = modelOf(provider, model)
  if (!price || price.dollarsPerMillionInput === null || price.dollarsPerMillionOutput === null) return null
  return (
    (used.inputTokens * price.dollarsPerMillionInput) / 1e6 +
    (used.outputTokens * price.dollarsPerMillionOutput) / 1e6 +
    used.searches * (MODEL_PROVIDERS[provider].webSearch?.dollars ?? 0)
  )
}
