import type { AudienceSection, ConceptSection, MarketSection } from '../domain/report.ts'
import type { Corrections } from '../domain/understanding.ts'
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
  /** What the founder said against the reading of the idea by templates; engines with a model read for themselves. */
  corrections: Corrections
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
 * Writes the sections of a report (DESIGN §6). Each call is one durable step: it may be repeated after a
 * crash, so it has no effect but its answer and its checkpoint. Throws `StepFailure` when it cannot finish.
 */
export interface Engine {
  concept(input: StepInput): Promise<Written<ConceptSection>>
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
