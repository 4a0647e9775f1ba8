import { validationStatusSchema } from '@domain/validation'
import { z } from 'zod'
import { stepRecordSchema } from '@/shared/run/run-figures'

const chargeSchema = z.object({ kind: z.string(), source: z.string(), state: z.string(), at: z.string() })

/** The result of `get_validation_run`: the record of a validation's run and its reruns, and who paid. */
export const runRecordSchema = z.object({
  status: validationStatusSchema,
  charges: z.array(chargeSchema),
  steps: z.array(stepRecordSchema.extend({ step: z.string() })),
})
export type RunRecord = z.infer<typeof runRecordSchema>
