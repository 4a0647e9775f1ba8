import { z } from 'zod'
import { readReport } from './report-storage.ts'
import { plannedIn } from './scorecard/planned-work.ts'
import { asStored, fieldOf, type Stored } from './stored-fields.ts'
import { titleOf } from './title.ts'
import { correctionsSchema, NO_CORRECTIONS, understandingSchema } from './understanding.ts'

const VALIDATION_STATUSES = ['pending', 'analyzing', 'completed', 'error'] as const

export const validationStatusSchema = z.enum(VALIDATION_STATUSES)
export type ValidationStatus = z.infer<typeof validationStatusSchema>

/** Steps of a run (DESIGN §4): audience and market run side by side after concept, evidence comes last. */
export const STEPS = ['concept', 'audience', 'market', 'evidence'] as const

export const stepSchema = z.enum(STEPS)
export type Step = z.infer<typeof stepSchema>

/** Steps that write a section of the report, and that can be written once more on their own. */
export const SECTIONS = ['concept', 'audience', 'market'] as const
export const sectionSchema = z.enum(SECTIONS)
export type Section = z.infer<typeof sectionSchema>

/** Progress bar by status, in percent (spec part 1 §4). */
export const PROGRESS_PERCENT: Record<ValidationStatus, number> = {
  pending: 10,
  analyzing: 50,
  completed: 100,
  error: 0,
}

const engineIdSchema = z.enum(['built-in', 'openai', 'anthropic', 'deepseek'])
export type EngineId = z.infer<typeof engineIdSchema>

const writerSchema = z.object({ id: engineIdSchema, model: z.string().nullable().default(null) })
export type Writer = z.infer<typeof writerSchema>

/**
 * Who wrote a report and, for the built-in engine, how it read the idea. `sections` names the writer of each
 * section, since one may have been written anew by another engine; the database fills it in.
 */
export const engineNoteSchema = writerSchema.extend({
  domain: z
    .object({
      id: z.string(),
      label: z.string(),
      matched: z.array(z.string()),
      runnerUp: z.string().nullable(),
      /** How far the first domain is ahead of the second, from 0 (none matched) to 1 (no other did). */
      confidence: z.number().default(0),
      /** The domain that is mixed in. */
      second: z.object({ id: z.string(), label: z.string() }).nullable().default(null),
      /** Whether the founder named the domain. */
      chosen: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** What the built-in analyst read in the idea; empty for reports of models. */
  understood: understandingSchema.catch([]).default([]),
  sections: z.partialRecord(sectionSchema, writerSchema).catch({}).default({}),
})
export type EngineNote = z.infer<typeof engineNoteSchema>

/** A section that is being written anew, or that could not be. */
const rerunSchema = z
  .object({
    section: sectionSchema,
    state: z.enum(['running', 'failed']),
    reason: z.string().nullable().default(null),
  })
  .nullable()
  .catch(null)

/** Which sections have an earlier version to switch back to, and who wrote it when. */
export const previousSchema = z
  .partialRecord(sectionSchema, z.object({ writer: writerSchema.nullable(), writtenAt: z.string() }))
  .catch({})

const textSchema = z.string().catch('')

/** One row of `idea_validations`, whichever way its columns are spelled (spec part 1 §3). */
export const validationSchema = z
  .unknown()
  .transform(asStored)
  .pipe(
    z
      .custom<Stored>((row) => typeof asStored(row).id === 'string', 'A validation has an id')
      .transform((row) => {
        const idea = textSchema.parse(fieldOf(row, 'originalIdea'))
        return {
          id: textSchema.parse(row.id),
          userId: textSchema.parse(fieldOf(row, 'userId')),
          idea,
          title: textSchema.parse(row.title) || titleOf(idea),
          status: validationStatusSchema.catch('error').parse(row.status),
          statusDetail: textSchema.parse(fieldOf(row, 'statusDetail')),
          createdAt: textSchema.parse(fieldOf(row, 'createdAt')),
          completedAt: z
            .string()
            .nullable()
            .catch(null)
            .parse(fieldOf(row, 'completedAt') ?? null),
          engine: engineNoteSchema
            .nullable()
            .catch(null)
            .parse(row.engine ?? null),
          corrections: correctionsSchema.catch(NO_CORRECTIONS).parse(row.understood ?? NO_CORRECTIONS),
          rerun: rerunSchema.parse(row.rerun ?? null),
          previous: previousSchema.parse(row.previous ?? {}),
          report: readReport(row),
          plan: plannedIn(row.scorecard),
        }
      }),
  )
export type Validation = z.infer<typeof validationSchema>
