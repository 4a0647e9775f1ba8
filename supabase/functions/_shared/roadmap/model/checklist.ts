import type { CostLine, RoadmapTask } from '../../domain/roadmap/content.ts'
import type { RoadmapInput } from '../engine.ts'
import { demandedWork } from '../packages/compose.ts'

/** A numbered demand of the kind of product: the model never has to repeat its words. */
interface ChecklistEntry {
  /** The number by which the model refers to it: c1 to cn. */
  number: string
  task: RoadmapTask
}

/** What the kind of product demands of the phase. */
export interface Checklist {
  entries: ChecklistEntry[]
  /** Usual costs besides hours, in US dollars. */
  costLines: CostLine[]
}

export async function checklistOf(input: RoadmapInput): Promise<Checklist> {
  // The model is asked for US dollars, whatever the roadmap's currency.
  const { tasks, costLines } = await demandedWork({ ...input, currency: null })
  return { entries: tasks.map((task, index) => ({ number: `c${index + 1}`, task })), costLines }
}

/** The checklist as data for the model. */
export const checklistText = ({ entries, costLines }: Checklist): string =>
  [
    ...entries.map(({ number, task: { name, role, waiting } }) =>
      [
        `${number} (${role}): ${name}`,
        ...(waiting ? [`then ${waiting.days} days: ${waiting.reason}`] : []),
      ].join('; '),
    ),
    ...costLines.map(({ name, kind, amount }) => `Usual cost (${kind}): ${name}, about $${amount}`),
  ].join('\n')
