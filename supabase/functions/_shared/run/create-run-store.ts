import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { callRpcWithRetry, dataOf } from '../db/rpc.ts'
import { toJsonb } from '../db/to-jsonb.ts'
import { claimSchema, failOutcomeSchema, type RunStore, runSchema } from './worker.ts'

const finishedSchema = z.object({ claimable: z.number(), completed: z.boolean() }).nullable()
const failedSchema = z.object({ outcome: failOutcomeSchema })

/** Runs of every kind through the database's service-only procedures. */
export function createRunStore(client: SupabaseClient<Database>, leaseSeconds: number): RunStore {
  return {
    claim: async ({ run, fence }) =>
      claimSchema
        .nullable()
        .parse(
          await callRpcWithRetry(() =>
            client.rpc('claim_step', { p_run: run, p_fence: fence, p_lease_seconds: leaseSeconds }),
          ),
        ),
    renew: async (lease) =>
      z
        .boolean()
        .parse(await dataOf(client.rpc('renew_lease', { p_lease: lease, p_lease_seconds: leaseSeconds }))),
    saveCheckpoint: async (lease, value) =>
      z
        .boolean()
        .parse(await dataOf(client.rpc('save_checkpoint', { p_lease: lease, p_value: toJsonb(value) }))),
    finish: async (lease, { result, usage }) =>
      finishedSchema.parse(
        await callRpcWithRetry(() =>
          client.rpc('finish_step', {
            p_lease: lease,
            p_result: toJsonb(result),
            p_usage: toJsonb(usage),
          }),
        ),
      ),
    fail: async (lease, { reason, detail, retryable, notBefore, usage }) =>
      failedSchema.parse(
        await callRpcWithRetry(() =>
          client.rpc('fail_step', {
            p_lease: lease,
            p_reason: reason,
            p_detail: detail,
            p_retryable: retryable,
            ...(notBefore && { p_not_before: notBefore.toISOString() }),
            ...(usage && { p_usage: toJsonb(usage) }),
          }),
        ),
      ).outcome,
    pause: async (lease, { notBefore, usage }) =>
      z.boolean().parse(
        await callRpcWithRetry(() =>
          client.rpc('pause_step', {
            p_lease: lease,
            p_not_before: notBefore.toISOString(),
            ...(usage && { p_usage: toJsonb(usage) }),
          }),
        ),
      ),
    sweep: async (signal) =>
      z.array(runSchema).parse(await dataOf(client.rpc('sweep_runs').abortSignal(signal))),
  }
}
