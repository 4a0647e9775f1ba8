import type { Phase } from '../domain/phases.ts'
import type { PlanningForm } from '../domain/planning.ts'
import type { Report } from '../domain/report.ts'
import type {
  CostLine,
  Exchange,
  PhaseMoney,
  RoadmapContent,
  RoadmapPhase,
  RoadmapTask,
  TeamMember,
} from '../domain/roadmap/content.ts'
import type { Checkpoint, Usage } from '../engine/engine.ts'

/** What both steps get: the finished report and plan (data, never instructions), and the way to be stopped. */
export interface RoadmapInput {
  phase: Phase
  idea: string
  title: string
  report: Report
  planning: PlanningForm
  /** Assumed hourly rates by role name, in the roadmap's currency. */
  rates: Readonly<Record<string, number>>
  /** The founder's currency by its ISO 4217 code, and what a US dollar is worth in it; null for US dollars. */
  currency: { code: string; exchange: Exchange } | null
  /** Name of the region whose rates these are. */
  region: string
  /** Where answers are kept, so that no later attempt of the step asks for them again. */
  checkpoint?: Checkpoint
  signal: AbortSignal
}

/** What the first step writes. */
export interface WorkPlanSection {
  tasks: RoadmapTask[]
  team: TeamMember[]
  /** What is paid for besides hours. */
  costLines?: CostLine[] | undefined
  /** What could not be planned. */
  unplanned?: string[] | undefined
  /** What comes in beside what it costs. */
  money?: PhaseMoney | undefined
}

/** What the second step writes about the work. */
export type DeliverySection = Pick<RoadmapPhase, 'deliverables' | 'milestones' | 'risks'> & {
  text: string
  recommendations: string[]
}

export type RoadmapWriter = NonNullable<RoadmapContent['writer']>

/** A finished step, who wrote it, and what it cost. */
interface Written<Section> {
  section: Section
  writer: RoadmapWriter
  usage: Usage | null
}

/**
 * Writes the roadmap of one phase (docs/roadmaps.md) in two durable steps, each of which may be repeated after a crash.
 * No engine adds anything up: cost and duration are worked out by the domain. Throws `StepFailure` when it cannot
 * finish.
 */
export interface RoadmapEngine {
  tasks(input: RoadmapInput): Promise<Written<WorkPlanSection>>
  delivery(input: RoadmapInput & { plan: WorkPlanSection }): Promise<Written<DeliverySection>>
}

/** The engine for the next step, by the settings as they are now. */
export type ChooseRoadmapEngine = () => Promise<RoadmapEngine>
