import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

const tallies: Record<string, Tally> = {}
for (const idea of loadIdeas('dev')) measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on the development half, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [97, 81],
  customer: [91, 66],
  problem: [91, 51],
  today: [92, 33],
  actions: [94, 66],
  price: [91, 90],
  currency: [98, 97],
  place: [93, 88],
  count: [97, 88],
  nature: [94, 67],
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
