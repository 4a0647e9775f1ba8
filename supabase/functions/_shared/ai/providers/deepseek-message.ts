import { z } from 'zod'

const word = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const resultsSchema = z.looseObject({
  type: z.literal('web_search_tool_result'),
  content: z.array(z.looseObject({ title: word, encrypted_content: word })),
})
const textSchema = z.looseObject({
  type: z.literal('text'),
  text: word,
  citations: z.array(z.looseObject({ title: word, cited_text: word, encrypted_index: word })).nullish(),
})
const messageSchema = z.looseObject({
  content: z.array(z.union([resultsSchema, textSchema.transform(withoutNull), z.unknown()])),
})

function withoutNull({ citations, ...text }: z.infer<typeof textSchema>) {
  return citations ? { ...text, citations } : text
}

/**
 * An answer of DeepSeek's Messages API with the fields that Anthropic always sends and DeepSeek leaves out or
 * sends as null, such as a page's title: the SDK refuses an answer without them.
 */
export async function completeMessage(response: Response): Promise<Response> {
  if (!response.ok) return response
  const { status, headers } = response
  const text = await response.text()
  return new Response(completed(text), { status, headers })
}

function completed(text: string): string {
  try {
    return JSON.stringify(messageSchema.parse(JSON.parse(text)))
  } catch {
    // Whatever else it is, the SDK says what is wrong with it.
    return text
  }
}
