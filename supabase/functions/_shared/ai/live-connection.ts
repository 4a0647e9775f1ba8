import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../db/database.types.ts'
import { dataOf } from '../db/rpc.ts'
import { providerSettingsSchema } from '../domain/model-providers.ts'
import type { ConnectionDeps } from './test-connection.ts'

// Deno's types are unavailable where Node runs this file.
declare const Deno: { env: { get(name: string): string | undefined } }

/** Reads roles and settings from the database and keys from the environment, as they are now. */
export const liveConnection = (client: SupabaseClient<Database>): ConnectionDeps => ({
  isAdmin: async (user) => {
    const roles = client.from('user_roles').select('role').eq('user_id', user).eq('role', 'admin').limit(1)
    return z.array(z.unknown()).parse(await dataOf(roles)).length > 0
  },
  activeSettings: async () =>
    providerSettingsSchema
      .nullable()
      .parse(
        await dataOf(client.from('ai_provider_settings').select('*').eq('is_active', true).maybeSingle()),
      ),
  settingsOf: async (provider) =>
    providerSettingsSchema.parse(
      await dataOf(client.from('ai_provider_settings').select('*').eq('provider', provider).single()),
    ),
  variableOf: (name) => Deno.env.get(name),
  openGateway: async () => (await import('../lookups/live.ts')).uncachedGateway(client),
})
