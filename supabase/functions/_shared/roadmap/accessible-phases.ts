import { z } from 'zod'
import { PHASES, phaseSchema } from '../domain/phases.ts'
import type { Handler } from '../http/endpoint.ts'

/** The phases that a user may open in a project. */
export type PhasesOf = (user: string, project: string) => Promise<unknown>

const requestSchema = z.object(
  { projectId: z.guid('must be a UUID') },
  { error: 'The body must be a JSON object with a projectId' },
)

/** Lists the phases that the caller may open in a project. An unknown project is treated like any other. */
export const accessiblePhases =
  (phasesOf: PhasesOf): Handler =>
  async (caller, body) => {
    const { projectId } = requestSchema.parse(body)
    if (caller.kind === 'service') return { phases: PHASES }
    const phases = z.array(phaseSchema).parse(await phasesOf(caller.id, projectId))
    return { phases: PHASES.filter((phase) => phases.includes(phase)) }
  }
