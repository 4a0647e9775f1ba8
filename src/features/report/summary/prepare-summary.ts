import { demandIn, demandSearches } from '@domain/brief/told-demand'
import { partsOf } from '@domain/brief/unread'
import { verdictOf } from '@domain/brief/verdict'
import type { Validation } from '@domain/stored-validation'

/** Computes what takes longest of a summary before it is rendered, in short tasks; the rules keep the results. */
export async function prepareSummary({ report: { brief, lookups }, idea }: Validation): Promise<void> {
  if (!brief) return
  const told = partsOf(idea)
  const steps: (() => unknown)[] = [
    ...told.slice(0, 2).flatMap(({ words }) => demandSearches(words)),
    ...told.map(
      ({ words }) =>
        () =>
          demandIn(words),
    ),
    () => verdictOf(brief, idea, lookups),
  ]
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve))
    step()
  }
}
