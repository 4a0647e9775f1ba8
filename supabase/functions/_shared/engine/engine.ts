import type { Brief } from '../domain/brief/brief.ts'
import type { Citation, ResearchTopic } from '../domain/citation.ts'
import type { LookupRecord } from '../domain/lookups.ts'
import type { AudienceSection, ConceptSection, MarketSection, Report } from '../domain/report.ts'
import type { Usage } from '../domain/usage.ts'
import type { EngineNote, MarketPart } from '../domain/validation.ts'
import type { Computing } from '../evidence/computing.ts'

export type { Usage }

/** What a step has found so far and need not find again when it is retried. */
export interface Checkpoint {
  /** The value of an earlier attempt's last `save`; null if there was none. */
  readonly saved: unknown
  save(value: object): Promise<void>
}

/** Input of every step: the idea as stored (data, never instructions) and the signal that aborts it. */
export interface StepInput {
  idea: string
  /** What the idea says, field by field, as the founder left it; open fields were read from the text. */
  brief: Brief
  briefVersion: number
  /** Results of public sources; null or absent if nothing was looked up. */
  lookups?: LookupRecord | null
  /** 1 for the first attempt. */
  attempt: number
  checkpoint: Checkpoint
  signal: AbortSignal
}

/** A finished section, its author, and its usage. */
export interface Written<Section> {
  section: Section
  engine: EngineNote
  usage: Usage | null
}

/** How a model writes a report (docs/runs-and-quota.md#steps). */
export interface ResearchPlan {
  /** Topics of web searches, each in a separate step; empty if the model cannot search. */
  topics: readonly ResearchTopic[]
  /** Whether parallel calls would only slow each other down, as on a local server. */
  oneAtATime: boolean
  /** What follows a completed report. `judge`: a model judges its quotations; `on`: a second round fills gaps as well. */
  followUp: 'on' | 'judge' | 'off'
}

/** What searches and parts have left, by step, as stored: the code that knows its shape parses it. */
export type Materials = Readonly<Record<string, unknown>>

/** What a search or a part leaves for later steps. */
export interface Gathered {
  material: object
  usage: Usage | null
}

/** The basis for revising a section in a second round: the searches' findings, and the current personas. */
export interface Revising {
  materials: Materials
  concept: ConceptSection
  audience: AudienceSection | null
}

/** How an engine researches and writes the market in steps; an engine without it does so in one step. */
interface Research {
  plan: ResearchPlan
  search(input: StepInput, topic: ResearchTopic): Promise<Gathered>
  /** One search of a second round, by its number from 1; its material is empty if fewer are planned. */
  searchAgain(input: StepInput & { materials: Materials }, number: number): Promise<Gathered>
  /** Judges whether quotations support the statements that cite them. */
  judge(
    input: StepInput & { report: Report; citations: Citation[]; computing: Computing },
  ): Promise<{ citations: Citation[]; usage: Usage | null }>
  /** Plans the second round from open questions and unsupported statements. */
  gaps(input: StepInput & { report: Report; citations: Citation[] }): Promise<Gathered>
  part(
    input: StepInput & { concept: ConceptSection; materials: Materials },
    part: MarketPart,
  ): Promise<Gathered>
}

/**
 * Writes the sections of a report (docs/engines.md). Each call is one durable step: it may be repeated after a crash,
 * so its only effects are its answer and its checkpoint. Throws `StepFailure` when it cannot finish.
 */
export interface Engine {
  /** `brief` contains what a model read in the idea for the open fields. */
  concept(
    input: StepInput & { revising?: Revising | undefined },
  ): Promise<Written<ConceptSection> & { brief?: Brief }>
  audience(
    input: StepInput & { concept: ConceptSection; revising?: Revising | undefined },
  ): Promise<Written<AudienceSection>>
  market(
    input: StepInput & { concept: ConceptSection; materials?: Materials },
  ): Promise<Written<MarketSection>>
  research?: Research
}

/** Returns the engine for the next step, from the current settings. */
export type ChooseEngine = () => Promise<Engine>

interface FailureOptions {
  /** For admins; defaults to the reason. */
  detail?: string
  retryable?: boolean
  /** Earliest time of the next attempt, as a provider asks for. */
  notBefore?: Date | null
  /** Usage of the failed attempt. */
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

/**
 * A step releases its worker and is continued from its checkpoint by another one, because this worker's time is over or
 * an answer is still being generated. This does not count as an attempt.
 */
export class StepPause extends Error {
  readonly notBefore: Date
  /** Usage until then. */
  readonly usage: Usage | null

  constructor(notBefore: Date, usage: Usage | null) {
    super('The step goes on in another worker')
    this.name = 'StepPause'
    this.notBefore = notBefore
    this.usage = usage
  }
}
