import { PHASES, type Phase } from '@domain/phases'
import { type Entitlements, type PackPrice, type Plan, type ProjectPrice, phasesIn } from '@domain/pricing'

/** The phases of a pack in the order in which a product passes through them. */
export const phasesOf = ({ phases }: PackPrice): Phase[] => PHASES.filter((phase) => phases.includes(phase))

/** What the roadmap of a phase is about. */
export const PHASE_NOTES: Record<Phase, string> = {
  interactive: 'screens to click through, before anything is built',
  poc: 'whether the riskiest part can work at all',
  mvp: 'the first version that real users can use',
  production: 'what it takes to run it for everyone',
}

/** What every roadmap brings, whichever phase it is of. */
export const ROADMAP_CONTENTS = [
  'Tasks with hours as ranges, skills, dependencies and a schedule',
  'Team and cost, with the assumptions behind them',
  'Milestones, and risks with mitigations',
  'Exports as a table, Markdown, GitHub issues and PDF',
]

/** What every validation brings. */
export const IDEA_CONTENTS = [
  'A report: concept, target users, features by priority, market and competitors',
  'The basis of every statement, and a scorecard',
  'Project planning and the interactive prototype phase of its roadmap',
  'Returned if the analysis fails; does not expire',
]

/** A pack with the amount due: its price less what was paid for smaller packs of the project, in US dollars. */
export type OfferedPack = PackPrice & Pick<ProjectPrice, 'paid' | 'amount'>

/** The packs as they are offered in a project; at the price of the list where none is named. */
export const offeredIn = (packs: readonly PackPrice[], prices: readonly ProjectPrice[]): OfferedPack[] =>
  packs.map((pack) => {
    const own = prices.find((price) => price.plan_id === pack.plan_id && price.pack === pack.pack)
    return { ...pack, paid: own?.paid ?? 0, amount: own?.amount ?? pack.price }
  })

/** Whether all phases of a pack are open in the project already, or everywhere where none is named. */
export function isOwned(entitlements: Entitlements, project: string | null, pack: PackPrice): boolean {
  const open = project === null ? entitlements.free_phases : phasesIn(entitlements, project)
  return entitlements.admin || pack.phases.every((phase) => open.includes(phase))
}

/** Whether a plan that is sold whole would bring nothing new. */
export function isPlanOwned(
  { pro, admin, free_phases }: Entitlements,
  { interval, features }: Plan,
): boolean {
  if (interval !== 'once') return pro || admin
  // More validations are always more.
  if (features.validations !== null) return false
  return admin || features.phases.every((phase) => free_phases.includes(phase))
}

/** The pack that the reader most likely comes for: the smallest that opens something new. */
export const suggestedPack = <Pack extends PackPrice>(
  entitlements: Entitlements,
  project: string | null,
  packs: Pack[],
) => packs.find((pack) => !isOwned(entitlements, project, pack)) ?? packs.at(-1)
