import { z } from 'zod'
import { phaseSchema } from '../domain/phases.ts'
import { planningSchema } from '../domain/planning.ts'
import { roadmapWriterSchema, taskSchema, teamMemberSchema } from '../domain/roadmap/content.ts'
import { DEFAULT_RATES, DEFAULT_REGION, REGIONS, ROADMAP_ROLES } from '../domain/roadmap/rates.ts'
import { validationSchema } from '../domain/stored-validation.ts'

/** The plan of work as the first step stored it. */
const plannedSchema = z.object({
  tasks: z.array(taskSchema),
  team: z.array(teamMemberSchema),
  writer: roadmapWriterSchema,
})

const claimed = {
  phase: phaseSchema,
  validation: validationSchema,
  planning: planningSchema,
  /** US dollars an hour by the id of a role. */
  rates: z.record(z.string(), z.coerce.number()),
  region: z.string(),
}

/** One step of a roadmap, with all that it builds upon. */
export const claimSchema = z.discriminatedUnion('step', [
  z.object({ ...claimed, step: z.literal('tasks') }),
  z.object({ ...claimed, step: z.literal('delivery'), sections: z.object({ tasks: plannedSchema }) }),
])
export type Claim = z.infer<typeof claimSchema>

/** Rates by the names of roles; a role without one has that which is assumed from the start. */
export function ratesOf({ rates, region }: Pick<Claim, 'rates' | 'region'>): Record<string, number> {
  const known = REGIONS.find(({ id }) => id === region)?.id ?? DEFAULT_REGION
  return Object.fromEntries(
    ROADMAP_ROLES.map(({ id, name }) => [name, rates[id] ?? DEFAULT_RATES[id][known]]),
  )
}

/** Name of a region; an unknown one reads as it is stored. */
export const regionName = (region: string): string => REGIONS.find(({ id }) => id === region)?.name ?? region
