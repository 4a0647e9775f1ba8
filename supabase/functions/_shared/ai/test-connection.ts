import { z } from 'zod'
import { type Connection, connectionRequestSchema, type ServerKeys } from '../domain/ai-connection.ts'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '../domain/ai-models.ts'
import type { Caller } from '../http/caller.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { type AiEnvironment, aiEnvironment, keysPresent } from './environment.ts'
import { type Settings, wayToModel } from './open-model.ts'
import { tryModel } from './try-model.ts'

export interface ConnectionDeps {
  isAdmin(user: string): Promise<boolean>
  /** The model that is selected for a provider, be it active or not. */
  settingsOf(provider: Provider): Promise<Settings>
  variableOf(name: string): string | undefined
}

/** Somebody looks at the screen meanwhile. */
const PATIENCE_MS = 20_000

/**
 * Tells administrators which providers have a key, and tries one of them with a tiny call (spec part 2 §5). What a
 * provider says is told in one plain line; no answer holds a key.
 */
export const testConnection =
  (deps: ConnectionDeps): Handler =>
  async (caller, body) => {
    await requireAdmin(deps, caller)
    const { provider } = connectionRequestSchema.parse(body)
    return provider ? connectionOf(deps, provider) : keysOf(deps)
  }

async function requireAdmin({ isAdmin }: ConnectionDeps, caller: Caller): Promise<void> {
  if (caller.kind === 'user' && (await isAdmin(caller.id))) return
  throw new HttpError(403, 'Access denied. Admin privileges required.')
}

function keysOf({ variableOf }: ConnectionDeps): ServerKeys {
  const { environment, fault } = read(variableOf)
  const present = keysPresent(variableOf)
  const providers = PROVIDERS.map((provider) => ({
    provider,
    hasKey: present[provider],
    namedModel: environment?.access[provider]?.model ?? null,
  }))
  return { providers, fault }
}

async function connectionOf(deps: ConnectionDeps, provider: Provider): Promise<Connection> {
  const nothingAsked = (note: string) => ({ provider, ok: false, model: null, milliseconds: null, note })
  const { environment, fault } = read(deps.variableOf)
  if (!environment) return nothingAsked(fault)
  const patient = { ...environment, callTimeoutMs: Math.min(environment.callTimeoutMs, PATIENCE_MS) }
  const settings = await deps.settingsOf(provider)
  const way = wayToModel(settings, patient, new Date(), Date.now() + PATIENCE_MS)
  if (way) return { provider, ...(await tryModel(way)) }
  const name = `${provider.toUpperCase()}_API_KEY`
  return nothingAsked(`The server has no key of ${PROVIDER_NAMES[provider]} (${name}).`)
}

type Read = { environment: AiEnvironment; fault: null } | { environment: null; fault: string }

/** The environment of the engines, or what is wrong with it; zod names the variable and never its value. */
function read(variableOf: ConnectionDeps['variableOf']): Read {
  try {
    return { environment: aiEnvironment(variableOf), fault: null }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { environment: null, fault: `The server’s environment cannot be used. ${faults.join('; ')}` }
  }
}
