import { z } from 'zod'
import type { Usage } from '../engine/engine.ts'
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

/** Why a step failed: `reason` for the founder, `detail` for admins. */
export interface Failure {
  reason: string
  detail: string
  retryable: boolean
  notBefore: Date | null
  /** What the failed attempt consumed. */
  usage: Usage | null
}

export const failOutcomeSchema = z.enum(['retry', 'failed', 'stale'])
type FailOutcome = z.infer<typeof failOutcomeSchema>

/**
 * The durable state of runs (DESIGN §4). Every call is one transaction. `lease` is the token of a claim;
 * a token that is no longer live changes nothing.
 */
export interface RunStore {
  begin(user: string, validation: string): Promise<Begun>
  /** Claims one step; null when none can be claimed or the fence is stale. */
  claim(run: Run): Promise<Claim | null>
  /** False when the lease is no longer live. */
  renew(lease: string): Promise<boolean>
  /** Keeps what a step has found out, for its next attempt; false when the lease is no longer live. */
  saveCheckpoint(lease: string, value: object): Promise<boolean>
  /** Stores a result; null when it was discarded because the lease is no longer live. */
  finish(lease: string, step: FinishedStep): Promise<{ claimable: number } | null>
  fail(lease: string, failure: Failure): Promise<FailOutcome>
  /** Ends runs that are beyond help and returns those that can go on but have no worker. */
  sweep(signal: AbortSignal): Promise<Run[]>
}
