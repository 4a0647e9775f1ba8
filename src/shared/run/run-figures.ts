import { modelName } from '@domain/model-providers'
import { usageSchema } from '@domain/usage'
import { z } from 'zod'
import { formatCost } from '../lib/format-price'

type Usage = StepRecord['usage'][number]

/** Combined usage; `unknownPrice` if part of it has no known price, which `dollars` leaves out. */
export interface Figures {
  models: string[]
  calls: number
  searches: number
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  dollars: number
  unknownPrice: boolean
}

/** Adds up the usage of several attempts, failed ones included. */
export function figuresOf(usage: Usage[]): Figures {
  const sum = (figure: (attempt: Usage) => number) =>
    usage.reduce((total, attempt) => total + figure(attempt), 0)
  return {
    models: [...new Set(usage.map(formatModel))],
    calls: sum(({ calls }) => calls),
    searches: sum(({ searches }) => searches),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    cachedTokens: sum(({ cachedTokens }) => cachedTokens ?? 0),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    dollars: sum(({ costDollars }) => costDollars ?? 0),
    unknownPrice: usage.some(({ costDollars }) => costDollars === null),
  }
}

const formatModel = ({ provider, model }: Usage): string => modelName(provider, model)

/** The models used and their cost in one line. */
export function usageSummary(steps: StepRecord[]): string {
  const figures = figuresOf(steps.flatMap(({ usage }) => usage))
  return figures.calls === 0 ? 'No model used' : `${figures.models.join(', ')}: ${formatCost(figures)}`
}

/** Consumption of one attempt. */
const attemptUsageSchema = usageSchema.extend({
  notes: usageSchema.shape.notes.default([]),
  attempt: z.number(),
})

const failureSchema = z.object({
  attempt: z.number(),
  at: z.string().nullable(),
  /** The message shown to the founder; missing in older records. */
  reason: z.string().nullish(),
  detail: z.string(),
})

/** Record of the work on a step of a run. */
export const stepRecordSchema = z.object({
  attempt: z.number(),
  finishedAt: z.string().nullable(),
  notBefore: z.string().nullable(),
  failures: z.array(failureSchema),
  usage: z.array(attemptUsageSchema),
})
export type StepRecord = z.infer<typeof stepRecordSchema>

/** A step as shown to administrators. */
export interface NamedStep extends StepRecord {
  name: string
  /** The writer if no model was used. */
  writer: string
}
