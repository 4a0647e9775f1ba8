import { z } from 'zod'
import {
  type Connection,
  connectionRequestSchema,
  type EngineInUse,
  engineRequestSchema,
  type ServerKeys,
  sourcesRequestSchema,
} from '../domain/ai-connection.ts'
import { LOCAL_SERVERS } from '../domain/local-models.ts'
import type { LookupSource } from '../domain/lookups.ts'
import { MODEL_PROVIDERS, PROVIDERS, type Provider } from '../domain/model-providers.ts'
import type { Caller } from '../http/caller.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import type { Gateway } from '../lookups/gateway.ts'
import { lookupSettings } from '../lookups/settings.ts'
import { type AiEnvironment, accessTo, aiEnvironment, hasKey, type SelectedModel } from './environment.ts'
import { listLocalModels } from './local-servers.ts'

export interface ConnectionDeps {
  isAdmin(user: string): Promise<boolean>
  /** The model of the active provider; null when none is active. */
  activeSettings(): Promise<SelectedModel | null>
  /** The model that is selected for a provider, active or not. */
  settingsOf(provider: Provider): Promise<SelectedModel>
  variableOf(name: string): string | undefined
  /** Opens the gateway to the public sources, without the cache. */
  openGateway(): Promise<Gateway>
}

/** Limited because an administrator waits for the result. */
const PATIENCE_MS = 20_000

/**
 * Tells every user which engine currently writes reports, and administrators which providers have a key and which
 * public sources are queried; tests one provider or source (docs/engines.md, docs/lookups.md). Provider messages are
 * cut to one plain line; no answer contains a key.
 */
export const testConnection =
  (deps: ConnectionDeps): Handler =>
  async (caller, body) => {
    if (engineRequestSchema.safeParse(body).success) return engineInUse(deps)
    await requireAdmin(deps, caller)
    const { data: asked } = sourcesRequestSchema.safeParse(body)
    if (asked) return ofSources(deps, asked.source)
    const { provider } = connectionRequestSchema.parse(body)
    return provider ? connectionOf(deps, provider) : keysOf(deps)
  }

async function ofSources({ openGateway }: ConnectionDeps, source: LookupSource | undefined) {
  const [gateway, { sourceStates, testSource }] = await Promise.all([
    openGateway(),
    import('../lookups/test-source.ts'),
  ])
  return source
    ? testSource(source, gateway, AbortSignal.timeout(PATIENCE_MS))
    : sourceStates(gateway.settings)
}

async function requireAdmin({ isAdmin }: ConnectionDeps, caller: Caller): Promise<void> {
  if (caller.kind === 'user' && (await isAdmin(caller.id))) return
  throw new HttpError(403, 'Access denied. Admin privileges required.')
}

async function engineInUse(deps: ConnectionDeps): Promise<EngineInUse> {
  const { environment, fault } = read(deps.variableOf)
  if (!environment) throw new HttpError(503, fault)
  const settings = await deps.activeSettings()
  const model = settings && (await modelOf(settings, environment))
  return {
    model: model?.model ?? null,
    search: model?.canSearch ?? false,
    lookups: asksSources(deps.variableOf),
  }
}

async function modelOf(settings: SelectedModel, environment: AiEnvironment) {
  if (!accessTo(settings, environment)) return null
  return (await import('./open-model.ts')).openModel(settings, environment)
}

/** Malformed settings switch lookups off (docs/lookups.md#settings). */
function asksSources(variableOf: ConnectionDeps['variableOf']): boolean {
  try {
    return !lookupSettings(variableOf).isOff
  } catch {
    return false
  }
}

async function keysOf({ variableOf }: ConnectionDeps): Promise<ServerKeys> {
  const { environment, fault } = read(variableOf)
  const providers = PROVIDERS.map((provider) => ({
    provider,
    hasKey: hasKey(provider, variableOf),
    namedModel: environment?.accessTo(provider)?.model ?? null,
  }))
  const local = (environment?.localServers ?? []).map(async ({ server, address }) => ({
    server,
    models: await listLocalModels(server, address),
  }))
  return { providers, local: await Promise.all(local), fault }
}

async function connectionOf(deps: ConnectionDeps, provider: Provider): Promise<Connection> {
  const nothingAsked = (note: string) => ({ provider, ok: false, model: null, milliseconds: null, note })
  const { environment, fault } = read(deps.variableOf)
  if (!environment) return nothingAsked(fault)
  const patient = { ...environment, callTimeoutMs: Math.min(environment.callTimeoutMs, PATIENCE_MS) }
  const settings = await deps.settingsOf(provider)
  const [{ resolveModel }, { pingModel }] = await Promise.all([
    import('./open-model.ts'),
    import('./ping-model.ts'),
  ])
  const way = resolveModel(settings, patient, new Date(), Date.now() + PATIENCE_MS)
  if (way) return { provider, ...(await pingModel(way)) }
  const { name, variables } = MODEL_PROVIDERS[provider]
  if (settings.local) {
    const local = LOCAL_SERVERS[settings.local.server]
    return nothingAsked(`The server has no address of ${local.name} (${local.variable}).`)
  }
  return nothingAsked(`The server has no key of ${name} (${variables.key}).`)
}

type Read = { environment: AiEnvironment; fault: null } | { environment: null; fault: string }

/** The engines' environment, or what is wrong with it; zod names the variable, never its value. */
function read(variableOf: ConnectionDeps['variableOf']): Read {
  try {
    return { environment: aiEnvironment(variableOf), fault: null }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { environment: null, fault: `The server’s environment cannot be used. ${faults.join('; ')}` }
  }
}
