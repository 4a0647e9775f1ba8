import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

/** Each third idea shows a figure that has fallen; `npm run bench:reading` measures them all. */
const some = loadIdeas('dev').filter((_, index) => index % 3 === 0)
const tallies: Record<string, Tally> = {}
for (const idea of some) measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on these ideas, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [91, 71],
  customer: [91, 67],
  problem: [90, 55],
  today: [90, 22],
  actions: [91, 71],
  price: [84, 80],
  currency: [97, 92],
  place: [82, 72],
  count: [94, 76],
  evidence: [90, 78],
  nature: [93, 69],
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
