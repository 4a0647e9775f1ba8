import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { DEFAULT_MODELS } from '../domain/ai-models.ts'
import { once } from '../run/rpc.ts'
import { settingsSchema } from './open-model.ts'
import type { ConnectionDeps } from './test-connection.ts'

// Its types are not at hand where Node runs this.
declare const Deno: { env: { get(name: string): string | undefined } }

/** Roles and settings as the database holds them now, keys as the environment does. */
export const liveConnection = (client: SupabaseClient<Database>): ConnectionDeps => ({
  isAdmin: async (user) => {
    const roles = client.from('user_roles').select('role').eq('user_id', user).eq('role', 'admin').limit(1)
    return z.array(z.unknown()).parse(await once(roles)).length > 0
  },
  settingsOf: async (provider) => {
    const row = await once(
      client.from('ai_provider_settings').select('*').eq('provider', provider).maybeSingle(),
    )
    return row ? settingsSchema.parse(row) : { provider, model: DEFAULT_MODELS[provider] }
  },
  variableOf: (name) => Deno.env.get(name),
})
