import type { AudienceSection, ConceptSection, EvidenceSection, MarketSection } from '../domain/report.ts'
import type { EngineNote } from '../domain/validation.ts'

/** What every step gets: the idea as stored (data, never instructions) and the way to be stopped. */
export interface StepInput {
  idea: string
  signal: AbortSignal
}

/** Tokens that a step's model calls consumed; null where no model was asked. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  model: string
}

/** A finished section, who wrote it, and what it cost. */
export interface Written<Section> {
  section: Section
  engine: EngineNote
  usage: Usage | null
}

/**
 * Writes the sections of a report (DESIGN §6). Each call is one durable step: it may be repeated after a
 * crash, so it has no effect but its answer. Throws `StepFailure` when it cannot finish.
 */
export interface Engine {
  concept(input: StepInput): Promise<Written<ConceptSection>>
  audience(input: StepInput & { concept: ConceptSection }): Promise<Written<AudienceSection>>
  market(input: StepInput & { concept: ConceptSection }): Promise<Written<MarketSection>>
  evidence(
    input: StepInput & { concept: ConceptSection; audience: AudienceSection; market: MarketSection },
  ): Promise<Written<EvidenceSection>>
}

/** Why a step could not finish. `reason` is shown to the founder, `detail` to admins only. */
export class StepFailure extends Error {
  readonly detail: string
  readonly retryable: boolean
  readonly notBefore: Date | null

  constructor(
    reason: string,
    { detail = reason, retryable = true, notBefore = null as Date | null, cause = undefined as unknown } = {},
  ) {
    super(reason, { cause })
    this.name = 'StepFailure'
    this.detail = detail
    this.retryable = retryable
    this.notBefore = notBefore
  }
}
