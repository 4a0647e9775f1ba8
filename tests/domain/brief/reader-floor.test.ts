import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

const tallies: Record<string, Tally> = {}
for (const idea of loadIdeas('dev-a', 'dev-b', 'dev-c', 'dev-d', 'dev-e', 'dev-f', 'dev-g'))
  measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on the development half, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [97, 86],
  customer: [93, 69],
  problem: [96, 48],
  today: [92, 33],
  actions: [94, 63],
  price: [90, 89],
  currency: [97, 92],
  place: [97, 92],
  count: [95, 78],
}

it.each(Object.entries(FLOORS))(
  'keeps the precision and recall of %s',
  (field, [leastPrecision, leastRecall]) => {
    const tally = tallies[field]
    if (!tally) throw new Error(`${field} is not measured`)
    expect(100 * precision(tally), tally.wrong.join('\n')).toBeGreaterThanOrEqual(leastPrecision)
    expect(100 * recall(tally), tally.missed.join('\n')).toBeGreaterThanOrEqual(leastRecall)
  },
)
