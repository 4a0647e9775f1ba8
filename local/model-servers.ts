import path from 'node:path'
import { z } from 'zod'
import { hasKey } from '../supabase/functions/_shared/ai/environment.ts'
import { PROVIDERS } from '../supabase/functions/_shared/domain/model-providers.ts'
import { variablesOf } from './function-sources.ts'
import { PROJECT_DIR } from './paths.ts'

const FUNCTIONS = path.join(PROJECT_DIR, 'functions')
/** How long a server on this machine may take to say which models it has, in ms. */
const PATIENCE_MS = 800

interface ModelServer {
  name: string
  address: string
  /** The key that it is content with. */
  key: string
  /** Where it lists its models, and how that list is read: names, the best one for writing first. */
  list: string
  models: z.ZodType<string[]>
}

// Models for vectors write nothing.
const writes = (name: string) => !/embed|bge-|minilm|rerank/i.test(name)

// Of several, the largest writes best (docs.ollama.com/api/tags, lmstudio.ai/docs/developer/openai-compat/models).
const ollamaModels = z
  .object({ models: z.array(z.looseObject({ name: z.string(), size: z.number().catch(0) })) })
  .transform(({ models }) => models.toSorted((a, b) => b.size - a.size).map(({ name }) => name))
const openAiModels = z
  .object({ data: z.array(z.looseObject({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => id))

/** The servers that are looked for. */
export const MODEL_SERVERS: readonly ModelServer[] = [
  {
    name: 'Ollama',
    address: 'http://127.0.0.1:11434',
    key: 'ollama',
    list: '/api/tags',
    models: ollamaModels,
  },
  {
    name: 'LM Studio',
    address: 'http://127.0.0.1:1234',
    key: 'lm-studio',
    list: '/v1/models',
    models: openAiModels,
  },
]

/** A model on this machine that can write reports. */
export interface LocalModel {
  server: string
  key: string
  baseUrl: string
  model: string
}

/** The first model of each server that runs on this machine. Never throws: what does not answer in time is not there. */
export async function localModels(servers: readonly ModelServer[] = MODEL_SERVERS): Promise<LocalModel[]> {
  const found = await Promise.all(
    servers.map(async ({ name, address, key, list, models }): Promise<LocalModel[]> => {
      try {
        const answer = await fetch(`${address}${list}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
        const [model] = models
          .parse(await answer.json())
          .filter((each) => writes(each) && /^\S{1,128}$/.test(each))
        return model ? [{ server: name, key, baseUrl: `${address}/v1`, model }] : []
      } catch {
        return []
      }
    }),
  )
  return found.flat()
}

/** The command that has a model on this machine write reports. */
function commandFor({ key, baseUrl, model }: LocalModel, command: string, platform: string): string {
  const variables = { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }
  const quoted = (value: string) =>
    /^[\w.:/@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
  return platform === 'win32'
    ? `${Object.entries(variables)
        .map(([name, value]) => `$env:${name}='${value.replaceAll("'", "''")}'`)
        .join('; ')}; ${command}`
    : `${Object.entries(variables)
        .map(([name, value]) => `${name}=${quoted(value)}`)
        .join(' ')} ${command}`
}

/**
 * Tells of a model on this machine, where no provider has a key, with the one command that uses it; '' where there is
 * nothing to tell.
 */
export async function localModelNote(
  command: string,
  variables: Record<string, string | undefined> = variablesOf({ dir: FUNCTIONS, env: () => ({}) }),
  { servers, platform = process.platform }: { servers?: readonly ModelServer[]; platform?: string } = {},
): Promise<string> {
  if (PROVIDERS.some((provider) => hasKey(provider, (name) => variables[name]))) return ''
  const [found] = await localModels(servers)
  if (!found) return ''
  return `
${found.server} runs on this machine with ${found.model}. To have it write reports, start with:
  ${commandFor(found, command, platform)}
`
}
