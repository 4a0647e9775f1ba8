import { z } from 'zod'
import type { LocalServer } from '../domain/local-models.ts'

/** How long a local server may take to list its models, in ms. */
const PATIENCE_MS = 800

// Excludes embedding models, which cannot write, and names that no setting or command could hold.
const writes = (name: string) =>
  !/embed|bge-|minilm|rerank|(?:^|[/-])(?:e5|gte)-|paraphrase/i.test(name) && /^\S{1,128}$/.test(name)

// The largest model writes best, so it comes first (docs.ollama.com/api/tags,
// lmstudio.ai/docs/developer/openai-compat/models). A model with a `remote_host` runs on that host, not on this
// machine, and would send ideas there.
const ollamaModels = z
  .object({
    models: z.array(
      z.looseObject({
        name: z.string(),
        size: z.number().catch(0),
        remote_host: z.string().optional().catch(undefined),
      }),
    ),
  })
  .transform(({ models }) =>
    models
      .filter(({ remote_host: remoteHost }) => !remoteHost)
      .toSorted((a, b) => b.size - a.size)
      .map(({ name }) => name),
  )
const openAiModels = z
  .object({ data: z.array(z.looseObject({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => id))

/** Where each server lists its models, and how to parse the list. */
const LISTS: Record<LocalServer, { path: string; models: z.ZodType<string[]> }> = {
  ollama: { path: '/api/tags', models: ollamaModels },
  'lm-studio': { path: '/v1/models', models: openAiModels },
}

/**
 * The models of a server that can write, best first as far as the server tells; null if no readable answer arrives in
 * time. `address` has no trailing slash. Never throws.
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
