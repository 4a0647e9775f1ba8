import type { Phase } from '../../domain/phases.ts'
import type { RoadmapTask } from '../../domain/roadmap/content.ts'
import type { Basis } from './basis.ts'
import { formOf } from './forms.ts'
import type { WorkPackage } from './work-package.ts'

/*
 * Tasks that count what customers ask for or get: they wait until that many have come about, and count no more than the
 * phase plans.
 */

const COUNTS =
  /(?<verb>: (?:do|lend|drive|keep|take|count in|name minutes and price of) )(?<word>five|ten|twenty|thirty|fifty)\b/
const WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, thirty: 30, fifty: 50 }
const LEAST = 2

/** The events that a phase plans with its customers; null where one customer has many. */
function plannedEvents({ nature, sizing, holds }: Basis): number | null {
  if (nature === 'marketplace') return sizing.figures.deals ?? null
  return nature === 'service' && holds({ paid: 'once' }) ? (sizing.figures.jobs ?? null) : null
}

/** A count that is no larger than the events of the phase. */
function withinPlan(name: string, events: number | null): string {
  if (events === null || events < LEAST) return name
  return name.replace(COUNTS, (all, verb: string, word: string) =>
    (WORDS[word] ?? 0) > events ? `${verb}${events}` : all,
  )
}

/** Whether a package waits for the founder's actions, itself or through others. */
function waitsForActions(id: string, packages: readonly WorkPackage[], seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return packages
    .filter((work) => work.id === id)
    .some(({ after }) => after.some((each) => each === 'actions' || waitsForActions(each, packages, seen)))
}

/** The first requests of a trial, which come while it runs. */
const FIRST_REQUESTS = /\bfor the first ten requests\b/

/** The tasks on deeds, in the phases in which people are served by hand: each that counts waits for the cases. */
export function afterTheirEvents(
  tasks: readonly RoadmapTask[],
  basis: Basis,
  phase: Phase,
  packages: readonly WorkPackage[],
): RoadmapTask[] {
  const isServed =
    phase !== 'interactive' &&
    (basis.nature === 'service' ||
      basis.nature === 'marketplace' ||
      formOf(basis.source, basis.nature) === 'lending')
  const sale = basis.phaseWork.sells?.find((id) => packages.some((work) => work.id === id))
  if (!isServed || sale === undefined) return [...tasks]
  const isFree = !waitsForActions(sale, packages)
  const events = plannedEvents(basis)
  return tasks.map((task) =>
    COUNTS.test(task.name) || FIRST_REQUESTS.test(task.name)
      ? {
          ...task,
          name: withinPlan(task.name, events),
          dependsOn: isFree ? [...new Set([...task.dependsOn, sale])] : task.dependsOn,
        }
      : task,
  )
}
