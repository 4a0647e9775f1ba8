import { emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { marketModelOf } from '@domain/brief/market'
import { lookupChoiceSchema, termsFor } from '@domain/lookup-terms'
import type { LookupRecord } from '@domain/lookups'
import { tradesOf } from '@domain/trades/trades-of'
import { startWorld } from '../world'
import { type Comparison, compareWithTruth } from './compare'
import type { KnownIdea } from './ideas'
import { publicWorld } from './public-world'

const TODAY = new Date('2026-11-15T12:00:00Z')

/** The brief as the founder confirms it: the first trade found for the buyer's words, the country and a price. */
function briefOf({ buyer, countries }: KnownIdea) {
  const open = emptyBrief()
  const [trade] = tradesOf(buyer ?? '').choices
  const price = { low: 49, high: 49, currency: 'EUR', per: null, every: 'month' as const }
  return {
    ...open,
    ...(trade && { trade: answered([trade], open.trade) }),
    place: answered(
      countries.map((country) => ({ name: country, country, local: false })),
      open.place,
    ),
    price: answered([price], open.price),
  }
}

export interface ComparedIdea {
  idea: KnownIdea
  comparisons: Comparison[]
}

/** Looks every idea up in the known world and compares its report with the truth. */
export async function compareIdeas(ideas: readonly KnownIdea[]): Promise<ComparedIdea[]> {
  const truth = publicWorld(ideas, TODAY)
  const world = await startWorld()
  try {
    const results: ComparedIdea[] = []
    for (const idea of ideas) {
      world.on(truth.answer)
      const brief = briefOf(idea)
      const { buyer, job, category, cpv, picks = null } = idea
      const confirmed = { buyer, job, category, cpv, trade: true, place: true }
      const lookUp = (article: string | null, earlier: LookupRecord | null) => {
        const terms = termsFor(lookupChoiceSchema.parse({ ...confirmed, article }), brief, earlier)
        if (!terms) throw new Error(`Nothing is confirmed for ${category}`)
        return world.lookUp(terms, { today: TODAY })
      }
      const first = await lookUp(null, null)
      // As on the screen, the founder picks an article from the first round.
      const record = picks ? await lookUp(picks, first) : first
      const model = marketModelOf(brief, record)
      results.push({
        idea,
        comparisons: compareWithTruth({ idea, world: truth, today: TODAY, record, model }),
      })
    }
    return results
  } finally {
    await world.close()
  }
}
