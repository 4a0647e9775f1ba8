import { asSchema, generateText, jsonSchema, type ModelMessage, Output } from 'ai'
import { MODEL_PROVIDERS, type Provider, providerName } from '../domain/model-providers.ts'
import type { Usage } from '../engine/engine.ts'
import type { Adapter } from './adapter.ts'
import { type Calls, type ModelInUse, openCalls } from './calls.ts'
import { failure } from './failures.ts'
import type { Turn } from './journal.ts'
import type { WriteRequest } from './model-client.ts'
import { readAnswer } from './read-answer.ts'
import { strictSchema } from './strict-schema.ts'

/** How much of a faulty answer is shown to the model again. */
const SHOWN_MAX_CHARS = 20_000
/** Maximum number of wishes in one repair. */
const WISHES_MAX = 12
/** How much of an answer's faults is kept for admins. */
const DETAIL_MAX_CHARS = 1_000

/**
 * Requests a structured answer; one that is unusable or could be better is sent back once with its faults
 * (docs/engines.md#models). A second blank or faulty answer is a failure that carries the usage of both calls.
 */
export async function write<Value>(
  adapter: Adapter,
  inUse: ModelInUse,
  request: WriteRequest<Value>,
): Promise<{ value: Value; usage: Usage }> {
  const calls = openCalls(inUse, request.signal, request.checkpoint, request.name)
  return calls.request(() => written(adapter, inUse, request, calls))
}

async function written<Value>(
  adapter: Adapter,
  inUse: ModelInUse,
  request: WriteRequest<Value>,
  calls: Calls,
): Promise<{ value: Value; usage: Usage }> {
  const question: ModelMessage = { role: 'user', content: request.prompt }
  const first = await ask(adapter, inUse.provider, calls, request, [question])
  const read = readAnswer(first.text, request.schema, request.problems)
  const wishes = 'value' in read ? (request.wishes?.(read.value) ?? []) : []
  if ('value' in read && wishes.length === 0) return { value: read.value, usage: calls.meter.usage() }

  const faults = 'value' in read ? wishes.slice(0, WISHES_MAX) : read.faults
  const second = await ask(adapter, inUse.provider, calls, request, [question, ...repair(first, faults)])
  const again = readAnswer(second.text, request.schema, request.problems)
  if ('value' in again) return { value: again.value, usage: calls.meter.usage() }
  // A good answer is kept if its improvement is unusable.
  if ('value' in read) return { value: read.value, usage: calls.meter.usage() }
  await calls.startOver()
  const who = `${providerName(inUse.provider)} (${inUse.model})`
  const told = again.faults.join(' ').slice(0, DETAIL_MAX_CHARS).toWellFormed()
  const detail = `${who} gave two answers for '${request.name}' that cannot be used. ${told}`
  throw failure('unusable', detail, calls.meter.usage())
}

function ask<Value>(
  adapter: Adapter,
  provider: Provider,
  calls: Calls,
  { schema, name, system, maxOutputTokens }: WriteRequest<Value>,
  messages: ModelMessage[],
): Promise<Turn> {
  return calls.turn(
    async (model, abortSignal, headers) => {
      const json = { title: name, ...(await asSchema(schema).jsonSchema) }
      const accepted = MODEL_PROVIDERS[provider].strictSchemas ? strictSchema(json) : json
      const { responseFormat } = Output.object({ name, schema: jsonSchema(accepted) })
      return generateText({
        model: adapter.writer(model),
        providerOptions: adapter.writerOptions(model),
        // We parse the text ourselves, including any words that a model puts around the JSON.
        output: { ...Output.text(), responseFormat },
        system,
        messages,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal,
        headers,
      })
    },
    () => ({}),
  )
}

/** Shows the model its answer and what is wrong with it. */
function repair({ text, finishReason }: Turn, faults: string[]): ModelMessage[] {
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
