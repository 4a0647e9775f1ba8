import { PHASES, type Phase } from '@domain/phases'
import { type Entitlements, type PackPrice, type Plan, type ProjectPrice, phasesIn } from '@domain/pricing'

/** The phases of a pack in product order. */
export const phasesOf = ({ phases }: PackPrice): Phase[] => PHASES.filter((phase) => phases.includes(phase))

/** Contents of each phase's roadmap. */
export const PHASE_NOTES: Record<Phase, string> = {
  interactive: 'screens to click through, before anything is built',
  poc: 'whether the riskiest part can work at all',
  mvp: 'the first version that real users can use',
  production: 'what it takes to run it for everyone',
}

/** Contents of every roadmap. */
export const ROADMAP_CONTENTS = [
  'Tasks with hours as ranges, skills, dependencies and a schedule',
  'Team and cost, with the assumptions behind them',
  'Milestones, and risks with mitigations',
  'Exports as a table, Markdown, GitHub issues and PDF',
]

/** Contents of every validation. */
export const IDEA_CONTENTS = [
  'A report: concept, target users, features by priority, market and competitors',
  'The basis of every statement, and a scorecard',
  'Project planning and the interactive prototype phase of its roadmap',
  'Returned if the analysis fails; does not expire',
]

/** A pack with the amount due: its price minus what was paid for smaller packs of the project, in US dollars. */
export type OfferedPack = PackPrice & Pick<ProjectPrice, 'paid' | 'amount'>

/** The packs offered for a project; at list price if no project is given. */
export const offeredIn = (packs: readonly PackPrice[], prices: readonly ProjectPrice[]): OfferedPack[] =>
  packs.map((pack) => {
    const own = prices.find((price) => price.plan_id === pack.plan_id && price.pack === pack.pack)
    return { ...pack, paid: own?.paid ?? 0, amount: own?.amount ?? pack.price }
  })

/** Whether all phases of a pack are already unlocked in the project, or everywhere if no project is given. */
export function isOwned(entitlements: Entitlements, project: string | null, pack: PackPrice): boolean {
  const open = project === null ? entitlements.free_phases : phasesIn(entitlements, project)
  return entitlements.admin || pack.phases.every((phase) => open.includes(phase))
}

/** Whether a plan sold as a whole would add nothing. */
export function isPlanOwned(
  { pro, admin, free_phases }: Entitlements,
  { interval, features }: Plan,
): boolean {
  if (interval !== 'once') return pro || admin
  // More validations always add something.
  if (features.validations !== null) return false
  return admin || features.phases.every((phase) => free_phases.includes(phase))
}

/** The default pack: the smallest that unlocks something. */
export const suggestedPack = <Pack extends PackPrice>(
  entitlements: Entitlements,
  project: string | null,
  packs: Pack[],
) => packs.find((pack) => !isOwned(entitlements, project, pack)) ?? packs.at(-1)
