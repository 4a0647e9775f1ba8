import { HttpError } from './http-error.ts'

/** Maximum body size, in bytes. An idea of 20,000 characters fits several times over. */
export const BODY_MAX_BYTES = 256 * 1024
/** How much of a larger body is read and discarded, in bytes: a client that is still sending does not see the answer. */
export const DRAIN_MAX_BYTES = 32 * 1024 * 1024

/** The parsed body. Throws 413 if it is longer than the limit, whatever its header says, and 400 if it is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'Invalid JSON body')
  }
}

async function readText({ body }: Request): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > DRAIN_MAX_BYTES) break
    if (bytes <= BODY_MAX_BYTES) text += decoder.decode(chunk, { stream: true })
  }
  if (bytes > BODY_MAX_BYTES) throw new HttpError(413, 'The request is too large')
  return text + decoder.decode()
}
