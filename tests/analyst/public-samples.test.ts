import { expect, it } from 'vitest'
import {
  storeAudience,
  storeConcept,
  storeEvidence,
  storeMarket,
} from '../../supabase/functions/_shared/domain/report-storage'
import { toRecord } from '../../supabase/functions/_shared/domain/stored-fields'
import { validationSchema } from '../../supabase/functions/_shared/domain/stored-validation'
import { PUBLIC_IDEAS, type PublicIdea } from './public-ideas'
import { reportOn } from './written'

const STEPS_MS = 20_000

/** Without what reads the same when it is left out, so that a field that these reports do not fill is not in them. */
function pruned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(pruned)
  const isEmpty = (item: unknown) => item === null || (Array.isArray(item) && item.length === 0)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isEmpty(item) ? [] : [[key, pruned(item)]])),
  )
}

/** As the database holds it once the built-in analysis has finished. */
async function rowOf(name: string, { idea, answers }: PublicIdea) {
  const { brief, concept, audience, market, evidence, engine } = await reportOn(idea, answers)
  return {
    id: `sample-${name}`,
    userId: '',
    originalIdea: idea,
    status: 'completed',
    created_at: '2026-11-21T09:00:00.000Z',
    completed_at: '2026-11-21T09:00:04.000Z',
    engine,
    brief,
    brief_version: 1,
    ...storeConcept(concept),
    ...storeAudience(audience),
    ...storeMarket(market),
    ...storeEvidence(evidence),
  }
}

// After a change of the analysis: npx vitest run --config tests/vitest.config.ts <this file> -u
it.each(Object.entries(PUBLIC_IDEAS))(
  'shows visitors the report on %s that the built-in analysis writes today',
  async (name, publicIdea) => {
    const row = await rowOf(name, publicIdea)
    const sample = {
      ...toRecord(pruned(row)),
      engine: row.engine,
      brief: row.brief,
      targetUsers: row.targetUsers,
      real_citations: row.real_citations,
    }
    expect(validationSchema.parse(sample)).toEqual(validationSchema.parse(row))
    await expect(`${JSON.stringify(sample, null, 2)}\n`).toMatchFileSnapshot(
      `../../src/features/report/samples/${name}.json`,
    )
  },
  STEPS_MS,
)
