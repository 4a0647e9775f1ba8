import { z } from 'zod'

/** Local servers that answer in OpenAI's format, by the name that settings store. */
export const LOCAL_SERVERS = {
  ollama: { name: 'Ollama', variable: 'AI_OLLAMA_URL' },
  'lm-studio': { name: 'LM Studio', variable: 'AI_LM_STUDIO_URL' },
} as const
export const localServerSchema = z.enum(['ollama', 'lm-studio'])
export type LocalServer = z.infer<typeof localServerSchema>

/** A model of a local server: 'ollama/gpt-oss:20b' in the settings. */
export interface LocalModel {
  server: LocalServer
  model: string
}

const STORED = /^(ollama|lm-studio)\/(\S{1,128})$/

/** Reads a stored local model; null if there is none or it cannot be read. */
export function parseLocalModel(stored: unknown): LocalModel | null {
  const [, server, model] = (typeof stored === 'string' && STORED.exec(stored)) || []
  const { data } = localServerSchema.safeParse(server)
  return data && model ? { server: data, model } : null
}

export const storedLocalModel = ({ server, model }: LocalModel): string => `${server}/${model}`

/** 'gpt-oss:20b (Ollama)' */
export const localModelName = ({ server, model }: LocalModel): string =>
  `${model} (${LOCAL_SERVERS[server].name})`
