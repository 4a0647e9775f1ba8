import { providerName } from '@domain/model-providers'
import { z } from 'zod'

const count = z.coerce.number()

/** Runs of every kind that were started on a day; `others` are still running, or their subject was deleted. */
const daySchema = z.object({ day: z.string(), completed: count, failed: count, others: count })
export type Day = z.infer<typeof daySchema>

const stepSchema = z
  .object({ step: z.string(), finished: count, median_seconds: count })
  .transform(({ median_seconds, ...step }) => ({ ...step, medianSeconds: median_seconds }))
export type StepTime = z.infer<typeof stepSchema>

const usageSchema = z.object({
  provider: z.string().nullable(),
  model: z.string().nullable(),
  searches: count,
  input: count,
  output: count,
  dollars: count,
  /** Number of attempts without a known price; `dollars` leaves them out. */
  unpriced: count,
})
type Usage = z.infer<typeof usageSchema>

const failureSchema = z
  .object({ kind: z.string(), failed: count, last_at: z.string() })
  .transform(({ last_at, ...failure }) => ({ ...failure, lastAt: last_at }))
export type FailureKind = z.infer<typeof failureSchema>

/** The result of `get_admin_figures`; days are in UTC, the last one is today. */
export const figuresSchema = z.object({
  days: z.array(daySchema),
  steps: z.array(stepSchema),
  usage: z.array(usageSchema),
  failures: z.array(failureSchema),
})
export type Figures = z.infer<typeof figuresSchema>

export const runsOf = ({ completed, failed, others }: Day): number => completed + failed + others

export const sumOf = <Item>(items: readonly Item[], figure: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + figure(item), 0)

/** The days from Monday to the last one. */
export function lastSevenDays(days: readonly Day[]): Day[] {
  const weekday = new Date(`${days.at(-1)?.day}T00:00:00Z`).getUTCDay()
  // Sunday, which JavaScript counts as 0, ends the week.
  return Number.isNaN(weekday) ? [] : days.slice(-(weekday || 7))
}

/** Share of ended runs that completed; null if none has ended. */
export function successRate(days: readonly Day[]): number | null {
  const completed = sumOf(days, (day) => day.completed)
  const ended = completed + sumOf(days, (day) => day.failed)
  return ended > 0 ? completed / ended : null
}

export interface ModelUsage {
  /** Name of the model, or of the provider for the sum of its models. */
  name: string
  searches: number
  input: number
  output: number
  dollars: number
  unknownPrice: boolean
}

export interface ProviderUsage extends ModelUsage {
  models: ModelUsage[]
}

const together = (name: string, usage: Usage[]): ModelUsage => ({
  name,
  searches: sumOf(usage, ({ searches }) => searches),
  input: sumOf(usage, ({ input }) => input),
  output: sumOf(usage, ({ output }) => output),
  dollars: sumOf(usage, ({ dollars }) => dollars),
  unknownPrice: usage.some(({ unpriced }) => unpriced > 0),
})

/** All providers together. */
export const allUsage = ({ usage }: Figures): ModelUsage => together('All providers', usage)

/** Each provider with its models, most expensive first. */
export function usageByProvider({ usage }: Figures): ProviderUsage[] {
  const providers = new Set(usage.map(({ provider }) => provider))
  return [...providers]
    .map((provider) => {
      const rows = usage.filter((row) => row.provider === provider)
      return {
        ...together(providerName(provider ?? 'Unknown provider'), rows),
        models: rows.map((row) => together(row.model ?? 'Unknown model', [row])),
      }
    })
    .sort((a, b) => b.dollars - a.dollars)
}
