import { usageSchema } from '@domain/usage'
import { stepSchema, validationStatusSchema } from '@domain/validation'
import { z } from 'zod'

/** What one attempt consumed. */
const attemptUsageSchema = usageSchema.extend({
  notes: usageSchema.shape.notes.default([]),
  attempt: z.number(),
})

const failureSchema = z.object({
  attempt: z.number(),
  at: z.string().nullable(),
  /** What the founder was told; older records do not hold it. */
  reason: z.string().nullish(),
  detail: z.string(),
})

const stepRecordSchema = z.object({
  step: stepSchema,
  attempt: z.number(),
  finishedAt: z.string().nullable(),
  notBefore: z.string().nullable(),
  failures: z.array(failureSchema),
  usage: z.array(attemptUsageSchema),
})
export type StepRecord = z.infer<typeof stepRecordSchema>

const chargeSchema = z.object({ kind: z.string(), source: z.string(), state: z.string(), at: z.string() })

/** What `get_validation_run` returns: how a validation and its reruns ran, and who paid. */
export const runRecordSchema = z.object({
  status: validationStatusSchema,
  charges: z.array(chargeSchema),
  steps: z.array(stepRecordSchema),
})
export type RunRecord = z.infer<typeof runRecordSchema>
