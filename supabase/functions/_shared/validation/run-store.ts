import { z } from 'zod'
import type { StepStore } from '../run/step-worker.ts'
import type { Claim } from './claim.ts'
import type { FinishedStep } from './write-step.ts'

/** One run of a validation. Whoever holds the fence of an older run is refused everywhere. */
export const runSchema = z.object({ validation: z.guid(), fence: z.guid() })
export type Run = z.infer<typeof runSchema>

export const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), fence: z.guid() }),
  z.object({ outcome: z.enum(['running', 'already', 'quota_exceeded', 'not_found']) }),
])
export type Begun = z.infer<typeof begunSchema>

/** The durable state of runs (DESIGN §4). Every call is one transaction. */
export interface RunStore extends StepStore<Run, Claim, FinishedStep> {
  begin(user: string, validation: string): Promise<Begun>
  /** Keeps what a step has found out, for its next attempt; false when the lease is no longer live. */
  saveCheckpoint(lease: string, value: object): Promise<boolean>
  /** Ends runs that are beyond help and returns those that can go on but have no worker. */
  sweep(signal: AbortSignal): Promise<Run[]>
}
