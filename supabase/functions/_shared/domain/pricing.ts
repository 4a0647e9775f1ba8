import { z } from 'zod'
import { PHASES, phaseSchema } from './phases.ts'

const intervalSchema = z.enum(['month', 'year', 'once'])

/** One row of `get_pricing_plans` (spec part 2 §3). Price in US dollars. */
export const planSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.coerce.number(),
  interval: intervalSchema,
  features: z.object({
    validations: z.number().nullable().default(null),
    phases: z.array(phaseSchema).default([]),
  }),
  is_active: z.boolean().default(true),
})
export type Plan = z.infer<typeof planSchema>

/** What `get_free_plan_limits` returns. A missing limit counts as 0 (spec part 1 §5). */
export const freeLimitsSchema = z.object({
  idea_validations: z.number().catch(0),
  unlocked_phases: z.array(phaseSchema).catch(['interactive']),
})
export type FreeLimits = z.infer<typeof freeLimitsSchema>

/** What `get_my_entitlements` returns: what the caller used and may do. `allowed` null means unlimited. */
export const entitlementsSchema = z.object({
  pro: z.boolean(),
  admin: z.boolean(),
  used: z.number(),
  allowed: z.number().nullable(),
  phases: z.record(z.string(), z.array(phaseSchema)),
  free_phases: z.array(phaseSchema).default([PHASES[0]]),
})
export type Entitlements = z.infer<typeof entitlementsSchema>

/** True when the caller may start one more validation. The server decides again. */
export const mayValidate = ({ used, allowed }: Entitlements): boolean => allowed === null || used < allowed
