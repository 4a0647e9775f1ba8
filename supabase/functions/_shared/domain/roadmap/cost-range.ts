import { sumOf } from './amounts.ts'
import type { RoadmapTask } from './content.ts'

interface Range {
  low: number
  base: number
  high: number
}

interface Costed {
  team: readonly { role: string; costDollars: number | null }[]
  teamCostDollars: number | null
  tasks: readonly RoadmapTask[]
}

/** Cents of a line if its role's tasks take their low or high hours; unchanged for a role without tasks. */
function scaled(cents: number, tasks: readonly RoadmapTask[], which: 'low' | 'high'): number {
  const base = sumOf(tasks.map(({ hours }) => hours.base))
  return base > 0 ? Math.round(cents * (sumOf(tasks.map(({ hours }) => hours[which])) / base)) : cents
}

function byRole(tasks: readonly RoadmapTask[]): Map<string, RoadmapTask[]> {
  const roles = new Map<string, RoadmapTask[]>()
  for (const task of tasks) roles.set(task.role, [...(roles.get(task.role) ?? []), task])
  return roles
}

/**
 * What the phases cost if their tasks take their low, base or high hours, in dollars: each line of a team grows with
 * the tasks of its role. Null when a phase has no tasks or its team's cost is not known; `base` is the sum of the lines.
 */
export function costRange(phases: readonly Costed[]): Range | null {
  const range = { low: 0, base: 0, high: 0 }
  for (const { team, teamCostDollars, tasks } of phases) {
    const roles = byRole(tasks)
    const costs = team.flatMap(({ role, costDollars }) =>
      costDollars === null ? [] : [{ role, costDollars }],
    )
    if (tasks.length === 0 || teamCostDollars === null) return null
    for (const { role, costDollars } of costs) {
      const cents = Math.round(costDollars * 100)
      range.low += scaled(cents, roles.get(role) ?? [], 'low')
      range.base += cents
      range.high += scaled(cents, roles.get(role) ?? [], 'high')
    }
  }
  return phases.length > 0 ? { low: range.low / 100, base: range.base / 100, high: range.high / 100 } : null
}
