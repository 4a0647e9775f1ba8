import { builtInAnalyst } from '../../supabase/functions/_shared/analyst/analyst'
import type { Statement } from '../../supabase/functions/_shared/domain/basis'
import { type Brief, emptyBrief } from '../../supabase/functions/_shared/domain/brief/brief'
import { readText } from '../../supabase/functions/_shared/domain/brief/read-text'
import { withReading } from '../../supabase/functions/_shared/domain/brief/with-reading'
import type { Report } from '../../supabase/functions/_shared/domain/report'
import { citationsOf } from '../../supabase/functions/_shared/domain/report-citations'
import { reportMarkdown } from '../../supabase/functions/_shared/domain/report-markdown'
import type { EngineNote } from '../../supabase/functions/_shared/domain/validation'

interface WrittenReport extends Report {
  brief: Brief
  concept: NonNullable<Report['concept']>
  audience: NonNullable<Report['audience']>
  market: NonNullable<Report['market']>
  evidence: NonNullable<Report['evidence']>
  engine: EngineNote
}

/** A function that runs once for each list of arguments: several tests of a file look at one report or one roadmap. */
export function remembered<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new Map<string, Made>()
  return (...given: Given): Made => {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}

/** Runs the steps as the pipeline does, with the founder's answers. */
export async function reportOn(idea: string, answers: Partial<Brief> = {}): Promise<WrittenReport> {
  const { signal } = new AbortController()
  const brief = withReading({ ...emptyBrief(), ...answers }, readText(idea), idea)
  const checkpoint = { saved: null, save: async () => {} }
  const input = { idea, brief, briefVersion: 1, signal, attempt: 1, checkpoint }
  const { section: concept, engine } = await builtInAnalyst.concept(input)
  const { section: audience } = await builtInAnalyst.audience({ ...input, concept })
  const { section: market } = await builtInAnalyst.market({ ...input, concept })
  const citations = citationsOf({ brief, concept, audience, market, evidence: null })
  return { brief, concept, audience, market, evidence: { citations }, engine }
}

/** A report as its founder exports it. */
export function markdownOf(idea: string, { engine, ...report }: WrittenReport, title = ''): string {
  const shown = { ...report, lookups: null, withheld: undefined }
  return reportMarkdown({ title, idea, createdAt: '2026-11-23', engine, report: shown, plan: null })
}

const isStatement = (value: object): value is Statement =>
  'text' in value && 'basis' in value && 'sources' in value

/** Every statement of a report, wherever it stands. */
export function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return []
  return isStatement(value) ? [value] : Object.values(value).flatMap(statementsIn)
}
