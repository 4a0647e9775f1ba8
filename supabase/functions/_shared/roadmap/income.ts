import { leadingNature } from '../analyst/source.ts'
import { type Brief, firstValue, type Nature } from '../domain/brief/brief.ts'
import { NO_CURRENCY } from '../domain/currency.ts'
import { type Income, incomeSchema } from '../domain/roadmap/content.ts'
import type { RoadmapInput } from './engine.ts'
import { assumedNature } from './packages/assumed.ts'
import { nameOf } from './packages/role-name.ts'
import { LABOR_SHARES } from './packages/sizing.ts'
import { workerOf } from './packages/worker.ts'

/** Share of the price that is left after what one sale costs (material, wages of those who serve, fees): assumptions. */
const MARGINS: Readonly<Record<Nature, number>> = {
  software: 0.8,
  content: 0.7,
  marketplace: 0.7,
  physical: 0.4,
  device: 0.3,
  service: 0.3,
  other: 0.5,
}

function natureOf(brief: Brief, idea: string): Nature {
  const source = { brief, idea }
  return leadingNature(source)?.nature ?? assumedNature(source)?.nature ?? 'other'
}

/** What customers pay, for the roadmap; null without a price, for a share of a sale, and for a price in another currency. */
export function incomeOf({
  report,
  idea,
  currency,
}: Pick<RoadmapInput, 'report' | 'idea' | 'currency'>): Income | null {
  const { brief } = report
  const price = brief && firstValue(brief, 'price')
  if (!price || price.low <= 0) return null
  const own = price.currency === null || price.currency === NO_CURRENCY ? null : price.currency
  if (own !== null && own !== (currency?.code ?? 'USD')) return null
  const purchases = firstValue(brief, 'purchases')
  const nature = natureOf(brief, idea)
  const labor = LABOR_SHARES[nature]
  return (
    incomeSchema.safeParse({
      price: price.low,
      every: price.every,
      per: price.per,
      margin: MARGINS[nature],
      purchases: purchases !== null && purchases > 0 ? purchases : null,
      ...(labor !== undefined && {
        worker: nameOf(workerOf(nature, { brief, idea })),
        labor,
        isByHour: nature === 'service',
      }),
    }).data ?? null
  )
}
