import { z } from 'zod'
import type { LocalServer } from '../domain/local-models.ts'

/** How long a server of one's own may take to say which models it has, in ms. */
const PATIENCE_MS = 800

// Models for vectors write nothing; what no setting and no command could hold is left out.
const writes = (name: string) => !/embed|bge-|minilm|rerank/i.test(name) && /^\S{1,128}$/.test(name)

// Of several, the largest writes best (docs.ollama.com/api/tags, lmstudio.ai/docs/developer/openai-compat/models).
const ollamaModels = z
  .object({ models: z.array(z.looseObject({ name: z.string(), size: z.number().catch(0) })) })
  .transform(({ models }) => models.toSorted((a, b) => b.size - a.size).map(({ name }) => name))
const openAiModels = z
  .object({ data: z.array(z.looseObject({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => id))

/** Where each server lists its models, and how that list is read. */
const LISTS: Record<LocalServer, { path: string; models: z.ZodType<string[]> }> = {
  ollama: { path: '/api/tags', models: ollamaModels },
  'lm-studio': { path: '/v1/models', models: openAiModels },
}

/**
 * The models of a server that can write, the best one first as far as the server tells; null where nothing that can be
 * read answers at the address (without a slash at its end) in time. Never throws.
 */
export async function listLocalModels(server: LocalServer, address: string): Promise<string[] | null> {
  const { path, models } = LISTS[server]
  try {
    const answer = await fetch(`${address}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return models.parse(await answer.json()).filter(writes)
  } catch {
    return null
  }
}
