import { jsonSchema, type ToolSet } from 'ai'

/**
 * A provider's own web search as a tool. The provider packages offer the same, but typed with their own copies of the
 * SDK's types, which are incompatible.
 */
export function webSearchTool(id: `${string}.${string}`, args: Record<string, unknown>): ToolSet {
  const inputSchema = jsonSchema<object>({ type: 'object' })
  return { web_search: { type: 'provider', id, args, inputSchema, supportsDeferredResults: true } }
}
