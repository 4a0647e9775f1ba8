import { z } from 'zod'
import { PHASES, type Phase, phaseSchema } from '../phases.ts'
import { BUDGETS, type BudgetRange, TIMELINES, type Timeline } from '../planning/options.ts'
import { toRecord } from '../stored-fields.ts'

const idOf = <Id extends string>(options: readonly { id: Id }[]) =>
  z.custom<Id | ''>((id) => id === '' || options.some((option) => option.id === id))

const amountSchema = z.number().nonnegative().nullable()

/**
 * The plan, and the totals of the planned phases' published roadmaps in dollars and working days, null if a roadmap
 * does not state them. `roadmap` is null while its owner can read none. '' means not chosen. `version` identifies the
 * state of plan and roadmaps that this was read from.
 */
export const plannedWorkSchema = z.object({
  version: z.string(),
  budgetRange: idOf<BudgetRange>(BUDGETS),
  timeline: idOf<Timeline>(TIMELINES),
  phases: z
    .array(
      z.object({
        phase: phaseSchema,
        roadmap: z.object({ dollars: amountSchema, workDays: amountSchema }).nullable(),
      }),
    )
    .max(PHASES.length),
})
export type PlannedWork = z.infer<typeof plannedWorkSchema>

/** The plan that a stored scorecard was compared with; null if there was none, or it cannot be read. */
export const plannedIn = (scorecard: unknown): PlannedWork | null =>
  plannedWorkSchema
    .nullable()
    .catch(null)
    .parse(toRecord(scorecard).plan ?? null)

interface Versioned {
  phase: Phase
  updatedAt: string
  /** Sizes that the founder chose, in the order of their tasks. */
  sizes: readonly { task: string; size: string }[]
}

const sizesVersion = (sizes: Versioned['sizes']) => sizes.map(({ task, size }) => ` ${task}:${size}`).join('')

/** Changes with the plan, with every published roadmap of its owner and with each chosen size, regardless of their order. */
export const workVersionOf = (planUpdatedAt: string, published: readonly Versioned[]): string =>
  [
    planUpdatedAt,
    ...PHASES.flatMap((id) =>
      published
        .filter(({ phase }) => phase === id)
        .map(({ updatedAt, sizes }) => `${id} ${updatedAt}${sizesVersion(sizes)}`),
    ),
  ].join(', ')
