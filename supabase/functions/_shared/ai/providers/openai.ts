import { createOpenAI } from '@ai-sdk/openai'
import type { Adapter, ProviderOptions } from '../adapter.ts'
import type { Access } from '../environment.ts'
import { usesLowEffort } from './effort.ts'
import { providerFetch } from './provider-fetch.ts'
import { webSearchTool } from './web-search-tool.ts'

const OPENAI = 'https://api.openai.com/v1'
/** Opening a page counts as a tool call, as a search does. */
const MAX_TOOL_CALLS = 6

/**
 * OpenAI's Responses API, with nothing stored there. Compatible servers without search (Ollama, vLLM) use chat
 * completions instead.
 */
export function openAiAdapter({ key, baseUrl, search }: Access): Adapter {
  const openai = createOpenAI({ apiKey: key, baseURL: baseUrl ?? OPENAI, fetch: providerFetch })
  const chat = baseUrl !== null && !search
  const responsesOptions = (model: string): ProviderOptions => ({
    openai: { store: false, ...(usesLowEffort('openai', model) && { reasoningEffort: 'low' }) },
  })
  return {
    writer: (model) => (chat ? openai.chat(model) : openai.responses(model)),
    writerOptions: (model) => (chat ? {} : responsesOptions(model)),
    search: search
      ? {
          searcher: (model) => openai.responses(model),
          searcherOptions: (model) => ({
            openai: { ...responsesOptions(model).openai, maxToolCalls: MAX_TOOL_CALLS },
          }),
          toolsFor: () => webSearchTool('openai.web_search', { searchContextSize: 'medium' }),
        }
      : null,
  }
}
