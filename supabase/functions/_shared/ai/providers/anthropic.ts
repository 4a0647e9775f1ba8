import { createAnthropic } from '@ai-sdk/anthropic'
import type { Adapter, ProviderOptions } from '../adapter.ts'
import type { Access } from '../environment.ts'
import { usesLowEffort } from './effort.ts'
import { providerFetch } from './provider-fetch.ts'
import { webSearchTool } from './web-search-tool.ts'

const ANTHROPIC = 'https://api.anthropic.com/v1'

/** DeepSeek understands this version of the search, too; later versions run code. */
export const messagesSearch = (maxUses: number) => webSearchTool('anthropic.web_search_20250305', { maxUses })

/**
 * Anthropic's Messages API. Neither temperature nor thinking is set, because current models refuse both. The schema is
 * sent as is; the SDK removes what the API refuses.
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

// Anthropic's own tools leave /v1 out of this variable; other servers include it.
function versioned(baseUrl: string | null): string {
  if (baseUrl === null) return ANTHROPIC
  return /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`
}
