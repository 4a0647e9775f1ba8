import { boundedFetch } from '../bounded-fetch.ts'
import { answerInBackground, slotOf } from './background.ts'
import { type Api, completeAnswer } from './complete-answer.ts'

/**
 * Header of a call that must search. It is removed before sending. The SDK's own `toolChoice` would discard the answer
 * of a model that does not obey, along with its usage.
 */
export const MUST_SEARCH = { 'x-groundwork-must-search': 'yes' }
const [MUST_SEARCH_HEADER = ''] = Object.keys(MUST_SEARCH)

const SEARCH_CHOICE: Record<Api, object> = {
  responses: { type: 'web_search' },
  messages: { type: 'tool', name: 'web_search' },
  chat: {},
}

const apiOf = (address: string): Api | null => {
  const path = new URL(address).pathname
  if (path.endsWith('/responses')) return 'responses'
  if (path.endsWith('/messages')) return 'messages'
  return path.endsWith('/chat/completions') ? 'chat' : null
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

/** `fetch` for the provider packages: bounded, and with answers that they can read. */
export const providerFetch: typeof fetch = async (input, init = {}) => {
  const api = apiOf(addressOf(input))
  if (!api) return boundedFetch(input, init)
  const headers = new Headers(init.headers)
  const mustSearch = headers.has(MUST_SEARCH_HEADER)
  headers.delete(MUST_SEARCH_HEADER)
  const slot = slotOf(headers)
  const body = mustSearch ? withChoice(init.body, SEARCH_CHOICE[api]) : init.body
  const request = { ...init, headers, body }
  const response =
    slot && api === 'responses'
      ? await answerInBackground(addressOf(input), request, slot)
      : await boundedFetch(input, request)
  return completeAnswer(api, response)
}

const withChoice = (body: RequestInit['body'], choice: object) =>
  typeof body === 'string' ? JSON.stringify({ ...JSON.parse(body), tool_choice: choice }) : body
