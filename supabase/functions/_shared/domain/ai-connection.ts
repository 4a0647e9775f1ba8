import { z } from 'zod'
import { localServerSchema } from './local-models.ts'
import { lookupSourceSchema } from './lookups.ts'
import { providerSchema } from './model-providers.ts'

/** What test-ai-connection is asked: about the keys, or with a provider, to call it. */
export const connectionRequestSchema = z.object(
  { provider: providerSchema.optional() },
  { error: 'The body must be a JSON object' },
)

/** The engine that writes reports now. Any signed-in user may request it, and the form shows it. */
export const engineRequestSchema = z.object({ ask: z.literal('engine') })

/** Administrators ask which public sources this server asks, or with a source, to ask it now. */
export const sourcesRequestSchema = z.object({
  ask: z.literal('sources'),
  source: lookupSourceSchema.optional(),
})

/** For each source why this server does not ask it; null where it does. */
export const sourceStatesSchema = z.array(
  z.object({ source: lookupSourceSchema, off: z.string().nullable() }),
)
export type SourceStates = z.infer<typeof sourceStatesSchema>

/** Result of querying one public source with a fixed example. */
export const sourceTestSchema = z.object({
  source: lookupSourceSchema,
  ok: z.boolean(),
  milliseconds: z.number(),
  /** What it said, or why its answer could not be used; one sentence. */
  note: z.string().nullable(),
})
export type SourceTest = z.infer<typeof sourceTestSchema>

/** The model that would write a report now, null for the built-in analyst, and whether it can search the web. */
export const engineInUseSchema = z.object({
  model: z.string().nullable(),
  search: z.boolean(),
  /** Whether this server asks public sources. */
  lookups: z.boolean().default(false),
})
export type EngineInUse = z.infer<typeof engineInUseSchema>

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
  /** The servers of one's own whose address the server has; the models are null where such a server does not answer. */
  local: z.array(z.object({ server: localServerSchema, models: z.array(z.string()).nullable() })).default([]),
  /** What cannot be used in the environment, so that nothing is called; null when all is well. */
  fault: z.string().nullable(),
})
export type ServerKeys = z.infer<typeof serverKeysSchema>

/** Result of one minimal call to a provider. */
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
