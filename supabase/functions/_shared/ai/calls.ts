import type { FinishReason, generateText } from 'ai'
import { type Provider, providerName, successorOf } from '../domain/model-providers.ts'
import { type Checkpoint, StepFailure, StepPause } from '../engine/engine.ts'
import { failure, isUnknownModel, toStepFailure } from './failures.ts'
import { type Journal, openJournal, type Turn } from './journal.ts'
import { type Meter, openMeter } from './meter.ts'
import { type BackgroundSlot, StillRunning, withSlot } from './providers/background.ts'
import { redactMessage } from './redact-message.ts'

/** The model that a client calls; it changes to its successor if the provider turns out to have retired it. */
export interface ModelInUse {
  readonly provider: Provider
  /** Whether an environment variable names the model; then no other model is tried. */
  readonly fixed: boolean
  readonly key: string
  readonly callTimeoutMs: number
  /** Whether the provider generates answers in the background, for later workers to collect. */
  readonly background: boolean
  /** End of the step's time, in ms since 1970. */
  readonly endsAt: number
  model: string
  /** Note to admins with each request: why this is not the model from the settings. */
  note: string | null
}

/** With less time left, a call seldom returns an answer but is still charged. */
const ONE_MORE_MS = 10_000
/** The provider deletes background answers after about ten minutes. */
const BACKGROUND_MS = 9 * 60_000
/** Reserved at the end of a worker's time for releasing its step. */
const STORE_MS = 2_000

/** Marks a search request. A search that times out is skipped rather than paid for twice. */
export const SEARCH = 'search'

type Generated = Awaited<ReturnType<typeof generateText>>
/** The fields of an answer that are used. */
export type Answer = Pick<
  Generated,
  'text' | 'content' | 'finishReason' | 'rawFinishReason' | 'usage' | 'providerMetadata' | 'response'
>

type Run = (model: string, signal: AbortSignal, headers: Record<string, string>) => Promise<Answer>

/** The calls of one request, metered together. */
export interface Calls {
  readonly meter: Meter
  /**
   * Returns one answer of the model, new or saved by an earlier attempt. Throws `StepFailure`, `StepPause`, or the
   * signal's reason on abort.
   */
  turn(run: Run, read: (answer: Answer) => Omit<Turn, 'usage' | 'text' | 'finishReason'>): Promise<Turn>
  /** Makes one call without saving its answer. */
  make(run: Run): Promise<Answer>
  /** Runs a request. If it fails or pauses, marks the usage that the error carries as reported. */
  request<Value>(work: () => Promise<Value>): Promise<Value>
  /** Discards the saved answers, because the next attempt has to start from scratch. */
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
    // A background answer is not lost when this worker stops waiting.
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
        // A step's first call goes out regardless of the time left, because the step has only just begun.
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
        // If this save fails, the usage is counted twice rather than not at all.
        if (error instanceof StepFailure || error instanceof StepPause)
          await journal.tell().catch(() => undefined)
        throw error
      }
    },
  }
}

/** Stops a request that has too little time left for another answer: pauses it for another worker if possible. */
function needTime(turns: number, inUse: ModelInUse, meter: Meter, canPause: boolean): void {
  if (turns === 0 || inUse.endsAt - Date.now() >= ONE_MORE_MS) return
  if (canPause) throw new StepPause(new Date(), meter.usage())
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  throw failure('slow', `${who} left too little time for a second answer.`, meter.usage())
}

/** Stores the id of a background answer, and limits how long this worker waits for it. */
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
 * Switches to the successor of a model that the provider withdrew without our knowledge. If a parallel call has
 * switched already, uses that successor. False if there is none.
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

/** Throws if a successful call returned no usable answer. */
function refuse(reason: FinishReason, text: string, inUse: ModelInUse, meter: Meter): void {
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  if (reason === 'content-filter') {
    const said = redactMessage(text, inUse.key)
    throw failure('refused', `${who} declined to answer${said && `: ${said}`}`, meter.usage())
  }
  if (reason === 'error')
    throw failure('busy', `${who} ran out of resources while it answered.`, meter.usage())
}
