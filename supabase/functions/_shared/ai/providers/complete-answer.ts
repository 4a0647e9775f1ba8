import { z } from 'zod'

const word = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The readable elements of a list; unknown and malformed ones are left out. */
const known = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const { data } = schema.safeParse(item)
        return data === undefined ? [] : [data]
      }),
    )

const count = z.number().nullish().catch(null)

/*
 * OpenAI's Responses API. Only the parts of an answer that we read are kept: its texts with their citations, and its
 * searches.
 */

const urlCitation = z.looseObject({
  type: z.literal('url_citation'),
  url: z.string(),
  title: word,
  start_index: z.number().catch(0),
  end_index: z.number().catch(0),
})
const outputText = z.looseObject({
  type: z.literal('output_text'),
  text: word,
  annotations: known(urlCitation),
  logprobs: z.unknown().transform(() => null),
})
const refusal = z.looseObject({ type: z.literal('refusal'), refusal: word })
const message = z.looseObject({
  type: z.literal('message'),
  role: z.literal('assistant').catch('assistant'),
  id: z.string().catch('message'),
  phase: z.enum(['commentary', 'final_answer']).nullish().catch(null),
  content: known(z.union([outputText, refusal])),
})
const searchSource = z.looseObject({ type: z.literal('url'), url: z.string() })
const searchAction = z.union([
  z.looseObject({ type: z.literal('search'), sources: known(searchSource) }),
  z.looseObject({ type: z.enum(['open_page', 'find_in_page']), url: z.string().nullish() }),
])
const searchCall = z.looseObject({
  type: z.literal('web_search_call'),
  id: z.string().catch('search'),
  status: z.string().catch('completed'),
  action: searchAction.nullish().catch(null),
})
const responsesUsage = z.looseObject({
  input_tokens: z.number(),
  output_tokens: z.number(),
  input_tokens_details: z.looseObject({ cached_tokens: count }).nullish().catch(null),
  output_tokens_details: z.looseObject({ reasoning_tokens: count }).nullish().catch(null),
})
const responsesAnswer = z
  .looseObject({
    output: known(z.union([message, searchCall])),
    usage: responsesUsage.nullish().catch(null),
  })
  .transform(({ usage, ...answer }) => ({ ...answer, ...(usage && { usage }) }))

/*
 * Messages API. DeepSeek omits fields that Anthropic always sends, or sends them as null, such as a page's title.
 */

const citation = z.looseObject({
  type: z.literal('web_search_result_location'),
  url: z.string(),
  title: word,
  cited_text: word,
  encrypted_index: word,
})
const text = z
  .looseObject({ type: z.literal('text'), text: word, citations: known(citation) })
  .transform(({ citations, ...rest }) => (citations.length ? { ...rest, citations } : rest))
const searchResult = z.looseObject({
  type: z.literal('web_search_result'),
  url: z.string(),
  title: word,
  encrypted_content: word,
})
const searchFault = z.looseObject({ type: z.literal('web_search_tool_result_error'), error_code: word })
const searchResults = z.looseObject({
  type: z.literal('web_search_tool_result'),
  tool_use_id: word,
  content: z.union([searchFault, known(searchResult)]),
})
const searchUse = z.looseObject({
  type: z.literal('server_tool_use'),
  name: z.literal('web_search'),
  id: word,
  input: z.record(z.string(), z.unknown()).nullish().catch(null),
})
// A continued turn must contain its thoughts unchanged.
const thought = z.looseObject({ type: z.enum(['thinking', 'redacted_thinking']) })
const messagesUsage = z
  .looseObject({ input_tokens: z.number(), output_tokens: z.number() })
  .catch({ input_tokens: 0, output_tokens: 0 })
const messagesAnswer = z.looseObject({
  type: z.literal('message'),
  content: known(z.union([text, searchResults, searchUse, thought])),
  usage: messagesUsage,
})

/*
 * Chat completions.
 */

const chatUsage = z.looseObject({ prompt_tokens: count, completion_tokens: count })
const chatAnswer = z
  .looseObject({
    choices: z.array(
      z.looseObject({
        message: z.looseObject({
          role: z.literal('assistant').catch('assistant'),
          content: z.string().nullish().catch(null),
        }),
      }),
    ),
    usage: chatUsage.nullish().catch(null),
  })
  .transform(({ usage, ...answer }) => ({ ...answer, ...(usage && { usage }) }))

const ANSWERS = { responses: responsesAnswer, messages: messagesAnswer, chat: chatAnswer }
export type Api = keyof typeof ANSWERS

/**
 * Converts a provider's answer to what the SDK accepts: drops unknown parts and fills in missing ones, including the
 * usage. Otherwise the SDK would refuse the whole answer, which was paid for. Anything else is passed on as is.
 */
export async function completeAnswer(api: Api, response: Response): Promise<Response> {
  if (!response.ok) return response
  const { status, headers } = response
  return new Response(completed(api, await response.text()), { status, headers })
}

function completed(api: Api, body: string): string {
  try {
    return JSON.stringify(ANSWERS[api].parse(JSON.parse(body)))
  } catch {
    // For anything else, the SDK reports what is wrong.
    return body
  }
}
