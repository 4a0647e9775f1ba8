/** A page that a fake search finds; if it has a quote, the answer cites it. */
export interface FakeSource {
  url: string
  title: string
  quote?: string
  date?: string
}

interface Tokens {
  inputTokens: number
  /** Included in `inputTokens`. */
  cachedTokens?: number
  outputTokens: number
}

/** A model's answer, before an API wraps it in a payload. */
export interface Said {
  text: string
  /**
   * Why it ended. `paused` is a long turn that the provider asks the client to continue; `exhausted` is DeepSeek's code
   * for a lack of capacity.
   */
  end: 'complete' | 'too-long' | 'refused' | 'paused' | 'exhausted'
  sources: FakeSource[]
  /** Provider error codes of searches that failed within an otherwise good answer. */
  searchErrors: string[]
  /** Null for an answer without usage figures. */
  tokens: Tokens | null
  /** Adds items of kinds that clients don't know yet. */
  unknownItems?: boolean
}

export interface ErrorBody {
  message?: string
  type?: string
  code?: string
}

export type Reply =
  | { kind: 'said'; said: Said }
  | { kind: 'status'; status: number; headers: Record<string, string>; body: ErrorBody | string }
  | { kind: 'error-inside'; error: ErrorBody }
  | { kind: 'unknown-model' }
  /** The connection is reset before any answer. */
  | { kind: 'reset' }
  /** The connection breaks in the middle of the answer. */
  | { kind: 'cut'; said: Said }
  /** No answer, or none after the first half, until the client gives up. */
  | { kind: 'silence'; afterHalf: boolean }
  | { kind: 'large'; megabytes: number; onSent: (bytes: number) => void }
  | { kind: 'after'; latencyMs: number; reply: Reply }

const said = (text: string, more: Partial<Said> = {}): Reply => ({
  kind: 'said',
  said: {
    text,
    end: 'complete',
    sources: [],
    searchErrors: [],
    tokens: { inputTokens: 1000, outputTokens: 100 },
    ...more,
  },
})

/** The replies that a test can choose. */
export const reply = {
  /** A structured answer. */
  json: (value: unknown, more?: Partial<Said>) => said(JSON.stringify(value), more),
  text: said,
  found: (text: string, sources: FakeSource[], more?: Partial<Said>) => said(text, { sources, ...more }),
  blank: () => said(''),
  refusal: (words = "I'm sorry, I can't help with that.") => said(words, { end: 'refused' }),
  searchError: (code: string, more?: Partial<Said>) => said('', { searchErrors: [code], ...more }),
  status: (status: number, headers: Record<string, string> = {}, body: ErrorBody | string = {}): Reply => ({
    kind: 'status',
    status,
    headers,
    body,
  }),
  errorInside: (error: ErrorBody): Reply => ({ kind: 'error-inside', error }),
  unknownModel: (): Reply => ({ kind: 'unknown-model' }),
  reset: (): Reply => ({ kind: 'reset' }),
  cut: (text = 'x'.repeat(1000)): Reply => {
    const whole = said(text)
    return whole.kind === 'said' ? { kind: 'cut', said: whole.said } : whole
  },
  silence: (): Reply => ({ kind: 'silence', afterHalf: false }),
  silenceAfterHalf: (): Reply => ({ kind: 'silence', afterHalf: true }),
  large: (megabytes: number, onSent: (bytes: number) => void = () => {}): Reply => ({
    kind: 'large',
    megabytes,
    onSent,
  }),
  after: (latencyMs: number, later: Reply): Reply => ({ kind: 'after', latencyMs, reply: later }),
}
