import { costDollarsOf, type Provider } from '../domain/model-providers.ts'
import type { Usage } from '../engine/engine.ts'

interface Tokens {
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Counts what one request consumes over all its calls, so that a failure can say so too. */
export interface Meter {
  /** A call goes out, whatever comes of it. */
  call(model: string): void
  consumed(tokens: Tokens): void
  searched(times: number): void
  note(text: string): void
  usage(): Usage
}

export function meterOf(provider: Provider, model: string): Meter {
  const counted = { model, calls: 0, searches: 0, inputTokens: 0, outputTokens: 0 }
  const notes: string[] = []
  return {
    call: (asked) => {
      counted.model = asked
      counted.calls++
    },
    consumed: ({ inputTokens = 0, outputTokens = 0 }) => {
      counted.inputTokens += inputTokens
      counted.outputTokens += outputTokens
    },
    searched: (times) => {
      counted.searches += times
    },
    note: (text) => {
      if (!notes.includes(text)) notes.push(text)
    },
    usage: () => ({
      ...counted,
      provider,
      costDollars: costDollarsOf({ ...counted, provider }),
      notes: [...notes],
    }),
  }
}
