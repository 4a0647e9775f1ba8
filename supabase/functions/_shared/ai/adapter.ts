import type { generateText, LanguageModel, ToolSet } from 'ai'

export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** What differs between the providers; everything else is done in one way for all of them. */
export interface Adapter {
  /** The model for structured answers. */
  writer(model: string): LanguageModel
  writerOptions(model: string): ProviderOptions
  /** Null where the server cannot search. */
  search: {
    searcher(model: string): LanguageModel
    searcherOptions(model: string): ProviderOptions
    /** The provider's web search, for at most so many uses where it can be told. */
    toolsFor(maxUses: number): ToolSet
  } | null
}
