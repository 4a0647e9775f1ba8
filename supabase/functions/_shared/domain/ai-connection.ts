import { z } from 'zod'
import { localServerSchema } from './local-models.ts'
import { lookupSourceSchema } from './lookups.ts'
import { providerSchema } from './model-providers.ts'

/** Request body of test-ai-connection. With a provider, calls it; without one, reports the server's keys. */
export const connectionRequestSchema = z.object(
  { provider: providerSchema.optional() },
  { error: 'The body must be a JSON object' },
)

/** Requests the engine that currently writes reports. Any signed-in user may send it; the form shows the answer. */
export const engineRequestSchema = z.object({ ask: z.literal('engine') })

/** Administrators list the public sources that this server queries; with `source`, the server queries it now. */
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
  /** The source's answer, or why it was unusable, in one sentence. */
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

/** The provider settings in the server's environment; for a key, only whether it exists. */
export const serverKeysSchema = z.object({
  providers: z.array(
    z.object({
      provider: providerSchema,
      hasKey: z.boolean(),
      /** The model that the environment sets in place of the selected one. */
      namedModel: z.string().nullable(),
    }),
  ),
  /** The local servers with an address in the environment; the models are null if a server does not answer. */
  local: z.array(z.object({ server: localServerSchema, models: z.array(z.string()).nullable() })).default([]),
  /** The environment setting that is unusable, so no provider is called; null if there is none. */
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
