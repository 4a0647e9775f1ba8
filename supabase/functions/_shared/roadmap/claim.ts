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

/** The plan of work as the first step stored it. */
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
  /** US dollars an hour by the ids of region and role. */
  rates: z.record(z.string(), z.record(z.string(), z.coerce.number())),
  /** The region of the settings. */
  region: z.string(),
  /** What an earlier attempt of the step has kept. */
  checkpoint: z.unknown().default(null),
}

/** One step of a roadmap, with all that it builds upon. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('tasks') }),
  z.object({ ...claimed, step: z.literal('delivery'), sections: z.object({ tasks: plannedSchema }) }),
])
export type Claim = z.infer<typeof claimSchema>

/** The region whose rates count: that of the place where the founder begins, else the one in the settings. */
export function regionOf({ region, validation }: Pick<Claim, 'region' | 'validation'>): RegionId {
  const ofPlace = startRegion(validation.report.brief, validation.idea)
  return ofPlace ?? REGIONS.find(({ id }) => id === region)?.id ?? DEFAULT_REGION
}

/** Rates by the names of roles; a role without one has that which is assumed from the start. */
export function ratesOf(rates: Claim['rates'], region: RegionId): Record<string, number> {
  const known = rates[region] ?? {}
  return Object.fromEntries(
    ROADMAP_ROLES.map(({ id, name }) => [name, known[id] ?? DEFAULT_RATES[id][region]]),
  )
}

export const regionName = (region: RegionId): string =>
  REGIONS.find(({ id }) => id === region)?.name ?? region
