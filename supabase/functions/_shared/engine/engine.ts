import type { Brief } from '../domain/brief/brief.ts'
import type { LookupRecord } from '../domain/lookups.ts'
import type { AudienceSection, ConceptSection, MarketSection } from '../domain/report.ts'
import type { Usage } from '../domain/usage.ts'
import type { EngineNote } from '../domain/validation.ts'

export type { Usage }

/** What a step has found out so far and need not find out again when it is attempted once more. */
export interface Checkpoint {
  /** What the last `save` of an earlier attempt held; null when there was none. */
  readonly saved: unknown
  save(value: object): Promise<void>
}

/** What every step gets: the idea as stored (data, never instructions) and the way to be stopped. */
export interface StepInput {
  idea: string
  /** What the idea says, field by field, as its founder left it; open fields were read from the text. */
  brief: Brief
  briefVersion: number
  /** What public sources answered; null or left out where nothing was looked up. */
  lookups?: LookupRecord | null
  /** 1 for the first attempt. */
  attempt: number
  checkpoint: Checkpoint
  signal: AbortSignal
}

/** A finished section, who wrote it, and what it cost. */
export interface Written<Section> {
  section: Section
  engine: EngineNote
  usage: Usage | null
}

/**
 * Writes the sections of a report (docs/engines.md). Each call is one durable step: it may be repeated after a
 * crash, so it has no effect but its answer and its checkpoint. Throws `StepFailure` when it cannot finish.
 */
export interface Engine {
  /** `brief` is what a model read in the idea, for the fields that were open. */
  concept(input: StepInput): Promise<Written<ConceptSection> & { brief?: Brief }>
  audience(input: StepInput & { concept: ConceptSection }): Promise<Written<AudienceSection>>
  market(input: StepInput & { concept: ConceptSection }): Promise<Written<MarketSection>>
}

/** The engine for the next step, by the settings as they are now. */
export type ChooseEngine = () => Promise<Engine>

interface FailureOptions {
  /** For admins; the reason when left out. */
  detail?: string
  retryable?: boolean
  /** No attempt before this time, as a provider asks for. */
  notBefore?: Date | null
  /** What the failed attempt consumed. */
  usage?: Usage | null
  cause?: unknown
}

/** Why a step could not finish. `reason` is shown to the founder, `detail` to admins only. */
export class StepFailure extends Error {
  readonly detail: string
  readonly retryable: boolean
  readonly notBefore: Date | null
  readonly usage: Usage | null

  constructor(reason: string, options: FailureOptions = {}) {
    super(reason, { cause: options.cause })
    this.name = 'StepFailure'
    this.detail = options.detail ?? reason
    this.retryable = options.retryable ?? true
    this.notBefore = options.notBefore ?? null
    this.usage = options.usage ?? null
  }
}
