import type { Brief } from '../domain/brief/brief.ts'
import type { Citation, ResearchTopic } from '../domain/citation.ts'
import type { LookupRecord } from '../domain/lookups.ts'
import type { AudienceSection, ConceptSection, MarketSection, Report } from '../domain/report.ts'
import type { Usage } from '../domain/usage.ts'
import type { EngineNote, MarketPart } from '../domain/validation.ts'
import type { Computing } from '../evidence/computing.ts'

export type { Usage }

/** What a step has found out so far and need not find out again when it is attempted once more. */
export interface Checkpoint {
  /** What the last `save` of an earlier attempt held; null when there was none. */
  readonly saved: unknown
  save(value: object): Promise<void>
}

/** Input of every step: the idea as stored (data, never instructions) and the signal that aborts it. */
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

/** How a model writes a report (docs/runs-and-quota.md#steps). */
export interface ResearchPlan {
  /** Topics of web searches, each a separate step; empty if the model cannot search. */
  topics: readonly ResearchTopic[]
  /** Whether two calls at once would only be in each other's way, as on a local server. */
  oneAtATime: boolean
  /** What follows a completed report: its quotations are judged, and a second round fills gaps; `judge`: the first alone. */
  followUp: 'on' | 'judge' | 'off'
}

/** What searches and parts left behind, by step; as stored, so it is parsed by who knows its shape. */
export type Materials = Readonly<Record<string, unknown>>

/** What a search or a part leaves to later steps. */
export interface Gathered {
  material: object
  usage: Usage | null
}

/** What a second round revises a section by: what the searches found, and the personas as they are. */
export interface Revising {
  materials: Materials
  concept: ConceptSection
  audience: AudienceSection | null
}

/** How an engine researches and writes the market in steps; one without does it in one step. */
interface Research {
  plan: ResearchPlan
  search(input: StepInput, topic: ResearchTopic): Promise<Gathered>
  /** One search of a second round, by its number from 1; nothing where fewer are planned. */
  searchAgain(input: StepInput & { materials: Materials }, number: number): Promise<Gathered>
  /** Judges whether quotations support the statements that cite them. */
  judge(
    input: StepInput & { report: Report; citations: Citation[]; computing: Computing },
  ): Promise<{ citations: Citation[]; usage: Usage | null }>
  /** Plans the second round by what is open or does not hold. */
  gaps(input: StepInput & { report: Report; citations: Citation[] }): Promise<Gathered>
  part(
    input: StepInput & { concept: ConceptSection; materials: Materials },
    part: MarketPart,
  ): Promise<Gathered>
}

/**
 * Writes the sections of a report (docs/engines.md). Each call is one durable step: it may be repeated after a
 * crash, so it has no effect but its answer and its checkpoint. Throws `StepFailure` when it cannot finish.
 */
export interface Engine {
  /** `brief` is what a model read in the idea, for the fields that were open. */
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

/**
 * A step lets go of its worker and is continued from its checkpoint by another one, because the time of this one is
 * over or an answer is still being made. That is no attempt.
 */
export class StepPause extends Error {
  readonly notBefore: Date
  /** What was consumed until then. */
  readonly usage: Usage | null

  constructor(notBefore: Date, usage: Usage | null) {
    super('The step goes on in another worker')
    this.name = 'StepPause'
    this.notBefore = notBefore
    this.usage = usage
  }
}
