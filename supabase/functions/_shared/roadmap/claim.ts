import { z } from 'zod'
import { phaseSchema } from '../domain/phases.ts'
import { planningSchema } from '../domain/planning.ts'
import {
  costLineSchema,
  phaseMoneySchema,
  roadmapWriterSchema,
  taskSchema,
  teamMemberSchema,
} from '../domain/roadmap/content.ts'
import {
  DEFAULT_RATES,
  DEFAULT_REGION,
  REGIONS,
  type RegionId,
  ROADMAP_ROLES,
} from '../domain/roadmap/rates.ts'
import { validationSchema } from '../domain/stored-validation.ts'
import { startRegion } from './start-country.ts'

/** The work plan as the first step stored it. */
const plannedSchema = z.object({
  tasks: z.array(taskSchema),
  team: z.array(teamMemberSchema),
  writer: roadmapWriterSchema,
  costLines: z.array(costLineSchema).optional(),
  unplanned: z.array(z.string()).optional(),
  money: phaseMoneySchema.optional(),
})

const claimed = {
  phase: phaseSchema,
  validation: validationSchema,
  planning: planningSchema,
  /** US dollars per hour, by the ids of region and role. */
  rates: z.record(z.string(), z.record(z.string(), z.coerce.number())),
  /** The region from the settings. */
  region: z.string(),
  /** What an earlier attempt of the step saved. */
  checkpoint: z.unknown().default(null),
}

/** One step of a roadmap, with everything that it builds on. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('tasks') }),
  z.object({ ...claimed, step: z.literal('delivery'), sections: z.object({ tasks: plannedSchema }) }),
])
export type Claim = z.infer<typeof claimSchema>

/** The region whose rates apply: that of the place where the founder starts, or else the one in the settings. */
export function regionOf({ region, validation }: Pick<Claim, 'region' | 'validation'>): RegionId {
  const ofPlace = startRegion(validation.report.brief, validation.idea)
  return ofPlace ?? REGIONS.find(({ id }) => id === region)?.id ?? DEFAULT_REGION
}

/** Rates in US dollars per hour by role name; a role without a rate has the default one. */
export function ratesOf(rates: Claim['rates'], region: RegionId): Record<string, number> {
  const known = rates[region] ?? {}
  return Object.fromEntries(
    ROADMAP_ROLES.map(({ id, name }) => [name, known[id] ?? DEFAULT_RATES[id][region]]),
  )
}

export const regionName = (region: RegionId): string =>
  REGIONS.find(({ id }) => id === region)?.name ?? region
