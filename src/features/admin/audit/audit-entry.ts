import { z } from 'zod'

/** The columns of a row that an entry shows, by name. */
const columnsSchema = z.record(z.string(), z.unknown()).nullable()

/** A row of what `get_audit_log` returns. */
export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for changes made directly in SQL. */
  actor: z.string().nullable(),
  /** Null if the account is deleted or has no name. */
  actorName: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete', 'run']),
  /** The table. */
  subject: z.string(),
  /** The primary key of the row as text. */
  subjectId: z.string().nullable(),
  /** Current name of the row's subject; null if it is unknown or the key already says it. */
  subjectName: z.string().nullable(),
  /**
   * Updates hold only the changed columns; roadmap content holds its fields by path. Both are null for rows deleted
   * with their parent.
   */
  before: columnsSchema,
  after: columnsSchema,
  /** Number of changed fields of a roadmap that are not listed. */
  moreChanges: z.number(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** Display names of the audited tables. */
export const SUBJECTS = {
  user_roles: { label: 'Administrator rights' },
  pricing_plans: { label: 'Pricing plan' },
  pack_prices: { label: 'Pack price' },
  free_plan_limits: { label: 'Free plan limits' },
  ai_provider_settings: { label: 'AI settings' },
  idea_validations: { label: 'Validation' },
  roadmaps: { label: 'Roadmap' },
  roadmap_drafts: { label: 'Roadmap draft' },
  roadmap_settings: { label: 'Roadmap settings' },
  role_rates: { label: 'Hourly rate' },
} as const
export type Subject = keyof typeof SUBJECTS

export interface Change {
  column: string
  /** The values before and after; undefined if the row did not exist. */
  before?: unknown
  after?: unknown
}

/** The changes of an entry, column by column. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...columns].map((column) => ({
    column,
    ...(before && { before: before[column] }),
    ...(after && { after: after[column] }),
  }))
}

const longSchema = z.strictObject({ bytes: z.number(), md5: z.string() })

/** Size in bytes of a value too long to be stored; null for stored values. */
export const keptSize = (value: unknown): number | null => longSchema.safeParse(value).data?.bytes ?? null
