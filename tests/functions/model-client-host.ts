import path from 'node:path'
import { modelColumn, type Provider } from '@domain/model-providers'
import { usageSchema } from '@domain/usage'
import { z } from 'zod'
import { startDeno } from '../../local/functions/deno-child'
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server'

const failureSchema = z.object({
  reason: z.string(),
  detail: z.string(),
  retryable: z.boolean(),
  notBefore: z.coerce.date().nullable(),
  usage: usageSchema.nullable(),
})
const outcomeSchema = z.object({
  id: z.string(),
  model: z.string(),
  canSearch: z.boolean(),
  value: z.unknown().optional(),
  text: z.string().optional(),
  hits: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        quote: z.string().nullable(),
        date: z.string().nullable(),
      }),
    )
    .optional(),
  usage: usageSchema.optional(),
  failure: failureSchema.optional(),
  thrown: z.string().optional(),
})

export const MODELS: Record<Provider, string> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  deepseek: 'deepseek-flash',
}

interface Asked {
  model?: string
  variables?: Record<string, string>
  today?: string
  prompt?: string
  abortAfterMs?: number
  /** Time left for the step, in milliseconds. */
  leftMs?: number
}

export interface ModelClientHost {
  readonly server: FakeModelServer
  readonly log: string[]
  /** Null when the provider has no key. */
  ask(provider: Provider, call: 'write' | 'search' | 'none', asked?: Asked): Promise<Outcome | null>
  /** The outcome of a call whose provider has a key. */
  write(provider: Provider, asked?: Asked): Promise<Outcome>
  search(provider: Provider, asked?: Asked): Promise<Outcome>
  /** The failure of a structured call that is expected to fail. */
  failure(provider: Provider, asked?: Asked): Promise<Failure>
  close(): Promise<void>
}
type Failure = z.infer<typeof failureSchema> & {
  /** Whether the next attempt is delayed by about `ms` from the time of this failure. */
  waits(ms: number): boolean
}
type Outcome = z.infer<typeof outcomeSchema>

/** Starts a function that makes single model client calls, in the Deno runtime that edge functions use. */
export async function startModelClient(): Promise<ModelClientHost> {
  const server = await startFakeModelServer()
  const log: string[] = []
  const deno = await startDeno({
    name: 'model-client',
    entry: path.resolve('tests/functions/entries/model-client.ts'),
    config: path.resolve('supabase/functions/validate-idea/deno.json'),
    env: server.env,
    log: (line) => log.push(line),
  })
  const ask: ModelClientHost['ask'] = async (provider, call, { model = MODELS[provider], ...asked } = {}) => {
    const settings = { provider, is_active: true, [modelColumn(provider)]: model }
    const response = await fetch(`http://127.0.0.1:${deno.port}`, {
      method: 'POST',
      body: JSON.stringify({ settings, call, ...asked }),
    })
    return outcomeSchema.nullable().parse(await response.json())
  }
  const certain = (call: 'write' | 'search') => async (provider: Provider, asked?: Asked) => {
    const outcome = await ask(provider, call, asked)
    if (!outcome) throw new Error('There is no key')
    return outcome
  }
  return {
    server,
    log,
    ask,
    write: certain('write'),
    search: certain('search'),
    failure: async (provider, asked) => {
      const from = Date.now()
      const { failure } = await certain('write')(provider, asked)
      if (!failure) throw new Error('The call did not fail')
      const at = failure.notBefore?.getTime() ?? 0
      const to = Date.now()
      return { ...failure, waits: (ms) => from + ms <= at && at <= to + ms }
    },
    close: async () => {
      deno.kill()
      await deno.exited
      await server.close()
    },
  }
}
