import { z } from 'zod'

/** What a step's model calls consumed, those of failed calls included. */
export const usageSchema = z.object({
  provider: z.string(),
  /** The model that answered, which is the successor where the chosen one is retired. */
  model: z.string(),
  calls: z.number(),
  /** Web searches that the provider reports or bills. */
  searches: z.number(),
  inputTokens: z.number(),
  /** How many of the input tokens the provider had cached from an earlier call. */
  cachedTokens: z.number().optional(),
  outputTokens: z.number(),
  /** An estimate by the provider's price list; null when the model's price is not known. */
  costDollars: z.number().nullable(),
  /** For admins: what they should know about this step, such as a retired model. */
  notes: z.array(z.string()),
})
export type Usage = z.infer<typeof usageSchema>
