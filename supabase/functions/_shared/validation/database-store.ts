import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { failOutcomeSchema } from '../run/failure.ts'
import { once, persistently } from '../run/rpc.ts'
import { storable } from '../run/storable.ts'
import { claimSchema } from './claim.ts'
import { begunSchema, type RunStore, runSchema } from './run-store.ts'

const finishedSchema = z.object({ claimable: z.number() }).nullable()
const failedSchema = z.object({ outcome: failOutcomeSchema })

/** The runs as the database keeps them, through its service-only procedures. */
export function databaseStore(client: SupabaseClient<Database>, leaseSeconds: number): RunStore {
  return {
    begin: async (user, validation) =>
      begunSchema.parse(
        await once(client.rpc('begin_validation', { p_user: user, p_validation: validation })),
      ),
    claim: async ({ validation, fence }) =>
      claimSchema.nullable().parse(
        await persistently(() =>
          client.rpc('claim_step', {
            p_validation: validation,
            p_fence: fence,
            p_lease_seconds: leaseSeconds,
          }),
        ),
      ),
    renew: async (lease) =>
      z
        .boolean()
        .parse(await once(client.rpc('renew_lease', { p_lease: lease, p_lease_seconds: leaseSeconds }))),
    saveCheckpoint: async (lease, value) =>
      z
        .boolean()
        .parse(await once(client.rpc('save_checkpoint', { p_lease: lease, p_value: storable(value) }))),
    finish: async (lease, { columns, section, usage }) =>
      finishedSchema.parse(
        await persistently(() =>
          client.rpc('finish_step', {
            p_lease: lease,
            p_columns: storable(columns),
            p_section: storable(section),
            p_usage: storable(usage),
          }),
        ),
      ),
    fail: async (lease, { reason, detail, retryable, notBefore, usage }) =>
      failedSchema.parse(
        await persistently(() =>
          client.rpc('fail_step', {
            p_lease: lease,
            p_reason: reason,
            p_detail: detail,
            p_retryable: retryable,
            ...(notBefore && { p_not_before: notBefore.toISOString() }),
            ...(usage && { p_usage: storable(usage) }),
          }),
        ),
      ).outcome,
    sweep: async (signal) =>
      z.array(runSchema).parse(await once(client.rpc('sweep_validations').abortSignal(signal))),
  }
}
