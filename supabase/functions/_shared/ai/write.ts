import { asSchema, generateText, jsonSchema, type ModelMessage, Output } from 'ai'
import { MODEL_PROVIDERS, type Provider, providerName } from '../domain/model-providers.ts'
import type { Usage } from '../engine/engine.ts'
import type { Adapter } from './adapter.ts'
import { type Answer, type Calls, callsOf, type ModelInUse } from './calls.ts'
import { failure } from './failures.ts'
import type { WriteRequest } from './model-client.ts'
import { readAnswer } from './read-answer.ts'
import { strictSchema } from './strict-schema.ts'

/** How much of a faulty answer is shown to the model again. */
const SHOWN_MAX_CHARS = 20_000
/** How much of its faults is kept for admins. */
const DETAIL_MAX_CHARS = 1_000

/**
 * Asks for a structured answer; one that cannot be used is sent back once with its faults (docs/engines.md#models).
 * Blank or faulty twice is a failure that carries the usage of both calls.
 */
export async function write<Value>(
  adapter: Adapter,
  inUse: ModelInUse,
  request: WriteRequest<Value>,
): Promise<{ value: Value; usage: Usage }> {
  const calls = callsOf(inUse, request.signal)
  const question: ModelMessage = { role: 'user', content: request.prompt }
  const first = await ask(adapter, inUse.provider, calls, request, [question])
  const read = readAnswer(first.text, request.schema, request.problems)
  if ('value' in read) return { value: read.value, usage: calls.meter.usage() }

  calls.needTime()
  const second = await ask(adapter, inUse.provider, calls, request, [question, ...repair(first, read.faults)])
  const again = readAnswer(second.text, request.schema, request.problems)
  if ('value' in again) return { value: again.value, usage: calls.meter.usage() }
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  const faults = again.faults.join(' ').slice(0, DETAIL_MAX_CHARS).toWellFormed()
  const detail = `${who} gave two answers for '${request.name}' that cannot be used. ${faults}`
  throw failure('unusable', detail, calls.meter.usage())
}

function ask<Value>(
  adapter: Adapter,
  provider: Provider,
  calls: Calls,
  { schema, name, system, maxOutputTokens }: WriteRequest<Value>,
  messages: ModelMessage[],
): Promise<Answer> {
  return calls.make(async (model, abortSignal) => {
    const json = { title: name, ...(await asSchema(schema).jsonSchema) }
    const accepted = MODEL_PROVIDERS[provider].strictSchemas ? strictSchema(json) : json
    const { responseFormat } = Output.object({ name, schema: jsonSchema(accepted) })
    return generateText({
      model: adapter.writer(model),
      providerOptions: adapter.writerOptions(model),
      // Its text is read by us, with the words that a model may put around it.
      output: { ...Output.text(), responseFormat },
      system,
      messages,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
    })
  })
}

/** Shows the model its answer and what is wrong with it. */
function repair({ text, finishReason }: Answer, faults: string[]): ModelMessage[] {
  const cutOff = 'It was cut off because it was too long. Write less.'
  const lines = finishReason === 'length' ? [cutOff, ...faults] : faults
  const content = [
    'Your answer cannot be used:',
    ...lines.map((line) => `- ${line}`),
    'Answer again with the whole corrected JSON object and nothing else.',
  ].join('\n')
  const shown: ModelMessage = { role: 'assistant', content: text.slice(0, SHOWN_MAX_CHARS).toWellFormed() }
  return [...(text.trim() ? [shown] : []), { role: 'user', content }]
}
