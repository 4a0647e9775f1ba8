import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

const tallies: Record<string, Tally> = {}
for (const idea of loadIdeas('dev')) measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on the development half, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [91, 66],
  customer: [89, 60],
  problem: [90, 45],
  today: [91, 24],
  actions: [92, 70],
  price: [85, 78],
  currency: [96, 87],
  place: [82, 67],
  count: [94, 84],
  evidence: [94, 70],
  nature: [95, 72],
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
