import { state } from '../../supabase/functions/_shared/domain/basis.ts'
import {
  EMPTY_CONCEPT,
  EMPTY_MARKET,
  type MarketSection,
} from '../../supabase/functions/_shared/domain/report.ts'
import type { Engine, StepInput, Written } from '../../supabase/functions/_shared/engine/engine.ts'

const written = <Section>(section: Section): Promise<Written<Section>> =>
  Promise.resolve({
    section,
    engine: { id: 'built-in', model: null, sections: {} },
    usage: null,
  })

const market: MarketSection = {
  ...EMPTY_MARKET,
  targetMarket: state('Bakeries', 'template'),
  uniqueValue: state('Fresh', 'founder'),
  citations: [],
}

/** The smallest engine: every section is present, and `concept` repeats the idea. */
export const sampleEngine: Engine = {
  concept: ({ idea }: StepInput) =>
    written({
      ...EMPTY_CONCEPT,
      overview: state(idea, 'founder'),
    }),
  audience: () => written({ personas: [] }),
  market: () => written(market),
}
