import { PHASE_NAMES, phaseSchema } from '@domain/phases'
import { purchaseRowSchema } from '@domain/pricing'
import { cut } from '@domain/title'
import { z } from 'zod'
import { formatDate, parseTimestamp } from '@/shared/lib/dates'
import type { KeysetOrder } from '@/shared/lib/keyset'

export const PURCHASE_COLUMNS =
  'id, plan_id, status, valid_until, pack_type, project_id, ideas, phases, amount, payment_processor, payment_id, created_at, plan_name, project:idea_validations(title)'

/** A purchase, with its project if that still exists. */
export const purchaseSchema = purchaseRowSchema.extend({
  phases: z.array(phaseSchema),
  /** Name of the plan at the time of purchase. */
  plan_name: z.string().nullable(),
  project: z.object({ title: z.string().nullable() }).nullable(),
})
export type Purchase = z.infer<typeof purchaseSchema>

export const NEWEST: KeysetOrder<Purchase> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ created_at }) => created_at,
}

const PROJECT_CUT = 50

export const planName = ({ plan_name, plan_id }: Purchase): string => plan_name ?? plan_id

/** Contents of the purchase: validations, phases, duration. */
export function formatContents({ ideas, phases, valid_until }: Purchase): string {
  const parts = [
    ideas !== null && (ideas === 1 ? '1 validation' : `${ideas.toLocaleString('en-US')} validations`),
    phases.length > 0 && phases.map((phase) => PHASE_NAMES[phase]).join(', '),
    valid_until !== null && `until ${formatDate(valid_until)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Plan and what it brings: 'Idea Validation Pack, 2 validations'. */
export const purchaseLabel = (purchase: Purchase): string =>
  [planName(purchase), formatContents(purchase)].filter(Boolean).join(', ')

/** Whether it was made for a project that is deleted. */
const isForDeleted = ({ project_id, pack_type, ideas }: Purchase): boolean =>
  project_id === null && pack_type !== null && ideas === null

/** Whether its owner can finish it: it is pending, and its project still exists. */
export const isUnfinished = (purchase: Purchase): boolean =>
  purchase.status === 'pending' && !isForDeleted(purchase)

/** The project that phases were bought for; null for purchases that apply everywhere. */
export function formatProject(purchase: Purchase): string | null {
  const { project, project_id } = purchase
  if (project_id !== null) return cut(project?.title || 'Untitled Project', PROJECT_CUT)
  return isForDeleted(purchase) ? '(deleted)' : null
}

/** Null for an active purchase. */
export function formatPurchaseStatus({ status, valid_until }: Purchase, now: Date): string | null {
  if (status === 'pending') return 'Not confirmed'
  if (status === 'canceled') return 'Canceled'
  const end = valid_until === null ? null : parseTimestamp(valid_until)
  return status === 'expired' || (end !== null && end <= now) ? 'Ended' : null
}
