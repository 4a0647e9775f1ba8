import { z } from 'zod'
import { PROVIDERS } from '../model-providers.ts'
import { phaseSchema } from '../phases.ts'

/** Person-hours of one task: what it takes if all goes well, as planned, and with the usual trouble. */
const effortSchema = z
  .object({
    low: z.number().positive().max(10_000),
    base: z.number().positive().max(10_000),
    high: z.number().positive().max(10_000),
  })
  .refine(({ low, base, high }) => low <= base && base <= high, 'Hours must grow from low over base to high')
export type Effort = z.infer<typeof effortSchema>

const text = (max: number) => z.string().trim().min(1).max(max)
const texts = z.array(text(1_000)).max(100)

/** `feature` is the exact description of a feature of the report; null for work that serves all of them. */
export const taskSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'A task ID uses only lowercase letters, digits and hyphens'),
  name: text(200),
  feature: text(2_000).nullable(),
  /** A role of the team, by its name. */
  role: text(80),
  /** Ids of the tasks that must be finished before. */
  dependsOn: z.array(z.string().max(40)).max(500),
  hours: effortSchema,
})
export type RoadmapTask = z.infer<typeof taskSchema>

/**
 * `hours` are hours per person and `hourlyRate` US dollars (docs/contract.md#entities). The cost of the line is
 * derived.
 */
export const teamMemberSchema = z.object({
  role: text(80),
  count: z.number().int().min(1).max(100),
  skills: z.array(text(80)).max(30),
  hourlyRate: z.number().min(0).max(10_000).multipleOf(0.01),
  hours: z.number().min(0).max(100_000).multipleOf(0.01),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

/** Reached when all tasks that it waits for are finished; `tasks` are their ids. */
const milestoneSchema = z.object({ name: text(200), tasks: z.array(z.string().max(40)).max(500) })
export type Milestone = z.infer<typeof milestoneSchema>

const roadmapRiskSchema = z.object({ description: text(1_000), mitigation: z.string().max(1_000) })
export type RoadmapRisk = z.infer<typeof roadmapRiskSchema>

/**
 * One phase of a roadmap as it is stored (docs/contract.md#entities). `cost` in US dollars, `duration` as text and
 * `hoursPerResource` are derived from team and tasks whenever these are there, and stored for other readers.
 */
const roadmapPhaseSchema = z.object({
  phase: phaseSchema,
  name: text(200),
  teamComposition: z.array(teamMemberSchema).max(50),
  tasks: z.array(taskSchema).max(1_000),
  deliverables: texts,
  milestones: z.array(milestoneSchema).max(100),
  risks: z.array(roadmapRiskSchema).max(100),
  duration: z.string().max(200),
  cost: z.number().min(0).nullable(),
  hoursPerResource: z.number().min(0).nullable(),
})
export type RoadmapPhase = z.infer<typeof roadmapPhaseSchema>

/** Who wrote the texts: an engine with its model, or an administrator by hand. */
export const roadmapWriterSchema = z.object({
  id: z.enum([...PROVIDERS, 'built-in', 'manual']),
  model: z.string().nullable(),
})
export type RoadmapWriter = z.infer<typeof roadmapWriterSchema>

/** The content of a roadmap row or of a draft. */
export const roadmapContentSchema = z.object({
  name: text(200),
  /** Null when nobody noted it. */
  writer: roadmapWriterSchema.nullable(),
  /** The region whose hourly rates were assumed, in words; '' when unknown. */
  region: z.string().max(80),
  phases: z.array(roadmapPhaseSchema).min(1).max(4),
  summary: z.object({
    text: z.string().max(4_000),
    totalDuration: z.string().max(200),
    totalCost: z.number().min(0).nullable(),
    recommendations: texts,
  }),
})
export type RoadmapContent = z.infer<typeof roadmapContentSchema>

/** Largest stored content; the table's constraint says the same. */
export const ROADMAP_MAX_BYTES = 1_000_000
