import type { Usage } from '../engine/engine.ts'

/** The total usage of two calls. The cost is unknown if either call's cost is. */
export function addUsage(sum: Usage | null, more: Usage | null): Usage | null {
  if (!sum || !more) return sum ?? more
  const known = sum.costDollars !== null && more.costDollars !== null
  return {
    provider: more.provider,
    model: more.model,
    calls: sum.calls + more.calls,
    searches: sum.searches + more.searches,
    cachedTokens: (sum.cachedTokens ?? 0) + (more.cachedTokens ?? 0),
    inputTokens: sum.inputTokens + more.inputTokens,
    outputTokens: sum.outputTokens + more.outputTokens,
    costDollars: known ? (sum.costDollars ?? 0) + (more.costDollars ?? 0) : null,
    notes: [...new Set([...sum.notes, ...more.notes])],
  }
}
