import { setMaxListeners } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import {
  type Lookup,
  type LookupCause,
  type LookupRecord,
  type LookupSource,
  type LookupTermsInput,
  lookupTermsSchema,
} from '@domain/lookups'
import type { Kept, LookupCache } from '../../supabase/functions/_shared/lookups/cache'
import { openGateway } from '../../supabase/functions/_shared/lookups/gateway'
import { lookUp } from '../../supabase/functions/_shared/lookups/look-up'
import { lookupSettings } from '../../supabase/functions/_shared/lookups/settings'

export interface Asked {
  source: string
  method: string
  /** The path after the source's name, preceded by the host's name if the source has several hosts. */
  path: string
  query: URLSearchParams
  body: string
  agent: string
}

export interface Reply {
  status?: number
  type?: string
  headers?: Record<string, string>
  /** Text and bytes are sent unchanged, anything else as JSON. */
  body?: unknown
  /** Sent instead of a body, this many times. */
  padding?: { chunk: string; times: number }
  gzip?: boolean
  /** Never answers. */
  silent?: boolean
}

// Every lookup listens for the end of the budget; Node warns above ten listeners.
setMaxListeners(100)

type Answers = (asked: Asked) => Reply | undefined

/** An in-memory cache whose entries a test can age. */
export class MemoryCache implements LookupCache {
  readonly entries = new Map<string, Kept & { source: string; seconds: number }>()
  readonly failures: string[] = []
  async recall(request: string) {
    const kept = this.entries.get(request)
    return kept ? structuredClone(kept) : null
  }
  async keep(source: LookupSource, request: string, answer: object, seconds: number) {
    const at = new Date().toISOString()
    this.entries.set(request, {
      source,
      answer: JSON.parse(JSON.stringify(answer)),
      at,
      fresh: true,
      seconds,
    })
  }
  async failed(source: LookupSource, cause: LookupCause) {
    this.failures.push(`${source}: ${cause}`)
  }
}

/** The current day in all tests. */
const TODAY = new Date('2026-11-15T12:00:00Z')
const NOT_FOUND: Reply = { status: 404, body: { message: 'not found' } }

interface Options {
  env?: Record<string, string>
  cache?: LookupCache
  budgetMs?: number
  requestMs?: number
  today?: Date
  signal?: AbortSignal
  only?: LookupSource
}

/** A loopback server in place of all public sources. Requests that `answers` does not answer get a 404. */
export async function startWorld() {
  const asked: Asked[] = []
  const busy = new Map<string, number>()
  let mostAtOnce = 0
  let answers: Answers = () => undefined

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://world')
    const [, source = '', ...rest] = url.pathname.split('/')
    const now = (busy.get(source) ?? 0) + 1
    busy.set(source, now)
    mostAtOnce = Math.max(mostAtOnce, now)
    response.once('close', () => busy.set(source, (busy.get(source) ?? 1) - 1))
    void textOf(request).then((body) => {
      const call: Asked = {
        source,
        method: request.method ?? '',
        path: `/${rest.join('/')}`,
        query: url.searchParams,
        body,
        agent: request.headers['user-agent'] ?? '',
      }
      asked.push(call)
      send(response, answers(call) ?? NOT_FOUND)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const gatewayOf = ({ env, cache = new MemoryCache(), requestMs }: Options) => {
    const variables: Record<string, string> = {
      LOOKUPS_CONTACT: 'operator@example.org',
      LOOKUPS_ADDRESSES: `all=${base}`,
      ...env,
    }
    return openGateway({ settings: lookupSettings((name) => variables[name]), cache, requestMs })
  }
  const ask = (terms: LookupTermsInput, options: Options = {}): Promise<LookupRecord> => {
    const { budgetMs, today = TODAY, signal = new AbortController().signal, only } = options
    const deps = { gateway: gatewayOf(options), budgetMs, today, signal, only }
    return lookUp(lookupTermsSchema.parse(terms), deps)
  }
  return {
    base,
    asked,
    /** Most requests to one source that were open at the same time. */
    mostAtOnce: () => mostAtOnce,
    on(next: Answers) {
      answers = next
      asked.length = 0
      mostAtOnce = 0
    },
    lookUp: ask,
    /** The lookups of one source by measure; the first one if there are several. */
    async measure(source: LookupSource, terms: LookupTermsInput, options: Options = {}) {
      const { lookups } = await ask(terms, { ...options, only: source })
      return (measure: string): Lookup => {
        const found = lookups.find((lookup) => lookup.measure === measure)
        if (!found) throw new Error(`${source} was not asked about ${measure}`)
        return found
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function send(response: ServerResponse, reply: Reply) {
  if (reply.silent) return
  const { status = 200, type = 'application/json', headers, body = '', padding, gzip } = reply
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': type,
    ...headers,
    ...(gzip && { 'content-encoding': 'gzip' }),
  })
  // Sends only as much as the client reads, because a test may request many times a body that nothing reads.
  if (padding) return void Readable.from(Array(padding.times).fill(padding.chunk)).pipe(response)
  response.end(gzip ? gzipSync(text) : text)
}
