import { demandIn } from '@domain/brief/told-demand'
import { partsOf } from '@domain/brief/unread'
import { verdictOf } from '@domain/brief/verdict'
import type { Validation } from '@domain/stored-validation'

/** Computes what takes longest of a summary before it is rendered, in short tasks; the rules keep the results. */
export async function prepareSummary({ report: { brief, lookups }, idea }: Validation): Promise<void> {
  if (!brief) return
  const steps: (() => unknown)[] = [
    ...partsOf(idea).map(
      ({ words }) =>
        () =>
          demandIn(words),
    ),
    () => verdictOf(brief, idea, lookups),
  ]
  for (const step of steps) {
    step()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
