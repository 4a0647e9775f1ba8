import type { z } from 'zod'
import type { EngineId } from '../domain/validation.ts'
import type { Usage } from '../engine/engine.ts'

export interface WriteRequest<Value> {
  schema: z.ZodType<Value>
  /** Names the answer to the model: letters, digits, - and _. */
  name: string
  system: string
  prompt: string
  maxOutputTokens: number
  /** Faults that the schema cannot see, such as an unknown source id; sent back in the one repair. */
  problems?: (value: Value) => string[]
  signal: AbortSignal
}

export interface SearchRequest {
  system: string
  prompt: string
  signal: AbortSignal
}

/** A page that a search brought up. */
export interface SearchHit {
  url: string
  title: string
  /** Verbatim words of the page, where the provider quotes them. */
  quote: string | null
  /** When the page was written, in the provider's words. */
  date: string | null
}

export interface SearchResult {
  /** What the model reports of the pages; '' where no page was found. */
  text: string
  hits: SearchHit[]
  /** Whether the web was searched at all: some models answer from memory, whatever they are told. */
  searched: boolean
  usage: Usage
}

/**
 * One provider's model (docs/engines.md#models). Both calls throw `StepFailure` with what they consumed, and on abort
 * the signal's reason. A structured call has no tools; a search has no other tool than the provider's web search.
 */
export interface ModelClient {
  readonly id: EngineId
  /** The model that answers, as far as it is known before the first call. */
  readonly model: string
  readonly canSearch: boolean
  /** When the step's time is over, in ms since 1970: no answer comes after it. */
  readonly endsAt: number
  write<Value>(request: WriteRequest<Value>): Promise<{ value: Value; usage: Usage }>
  search(request: SearchRequest): Promise<SearchResult>
}
