import { REGIONS, type RegionId, ROADMAP_ROLES, type RoleId } from '@domain/roadmap'
import { z } from 'zod'
import { orThrow } from '@/shared/supabase/app-error'
import { supabase } from '@/shared/supabase/client'

const roleIds: readonly string[] = ROADMAP_ROLES.map(({ id }) => id)
const regionIds: readonly string[] = REGIONS.map(({ id }) => id)
const roleSchema = z.custom<RoleId>((id) => typeof id === 'string' && roleIds.includes(id))
const regionSchema = z.custom<RegionId>((id) => typeof id === 'string' && regionIds.includes(id))

const settingsSchema = z
  .object({ publish_automatically: z.boolean(), region: regionSchema })
  .transform(({ publish_automatically, region }) => ({ publishAutomatically: publish_automatically, region }))
/** Publishing mode of roadmaps, and the region whose rates they use. */
export type RoadmapSettings = z.infer<typeof settingsSchema>

export async function fetchSettings(signal: AbortSignal): Promise<RoadmapSettings> {
  const { data } = await orThrow(
    supabase.from('roadmap_settings').select('publish_automatically, region').abortSignal(signal).single(),
  )
  return settingsSchema.parse(data)
}

/** Updates only the given settings: others may have changed since they were read. */
export async function updateSettings({
  publishAutomatically: p_publish,
  region: p_region,
}: Partial<RoadmapSettings>): Promise<void> {
  await orThrow(
    supabase.rpc('update_roadmap_settings', {
      ...(p_publish !== undefined && { p_publish }),
      ...(p_region !== undefined && { p_region }),
    }),
  )
}

const rateSchema = z
  .object({ role: roleSchema, region: regionSchema, dollars_per_hour: z.coerce.number() })
  .transform(({ role, region, dollars_per_hour }) => ({ role, region, dollars: dollars_per_hour }))
/** The assumed hourly rate of a role in a region, in US dollars. */
export type RoleRate = z.infer<typeof rateSchema>

/** The hourly rates of all roles and regions; for administrators. */
export async function fetchRates(signal: AbortSignal): Promise<RoleRate[]> {
  const { data } = await orThrow(
    supabase.from('role_rates').select('role, region, dollars_per_hour').abortSignal(signal),
  )
  return z.array(rateSchema).parse(data)
}

export async function updateRate({ role, region, dollars }: RoleRate): Promise<void> {
  await orThrow(
    supabase.rpc('update_role_rate', {
      p_role: role,
      p_region: region,
      p_dollars: dollars,
    }),
  )
}
