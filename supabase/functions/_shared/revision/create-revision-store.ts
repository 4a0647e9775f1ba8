import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { toJsonb } from '../db/to-jsonb.ts'
import {
  followUpBegunSchema,
  previousSectionSchema,
  type RevisionStore,
  rerunBegunSchema,
  revisedRowSchema,
  startedLookupSchema,
} from './revision-store.ts'

/** Revisions through the database's service-only procedures, which check the owner again. */
export function createRevisionStore(client: SupabaseClient<Database>): RevisionStore {
  return {
    read: async (user, validation) => {
      const row = client.from('idea_validations').select('*').eq('id', validation)
      const owned = user === null ? row : row.eq('userId', user)
      return revisedRowSchema.nullable().parse(await dataOf(owned.maybeSingle()))
    },
    save: async (user, { id, updated_at }, columns) =>
      z.boolean().parse(
        await dataOf(
          client.rpc('save_revision', {
            p_user: user,
            p_validation: id,
            p_updated_at: updated_at,
            p_columns: toJsonb(columns),
          }),
        ),
      ),
    saveRecomputed: async (user, { id, updated_at }, columns) =>
      z.boolean().parse(
        await dataOf(
          client.rpc('save_recomputed', {
            p_user: user,
            p_validation: id,
            p_updated_at: updated_at,
            p_columns: toJsonb(columns),
          }),
        ),
      ),
    beginChange: async (user) =>
      z.boolean().parse(await dataOf(client.rpc('acquire_revision_turn', { p_user: user }))),
    endChange: async (user) => {
      await dataOf(client.rpc('release_revision_turn', { p_user: user }))
    },
    beginRerun: async (user, validation, sections, { plan, missing }) =>
      rerunBegunSchema.parse(
        await dataOf(
          client.rpc('begin_rerun', {
            p_user: user,
            p_validation: validation,
            p_sections: [...sections],
            ...(plan && { p_plan: toJsonb(plan) }),
            p_missing: missing,
          }),
        ),
      ),
    beginFollowUp: async (user, validation) =>
      followUpBegunSchema.parse(
        await dataOf(client.rpc('begin_follow_up', { p_user: user, p_validation: validation })),
      ),
    beginLookup: async (user, validation, terms) =>
      startedLookupSchema.parse(
        await dataOf(
          client.rpc('begin_lookup', { p_user: user, p_validation: validation, p_terms: toJsonb(terms) }),
        ),
      ),
    previous: async (user, validation, section) =>
      previousSectionSchema.parse(
        await dataOf(
          client.rpc('previous_section', { p_user: user, p_validation: validation, p_section: section }),
        ),
      ),
    switchTo: async (user, { id, updated_at }, section, columns) =>
      z.boolean().parse(
        await dataOf(
          client.rpc('switch_section', {
            p_user: user,
            p_validation: id,
            p_section: section,
            p_updated_at: updated_at,
            p_columns: toJsonb(columns),
          }),
        ),
      ),
  }
}
