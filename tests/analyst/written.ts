import { builtInAnalyst } from '../../supabase/functions/_shared/analyst/analyst'
import type { Statement } from '../../supabase/functions/_shared/domain/basis'
import type { Report } from '../../supabase/functions/_shared/domain/report'
import { citationsOf } from '../../supabase/functions/_shared/domain/report-citations'
import { type Corrections, NO_CORRECTIONS } from '../../supabase/functions/_shared/domain/understanding'
import type { EngineNote } from '../../supabase/functions/_shared/domain/validation'

interface WrittenReport extends Report {
  concept: NonNullable<Report['concept']>
  audience: NonNullable<Report['audience']>
  market: NonNullable<Report['market']>
  evidence: NonNullable<Report['evidence']>
  engine: EngineNote
}

/** Runs the steps as the pipeline does: each gets only the idea and the finished sections. */
export async function reportOn(
  idea: string,
  corrections: Corrections = NO_CORRECTIONS,
): Promise<WrittenReport> {
  const { signal } = new AbortController()
  const input = { idea, corrections, signal, attempt: 1, checkpoint: { saved: null, save: async () => {} } }
  const { section: concept, engine } = await builtInAnalyst.concept(input)
  const { section: audience } = await builtInAnalyst.audience({ ...input, concept })
  const { section: market } = await builtInAnalyst.market({ ...input, concept })
  const citations = citationsOf({ concept, audience, market, evidence: null })
  return { concept, audience, market, evidence: { citations }, engine }
}

const isStatement = (value: object): value is Statement => 'text' in value && 'basis' in value

/** Every statement of a report, wherever it stands. */
export function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return []
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn)
}

/** The sentences of a report, each once. */
export const sentencesIn = ({ concept, audience, market }: Report): Set<string> =>
  new Set(statementsIn([concept, audience, market]).flatMap(({ text }) => text.split(/(?<=[.!?])\s+/)))
