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

/**
 * The input of both steps: the finished report and plan (data, never instructions), and the signal that stops the step.
 */
export interface RoadmapInput {
  phase: Phase
  idea: string
  title: string
  report: Report
  planning: PlanningForm
  /** Assumed hourly rates by role name, in the roadmap's currency. */
  rates: Readonly<Record<string, number>>
  /** The founder's currency as an ISO 4217 code, and the value of a US dollar in it; null for US dollars. */
  currency: { code: string; exchange: Exchange } | null
  /** Name of the region to which these rates apply. */
  region: string
  /** Stores answers, so that no later attempt of the step requests them again. */
  checkpoint?: Checkpoint
  signal: AbortSignal
}

/** The result of the first step. */
export interface WorkPlanSection {
  tasks: RoadmapTask[]
  team: TeamMember[]
  /** Costs besides hours. */
  costLines?: CostLine[] | undefined
  /** What could not be planned. */
  unplanned?: string[] | undefined
  /** The planned income of the phase, and cost and income of the phases before it. */
  money?: PhaseMoney | undefined
}

/** The result of the second step: texts about the work. */
export type DeliverySection = Pick<RoadmapPhase, 'deliverables' | 'milestones' | 'risks'> & {
  text: string
  recommendations: string[]
}

export type RoadmapWriter = NonNullable<RoadmapContent['writer']>

/** The result of a finished step, its writer, and its model usage. */
interface Written<Section> {
  section: Section
  writer: RoadmapWriter
  usage: Usage | null
}

/**
 * Writes the roadmap of one phase (docs/roadmaps.md) in two durable steps, each of which may be repeated after a crash.
 * No engine adds anything up: the domain computes cost and duration. Throws `StepFailure` if it cannot finish.
 */
export interface RoadmapEngine {
  tasks(input: RoadmapInput): Promise<Written<WorkPlanSection>>
  delivery(input: RoadmapInput & { plan: WorkPlanSection }): Promise<Written<DeliverySection>>
}

/** Chooses the engine for the next step, by the current settings. */
export type ChooseRoadmapEngine = () => Promise<RoadmapEngine>
