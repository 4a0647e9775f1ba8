import { phaseSchema } from '@domain/phases'
import { purchaseRowSchema } from '@domain/pricing'
import { z } from 'zod'
import type { KeysetOrder } from '@/shared/lib/keyset'

export const PURCHASE_COLUMNS =
  'id, plan_id, status, valid_until, pack_type, project_id, ideas, phases, amount, payment_processor, payment_id, created_at, plan_name, project:idea_validations(title)'

/** One purchase, with what it was made for as far as that still exists. */
export const purchaseSchema = purchaseRowSchema.extend({
  phases: z.array(phaseSchema),
  /** What the plan was called when it was bought. */
  plan_name: z.string().nullable(),
  project: z.object({ title: z.string().nullable() }).nullable(),
})
export type Purchase = z.infer<typeof purchaseSchema>

export const NEWEST: KeysetOrder<Purchase> = {
  column: 'created_at',
  ascending: false,
  valueOf: ({ created_at }) => created_at,
}
