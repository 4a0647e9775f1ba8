import { z } from 'zod'
import { stepLimitMs } from '../ai/environment.ts'

// Deno's types are unavailable where Node runs this file.
declare const Deno: { env: { get(name: string): string | undefined } }

const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  VALIDATION_LEASE_SECONDS: z.coerce.number().int().positive().default(60),
})

// Treats an empty variable as unset.
const setting = (name: string) => Deno.env.get(name) || undefined

/** The settings that the functions read from their environment. Throws if any is missing or malformed. */
export function environment() {
  const names = Object.keys(environmentSchema.shape)
  const values = environmentSchema.parse(Object.fromEntries(names.map((name) => [name, setting(name)])))
  return {
    url: values.SUPABASE_URL,
    serviceKey: values.SUPABASE_SERVICE_ROLE_KEY,
    /** How long a worker owns a step without renewing its lease. */
    leaseSeconds: values.VALIDATION_LEASE_SECONDS,
    /** Maximum time that a worker may take for one step, in ms. */
    stepLimitMs: stepLimitMs(setting),
  }
}
