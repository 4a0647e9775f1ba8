import { z } from 'zod'

/** Consumption of a step's model calls, including failed calls. */
export const usageSchema = z.object({
  provider: z.string(),
  /** The model that answered: the successor if the selected one is retired. */
  model: z.string(),
  calls: z.number(),
  /** Web searches that the provider reports or bills. */
  searches: z.number(),
  inputTokens: z.number(),
  /** Number of input tokens that the provider had cached from an earlier call. */
  cachedTokens: z.number().optional(),
  outputTokens: z.number(),
  /** An estimate by the provider's price list; null if the model's price is unknown. */
  costDollars: z.number().nullable(),
  /** Notes for admins about this step, such as a retired model. */
  notes: z.array(z.string()),
})
export type Usage = z.infer<typeof usageSchema>
