import { createAnthropic } from '@ai-sdk/anthropic'
import { createDeepSeek } from '@ai-sdk/deepseek'
import type { Adapter, ProviderOptions } from '../adapter.ts'
import type { Access } from '../environment.ts'
import { messagesSearch } from './anthropic.ts'
import { usesLowEffort } from './effort.ts'
import { providerFetch } from './provider-fetch.ts'

const DEEPSEEK = 'https://api.deepseek.com'

/**
 * DeepSeek: chat completions in JSON mode, with the schema in the prompt. It can search only through its copy of
 * Anthropic's Messages API (api-docs.deepseek.com/guides/anthropic_api).
 */
export function deepSeekAdapter({ key, baseUrl, search }: Access): Adapter {
  const base = baseUrl ?? DEEPSEEK
  const deepseek = createDeepSeek({ apiKey: key, baseURL: base, fetch: providerFetch })
  const messages = createAnthropic({
    apiKey: key,
    baseURL: `${base.replace(/\/v\d+$/, '')}/anthropic/v1`,
    fetch: providerFetch,
  })
  const brief = (model: string) => usesLowEffort('deepseek', model)
  return {
    writer: (model) => deepseek(model),
    writerOptions: (model): ProviderOptions => (brief(model) ? { deepseek: { reasoningEffort: 'low' } } : {}),
    search: search
      ? {
          searcher: (model) => messages(model),
          searcherOptions: (model): ProviderOptions => (brief(model) ? { anthropic: { effort: 'low' } } : {}),
          toolsFor: messagesSearch,
        }
      : null,
  }
}
