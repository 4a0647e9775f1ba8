import type { generateText, LanguageModel, ToolSet } from 'ai'

export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** The differences between providers; everything else works the same for all of them. */
export interface Adapter {
  /** The model for structured answers. */
  writer(model: string): LanguageModel
  writerOptions(model: string): ProviderOptions
  /** Null if the server cannot search. */
  search: {
    searcher(model: string): LanguageModel
    searcherOptions(model: string): ProviderOptions
    /** The provider's web search, limited to `maxUses` uses where the provider supports a limit. */
    toolsFor(maxUses: number): ToolSet
  } | null
}
