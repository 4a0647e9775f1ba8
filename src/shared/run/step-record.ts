import { usageSchema } from '@domain/usage'
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

/** How a step of a run was worked on, whatever it writes. */
export const stepRecordSchema = z.object({
  attempt: z.number(),
  finishedAt: z.string().nullable(),
  notBefore: z.string().nullable(),
  failures: z.array(failureSchema),
  usage: z.array(attemptUsageSchema),
})
export type StepRecord = z.infer<typeof stepRecordSchema>

/** A step as administrators read of it. */
export interface NamedStep extends StepRecord {
  name: string
  /** Who wrote it where no model was asked. */
  writer: string
}
