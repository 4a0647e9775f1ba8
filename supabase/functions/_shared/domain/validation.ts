import { z } from 'zod'
import { PROVIDERS } from './model-providers.ts'

const VALIDATION_STATUSES = ['pending', 'analyzing', 'completed', 'error'] as const

export const validationStatusSchema = z.enum(VALIDATION_STATUSES)
export type ValidationStatus = z.infer<typeof validationStatusSchema>

/** Steps of a run (docs/runs-and-quota.md#steps): audience and market run in parallel after concept; evidence comes last. */
export const STEPS = ['concept', 'audience', 'market', 'evidence'] as const

export const stepSchema = z.enum(STEPS)
export type Step = z.infer<typeof stepSchema>

/** Steps that write a section of the report and can be repeated on their own. */
export const SECTIONS = ['concept', 'audience', 'market'] as const
export const sectionSchema = z.enum(SECTIONS)
export type Section = z.infer<typeof sectionSchema>

/** The parts that make up the market section; a model's report can do without one of them. */
export const MARKET_PARTS = ['market', 'competitors', 'risks'] as const
export const marketPartSchema = z.enum(MARKET_PARTS)
export type MarketPart = z.infer<typeof marketPartSchema>

/** Progress bar by status, in percent (docs/contract.md#validation-states). */
export const PROGRESS_PERCENT: Record<ValidationStatus, number> = {
  pending: 10,
  analyzing: 50,
  completed: 100,
  error: 0,
}

export const engineIdSchema = z.enum(['built-in', ...PROVIDERS])
export type EngineId = z.infer<typeof engineIdSchema>

/** `briefVersion` is the version of the brief that was used; absent in reports from before briefs existed. */
const writerSchema = z.object({
  id: engineIdSchema,
  model: z.string().nullable().default(null),
  briefVersion: z.int().optional().catch(undefined),
})
export type Writer = z.infer<typeof writerSchema>

/**
 * The writer of a report. `sections` names the writer of each section, because another engine may have rewritten one;
 * the database fills it in.
 */
export const engineNoteSchema = writerSchema.extend({
  sections: z.partialRecord(sectionSchema, writerSchema).catch({}).default({}),
})
export type EngineNote = z.infer<typeof engineNoteSchema>

/** Sections that are being rewritten together, or whose rewrite failed. */
export const rerunSchema = z
  .object({
    sections: z.array(sectionSchema).min(1),
    state: z.enum(['running', 'failed']),
    reason: z.string().nullable().default(null),
  })
  .nullable()
  .catch(null)

/**
 * The follow-up of a completed report by a model: its quotations are judged, then a second round of research fills
 * gaps. `done`: the second round has rewritten the report; `dropped`: it has not, because the report was changed
 * meanwhile.
 */
export const followUpSchema = z
  .object({
    state: z.enum(['running', 'failed', 'done', 'dropped']),
    stage: z.enum(['judge', 'second-round']).catch('judge').default('judge'),
    searches: z.number().nullable().catch(null).default(null),
    reason: z.string().nullable().catch(null).default(null),
  })
  .nullable()
  .catch(null)

/** Lookups of a finished report that are running or have failed. */
export const lookupRunSchema = z
  .object({ state: z.enum(['running', 'failed']), reason: z.string().nullable().default(null) })
  .nullable()
  .catch(null)

/** The sections with an earlier version to restore, and its writer and time. */
export const previousSchema = z
  .partialRecord(sectionSchema, z.object({ writer: writerSchema.nullable(), writtenAt: z.string() }))
  .catch({})

/** The writer of a section and its version of the brief; null if unknown. */
export const writerOf = (engine: EngineNote | null, section: Section) => engine?.sections[section] ?? engine

/** Whether the built-in analyst wrote every section, so that all of them can be recomputed at no cost. */
export const isBuiltIn = (engine: EngineNote | null): boolean =>
  SECTIONS.every((section) => writerOf(engine, section)?.id === 'built-in')
