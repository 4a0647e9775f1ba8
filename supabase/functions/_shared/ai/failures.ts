import { APICallError } from 'ai'
import { MODEL_PROVIDERS, type Provider, providerName } from '../domain/model-providers.ts'
import { StepFailure, type Usage } from '../engine/engine.ts'
import { AnswerTooLarge, ConnectionLost } from './bounded-fetch.ts'
import { type ProviderError, providerErrorOf } from './provider-error.ts'
import { redactMessage } from './redact-message.ts'
import { retryAfter } from './retry-after.ts'

type Kind = 'busy' | 'failed' | 'slow' | 'unusable' | 'refused' | 'setup'

const NOTHING_LOST = 'Nothing was charged, and what is finished is kept.'
const SETUP = `The analysis cannot run right now because of a configuration problem on our side. ${NOTHING_LOST} Please try again later.`

/** Messages for founders, in everyday words: what happened and what to do. They never mention keys or models. */
const REASONS: Record<Kind, string> = {
  busy: `The AI service is too busy right now. ${NOTHING_LOST} Please try again in a few minutes.`,
  failed: `The AI service failed to answer. ${NOTHING_LOST} Please try again.`,
  slow: `The AI service took too long to answer. ${NOTHING_LOST} Please try again.`,
  unusable: `The AI service gave an answer that could not be used. ${NOTHING_LOST} Please try again.`,
  refused:
    'The AI service declined to analyze this idea. Nothing was charged. Please rephrase it and submit it as a new idea.',
  setup: SETUP,
}
const FOR_GOOD: ReadonlySet<Kind> = new Set(['refused', 'setup'])

const SOON_MS = 2_000
/** Delay for a busy provider that does not say how long to wait. */
const BUSY_MS = 10_000

/** Statuses of a rate limit or an overload; 529 is Anthropic's. */
const BUSY = new Set([429, 503, 529])
const PASSING = new Set([408, 409, 425])

// OpenAI and Anthropic also use 429 and 400 for these; retrying does not help.
const OUT_OF_CREDIT = /insufficient_quota|credit_balance|spend_limit|usage_limit_exceeded|billing/
const OUT_OF_CREDIT_WORDS =
  /insufficient balance|credit balance is too low|specified (?:workspace )?API usage limits/i
const REFUSED = /content_filter|content_policy|bio_policy|invalid_prompt|safety/
const REFUSED_WORDS = /content exists risk/i
const UNKNOWN_MODEL = /model_not_found/
const UNKNOWN_MODEL_WORDS =
  /\bmodel\b.*\b(?:not (?:exist|found|available)|does not exist|deprecated|retired|no longer)|^model: \S+$/i

export interface FailureContext {
  provider: Provider
  model: string
  key: string
  callTimeoutMs: number
  /** Whether not to repeat a call that timed out: each attempt is charged and would be just as slow. */
  slowForGood: boolean
}

/** A step failure of this kind, to be retried soon if that can help. */
export function failure(
  kind: Kind,
  detail: string,
  usage: Usage | null,
  notBefore = new Date(Date.now() + (kind === 'busy' ? BUSY_MS : SOON_MS)),
): StepFailure {
  const retryable = !FOR_GOOD.has(kind)
  return new StepFailure(REASONS[kind], { detail, retryable, notBefore: retryable ? notBefore : null, usage })
}

/** The failure for an unusable environment variable. */
export const configurationFailure = (detail: string): StepFailure =>
  new StepFailure(SETUP, { detail, retryable: false })

/** Whether the provider says that it does not know the requested model. */
export function isUnknownModel(error: unknown): boolean {
  const said = providerErrorOf(error)
  if (!said || ![400, 404, 410].includes(said.status ?? 0)) return false
  return UNKNOWN_MODEL.test(said.codes) || UNKNOWN_MODEL_WORDS.test(said.message)
}

/**
 * Turns a failed model call into a step failure: 429 and 5xx are retried, wrong keys are not. The original error is not
 * kept as the cause, because it would put the whole request and the answer's headers into the logs.
 */
export function toStepFailure(error: unknown, context: FailureContext, usage: Usage): StepFailure {
  const name = providerName(context.provider)
  const said = providerErrorOf(error)
  if (said) return failureOfAnswer(said, context, usage)
  if (isTimeout(error)) {
    const seconds = Math.round(context.callTimeoutMs / 100) / 10
    const detail = `${name} (${context.model}) did not answer within ${seconds} s.`
    return context.slowForGood
      ? new StepFailure(REASONS.slow, { detail, retryable: false, usage })
      : failure('slow', detail, usage)
  }
  const tooLarge = causeOf(error, AnswerTooLarge)
  if (tooLarge) return failure('unusable', `${name} (${context.model}): ${tooLarge.message}.`, usage)
  const why = redactMessage(wordsOf(error), context.key)
  return failure('failed', `${name} (${context.model}): ${why}.`, usage)
}

function failureOfAnswer(said: ProviderError, context: FailureContext, usage: Usage): StepFailure {
  const {
    name,
    variables: { key: keyName },
  } = MODEL_PROVIDERS[context.provider]
  const status = said.status ?? 'inside an answer'
  const detail = `${name} (${context.model}) failed (${status}): ${redactMessage(said.message, context.key)}`
  if (said.status === 402 || OUT_OF_CREDIT.test(said.codes) || OUT_OF_CREDIT_WORDS.test(said.message))
    return failure(
      'setup',
      `The account of ${keyName} has no credit left or has reached its limit. ${detail}`,
      usage,
    )
  // The message of a 401 often contains part of the key.
  if (said.status === 401)
    return failure('setup', `${name} refused the key in ${keyName} with status 401. Please check it.`, usage)
  if (said.status === 403) return failure('setup', `${name} does not admit ${keyName}. ${detail}`, usage)
  if (REFUSED.test(said.codes) || REFUSED_WORDS.test(said.message)) return failure('refused', detail, usage)
  if (BUSY.has(said.status ?? 0) || /rate_limit|overloaded/.test(said.codes))
    return failure('busy', detail, usage, retryAfter(said.headers, new Date()) ?? undefined)
  if (said.status === null || said.status >= 500 || PASSING.has(said.status))
    return failure('failed', detail, usage, retryAfter(said.headers, new Date()) ?? undefined)
  return failure('setup', detail, usage)
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && !chain.includes(next); next = next.cause) chain.push(next)
  return chain
}

const causeOf = (error: unknown, kind: typeof AnswerTooLarge) =>
  chainOf(error).find((each) => each instanceof kind)

/** Starts at the connection error if there is one: the SDK's messages above it are about the SDK itself. */
function wordsOf(error: unknown): string {
  const chain = chainOf(error)
  const lost = chain.findIndex((each) => each instanceof ConnectionLost)
  if (lost === -1 && APICallError.isInstance(error)) return 'The answer breaks off or cannot be read'
  return chain.length
    ? chain
        .slice(Math.max(0, lost))
        .map(({ message }) => message)
        .join(': ')
    : String(error)
}
