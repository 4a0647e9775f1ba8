import { z } from 'zod'

export const PROVIDERS = ['openai', 'anthropic', 'deepseek'] as const
export const providerSchema = z.enum(PROVIDERS)
export type Provider = z.infer<typeof providerSchema>

export const PROVIDER_NAMES: Record<Provider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  deepseek: 'DeepSeek',
}

/** The model of a provider that was never set up otherwise (spec part 2 §5). */
export const DEFAULT_MODELS: Record<Provider, string> = {
  openai: 'gpt-4o-mini',
  anthropic: 'claude-3-5-haiku-latest',
  deepseek: 'deepseek-chat',
}

export type ModelStatus = 'current' | 'retiring' | 'retired'

/** A model that admins can select: those that the spec lists (part 2 §5) and those that are current. */
export interface AiModel {
  id: string
  provider: Provider
  /** As of the date of the facts below; `statusOf` knows about today. */
  status: ModelStatus
  /** ISO date from which the provider answers no more; null while there is none, or for an id it never had. */
  retiredOn: string | null
  /** What runs in its place; null for a current model. */
  successor: string | null
  /** US dollars for a million tokens; null where nobody can be billed for them any more. */
  dollarsPerMillionInput: number | null
  dollarsPerMillionOutput: number | null
  /** What the two prices leave out. */
  priceNote: string | null
  /** Page of the provider that says so. */
  source: string
}

const PRICES = {
  openai: 'https://developers.openai.com/api/docs/pricing',
  anthropic: 'https://platform.claude.com/docs/en/about-claude/pricing',
  deepseek: 'https://api-docs.deepseek.com/quick_start/pricing',
} as const
const RETIREMENTS = {
  openai: 'https://developers.openai.com/api/docs/deprecations',
  anthropic: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
  deepseek: 'https://api-docs.deepseek.com/quick_start/pricing',
} as const

const current = (
  provider: Provider,
  id: string,
  dollars: [number, number],
  priceNote: string | null = null,
) => ({
  id,
  provider,
  status: 'current' as const,
  retiredOn: null,
  successor: null,
  dollarsPerMillionInput: dollars[0],
  dollarsPerMillionOutput: dollars[1],
  priceNote,
  source: PRICES[provider],
})

const retired = (provider: Provider, id: string, retiredOn: string | null, successor: string) => ({
  id,
  provider,
  status: 'retired' as const,
  retiredOn,
  successor,
  dollarsPerMillionInput: null,
  dollarsPerMillionOutput: null,
  priceNote: null,
  source: RETIREMENTS[provider],
})

const retiring = (
  provider: Provider,
  id: string,
  dollars: [number, number],
  retiredOn: string,
  successor: string,
) => ({
  ...current(provider, id, dollars),
  status: 'retiring' as const,
  retiredOn,
  successor,
  source: RETIREMENTS[provider],
})

const PEAK = 'At peak times; off-peak is half of it.'
const LONG_PROMPTS = 'Prompts of more than 100,000 tokens cost more.'

/** As the providers' pages say on 2026-11-21. */
export const AI_MODELS: readonly AiModel[] = [
  retiring('openai', 'gpt-4o', [2.5, 10], '2027-01-14', 'gpt-6-luna'),
  retiring('openai', 'gpt-4o-mini', [0.15, 0.6], '2027-01-14', 'gpt-6-luna'),
  // The spec's spelling of gpt-4o-2024-05-13.
  retired('openai', 'gpt-4o-2024-05', '2026-10-23', 'gpt-5.6-sol'),
  retired('openai', 'o1', '2026-10-23', 'gpt-5.6-sol'),
  // OpenAI named o4-mini, which has been followed by gpt-5.6-terra since.
  retired('openai', 'o1-mini', '2025-10-27', 'gpt-5.6-terra'),
  // Never offered by OpenAI.
  retired('openai', 'o2-preview', null, 'gpt-6-luna'),
  retired('openai', 'o3-mini', '2026-10-23', 'gpt-5.6-sol'),
  current('openai', 'gpt-6-luna', [0.1, 0.5]),
  current('openai', 'gpt-6-sol', [2, 10]),
  current('openai', 'gpt-5.6-terra', [2, 12]),
  current('openai', 'gpt-5.6-sol', [4, 20]),
  retired('anthropic', 'claude-3-5-sonnet-latest', '2025-10-28', 'claude-sonnet-5-5'),
  // Anthropic named claude-haiku-4-5; the Haiku of today is 5.5.
  retired('anthropic', 'claude-3-5-haiku-latest', '2026-02-19', 'claude-haiku-5-5'),
  retired('anthropic', 'claude-3-opus-latest', '2026-01-05', 'claude-opus-5-5'),
  retired('anthropic', 'claude-3-7-sonnet-latest', '2026-02-19', 'claude-sonnet-5-5'),
  current('anthropic', 'claude-haiku-5-5', [0.1, 0.5], LONG_PROMPTS),
  current('anthropic', 'claude-sonnet-5-5', [2, 10]),
  current('anthropic', 'claude-opus-5-5', [4, 20]),
  retired('deepseek', 'deepseek-chat', '2026-07-24', 'deepseek-flash'),
  retired('deepseek', 'deepseek-reasoner', '2026-07-24', 'deepseek-flash'),
  // Open weights only, never a model of the API.
  retired('deepseek', 'deepseek-llm-70b', null, 'deepseek-flash'),
  current('deepseek', 'deepseek-flash', [0.3, 1.2], PEAK),
  current('deepseek', 'deepseek-v4-pro', [1.32, 3.96], 'At peak times.'),
]

export const modelsOf = (provider: Provider): AiModel[] =>
  AI_MODELS.filter((model) => model.provider === provider)

const modelOf = (provider: string, id: string) =>
  AI_MODELS.find((model) => model.provider === provider && model.id === id)

/** The status of a model on a day: one that is retiring is retired from its date on. */
export function statusOf({ status, retiredOn }: AiModel, today: Date): ModelStatus {
  return retiredOn !== null && retiredOn <= today.toISOString().slice(0, 10) ? 'retired' : status
}

/** What runs in place of a model that its provider does not know any more; null when that is not known. */
export function successorOf(provider: Provider, id: string): string | null {
  return modelOf(provider, id)?.successor ?? null
}

/**
 * The model to ask for when `id` is selected (DESIGN §6): itself, or its successor once it is retired. `note`
 * tells admins of the replacement. An id that is not in the list is left as it is.
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
    : `is not offered by ${PROVIDER_NAMES[provider]}`
  return { model: successor, note: `${id} ${fate}; ${successor} was used instead.` }
}

/** DeepSeek's fee (5 CNY per 1,000) is left out: it is not published in dollars. */
const DOLLARS_PER_SEARCH: Record<Provider, number> = { openai: 0.01, anthropic: 0.01, deepseek: 0 }

interface Consumption {
  provider: Provider
  model: string
  inputTokens: number
  outputTokens: number
  searches: number
}

/** US dollars for tokens and searches by the provider's price list; null when the model's price is not known. */
export function costDollarsOf({ provider, model, ...used }: Consumption): number | null {
  const price = modelOf(provider, model)
  if (!price || price.dollarsPerMillionInput === null || price.dollarsPerMillionOutput === null) return null
  return (
    (used.inputTokens * price.dollarsPerMillionInput) / 1e6 +
    (used.outputTokens * price.dollarsPerMillionOutput) / 1e6 +
    used.searches * DOLLARS_PER_SEARCH[provider]
  )
}
