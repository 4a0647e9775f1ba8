import { z } from 'zod'

/** What beginning to write a section anew came to; the fence belongs to the new run. */
export const rerunBegunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('started'), fence: z.guid() }),
  z.object({
    outcome: z.enum(['running', 'busy', 'not_found', 'not_completed', 'quota_exceeded', 'too_many']),
  }),
])
type RerunBegun = z.infer<typeof rerunBegunSchema>

/** The earlier version of a section, with the citations of its time, and the row's state that it was read in. */
export const previousSectionSchema = z
  .object({ section: z.unknown(), real_citations: z.unknown(), updated_at: z.string() })
  .nullable()
type PreviousSection = z.infer<typeof previousSectionSchema>

/** A row of `idea_validations` as it is stored. */
export const revisedRowSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  rerun: z.unknown(),
  previous: z.unknown(),
})
export type RevisedRow = z.infer<typeof revisedRowSchema>

/**
 * Completed reports as their owners revise them. Writes are refused (false) when the row is no longer in the state
 * of `updatedAt`, is not complete, or has a section being written anew.
 */
export interface RevisionStore {
  /** Null when there is no such validation of this user. */
  read(user: string, validation: string): Promise<RevisedRow | null>
  /** `marketSection` is null where the section stays as it is. */
  save(user: string, row: RevisedRow, columns: object, marketSection: object | null): Promise<boolean>
  saveRecomposed(
    user: string,
    row: RevisedRow,
    corrections: object,
    report: { columns: object; sections: object },
  ): Promise<boolean>
  beginRerun(user: string, validation: string, section: string): Promise<RerunBegun>
  previous(user: string, validation: string, section: string): Promise<PreviousSection>
  switchTo(user: string, row: RevisedRow, section: string, columns: object): Promise<boolean>
}
