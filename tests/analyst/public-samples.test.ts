import { expect, it } from 'vitest'
import { storeMarket } from '../../supabase/functions/_shared/domain/market-storage'
import {
  storeAudience,
  storeConcept,
  storeEvidence,
} from '../../supabase/functions/_shared/domain/report-storage'
import { reportOn } from './written'

const IDEAS = {
  dental:
    'A waiting list that fills cancelled dental appointments. When a patient cancels, the practice offers the free slot by text message to the patients on its waiting list, and the first to answer gets it. Receptionists now call through a paper list while people stand at the desk, and the slot often stays empty. Practices pay $149 per month. Unlike reminder software, it starts only when somebody has cancelled.',
  stock:
    'Inventory and order management for small wholesalers who keep stock in spreadsheets. Warehouse staff scan goods with a phone, the office sees what is on each shelf, and a warning comes before an item runs out. Orders and deliveries belong together, so that nobody promises what is not there. $79 per month for each warehouse.',
  tutor:
    'Maths practice with an AI tutor for pupils aged 11 to 15. They work on a problem step by step, and the tutor asks back instead of giving the answer away. Parents who cannot help with homework get a weekly letter on what was learned. $14 per month, and schools can buy it for a class.',
}
const STEPS_MS = 20_000

/** As the database holds it once the built-in analysis has finished. */
async function rowOf(name: string, idea: string) {
  const { concept, audience, market, evidence, engine } = await reportOn(idea)
  return {
    id: `sample-${name}`,
    userId: '',
    originalIdea: idea,
    status: 'completed',
    created_at: '2026-11-21T09:00:00.000Z',
    completed_at: '2026-11-21T09:00:04.000Z',
    engine,
    ...storeConcept(concept),
    ...storeAudience(audience),
    ...storeMarket(market),
    ...storeEvidence(evidence),
  }
}

// After a change of the analysis: npx vitest run --config tests/vitest.config.ts <this file> -u
it.each(Object.entries(IDEAS))(
  'shows visitors the report on %s that the built-in analysis writes today',
  async (name, idea) => {
    await expect(`${JSON.stringify(await rowOf(name, idea), null, 2)}\n`).toMatchFileSnapshot(
      `../../src/features/ideas/samples/${name}.json`,
    )
  },
  STEPS_MS,
)
