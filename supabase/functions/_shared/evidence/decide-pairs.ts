import { z } from 'zod'
import { supportFindingSchema } from '../domain/citation.ts'
import { type Checkpoint, StepPause } from '../engine/engine.ts'
import type { Computing } from './computing.ts'
import { type DecidePairs, findingInCode, type SupportPair, sortedOut } from './support.ts'

const savedSchema = z.record(z.string(), supportFindingSchema.nullable())

/** The first pair of a worker takes longer, because it compiles the patterns. */
const FIRST_PAIR_MS = 800

const keyOf = ({ citation, statement }: SupportPair) => `${citation} ${statement}`

/**
 * Decides pairs in code while the invocation may compute. Results are kept in the checkpoint. If pairs are left, the
 * step pauses (throws `StepPause`) and the next invocation continues with them, so that each pair is checked
 * once.
 */
export function decideWithin(checkpoint: Checkpoint, computing: Computing): DecidePairs {
  return async (pairs) => {
    const { data: saved = {} } = savedSchema.safeParse(checkpoint.saved)
    const found = new Map(Object.entries(saved))
    const open = pairs.filter((pair) => !found.has(keyOf(pair)))
    for (const [at, pair] of open.entries()) {
      if (computing.leftMs() <= (at === 0 ? FIRST_PAIR_MS : 0)) break
      found.set(keyOf(pair), await computing.measure(() => findingInCode(pair)))
    }
    if (open.length > 0) await checkpoint.save(Object.fromEntries(found))
    if (pairs.some((pair) => !found.has(keyOf(pair)))) throw new StepPause(new Date(), null)
    return sortedOut(pairs, (pair) => found.get(keyOf(pair)) ?? null)
  }
}
