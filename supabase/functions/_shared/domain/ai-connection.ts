import { z } from 'zod'
import { localServerSchema } from './local-models.ts'
import { lookupSourceSchema } from './lookups.ts'
import { providerSchema } from './model-providers.ts'

/** Request to test-ai-connection: about the keys, or with a provider, to call it. */
export const connectionRequestSchema = z.object(
  { provider: providerSchema.optional() },
  { error: 'The body must be a JSON object' },
)

/** The engine that writes reports now. Any signed-in user may request it, and the form shows it. */
export const engineRequestSchema = z.object({ ask: z.literal('engine') })

/** Administrators ask which public sources this server queries; with a source, it is queried now. */
export const sourcesRequestSchema = z.object({
  ask: z.literal('sources'),
  source: lookupSourceSchema.optional(),
})

/** Why this server does not query a source; null if it does. */
export const sourceStatesSchema = z.array(
  z.object({ source: lookupSourceSchema, off: z.string().nullable() }),
)
export type SourceStates = z.infer<typeof sourceStatesSchema>

/** Result of querying one public source with a fixed example. */
export const sourceTestSchema = z.object({
  source: lookupSourceSchema,
  ok: z.boolean(),
  milliseconds: z.number(),
  /** What the source said, or why its answer was unusable; one sentence. */
  note: z.string().nullable(),
})
export type SourceTest = z.infer<typeof sourceTestSchema>

/** The model that would write a report now, null for the built-in analyst, and whether it can search the web. */
export const engineInUseSchema = z.object({
  model: z.string().nullable(),
  search: z.boolean(),
  /** Whether this server queries public sources. */
  lookups: z.boolean().default(false),
})
export type EngineInUse = z.infer<typeof engineInUseSchema>

/** What the server's environment contains for the providers; of a key, only that it exists. */
export const serverKeysSchema = z.object({
  providers: z.array(
    z.object({
      provider: providerSchema,
      hasKey: z.boolean(),
      /** The model that the environment names instead of the selected one. */
      namedModel: z.string().nullable(),
    }),
  ),
  /** The local servers with an address in the environment; the models are null if a server does not answer. */
  local: z.array(z.object({ server: localServerSchema, models: z.array(z.string()).nullable() })).default([]),
  /** What is unusable in the environment, so that nothing is called; null if all is well. */
  fault: z.string().nullable(),
})
export type ServerKeys = z.infer<typeof serverKeysSchema>

/** Result of one minimal call to a provider. */
export const connectionSchema = z.object({
  provider: providerSchema,
  ok: z.boolean(),
  /** The model that was called last; null if none was called. */
  model: z.string().nullable(),
  milliseconds: z.number().nullable(),
  /** Why the call failed, or why another model than the selected one answered; one short line. */
  note: z.string().nullable(),
})
export type Connection = z.infer<typeof connectionSchema>
