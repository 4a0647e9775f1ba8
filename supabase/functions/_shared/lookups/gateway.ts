import { AnswerTooLarge, boundedFetch, ConnectionLost } from '../ai/bounded-fetch.ts'
import { retryAfter } from '../ai/retry-after.ts'
import { LOOKUP_SOURCES, type LookupQuery, type LookupSource } from '../domain/lookups.ts'
import { deadline, unlessStopped } from '../evidence/deadline.ts'
import { type Adapter, type Ask, NotMeasured, type SourceRequest } from './adapter.ts'
import type { LookupCache } from './cache.ts'
import { readAnswer } from './read-answer.ts'
import type { LookupSettings } from './settings.ts'

/** If a source asks for a longer pause, it is not queried again in this run. */
const LONGEST_PAUSE_MS = 10_000
/** How long to leave a source alone that refused without naming a time. */
const USUAL_PAUSE_MS = 60_000
const REQUEST_MS = 6_000
const DAY_SECONDS = 86_400
const ACCEPTED = { json: 'application/json', csv: 'text/csv', xml: 'application/xml, text/xml' }

interface GatewayOptions {
  settings: LookupSettings
  cache: LookupCache
  /** Timeout of one request, in ms. */
  requestMs?: number
}

/** The requests to one source and their outcome, for the record of a question. */
export interface Asking {
  ask: Ask
  /** Every request so far. */
  queries: LookupQuery[]
  /** Date of an expired answer that was used because the source failed; null if none was. */
  staleSince(): string | null
}

/** The time shared by all requests of a run. */
interface Budget {
  signal: AbortSignal
  /** As given by `performance.now()`. */
  endsAt: number
}

export interface Gateway {
  settings: LookupSettings
  /** Opens the gateway for one run: a source that failed is not queried again within it. */
  open(budget: Budget): (adapter: Adapter) => Asking
}

/** The source asks to come back in `waitMs`; null if it does not say when. */
class Later extends NotMeasured {
  readonly waitMs: number | null

  constructor(reason: string, waitMs: number | null) {
    super('limited', reason)
    this.waitMs = waitMs
  }
}

/** Causes that would affect every further request to the same host. */
const CLOSES_HOST = new Set(['unreachable', 'slow', 'limited'])
/** Causes for which an earlier good answer can be used instead. */
const OF_THE_SOURCE = new Set([...CLOSES_HOST, 'unreadable', 'budget'])

/**
 * Opens the access to the sources, once per worker: one request at a time per host, the cache before the network, at
 * most one retry, and none for a host that failed. Redirects are errors, and an answer has at most 2 MB.
 */
export function openGateway({ settings, cache, requestMs = REQUEST_MS }: GatewayOptions): Gateway {
  const turns = new Map<string, Promise<unknown>>()
  const closedUntil = new Map<string, number>()

  /** Waits until no other request to this host is in progress. */
  function inTurn<Result>(host: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(host) ?? Promise.resolve()
    const mine = before.then(() => {
      signal.throwIfAborted()
      return work()
    })
    turns.set(
      host,
      mine.catch(() => undefined),
    )
    return unlessStopped(signal, mine)
  }

  /** Waits for a pause that the source requested, or throws if it is too long. */
  async function pause(host: string, source: LookupSource, { signal, endsAt }: Budget): Promise<void> {
    const waitMs = (closedUntil.get(host) ?? 0) - performance.now()
    if (waitMs <= 0) return
    if (waitMs > LONGEST_PAUSE_MS || performance.now() + waitMs >= endsAt)
      throw new NotMeasured('limited', `${LOOKUP_SOURCES[source].name} asked us to come back later.`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs)
    })
    await unlessStopped(signal, passed).finally(() => clearTimeout(timer))
  }

  async function fetchAnswer<Data extends object>(
    source: LookupSource,
    host: string,
    { url, body }: { url: string; body: string | null },
    request: SourceRequest<Data>,
    budget: Budget,
  ): Promise<Data> {
    await pause(host, source, budget)
    const { name } = LOOKUP_SOURCES[source]
    const clock = deadline(requestMs, budget.signal)
    try {
      const response = await boundedFetch(url, {
        method: body === null ? 'GET' : 'POST',
        body,
        headers: {
          'User-Agent': settings.userAgent,
          Accept: ACCEPTED[request.format ?? 'json'],
          ...(body !== null && { 'Content-Type': 'application/json' }),
          ...request.headers,
        },
        signal: clock.signal,
      })
      const text = await response.text()
      if (!response.ok) throw request.refusal?.(response.status, text) ?? refusalOf(name, response)
      const data = readAnswer(name, response.headers.get('content-type') ?? '', text, request)
      const seconds = request.backoff?.(data)
      if (seconds) closedUntil.set(host, performance.now() + seconds * 1000)
      return data
    } catch (error) {
      const fault = faultOf(error, name, { budget: budget.signal, request: clock.signal, requestMs })
      if (fault instanceof Later || fault.cause === 'limited') {
        const waitMs = fault instanceof Later ? fault.waitMs : null
        closedUntil.set(host, performance.now() + (waitMs ?? USUAL_PAUSE_MS))
      }
      // Recorded for administrators; the run waits for it only while it has time.
      if (OF_THE_SOURCE.has(fault.cause) && fault.cause !== 'budget')
        await unlessStopped(budget.signal, cache.failed(source, fault.cause)).catch(() => undefined)
      throw fault
    } finally {
      clock.clear()
    }
  }

  /** The cached answer to a request, if it can still be read. */
  async function recalled<Data extends object>(
    key: string,
    { schema }: SourceRequest<Data>,
    signal: AbortSignal,
  ) {
    const kept = await unlessStopped(signal, cache.recall(key)).catch(() => null)
    const { data } = schema.safeParse(kept?.answer)
    return kept && data !== undefined ? { data, at: kept.at, fresh: kept.fresh } : null
  }

  function askingOf(
    { source, hosts, cacheDays }: Adapter,
    budget: Budget,
    down: Map<string, NotMeasured>,
  ): Asking {
    const queries: LookupQuery[] = []
    const stale: string[] = []
    const ask: Ask = async (request) => {
      const hostName = request.host ?? 'main'
      const host = `${source}/${hostName}`
      const url = settings.baseOf(source, hostName, hosts[hostName] ?? '') + request.path
      const body = request.body ? JSON.stringify(request.body) : null
      const method = body === null ? 'GET' : 'POST'
      const asked: LookupQuery = { shown: request.shown, method, url, body, at: isoNow(), from: 'none' }
      queries.push(asked)
      const key = `${method} ${url}\n${body ?? ''}`
      const kept = await recalled(key, request, budget.signal)
      if (kept?.fresh) {
        Object.assign(asked, { from: 'cache', at: kept.at })
        return kept.data
      }
      const attempt = async () => {
        const fault = down.get(host)
        if (fault) throw fault
        return fetchAnswer(source, host, { url, body }, request, budget)
      }
      const work = () =>
        attempt()
          .catch((error: unknown) => {
            // The retry waits as long as the source asks, if there is time.
            if (error instanceof Later && error.waitMs !== null) return attempt()
            throw error
          })
          .catch((error: unknown) => {
            if (error instanceof NotMeasured && CLOSES_HOST.has(error.cause)) down.set(host, error)
            throw error
          })
      try {
        const data = await inTurn(host, budget.signal, work)
        Object.assign(asked, { from: 'source', at: isoNow() })
        const keeping = cache.keep(source, key, request.keep?.(data) ?? data, cacheDays * DAY_SECONDS)
        // Neither a slow database nor the end of the budget may lose an answer that has arrived.
        await unlessStopped(budget.signal, keeping).catch(() => undefined)
        return data
      } catch (error) {
        const fault = error instanceof NotMeasured ? error : outOfTime(budget.signal, error)
        asked.at = isoNow()
        if (!kept || !OF_THE_SOURCE.has(fault.cause)) throw fault
        Object.assign(asked, { from: 'cache', at: kept.at })
        stale.push(kept.at)
        return kept.data
      }
    }
    return { ask, queries, staleSince: () => stale.sort()[0] ?? null }
  }

  return {
    settings,
    open: (budget) => {
      const down = new Map<string, NotMeasured>()
      return (adapter) => askingOf(adapter, budget, down)
    },
  }
}

const isoNow = () => new Date().toISOString()

/** An error caused by the end of the budget; any other error is our own fault and rethrown. */
function outOfTime(signal: AbortSignal, error: unknown): NotMeasured {
  if (!signal.aborted) throw error
  return new NotMeasured('budget', 'There was no time left to ask.')
}

function refusalOf(name: string, { status, headers }: Response): NotMeasured {
  const until = retryAfter(Object.fromEntries(headers), new Date())
  const waitMs = until && until.getTime() - Date.now()
  if (status === 429 || (status === 503 && waitMs !== null))
    return new Later(`${name} asked us to come back later.`, waitMs)
  if (status === 403 || status === 401) return new Later(`${name} turned the request away.`, waitMs)
  if (status === 404) return new NotMeasured('missing', `${name} does not have this.`)
  if (status >= 500) return new NotMeasured('unreachable', `${name} is not working (HTTP ${status}).`)
  const how = status >= 400 ? `did not accept the question (HTTP ${status})` : 'answered with a redirect'
  return new NotMeasured('unreadable', `${name} ${how}.`)
}

interface Clocks {
  budget: AbortSignal
  request: AbortSignal
  requestMs: number
}

function faultOf(error: unknown, name: string, { budget, request, requestMs }: Clocks): NotMeasured {
  if (error instanceof NotMeasured) return error
  if (budget.aborted) return outOfTime(budget, error)
  if (request.aborted) return new NotMeasured('slow', `${name} took longer than ${requestMs / 1000} seconds.`)
  if (error instanceof ConnectionLost) return new NotMeasured('unreachable', `${name} could not be reached.`)
  if (error instanceof AnswerTooLarge)
    return new NotMeasured('unreadable', `${name} answered with more than 2 MB.`)
  throw error
}
