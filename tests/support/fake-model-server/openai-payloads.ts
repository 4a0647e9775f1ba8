import type { Said } from './replies.ts'

let count = 0
const id = (prefix: string) => `${prefix}_${(++count).toString(16).padStart(24, '0')}`

/** What an answer repeats of its request, or of its defaults. */
export const SETTINGS = {
  background: false,
  instructions: null,
  max_output_tokens: null,
  metadata: {},
  parallel_tool_calls: true,
  previous_response_id: null,
  service_tier: 'default',
  store: false,
  temperature: 1,
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
}

/** An answer of OpenAI's Responses API (developers.openai.com/api/docs/api-reference/responses). */
export function responsesPayload(model: string, said: Said) {
  const incomplete = said.end === 'too-long'
  return {
    id: id('resp'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: incomplete ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: incomplete ? { reason: 'max_output_tokens' } : null,
    model,
    output: [
      ...(said.unknownItems ? [{ type: 'telepathy_call', id: id('tp'), thought: {} }] : []),
      ...searchCalls(said),
      messageItem(said),
    ],
    ...SETTINGS,
    usage: said.tokens && {
      input_tokens: said.tokens.inputTokens,
      input_tokens_details: { cached_tokens: said.tokens.cachedTokens ?? 0 },
      output_tokens: said.tokens.outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: said.tokens.inputTokens + said.tokens.outputTokens,
    },
  }
}

/** An answer that failed after its status was sent. */
export const failedResponse = (model: string, error: { code?: string; message?: string }) => ({
  id: id('resp'),
  object: 'response',
  created_at: Math.floor(Date.now() / 1000),
  status: 'failed',
  error: { code: error.code ?? 'server_error', message: error.message ?? 'The server had an error.' },
  incomplete_details: null,
  model,
  output: [],
  ...SETTINGS,
  usage: null,
})

function searchCalls({ sources, searchErrors }: Said) {
  const failed = searchErrors.map(() => ({
    type: 'web_search_call',
    id: id('ws'),
    status: 'failed',
    action: { type: 'search', query: 'market size', queries: ['market size'] },
  }))
  if (!sources.length) return failed
  const action = {
    type: 'search',
    query: 'market size',
    queries: ['market size'],
    // OpenAI lists its named data feeds among the pages.
    sources: [...sources.map(({ url }) => ({ type: 'url', url })), { type: 'api', name: 'oai-finance' }],
  }
  const [{ url } = { url: '' }] = sources
  const calls = [action, { type: 'open_page', url }, { type: 'find_in_page', url, pattern: 'price' }]
  return [
    ...failed,
    { type: 'reasoning', id: id('rs'), summary: [], encrypted_content: 'gAAAAABo' },
    ...calls.map((each) => ({
      type: 'web_search_call',
      id: id('ws'),
      status: 'completed',
      action: each,
    })),
  ]
}

function messageItem(said: Said) {
  const content =
    said.end === 'refused'
      ? { type: 'refusal', refusal: said.text }
      : { type: 'output_text', text: said.text, annotations: annotationsOf(said), logprobs: [] }
  return { type: 'message', id: id('msg'), status: 'completed', role: 'assistant', content: [content] }
}

/** Each citation marks the position of its address in the text. */
const annotationsOf = ({ text, sources }: Said) =>
  sources
    .filter(({ quote }) => quote !== undefined)
    .map(({ url, title }) => {
      const start = Math.max(0, text.indexOf(url))
      return { type: 'url_citation', start_index: start, end_index: start + url.length, url, title }
    })

/**
 * An answer of chat completions. DeepSeek's adds the model's reasoning and names its cached token counts differently
 * (api-docs.deepseek.com/api/create-chat-completion).
 */
export function chatPayload(model: string, said: Said, deepSeek: boolean) {
  const refused = said.end === 'refused'
  const message = {
    role: 'assistant',
    content: refused ? null : said.text,
    ...(deepSeek ? { reasoning_content: 'Let me think.' } : { refusal: refused ? said.text : null }),
  }
  const finish = {
    complete: 'stop',
    'too-long': 'length',
    refused: deepSeek ? 'content_filter' : 'stop',
    paused: 'stop',
    exhausted: 'insufficient_system_resource',
  }
  const cached = said.tokens?.cachedTokens ?? 0
  return {
    id: id('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish[said.end] }],
    usage: said.tokens && {
      prompt_tokens: said.tokens.inputTokens,
      completion_tokens: said.tokens.outputTokens,
      total_tokens: said.tokens.inputTokens + said.tokens.outputTokens,
      prompt_tokens_details: { cached_tokens: cached },
      ...(deepSeek && {
        prompt_cache_hit_tokens: cached,
        prompt_cache_miss_tokens: said.tokens.inputTokens - cached,
        completion_tokens_details: { reasoning_tokens: 10 },
      }),
    },
    ...(deepSeek && { system_fingerprint: 'fp_9954b31ca7_prod0820_fp8_kvcache' }),
  }
}
