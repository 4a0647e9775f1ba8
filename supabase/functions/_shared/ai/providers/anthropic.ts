import { createAnthropic } from '@ai-sdk/anthropic'
import type { Adapter, ProviderOptions } from '../adapter.ts'
import type { Access } from '../environment.ts'
import { usesLowEffort } from './effort.ts'
import { providerFetch } from './provider-fetch.ts'
import { webSearchTool } from './web-search-tool.ts'

const ANTHROPIC = 'https://api.anthropic.com/v1'

/** The search that also DeepSeek understands; later versions run code. */
export const messagesSearch = (maxUses: number) => webSearchTool('anthropic.web_search_20250305', { maxUses })

/**
 * Anthropic: Messages. Neither temperature nor thinking is set: current models refuse both. The schema goes out
 * as it is; the SDK takes away what the API refuses.
 */
export function anthropicAdapter({ key, baseUrl, search }: Access): Adapter {
  const anthropic = createAnthropic({ apiKey: key, baseURL: versioned(baseUrl), fetch: providerFetch })
  const optionsOf = (model: string): ProviderOptions =>
    usesLowEffort('anthropic', model) ? { anthropic: { effort: 'low' } } : {}
  return {
    writer: (model) => anthropic(model),
    writerOptions: optionsOf,
    search: search
      ? {
          searcher: (model) => anthropic(model),
          searcherOptions: optionsOf,
          toolsFor: messagesSearch,
        }
      : null,
  }
}

// Anthropic's own tools leave /v1 out of this variable, other servers put it in.
function versioned(baseUrl: string | null): string {
  if (baseUrl === null) return ANTHROPIC
  return /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`
}
