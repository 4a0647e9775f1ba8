import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

/** Each third idea shows a figure that has fallen; `npm run bench:reading` measures them all. */
const some = loadIdeas('dev').filter((_, index) => index % 3 === 0)
const tallies: Record<string, Tally> = {}
for (const idea of some) measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on these ideas, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [91, 68],
  customer: [91, 65],
  problem: [90, 52],
  today: [90, 20],
  actions: [92, 70],
  price: [85, 76],
  currency: [97, 87],
  place: [83, 73],
  count: [95, 88],
  evidence: [91, 78],
  nature: [91, 67],
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
