import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { answer, send, textFor } from './answer.ts'
import type { Call } from './call.ts'
import { SETTINGS } from './openai-payloads.ts'
import type { Reply } from './replies.ts'
import { KEYS } from './rules.ts'

type Made = { text: string | null; cancelled: boolean }

let count = 0

/**
 * Background answers of the Responses API: a request returns an id at once, and the client polls for the answer under
 * that id (developers.openai.com/api/docs/guides/background).
 */
export function backgroundAnswers() {
  const made = new Map<string, Made>()
  const stateOf = (id: string, status: string) =>
    JSON.stringify({
      ...{ id, object: 'response', created_at: 0, status, error: null, incomplete_details: null },
      ...{ ...SETTINGS, background: true, output: [], usage: null },
    })
  return {
    start(response: ServerResponse, call: Call, reply: Reply) {
      const [latencyMs, wanted] = reply.kind === 'after' ? [reply.latencyMs, reply.reply] : [0, reply]
      // Errors and refused requests are answered at once.
      if (wanted.kind !== 'said' && wanted.kind !== 'silence') return answer(response, call, wanted)
      const id = `resp_background_${++count}`
      const state: Made = { text: null, cancelled: false }
      made.set(id, state)
      if (wanted.kind === 'said')
        setTimeout(() => {
          state.text = textFor(call, wanted.said)
        }, latencyMs).unref()
      send(response, 200, stateOf(id, 'queued'))
    },
    ask(response: ServerResponse, url: string, { authorization }: IncomingHttpHeaders) {
      if (authorization !== `Bearer ${KEYS.openai}`)
        return send(response, 401, '{"error":{"message":"No key"}}')
      const [, id = '', cancel] = /\/responses\/([^/?]+)(\/cancel)?/.exec(url) ?? []
      const state = made.get(id)
      if (!state) return send(response, 404, '{"error":{"message":"No such response"}}')
      if (cancel) state.cancelled = true
      if (state.cancelled) return send(response, 200, stateOf(id, 'cancelled'))
      send(response, 200, state.text ?? stateOf(id, 'in_progress'))
    },
  }
}
