/** Maximum size of an answer, in bytes; a report's largest section takes about 1% of it. */
const ANSWER_MAX_BYTES = 2_000_000
/** How much of an error response is read, in bytes: enough for its message. */
const ERROR_MAX_BYTES = 64_000

/** The connection to a provider failed before or during its answer; the same error on every runtime. */
export class ConnectionLost extends Error {
  constructor(when: 'before' | 'during', cause: unknown) {
    super(when === 'before' ? 'No connection' : 'The answer was cut off', { cause })
    this.name = 'ConnectionLost'
  }
}

export class AnswerTooLarge extends Error {
  constructor() {
    super(`The answer was larger than ${ANSWER_MAX_BYTES / 1e6} MB`)
    this.name = 'AnswerTooLarge'
  }
}

/**
 * `fetch` for model providers: reads at most 2 MB of an answer, follows no redirects (they would carry the key to
 * another server), and throws the same errors on every runtime: `ConnectionLost` and `AnswerTooLarge`.
 */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? undefined
  const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
    throw signal?.aborted ? signal.reason : new ConnectionLost('before', error)
  })
  const { status, statusText, headers } = response
  if (!response.ok) return new Response(await startOf(response), { status, statusText, headers })
  if (Number(headers.get('content-length')) > ANSWER_MAX_BYTES) {
    await response.body?.cancel()
    throw new AnswerTooLarge()
  }
  return new Response(response.body && limited(response.body, signal), { status, statusText, headers })
}

/** Passes the body through until it gets too large or breaks off. */
function limited(body: ReadableStream<Uint8Array>, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw signal?.aborted ? signal.reason : new ConnectionLost('during', error)
      })
      if (done) return controller.close()
      bytes += value.byteLength
      if (bytes <= ANSWER_MAX_BYTES) return controller.enqueue(value)
      // Not awaited: the server may take a while to notice.
      reader.cancel().catch(() => {})
      throw new AnswerTooLarge()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** The start of an error's body, '' if it is empty or unreadable. Null for statuses that allow no body. */
async function startOf({ body, status }: Response): Promise<string | null> {
  if (status < 200 || status === 304) return null
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      bytes += chunk.byteLength
      if (bytes > ERROR_MAX_BYTES) break
    }
  } catch {
    // The status alone is enough.
  }
  return text
}
