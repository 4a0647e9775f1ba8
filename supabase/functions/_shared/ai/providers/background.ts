import { z } from 'zod'
import { boundedFetch, ConnectionLost } from '../bounded-fetch.ts'

/** Where the id of a background answer is kept. */
export interface BackgroundSlot {
  /** The answer that an earlier worker requested, and when, in ms since 1970. */
  readonly pending: { id: string; since: number } | null
  started(id: string): Promise<void>
  /** The background response failed and will not complete. */
  lost(): Promise<void>
  /** Until when this worker polls for it, in ms since 1970. */
  readonly waitUntil: number
  readonly giveUpAfterMs: number
}

/** The provider is still generating the answer, and this worker has no time left to wait. */
export class StillRunning extends Error {
  constructor() {
    super('The answer is still being made')
    this.name = 'StillRunning'
  }
}

// The SDK passes on only our headers, so a header says which slot a request belongs to.
const SLOT_HEADER = 'x-groundwork-slot'
const slots = new Map<string, BackgroundSlot>()

/** Runs a call whose answer may be generated in the background; without a slot, the call waits for it. */
export async function withSlot<Value>(
  slot: BackgroundSlot | undefined,
  run: (headers: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  if (!slot) return run({})
  const key = crypto.randomUUID()
  slots.set(key, slot)
  try {
    return await run({ [SLOT_HEADER]: key })
  } finally {
    slots.delete(key)
  }
}

/** Removes the slot from a request's headers and returns it. */
export function slotOf(headers: Headers): BackgroundSlot | null {
  const slot = slots.get(headers.get(SLOT_HEADER) ?? '')
  headers.delete(SLOT_HEADER)
  return slot ?? null
}

const responseSchema = z.looseObject({ id: z.string(), status: z.string().optional() })
const UNDER_WAY = new Set(['queued', 'in_progress'])

/** Polling interval in ms: a tenth of the elapsed time, within these bounds. */
const POLL_MS = { least: 200, most: 3_000 }

/**
 * Has an answer of the Responses API generated in the background and polls until it is complete
 * (developers.openai.com/api/docs/guides/background). Its id is saved first, so that another worker can continue
 * polling and nothing is paid for twice. OpenAI keeps such an answer for about ten minutes. Throws `StillRunning`.
 */
export async function answerInBackground(
  address: string,
  init: RequestInit,
  slot: BackgroundSlot,
): Promise<Response> {
  let pending = slot.pending
  if (!pending) {
    const begun = await boundedFetch(address, { ...init, body: withBackground(init.body) })
    if (begun.status === REFUSED) return unlessInBackground(begun, () => boundedFetch(address, init))
    if (!begun.ok) return begun
    const text = await begun.text()
    const answer = read(text)
    // A server without background support sends the answer itself.
    if (!answer || !UNDER_WAY.has(answer.status ?? '')) return asResponse(text)
    await slot.started(answer.id)
    pending = { id: answer.id, since: Date.now() }
  }
  return polled(address, init, slot, pending)
}

const REFUSED = 400
const NOT_IN_BACKGROUND = /\b(?:background|store)\b/i

/**
 * Waits for the answer instead if the server cannot generate it in the background, or only if it may store it for
 * longer.
 */
async function unlessInBackground(refused: Response, wait: () => Promise<Response>): Promise<Response> {
  const text = await refused.text()
  return NOT_IN_BACKGROUND.test(text) ? wait() : new Response(text, refused)
}

async function polled(
  address: string,
  { headers, signal }: RequestInit,
  slot: BackgroundSlot,
  { id, since }: { id: string; since: number },
): Promise<Response> {
  const one = `${address}/${encodeURIComponent(id)}`
  const request = { method: 'GET', headers: withoutBody(headers), ...(signal && { signal }) }
  const from = Date.now()
  for (;;) {
    const response = await boundedFetch(`${one}?include[]=web_search_call.action.sources`, request).catch(
      (error: unknown) => {
        if (signal?.aborted) throw error
        return null
      },
    )
    if (response?.ok) {
      const text = await response.text()
      if (!UNDER_WAY.has(read(text)?.status ?? '')) return asResponse(text)
    } else if (response && response.status >= 400 && response.status < 500 && response.status !== 429) {
      await slot.lost()
      throw new ConnectionLost('during', new Error(`The answer ${id} is gone (${response.status})`))
    }
    const now = Date.now()
    if (now - since > slot.giveUpAfterMs) {
      await boundedFetch(`${one}/cancel`, { ...request, method: 'POST' }).catch(() => null)
      await slot.lost()
      throw new DOMException('The answer took too long', 'TimeoutError')
    }
    const wait = Math.min(POLL_MS.most, Math.max(POLL_MS.least, (now - from) / 10))
    if (now + wait > slot.waitUntil) throw new StillRunning()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

const withBackground = (body: RequestInit['body']) =>
  typeof body === 'string' ? JSON.stringify({ ...JSON.parse(body), background: true }) : body

function withoutBody(headers: RequestInit['headers']): Headers {
  const kept = new Headers(headers)
  kept.delete('content-type')
  return kept
}

function read(text: string) {
  try {
    return responseSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const asResponse = (text: string) =>
  new Response(text, { status: 200, headers: { 'content-type': 'application/json' } })
