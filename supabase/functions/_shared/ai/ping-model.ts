import { generateText } from 'ai'
import { StepFailure } from '../engine/engine.ts'
import { openCalls } from './calls.ts'
import type { OpenModel } from './open-model.ts'

/** The minimum that OpenAI accepts. */
const MAX_OUTPUT_TOKENS = 16
const PROMPT = 'Answer with the word: ready'

interface Tried {
  ok: boolean
  /** The model that was called last. */
  model: string
  milliseconds: number
  /** Why the call failed, or which model replaced the selected one. */
  note: string | null
}

/** Makes one tiny call. Any answer is good, even a truncated one: it shows that the key, address and model work. */
export async function pingModel({ adapter, inUse }: OpenModel): Promise<Tried> {
  const from = performance.now()
  const tried = (ok: boolean, note: string | null) => ({
    ok,
    model: inUse.model,
    milliseconds: Math.round(performance.now() - from),
    note,
  })
  try {
    await openCalls(inUse, new AbortController().signal).make((model, abortSignal) =>
      generateText({
        model: adapter.writer(model),
        providerOptions: adapter.writerOptions(model),
        prompt: PROMPT,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal,
      }),
    )
    return tried(true, inUse.note)
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    return tried(false, error.detail)
  }
}
