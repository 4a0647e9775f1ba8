import { sumOf } from './amounts.ts'
import { costLineSum } from './compute.ts'
import type { CostLine, RoadmapTask } from './content.ts'
import { effortsOf, type RoleEffort } from './efforts.ts'

interface Range {
  low: number
  base: number
  high: number
}

interface Costed {
  team: readonly { role: string; costDollars: number | null }[]
  teamCostDollars: number | null
  tasks: readonly RoadmapTask[]
  costLines?: readonly CostLine[]
}

/** Cents of a line if its role's tasks take their low or high hours; unchanged for a role without tasks. */
function scaled(cents: number, tasks: readonly RoleEffort[], which: 'low' | 'high'): number {
  const base = sumOf(tasks.map(({ hours }) => hours.base))
  return base > 0 ? Math.round(cents * (sumOf(tasks.map(({ hours }) => hours[which])) / base)) : cents
}

/** Rounds to two significant digits, away from the middle: the ends of a range are estimates in every roadmap. */
function outward(dollars: number, round: (value: number) => number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(dollars, 1))) - 1)
  return round(dollars / unit) * unit
}

function byRole(tasks: readonly RoadmapTask[]): Map<string, RoleEffort[]> {
  const roles = new Map<string, RoleEffort[]>()
  for (const effort of tasks.flatMap(effortsOf))
    roles.set(effort.role, [...(roles.get(effort.role) ?? []), effort])
  return roles
}

/**
 * The cost of the phases if their tasks take their low, base or high hours, in dollars: each line of a team scales with
 * the tasks of its role, and costs besides hours stay the same. Null if a phase has no tasks or its team's cost is
 * unknown. `base` is the sum of the lines; the ends have two significant digits, rounded outward.
 */
export function costRange(phases: readonly Costed[]): Range | null {
  const range = { low: 0, base: 0, high: 0 }
  for (const { team, teamCostDollars, tasks, costLines } of phases) {
    const roles = byRole(tasks)
    const costs = team.flatMap(({ role, costDollars }) =>
      costDollars === null ? [] : [{ role, costDollars }],
    )
    if (tasks.length === 0 || teamCostDollars === null) return null
    const besides = Math.round(costLineSum(costLines) * 100)
    for (const each of ['low', 'base', 'high'] as const) range[each] += besides
    for (const { role, costDollars } of costs) {
      const cents = Math.round(costDollars * 100)
      range.low += scaled(cents, roles.get(role) ?? [], 'low')
      range.base += cents
      range.high += scaled(cents, roles.get(role) ?? [], 'high')
    }
  }
  if (phases.length === 0) return null
  const base = range.base / 100
  const end = (cents: number, round: (value: number) => number) =>
    cents === range.base ? base : outward(cents / 100, round)
  return { low: end(range.low, Math.floor), base, high: end(range.high, Math.ceil) }
}
