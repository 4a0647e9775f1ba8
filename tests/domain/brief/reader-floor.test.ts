import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

const tallies: Record<string, Tally> = {}
for (const idea of loadIdeas('dev')) measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on the development half, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [91, 68],
  customer: [90, 64],
  problem: [88, 51],
  today: [91, 24],
  actions: [92, 71],
  price: [85, 76],
  currency: [97, 86],
  place: [83, 70],
  count: [96, 85],
  evidence: [91, 81],
  nature: [93, 70],
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
