import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { failOutcomeSchema } from '../run/failure.ts'
import { once, persistently } from '../run/rpc.ts'
import { storable } from '../run/storable.ts'
import { claimSchema } from './claim.ts'
import { begunSchema, type RoadmapStore, roadmapRunSchema, shownSchema } from './run-store.ts'

const finishedSchema = z.object({ claimable: z.number() }).nullable()
const failedSchema = z.object({ outcome: failOutcomeSchema })

/** The runs of roadmaps as the database keeps them, through its service-only procedures. */
export function databaseRoadmaps(client: SupabaseClient<Database>, leaseSeconds: number): RoadmapStore {
  return {
    begin: async (user, { validation, phase, existing }) =>
      begunSchema.parse(
        await once(
          client.rpc('begin_roadmap', {
            p_user: user,
            p_validation: validation,
            p_phase: phase,
            ...(existing && { p_existing: existing }),
          }),
        ),
      ),
    // A draft's content lies in a table of its own, which is never read here.
    shown: async (roadmap) =>
      shownSchema.parse(
        await once(client.from('roadmaps').select('status, content').eq('id', roadmap).single()),
      ),
    claim: async ({ roadmap, fence }) =>
      claimSchema.nullable().parse(
        await persistently(() =>
          client.rpc('claim_roadmap_step', {
            p_roadmap: roadmap,
            p_fence: fence,
            p_lease_seconds: leaseSeconds,
          }),
        ),
      ),
    renew: async (lease) =>
      z
        .boolean()
        .parse(
          await once(client.rpc('renew_roadmap_lease', { p_lease: lease, p_lease_seconds: leaseSeconds })),
        ),
    finish: async (lease, { section, content, usage }) =>
      finishedSchema.parse(
        await persistently(() =>
          client.rpc('finish_roadmap_step', {
            p_lease: lease,
            p_section: storable(section),
            p_content: storable(content),
            p_usage: storable(usage),
          }),
        ),
      ),
    fail: async (lease, { reason, detail, retryable, notBefore, usage }) =>
      failedSchema.parse(
        await persistently(() =>
          client.rpc('fail_roadmap_step', {
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
      z.array(roadmapRunSchema).parse(await once(client.rpc('sweep_roadmaps').abortSignal(signal))),
  }
}
