import path from 'node:path'
import { hasKey } from '../../supabase/functions/_shared/ai/environment.ts'
import { listLocalModels } from '../../supabase/functions/_shared/ai/local-servers.ts'
import {
  LOCAL_SERVERS,
  type LocalModel,
  localServerSchema,
} from '../../supabase/functions/_shared/domain/local-models.ts'
import { PROVIDERS } from '../../supabase/functions/_shared/domain/model-providers.ts'
import { PROJECT_DIR } from '../paths.ts'
import { variablesOf } from './function-sources.ts'

const FUNCTIONS = path.join(PROJECT_DIR, 'functions')

/** A model on this machine that can write reports, and its OpenAI-compatible address. */
interface FoundModel extends LocalModel {
  baseUrl: string
}

type Variables = Record<string, string | undefined>

/** The first model of each configured server; servers that do not answer in time are left out. */
export async function localModels(variables: Variables): Promise<FoundModel[]> {
  const found = await Promise.all(
    localServerSchema.options.map(async (server): Promise<FoundModel[]> => {
      const address = variables[LOCAL_SERVERS[server].variable]?.replace(/\/+$/, '')
      const [model] = (address && (await listLocalModels(server, address))) || []
      return model ? [{ server, model, baseUrl: `${address}/v1` }] : []
    }),
  )
  return found.flat()
}

/** The command that makes a model on this machine write reports. */
function commandFor({ server, baseUrl, model }: FoundModel, command: string, platform: string): string {
  const variables = { OPENAI_API_KEY: server, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }
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

/** If no provider has a key, a note about a model on this machine with the command that uses it; '' otherwise. */
export async function localModelNote(
  command: string,
  variables: Variables = variablesOf({ dir: FUNCTIONS, env: () => ({}) }),
  platform: string = process.platform,
): Promise<string> {
  if (PROVIDERS.some((provider) => hasKey(provider, (name) => variables[name]))) return ''
  const [found] = await localModels(variables)
  if (!found) return ''
  return `
${LOCAL_SERVERS[found.server].name} runs on this machine with ${found.model}. To have it write reports, turn it on in /admin/ai-settings, or start with:
  ${commandFor(found, command, platform)}
`
}
