import type { FinishReason, generateText } from 'ai'
import { type Provider, providerName, successorOf } from '../domain/model-providers.ts'
import { type Checkpoint, StepFailure, StepPause } from '../engine/engine.ts'
import { failure, isUnknownModel, toStepFailure } from './failures.ts'
import { type Journal, openJournal, type Turn } from './journal.ts'
import { type Meter, openMeter } from './meter.ts'
import { type BackgroundSlot, StillRunning, withSlot } from './providers/background.ts'
import { redactMessage } from './redact-message.ts'

/** The model that a client asks, which may turn out to be retired while it is used. */
export interface ModelInUse {
  readonly provider: Provider
  /** Whether the model was named by the environment: then nothing else is asked. */
  readonly fixed: boolean
  readonly key: string
  readonly callTimeoutMs: number
  /** Whether the provider makes answers in the background, to be asked for by later workers. */
  readonly background: boolean
  /** When the step's time is over, in ms since 1970. */
  readonly endsAt: number
  model: string
  /** For admins, with each request: why it is not the model of the settings. */
  note: string | null
}

/** Less than this seldom brings an answer, which would be paid for all the same. */
const ONE_MORE_MS = 10_000
/** The provider deletes what it makes in the background after about ten minutes. */
const BACKGROUND_MS = 9 * 60_000
/** Left at the end of a worker's time to let go of its step. */
const STORE_MS = 2_000

/** What a search is asked as: the report goes without it rather than pay for it twice. */
export const SEARCH = 'search'

type Generated = Awaited<ReturnType<typeof generateText>>
/** What is used of an answer. */
export type Answer = Pick<
  Generated,
  'text' | 'content' | 'finishReason' | 'rawFinishReason' | 'usage' | 'providerMetadata' | 'response'
>

type Run = (model: string, signal: AbortSignal, headers: Record<string, string>) => Promise<Answer>

/** The calls of one request, which share one account of what they consume. */
export interface Calls {
  readonly meter: Meter
  /** One answer of the model, made now or kept from an earlier attempt. Throws `StepFailure`, and on abort the signal's reason. */
  turn(run: Run, read: (answer: Answer) => Omit<Turn, 'usage' | 'text' | 'finishReason'>): Promise<Turn>
  /** Makes one call that is not kept. */
  make(run: Run): Promise<Answer>
  /** Runs a request. A failure carries the usage so far; saved answers that cannot be parsed are discarded. */
  request<Value>(work: () => Promise<Value>): Promise<Value>
  /** Forgets what was answered, because the next attempt has to begin from nothing. */
  startOver(): Promise<void>
}

export function openCalls(
  inUse: ModelInUse,
  signal: AbortSignal,
  checkpoint?: Checkpoint,
  asked = '',
): Calls {
  const meter = openMeter(inUse.provider, inUse.model)
  if (inUse.note) meter.note(inUse.note)
  const journal = openJournal(checkpoint, `${inUse.provider} ${inUse.model} ${asked}`)
  for (const usage of journal.untold()) meter.include(usage)

  const make = async (run: Run, slot?: BackgroundSlot): Promise<Answer> => {
    const leftMs = inUse.endsAt - Date.now()
    // What is made in the background is not lost when this worker stops waiting.
    const limitMs = Math.max(1, slot ? leftMs : Math.min(inUse.callTimeoutMs, leftMs))
    const timeout = AbortSignal.timeout(limitMs)
    const model = inUse.model
    if (!slot?.pending) meter.call(model)
    let answer: Answer
    try {
      answer = await withSlot(slot, (headers) => run(model, AbortSignal.any([signal, timeout]), headers))
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (isStillRunning(error)) throw new StepPause(new Date(), meter.usage())
      if (isUnknownModel(error) && replaced(model, inUse, meter)) return make(run, slot)
      const context = {
        ...inUse,
        callTimeoutMs: limitMs,
        slowForGood: asked === SEARCH && limitMs >= inUse.callTimeoutMs,
      }
      throw toStepFailure(timeout.aborted ? timeout.reason : error, context, meter.usage())
    }
    meter.consumed(answer.usage)
    refuse(answer.finishReason, answer.text, inUse, meter)
    return answer
  }

  let turns = 0
  const turn: Calls['turn'] = (run, read) =>
    journal
      .turn(async () => {
        // The first call of a step goes out whatever time is left: its step has only just begun.
        if (turns > 0 || checkpoint === undefined) needTime(turns, inUse, meter, checkpoint !== undefined)
        const before = meter.usage()
        const answer = await make(run, checkpoint && inUse.background ? slotIn(journal, inUse) : undefined)
        return {
          text: answer.text,
          finishReason: answer.finishReason,
          ...read(answer),
          usage: difference(meter.usage(), before),
        }
      })
      .then((answer) => {
        turns++
        return answer
      })

  return {
    meter,
    turn,
    make: (run) => make(run),
    startOver: () => journal.clear(),
    request: async (work) => {
      try {
        return await work()
      } catch (error) {
        // Should this save fail, what was spent is counted twice rather than not at all.
        if (error instanceof StepFailure || error instanceof StepPause)
          await journal.tell().catch(() => undefined)
        throw error
      }
    },
  }
}

/** Ends a request that has too little time left for one more answer: another worker goes on, where it can. */
function needTime(turns: number, inUse: ModelInUse, meter: Meter, canPause: boolean): void {
  if (turns === 0 || inUse.endsAt - Date.now() >= ONE_MORE_MS) return
  if (canPause) throw new StepPause(new Date(), meter.usage())
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  throw failure('slow', `${who} left too little time for a second answer.`, meter.usage())
}

/** Where the id of an answer that is made in the background is kept, and until when it is waited for. */
const slotIn = (journal: Journal, { endsAt, callTimeoutMs }: ModelInUse): BackgroundSlot => ({
  get pending() {
    return journal.pending
  },
  started: (id) => journal.setPending({ id, since: Date.now() }),
  lost: () => journal.setPending(null),
  waitUntil: Math.min(endsAt - STORE_MS, Date.now() + callTimeoutMs),
  giveUpAfterMs: BACKGROUND_MS,
})

function isStillRunning(error: unknown): boolean {
  if (error instanceof StillRunning) return true
  return error instanceof Error && error.cause !== undefined && isStillRunning(error.cause)
}

function difference(after: ReturnType<Meter['usage']>, before: ReturnType<Meter['usage']>) {
  return {
    ...after,
    calls: after.calls - before.calls,
    searches: after.searches - before.searches,
    inputTokens: after.inputTokens - before.inputTokens,
    cachedTokens: (after.cachedTokens ?? 0) - (before.cachedTokens ?? 0),
    outputTokens: after.outputTokens - before.outputTokens,
    costDollars:
      after.costDollars === null || before.costDollars === null
        ? after.costDollars
        : after.costDollars - before.costDollars,
  }
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
    const said = redactMessage(text, inUse.key)
    throw failure('refused', `${who} declined to answer${said && `: ${said}`}`, meter.usage())
  }
  if (reason === 'error')
    throw failure('busy', `${who} ran out of resources while it answered.`, meter.usage())
}
