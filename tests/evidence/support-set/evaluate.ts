import type { SupportVerdict } from '../../../supabase/functions/_shared/domain/citation'
import type { Usage } from '../../../supabase/functions/_shared/engine/engine'
import { decideInCode } from '../../../supabase/functions/_shared/evidence/code-checks'
import {
  type JudgeAnswer,
  type JudgePrompt,
  judgeBatches,
  judgedBy,
  judgePrompt,
} from '../../../supabase/functions/_shared/evidence/support'
import type { LabeledPair } from './load'

/** A labeled pair with the verdict that it got, null where it got none. */
interface Evaluated {
  pair: LabeledPair
  verdict: SupportVerdict | null
  by: 'code' | 'model'
}

/** Of those given a verdict, how many deserve it; of those that deserve it, how many were given it. */
export interface Measured {
  given: number
  deserved: number
  right: number
}

/**
 * Puts labeled pairs before the judge in the prompt and the batches of a report. What code decides is not asked, as in
 * a report, unless `all` are; `ask` makes one call. Throws what it throws.
 */
export async function evaluateJudge(
  pairs: readonly LabeledPair[],
  ask: (prompt: JudgePrompt) => Promise<{ value: JudgeAnswer; usage: Usage }>,
  { all = false, onUsage = () => {} }: { all?: boolean; onUsage?: (usage: Usage) => void } = {},
): Promise<Evaluated[]> {
  // Numbered here, as the halves of the set number theirs alike.
  const numbered = pairs.map((pair, at) => ({ ...pair, id: `q${at + 1}` }))
  const inCode = all ? [] : numbered.filter((pair) => decideInCode(pair) !== null)
  const open = numbered.filter((pair) => !inCode.includes(pair))
  const evaluated: Evaluated[] = inCode.map((pair) => ({
    pair,
    verdict: decideInCode(pair)?.verdict ?? null,
    by: 'code',
  }))
  for (const batch of judgeBatches(open)) {
    const { value, usage } = await ask(judgePrompt(batch))
    onUsage(usage)
    const verdicts = new Map(judgedBy(value, batch).map(({ pair, finding }) => [pair.id, finding.verdict]))
    const asked = open.filter(({ id }) => batch.some((each) => each.id === id))
    evaluated.push(
      ...asked.map((pair) => ({ pair, verdict: verdicts.get(pair.id) ?? null, by: 'model' as const })),
    )
  }
  return evaluated
}

/** How a verdict, or a set of verdicts taken as one, was given. */
export function measured(evaluated: readonly Evaluated[], verdicts: readonly SupportVerdict[]): Measured {
  const isOne = (verdict: SupportVerdict | null) => verdict !== null && verdicts.includes(verdict)
  const given = evaluated.filter(({ verdict }) => isOne(verdict))
  return {
    given: given.length,
    deserved: evaluated.filter(({ pair }) => isOne(pair.label)).length,
    right: given.filter(({ pair }) => isOne(pair.label)).length,
  }
}
