import { z } from 'zod'

/** The columns of a row that an entry shows, by name. */
const columnsSchema = z.record(z.string(), z.unknown()).nullable()

/** A row of what `get_audit_log` returns. */
export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for changes made in SQL. */
  actor: z.string().nullable(),
  /** Null when the account is gone, or has no name. */
  actorName: z.string().nullable(),
  action: z.enum(['insert', 'update', 'delete', 'run']),
  /** The table. */
  subject: z.string(),
  /** The primary key of the row, in words. */
  subjectId: z.string().nullable(),
  /** Whom or what that row is about, as it is called now; null where it is unknown or the key says it. */
  subjectName: z.string().nullable(),
  /** Of an update only the columns that changed, of a roadmap's content its fields by their paths. Both null where
   * the row went along with what it belonged to. */
  before: columnsSchema,
  after: columnsSchema,
  /** How many fields of a roadmap changed that are not told. */
  moreChanges: z.number(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** How the tables that are watched are called here. */
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
  /** What there was and is; undefined where the row was not there. */
  before?: unknown
  after?: unknown
}

/** Column by column what an entry tells. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...columns].map((column) => ({
    column,
    ...(before && { before: before[column] }),
    ...(after && { after: after[column] }),
  }))
}

const longSchema = z.strictObject({ bytes: z.number(), md5: z.string() })

/** How large a value is that was too long to be kept; null for one that is here. */
export const keptSize = (value: unknown): number | null => longSchema.safeParse(value).data?.bytes ?? null
