import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../db/database.types.ts'
import { createLookupCache } from './cache.ts'
import { type Gateway, openGateway } from './gateway.ts'
import { type LookupSettings, lookupSettings } from './settings.ts'

// Deno's types are unavailable where Node runs this file.
declare const Deno: { env: { get(name: string): string | undefined } }
declare const EdgeRuntime: { waitUntil(task: Promise<unknown>): void }

/** Malformed settings must neither prevent a report nor send anything. */
function settingsOrOff(): LookupSettings {
  try {
    return lookupSettings((name) => Deno.env.get(name))
  } catch (error) {
    console.error('Look-ups are off because their settings are malformed', error)
    return lookupSettings((name) => (name === 'LOOKUPS' ? 'off' : undefined))
  }
}

/** The gateway to the public sources, configured by the environment. Create one per worker. */
export const liveGateway = (client: SupabaseClient<Database>): Gateway =>
  openGateway({
    settings: settingsOrOff(),
    cache: createLookupCache(client, (task) => EdgeRuntime.waitUntil(task)),
  })

/** The same without the cache, to test whether a source answers. */
export const uncachedGateway = (client: SupabaseClient<Database>): Gateway =>
  openGateway({
    settings: settingsOrOff(),
    cache: { ...createLookupCache(client), recall: async () => null },
  })
