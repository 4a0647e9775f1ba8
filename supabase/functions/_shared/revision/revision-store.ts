import { z } from 'zod'
import type { LookupChoice } from '../domain/lookup-terms.ts'
import { runSchema } from '../run/worker.ts'
import type { RunPlan } from '../validation/start-validation.ts'

export const rerunBegunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), run: runSchema }),
  z.object({
    outcome: z.enum([
      'running',
      'busy',
      'not_found',
      'not_completed',
      'quota_exceeded',
      'too_many',
      'too_vague',
    ]),
  }),
])
type RerunBegun = z.infer<typeof rerunBegunSchema>

export const startedLookupSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), run: runSchema }),
  z.object({ outcome: z.enum(['running', 'busy', 'not_found', 'not_completed', 'too_many']) }),
])
type LookupBegun = z.infer<typeof startedLookupSchema>

export const followUpBegunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), run: runSchema }),
  z.object({ outcome: z.enum(['running', 'busy', 'not_found', 'not_completed']) }),
])
type FollowUpBegun = z.infer<typeof followUpBegunSchema>

/** The earlier version of a section as columns of the report, with the citations of its time, and the row's state that it was read in. */
export const previousSectionSchema = z
  .object({ columns: z.record(z.string(), z.unknown()), real_citations: z.unknown(), updated_at: z.string() })
  .nullable()
export type PreviousSection = NonNullable<z.infer<typeof previousSectionSchema>>

/** A row of `idea_validations` as it is stored. */
export const revisedRowSchema = z.looseObject({
  id: z.string(),
  userId: z.string(),
  status: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  rerun: z.unknown(),
  previous: z.unknown(),
})
export type RevisedRow = z.infer<typeof revisedRowSchema>

/**
 * Completed reports, for revisions by their owners. Writes are refused (false) if the row is no longer in the state of
 * `updatedAt`, is not complete, or has a section being rewritten.
 */
export interface RevisionStore {
  /** Null if this user has no such validation; a null user matches any owner. */
  read(user: string | null, validation: string): Promise<RevisedRow | null>
  /** Writes the market, the scorecard or both. */
  save(user: string, row: RevisedRow, columns: object): Promise<boolean>
  /** Writes any columns of the report; those that are not named stay as they are. */
  saveRecomputed(user: string, row: RevisedRow, columns: object): Promise<boolean>
  /**
   * Takes the user's turn to have a change computed: false while another one is being computed.
   * @throws HttpError 429 beyond the limit of changes
   */
  beginChange(user: string): Promise<boolean>
  endChange(user: string): Promise<void>
  /** With `missing`, requests only the missing parts of the market again. */
  beginRerun(
    user: string,
    validation: string,
    sections: readonly string[],
    how: { plan: RunPlan | null; missing: boolean },
  ): Promise<RerunBegun>
  beginFollowUp(user: string, validation: string): Promise<FollowUpBegun>
  beginLookup(user: string, validation: string, terms: LookupChoice): Promise<LookupBegun>
  previous(user: string, validation: string, section: string): Promise<PreviousSection | null>
  switchTo(user: string, row: RevisedRow, section: string, columns: object): Promise<boolean>
}
