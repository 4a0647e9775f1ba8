import { connectionSchema, serverKeysSchema } from '@domain/ai-connection'
import type { Provider } from '@domain/ai-models'
import { toAppError } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'
import { invoke } from '@/shared/supabase/invoke'

const FUNCTION = 'test-ai-connection'

/** For which providers the server has a key. */
export const fetchServerKeys = async (signal: AbortSignal) =>
  serverKeysSchema.parse(await invoke(FUNCTION, {}, signal))

/** Lets the server make one tiny call of the provider's selected model. */
export const testConnection = async (provider: Provider) =>
  connectionSchema.parse(await invoke(FUNCTION, { provider }))

/** Gives emptied settings their rows back; rows that are there stay as they are. */
export async function restoreSettings(): Promise<void> {
  const { error, status } = await supabase.rpc('restore_ai_settings')
  if (error) throw toAppError(error, status)
}
