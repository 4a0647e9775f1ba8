import { readIdea } from '@domain/brief/reader/read-idea'
import { expect, it } from 'vitest'
import { loadIdeas, measure, precision, recall, type Tally } from '../../reading/measure'

const tallies: Record<string, Tally> = {}
for (const idea of loadIdeas(
  'dev-a',
  'dev-b',
  'dev-c',
  'dev-d',
  'dev-e',
  'dev-f',
  'dev-g',
  'dev-h',
  'dev-i',
  'dev-j',
  'dev-k',
))
  measure(idea, readIdea(idea.text), tallies)

/** Least precision and recall on the development half, in percent. */
const FLOORS: Readonly<Record<string, readonly [number, number]>> = {
  product: [98, 82],
  customer: [93, 66],
  problem: [96, 43],
  today: [96, 26],
  actions: [96, 67],
  price: [92, 90],
  currency: [99, 96],
  place: [96, 86],
  count: [97, 83],
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
