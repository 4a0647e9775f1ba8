import type { FinishReason, generateText } from 'ai'
import { type Provider, providerName, successorOf } from '../domain/model-providers.ts'
import { failure, failureOf, isUnknownModel } from './failures.ts'
import { type Meter, meterOf } from './meter.ts'
import { plainWords } from './plain-words.ts'

/** The model that a client asks, which may turn out to be retired while it is used. */
export interface ModelInUse {
  readonly provider: Provider
  /** Whether the model was named by the environment: then nothing else is asked. */
  readonly fixed: boolean
  readonly key: string
  readonly callTimeoutMs: number
  /** When the step's time is over, in ms since 1970. */
  readonly endsAt: number
  model: string
  /** For admins, with each request: why it is not the model of the settings. */
  note: string | null
}

/** Less than this seldom brings an answer, which would be paid for all the same. */
const ONE_MORE_MS = 10_000

type Generated = Awaited<ReturnType<typeof generateText>>
/** What is used of an answer. */
export type Answer = Pick<
  Generated,
  'text' | 'content' | 'finishReason' | 'rawFinishReason' | 'usage' | 'providerMetadata' | 'response'
>

/** The calls of one request, which share one account of what they consume. */
export interface Calls {
  readonly meter: Meter
  /** Throws a failure that may be repeated when too little of the step's time is left for one more answer. */
  needTime(): void
  /** Makes one call. Throws `StepFailure`, and on abort the signal's reason. */
  make(run: (model: string, signal: AbortSignal) => Promise<Answer>): Promise<Answer>
}

export function callsOf(inUse: ModelInUse, signal: AbortSignal): Calls {
  const meter = meterOf(inUse.provider, inUse.model)
  if (inUse.note) meter.note(inUse.note)
  const make: Calls['make'] = async (run) => {
    const limitMs = Math.max(1, Math.min(inUse.callTimeoutMs, inUse.endsAt - Date.now()))
    const timeout = AbortSignal.timeout(limitMs)
    const asked = inUse.model
    meter.call(asked)
    let answer: Answer
    try {
      answer = await run(asked, AbortSignal.any([signal, timeout]))
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (isUnknownModel(error) && replaced(asked, inUse, meter)) return make(run)
      const context = { ...inUse, callTimeoutMs: limitMs }
      throw failureOf(timeout.aborted ? timeout.reason : error, context, meter.usage())
    }
    meter.consumed(answer.usage)
    refuse(answer.finishReason, answer.text, inUse, meter)
    return answer
  }
  const needTime = () => {
    if (inUse.endsAt - Date.now() >= ONE_MORE_MS) return
    const who = `${providerName(inUse.provider)} (${inUse.model})`
    throw failure('slow', `${who} left too little time for a second answer.`, meter.usage())
  }
  return { meter, make, needTime }
}

/**
 * Goes over to the successor of a model that its provider took away without our knowing. Of calls side by side, the
 * first one to hear of it has done so for the others.
 */
function replaced(asked: string, inUse: ModelInUse, meter: Meter): boolean {
  if (inUse.model !== asked) {
    if (inUse.note) meter.note(inUse.note)
    return true
  }
  const successor = inUse.fixed ? null : successorOf(inUse.provider, inUse.model)
  if (!successor) return false
  const name = providerName(inUse.provider)
  inUse.note = `${name} no longer offers ${inUse.model}; ${successor} was used instead.`
  inUse.model = successor
  meter.note(inUse.note)
  return true
}

/** Ends a request whose answer is none although the call went well. */
function refuse(reason: FinishReason, text: string, inUse: ModelInUse, meter: Meter): void {
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  if (reason === 'content-filter') {
    const said = plainWords(text, inUse.key)
    throw failure('refused', `${who} declined to answer${said && `: ${said}`}`, meter.usage())
  }
  if (reason === 'error')
    throw failure('busy', `${who} ran out of resources while it answered.`, meter.usage())
}
