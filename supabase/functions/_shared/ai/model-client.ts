import type { z } from 'zod'
import type { EngineId } from '../domain/validation.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'
import type { SearchHit } from './hits.ts'

export interface WriteRequest<Value> {
  schema: z.ZodType<Value>
  /** Name of the answer for the model: letters, digits, - and _. */
  name: string
  system: string
  prompt: string
  maxOutputTokens: number
  /** Faults that the schema cannot detect, such as an unknown source id; sent back to the model in its one repair. */
  problems?: (value: Value) => string[]
  /** Possible improvements, such as a source that does not state the figure; sent back once, and never a failure. */
  wishes?: (value: Value) => string[]
  /** Stores the answers, so that later attempts do not ask again. Without it, a slow step fails. */
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
  /** The model's report on the pages; '' if no page was found. */
  text: string
  hits: SearchHit[]
  /** Whether the model searched the web: some models answer from memory despite the prompt. */
  searched: boolean
  usage: Usage
}

/**
 * One provider's model (docs/engines.md#models). Both calls throw `StepFailure` with the usage, the signal's reason on
 * abort, and, with a checkpoint, `StepPause` when another worker should continue. A structured call has no tools; a
 * search has no tool but the provider's web search.
 */
export interface ModelClient {
  readonly id: EngineId
  /** The model that answers; before the first call, the requested one. */
  readonly model: string
  readonly canSearch: boolean
  /** Whether requests are sent one at a time, for example to a local server with one processor. */
  readonly oneAtATime: boolean
  /** What follows a report that this model has written, by the operator's settings. */
  readonly followUp: 'on' | 'judge' | 'off'
  /**
   * A cheaper model of the same provider for simple tasks; this client if there is none or the environment names the
   * model.
   */
  readonly cheap: ModelClient
  /** End of the step's time, in ms since 1970; no answer arrives later. */
  readonly endsAt: number
  write<Value>(request: WriteRequest<Value>): Promise<{ value: Value; usage: Usage }>
  search(request: SearchRequest): Promise<SearchResult>
}
