import type { FakeSource, Said } from './replies.ts'

let count = 0
const id = (prefix: string) => `${prefix}_${(++count).toString(16).padStart(24, '0')}`

const STOP_REASONS = {
  complete: 'end_turn',
  'too-long': 'max_tokens',
  refused: 'refusal',
  paused: 'pause_turn',
  exhausted: 'end_turn',
}

/**
 * An answer of Anthropic's Messages API with its web search
 * (platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool). DeepSeek's copy leaves out titles and the
 * encrypted fields (github.com/deepseek-ai/deepseek-harness, web-search-deepseek).
 */
export function messagesPayload(model: string, said: Said, deepSeek: boolean) {
  const searches = said.searchErrors.length + (said.sources.length ? 1 : 0)
  const refused = said.end === 'refused'
  return {
    id: id('msg'),
    type: 'message',
    role: 'assistant',
    model,
    content: refused
      ? []
      : [
          ...(said.unknownItems ? [{ type: 'telepathy', thought: {} }] : []),
          ...searchBlocks(said, deepSeek),
          ...textBlocks(said, deepSeek),
        ],
    stop_reason: STOP_REASONS[said.end],
    stop_sequence: null,
    ...(!deepSeek && {
      container: null,
      stop_details: refused ? { type: 'refusal', category: null, explanation: null } : null,
    }),
    usage: said.tokens && {
      // Messages does not count cached tokens among the input tokens.
      input_tokens: said.tokens.inputTokens - (said.tokens.cachedTokens ?? 0),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: said.tokens.cachedTokens ?? 0,
      output_tokens: said.tokens.outputTokens,
      ...(!deepSeek && {
        cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
        server_tool_use: { web_search_requests: searches, web_fetch_requests: 0 },
        service_tier: 'standard',
        inference_geo: null,
        output_tokens_details: null,
      }),
    },
  }
}

function searchBlocks({ sources, searchErrors }: Said, deepSeek: boolean) {
  const results = sources.map(({ url, title, date }) => ({
    type: 'web_search_result',
    url,
    title: deepSeek ? null : title,
    ...(!deepSeek && { encrypted_content: 'EqgfCioIARgBIiQ3YTAwMjY1Mi1mZjM5' }),
    page_age: date ?? null,
  }))
  const errors = searchErrors.map((code) => ({ type: 'web_search_tool_result_error', error_code: code }))
  return [...errors, ...(results.length ? [results] : [])].flatMap((content) => {
    const call = id('srvtoolu')
    const caller = !deepSeek && { caller: { type: 'direct' } }
    return [
      { type: 'server_tool_use', id: call, name: 'web_search', input: { query: 'market size' }, ...caller },
      { type: 'web_search_tool_result', tool_use_id: call, content, ...caller },
    ]
  })
}

/**
 * Splits a text with citations into blocks: each cited passage is a block of its own with its citation. Pages whose
 * address is not in the text are cited by the last block.
 */
function textBlocks({ text, sources }: Said, deepSeek: boolean) {
  const cited = sources.filter(({ quote }) => quote !== undefined)
  const blocks: { type: 'text'; text: string; citations?: object[] }[] = []
  const loose: FakeSource[] = []
  let rest = text
  for (const source of cited) {
    const at = rest.indexOf(source.url)
    if (at === -1) loose.push(source)
    else {
      const piece = rest.slice(0, at + source.url.length)
      rest = rest.slice(piece.length)
      blocks.push({ type: 'text', text: piece, citations: [citation(source, deepSeek)] })
    }
  }
  const citations = loose.map((source) => citation(source, deepSeek))
  const last = { type: 'text', text: rest, ...(citations.length && { citations }) }
  return rest || citations.length ? [...blocks, last] : blocks
}

const citation = ({ url, title, quote = '' }: FakeSource, deepSeek: boolean) => ({
  type: 'web_search_result_location',
  url,
  ...(!deepSeek && { title, encrypted_index: 'Eo8BCioIAhgBIiQyYjQ0OWJm' }),
  cited_text: `${quote.replaceAll('&', '&amp;').replaceAll("'", '&#39;')} ...`,
})
