/** A page that a fake search brings up; with a quote, the answer cites it. */
export interface FakeSource {
  url: string
  title: string
  quote?: string
  date?: string
}

interface Tokens {
  inputTokens: number
  /** Of these. */
  cachedTokens?: number
  outputTokens: number
}

/** What a model says, in whichever payload its API wraps it. */
export interface Said {
  text: string
  /**
   * Why it ended. `paused` is a long turn that the provider wants to be asked to go on with; DeepSeek is `exhausted` where
   * it runs out of machines.
   */
  end: 'complete' | 'too-long' | 'refused' | 'paused' | 'exhausted'
  sources: FakeSource[]
  /** A search that failed inside the good answer, by the provider's code. */
  searchErrors: string[]
  /** Null for an answer that does not say what it took. */
  tokens: Tokens | null
  /** Adds items of kinds that no client knows yet. */
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
  /** The connection is gone before there is an answer. */
  | { kind: 'reset' }
  /** The answer breaks off in the middle. */
  | { kind: 'cut'; said: Said }
  /** Nothing at all, until the client gives up; or nothing after the first half. */
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

/** What a test can let a provider answer. */
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
