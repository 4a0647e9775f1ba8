import { costDollarsOf, type Provider } from '../domain/model-providers.ts'
import type { Usage } from '../engine/engine.ts'

interface Tokens {
  inputTokens: number | undefined
  outputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens?: number | undefined }
}

const UNKNOWN_USAGE =
  'The provider did not say how many tokens an answer took, so tokens and cost are incomplete.'

/** Counts what one request consumes over all its calls, so that failures can report it, too. */
export interface Meter {
  /** Counts a call, whether or not it succeeds. */
  call(model: string): void
  consumed(tokens: Tokens): void
  searched(times: number): void
  /** Adds usage that an earlier attempt could not report. */
  include(usage: Usage): void
  note(text: string): void
  usage(): Usage
}

export function openMeter(provider: Provider, model: string): Meter {
  const counted = { model, calls: 0, searches: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
  const notes: string[] = []
  let isKnown = true
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text)
  }
  return {
    call: (asked) => {
      counted.model = asked
      counted.calls++
    },
    consumed: ({ inputTokens = 0, outputTokens = 0, inputTokenDetails }) => {
      counted.inputTokens += inputTokens
      counted.cachedTokens += inputTokenDetails?.cacheReadTokens ?? 0
      counted.outputTokens += outputTokens
      // No prompt is empty, so 0 input tokens means that the provider reports no usage.
      if (inputTokens > 0) return
      isKnown = false
      note(UNKNOWN_USAGE)
    },
    searched: (times) => {
      counted.searches += times
    },
    note,
    include: (usage) => {
      counted.calls += usage.calls
      counted.searches += usage.searches
      counted.inputTokens += usage.inputTokens
      counted.cachedTokens += usage.cachedTokens ?? 0
      counted.outputTokens += usage.outputTokens
      if (usage.costDollars === null) isKnown = false
      for (const text of usage.notes) note(text)
    },
    usage: () => ({
      ...counted,
      provider,
      costDollars: isKnown ? costDollarsOf({ ...counted, provider }) : null,
      notes: [...notes],
    }),
  }
}
