import { jsonSchema, type ToolSet } from 'ai'

/**
 * A provider's own web search as a tool. The provider packages make the same, but of their own copies of the
 * SDK's types, which do not fit each other.
 */
export function webSearchTool(id: `${string}.${string}`, args: Record<string, unknown>): ToolSet {
  const inputSchema = jsonSchema<object>({ type: 'object' })
  return { web_search: { type: 'provider', id, args, inputSchema, supportsDeferredResults: true } }
}
