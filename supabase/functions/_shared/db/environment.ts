import { z } from 'zod'
import { stepLimitMs } from '../ai/environment.ts'

// Its types are not at hand where Node runs this.
declare const Deno: { env: { get(name: string): string | undefined } }

const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  VALIDATION_LEASE_SECONDS: z.coerce.number().int().positive().default(60),
})

// An empty variable counts as one that is not set.
const setting = (name: string) => Deno.env.get(name) || undefined

/** What the functions take from their environment. Throws when something is missing or malformed. */
export function environment() {
  const names = Object.keys(environmentSchema.shape)
  const values = environmentSchema.parse(Object.fromEntries(names.map((name) => [name, setting(name)])))
  return {
    url: values.SUPABASE_URL,
    serviceKey: values.SUPABASE_SERVICE_ROLE_KEY,
    /** How long a worker owns a step without renewing. */
    leaseSeconds: values.VALIDATION_LEASE_SECONDS,
    /** How long a worker may take for one step, in ms. */
    stepLimitMs: stepLimitMs(setting),
  }
}
