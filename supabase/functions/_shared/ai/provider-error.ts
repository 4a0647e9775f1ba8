import { APICallError } from 'ai'
import { z } from 'zod'

/** An error as a provider sent it. */
export interface ProviderError {
  /** Null if the error was inside an answer with status 200. */
  status: number | null
  /** Every code and type that names the error, in lower case. */
  codes: string
  message: string
  headers: Record<string, string> | undefined
}

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
// OpenAI and DeepSeek: {error: {message, type, code}}; Anthropic adds details.error_code; others send less.
const bodySchema = z.object({
  error: z.union([
    z.object({
      message: text,
      type: text,
      code: text,
      details: z.object({ error_code: text }).nullish().catch(null),
    }),
    z.string().transform((message) => ({ message, type: null, code: null, details: null })),
  ]),
})
const plainBodySchema = z.object({ message: z.string() })

/** Reads a provider's error response; null if the error is not the provider's, such as a truncated answer. */
export function providerErrorOf(error: unknown): ProviderError | null {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return null
  const body = parsed(error.responseBody)
  const failed = bodySchema.safeParse(body).data?.error
  // The SDK reports an error inside a successful answer as 400, and an error that it cannot read as a broken answer.
  const inside = error.statusCode < 300 || typeof error.responseBody === 'object'
  if (inside && !failed) return null
  const plain = plainBodySchema.safeParse(body).data?.message
  const unread = body === null && typeof error.responseBody === 'string' ? error.responseBody : null
  return {
    status: inside ? null : error.statusCode,
    codes: [failed?.code, failed?.type, failed?.details?.error_code].join(' ').toLowerCase(),
    message: failed?.message ?? plain ?? (unread || error.message),
    headers: error.responseHeaders,
  }
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
