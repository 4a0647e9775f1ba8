import type { z } from 'zod'
import type { EngineId } from '../domain/validation.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'
import type { SearchHit } from './hits.ts'

export interface WriteRequest<Value> {
  schema: z.ZodType<Value>
  /** Names the answer to the model: letters, digits, - and _. */
  name: string
  system: string
  prompt: string
  maxOutputTokens: number
  /** Faults that the schema cannot see, such as an unknown source id; sent back in the one repair. */
  problems?: (value: Value) => string[]
  /** What could be better, such as a source that does not state the figure; sent back once, and never a failure. */
  wishes?: (value: Value) => string[]
  /** Where answers are kept, so that no later attempt asks for them again. Without it a slow step is a failure. */
  checkpoint?: Checkpoint
  signal: AbortSignal
}

export interface SearchRequest {
  system: string
  prompt: string
  checkpoint?: Checkpoint
  signal: AbortSignal
}

export interface SearchResult {
  /** What the model reports of the pages; '' where no page was found. */
  text: string
  hits: SearchHit[]
  /** Whether the model searched the web: some models answer from memory in spite of the prompt. */
  searched: boolean
  usage: Usage
}

/**
 * One provider's model (docs/engines.md#models). Both calls throw `StepFailure` with what they consumed, on abort
 * the signal's reason, and with a checkpoint `StepPause` where another worker is to go on. A structured call has no tools; a search has no other tool than the provider's web search.
 */
export interface ModelClient {
  readonly id: EngineId
  /** The model that answers; before the first call, the one that is requested. */
  readonly model: string
  readonly canSearch: boolean
  /** Whether requests are sent one at a time, as to a local server with one processor. */
  readonly oneAtATime: boolean
  /** What follows a report that it has written, by the settings of the operator. */
  readonly followUp: 'on' | 'judge' | 'off'
  /** A cheap model of the same provider for simple tasks; this client if there is none or the environment sets the model. */
  readonly cheap: ModelClient
  /** When the step's time is over, in ms since 1970: no answer comes after it. */
  readonly endsAt: number
  write<Value>(request: WriteRequest<Value>): Promise<{ value: Value; usage: Usage }>
  search(request: SearchRequest): Promise<SearchResult>
}
