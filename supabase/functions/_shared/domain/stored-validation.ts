import { z } from 'zod'
import { slideEditsSchema } from './deck/edits.ts'
import { lookupChoiceSchema } from './lookup-terms.ts'
import { readReport } from './report-storage.ts'
import { plannedIn } from './scorecard/planned-work.ts'
import { fieldOf, type Stored, toRecord } from './stored-fields.ts'
import { storedHead } from './stored-head.ts'
import {
  engineNoteSchema,
  followUpSchema,
  lookupRunSchema,
  previousSchema,
  rerunSchema,
} from './validation.ts'

const textSchema = z.string().catch('')

/** One row of `idea_validations` in either spelling of its columns (docs/contract.md#entities). */
export const validationSchema = z
  .unknown()
  .transform(toRecord)
  .pipe(
    z
      .custom<Stored>((row) => typeof toRecord(row).id === 'string', 'A validation has an id')
      .transform((row) => {
        return {
          ...storedHead(row),
          userId: textSchema.parse(fieldOf(row, 'userId')),
          /** Differs between any two versions of the row. */
          updatedAt: textSchema.parse(fieldOf(row, 'updatedAt')),
          completedAt: z
            .string()
            .nullable()
            .catch(null)
            .parse(fieldOf(row, 'completedAt') ?? null),
          engine: engineNoteSchema
            .nullable()
            .catch(null)
            .parse(row.engine ?? null),
          briefVersion: z
            .int()
            .catch(0)
            .parse(row.brief_version ?? 0),
          rerun: rerunSchema.parse(row.rerun ?? null),
          lookupChoice: lookupChoiceSchema
            .nullable()
            .catch(null)
            .parse(row.lookup_terms ?? null),
          lookupRun: lookupRunSchema.parse(row.lookup_run ?? null),
          followUp: followUpSchema.parse(row.follow_up ?? null),
          previous: previousSchema.parse(row.previous ?? {}),
          report: readReport(row),
          plan: plannedIn(row.scorecard),
          slideEdits: slideEditsSchema.catch({}).parse(row.slide_edits ?? {}),
        }
      }),
  )
export type Validation = z.infer<typeof validationSchema>
