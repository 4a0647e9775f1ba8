import { z } from 'zod'
import { providerSchema } from './ai-models.ts'

/** What test-ai-connection is asked: about the keys, or with a provider, to call it. */
export const connectionRequestSchema = z.object(
  { provider: providerSchema.optional() },
  { error: 'The body must be a JSON object' },
)

/** What the server's environment holds for the providers; of a key only that it is there. */
export const serverKeysSchema = z.object({
  providers: z.array(
    z.object({
      provider: providerSchema,
      hasKey: z.boolean(),
      /** The model that the environment names in place of the selected one. */
      namedModel: z.string().nullable(),
    }),
  ),
  /** What cannot be used in the environment, so that nothing is called; null when all is well. */
  fault: z.string().nullable(),
})
export type ServerKeys = z.infer<typeof serverKeysSchema>

/** What came of one tiny call of a provider. */
export const connectionSchema = z.object({
  provider: providerSchema,
  ok: z.boolean(),
  /** The model that was asked last; null when nothing was asked. */
  model: z.string().nullable(),
  milliseconds: z.number().nullable(),
  /** Why it failed, or why it was not the selected model; one short line. */
  note: z.string().nullable(),
})
export type Connection = z.infer<typeof connectionSchema>
