import { type Brief, type BriefValues, entriesOf } from '../brief/brief.ts'
import { countsPeople } from '../brief/counted-people.ts'
import type { DemandStage } from '../brief/demand-stage.ts'
import { closenessOf, isOwnPurchase } from '../brief/own-things.ts'
import { judged, peopleIn, toldDemand } from '../brief/told-demand.ts'
import { ofPayers } from '../brief/told-evidence.ts'
import { findingIn, lossesIn, resultOf, survivorsIn } from '../brief/told-result.ts'
import { depositsOfOne, isForNothing, promisedTrialIn, statesTakings } from '../brief/trials.ts'
import { formatCount, settled } from '../figures.ts'
import { type Band, bandOf } from './bands.ts'
import { type MetricInput, type Scoring, scored } from './metric.ts'
import { pluralize } from './values.ts'

/*
 * The score of the founder's own signs of demand (docs/scorecard.md#from-answers): by what people did, how many of them,
 * the share who said yes, and who they are to the founder.
 */

type Sign = BriefValues['evidence']

interface Demand {
  /** The count that a sign of demand states; null if it is a sign of another kind. */
  countOf: (sign: Sign) => number | null
  bands: readonly Band[]
  one: string
  many: string
  /** Whether it matters with whom it was tried. */
  isTrial?: boolean
}

const atLeast = (least: number, score: number): Band => ({
  holds: (count) => count >= least,
  score,
  says: `${least} or more`,
})
const ANY: Band = { holds: () => true, score: 0, says: 'none' }

const ofKind =
  (kind: Sign['kind']) =>
  (sign: Sign): number | null =>
    sign.kind === kind &&
    depositsOfOne(sign) === 0 &&
    (kind !== 'paying' || countsPeople(sign.text) !== false)
      ? sign.count
      : null

/** Whether a sign counts pieces or jobs: in 'two buggies to 23 families' the 23 are people. */
const isOfThings = ({ text, count }: Sign): boolean =>
  countsPeople(text) === false && (count === null || peopleIn(text) !== count)

/** Whether nobody paid for what a sign of the kind 'other' counts. */
const isGiven = ({ kind, text }: Sign): boolean => kind === 'other' && isForNothing(text)

/** The number of a sign of the kind 'other' whose words tell one of these stages, or none. */
const ofStage =
  (...stages: readonly (DemandStage | null)[]) =>
  (sign: Sign): number | null => {
    const isOther = sign.kind === 'other' && !isGiven(sign) && promisedTrialIn(sign.text) === null
    const told = isOther && depositsOfOne(sign) === 0 ? judged(sign) : null
    return isOther && stages.includes(told?.stage ?? null)
      ? (sign.count ?? told?.count ?? peopleIn(sign.text))
      : null
  }

const DEMANDS: readonly Demand[] = [
  {
    countOf: ofKind('paying'),
    bands: [atLeast(10, 8), atLeast(3, 7), atLeast(1, 5), ANY],
    one: 'paying customer',
    many: 'paying customers',
  },
  {
    // Pieces or jobs are sales, whoever bought them.
    countOf: ({ kind, count, text }) => (kind === 'paying' && countsPeople(text) === false ? count : null),
    bands: [atLeast(10, 8), atLeast(3, 7), atLeast(1, 5), ANY],
    one: 'sale',
    many: 'sales',
  },
  {
    countOf: (sign) => depositsOfOne(sign) || null,
    bands: [atLeast(10, 6), atLeast(3, 5), atLeast(1, 3), ANY],
    one: 'deposit',
    many: 'deposits',
  },
  {
    countOf: ofStage('signed', 'prepaid'),
    bands: [atLeast(10, 6), atLeast(3, 5), atLeast(1, 3)],
    one: 'who signed',
    many: 'who signed',
  },
  {
    // Whether they paid is not told.
    countOf: (sign) => (isOfThings(sign) ? null : ofStage('tried', 'served')(sign)),
    bands: [atLeast(10, 5), atLeast(3, 4), atLeast(1, 3)],
    isTrial: true,
    one: 'who has it or tried it, paid or not',
    many: 'who have it or tried it, paid or not',
  },
  {
    // Bookings, loads or pieces say nothing of how many people took them.
    countOf: (sign) => (isOfThings(sign) ? ofStage('tried', 'served')(sign) : null),
    bands: [atLeast(10, 4), atLeast(1, 3)],
    isTrial: true,
    one: 'booking or piece, paid or not',
    many: 'bookings or pieces, paid or not',
  },
  {
    // What costs nothing is taken by many who would not pay.
    countOf: (sign) => (isGiven(sign) ? (sign.count ?? peopleIn(sign.text)) : null),
    bands: [atLeast(10, 3), atLeast(3, 2), atLeast(1, 1)],
    isTrial: true,
    one: 'given or done for nothing',
    many: 'given or done for nothing',
  },
  {
    countOf: ({ kind, count, text }) =>
      kind === 'other' ? promisedTrialIn(text) && (count ?? promisedTrialIn(text)?.people ?? null) : null,
    bands: [atLeast(10, 2), atLeast(1, 1)],
    one: 'who promised a trial',
    many: 'who promised a trial',
  },
  {
    // A sign of which only the number is known.
    countOf: ofStage(null, 'talked', 'stocked'),
    bands: [atLeast(20, 3), atLeast(5, 2), atLeast(1, 1), ANY],
    one: 'person',
    many: 'people',
  },
  {
    countOf: ofKind('waiting'),
    bands: [atLeast(100, 5), atLeast(20, 4), atLeast(5, 3), atLeast(1, 1), ANY],
    one: 'person waiting',
    many: 'people waiting',
  },
  {
    countOf: ofKind('interviews'),
    bands: [atLeast(20, 4), atLeast(10, 3), atLeast(5, 2), atLeast(1, 1), ANY],
    one: 'interview',
    many: 'interviews',
  },
]

/** Scores of signs without a number of customers, as for one of each. */
const UNCOUNTED: Readonly<Partial<Record<DemandStage, readonly [score: number, told: string]>>> = {
  repeat: [5, 'sales'],
  sold: [5, 'sales'],
  prepaid: [3, 'payments in advance'],
  signed: [3, 'signatures'],
  served: [3, 'people who have it, paid or not'],
  tried: [3, 'a trial'],
}

/** Points that a result of interviews adds, by the share of those asked who said yes or named the problem. */
const YES: readonly Band[] = [
  { holds: (share) => share >= 0.5, score: 1, says: '50% or more' },
  { holds: (share) => share >= 0.2, score: 0.5, says: '20% or more' },
  { holds: () => true, score: 0, says: 'less than 20%' },
]
const PROBLEM: readonly Band[] = [
  { holds: (share) => share >= 0.5, score: 0.5, says: '50% or more' },
  { holds: () => true, score: 0, says: 'less than 50%' },
]

/** The most that a trial gives with the founder alone, and with people who know the founder. */
const NEAR = { own: [1, 'in your own hands'], close: [2, 'with people who know you'] } as const

/** What came out of these signs: the words for the row, what it adds, and for which share. */
interface Result {
  told: string
  points: number
  says: string
}

function resultIn(signs: readonly Sign[], all: readonly Sign[]): Result {
  const talked = signs.filter(({ kind }) => kind === 'interviews')
  const asked = talked.flatMap(({ count }) => count ?? [])
  // The yes of some of those who were asked may stand in a sign of its own.
  const result = [...talked, ...(asked.length > 0 ? all.filter(({ kind }) => kind === 'other') : [])]
    .flatMap((sign) => resultOf(sign) ?? [])
    .find(({ words, whole }) => asked.includes(whole) || talked.some(({ text }) => text === words))
  if (result) {
    const { part, whole, said } = result
    const band = bandOf(settled(part / whole), said === 'yes' ? YES : PROBLEM)
    return {
      told: `, ${formatCount(part)} of ${formatCount(whole)} ${said === 'yes' ? 'said yes' : 'named the problem'}`,
      points: band.score,
      says: ` and ${pluralize(band.score, 'point')} for ${band.says}`,
    }
  }
  const [still] = signs.flatMap(({ text }) => survivorsIn(text) ?? [])
  const [losses] = signs.flatMap(({ text }) => lossesIn(text) ?? [])
  const [found] = signs.flatMap(({ text }) => findingIn(text) ?? [])
  const told = still
    ? `, ${formatCount(still.part)} of ${formatCount(still.all)} still work`
    : losses
      ? `, ${formatCount(losses.wrong)} of ${formatCount(losses.all)} went wrong`
      : found
        ? `, with something found in ${formatCount(found.part)} of ${formatCount(found.whole)}`
        : ''
  return { told, points: 0, says: '' }
}

/** How close all of these signs are to the founder: the farthest counts. */
function nearestOf(signs: readonly Sign[]): keyof typeof NEAR | null {
  const each = signs.map(({ text }) => closenessOf(text))
  if (each.length === 0 || each.includes(null)) return null
  return each.includes('close') ? 'close' : 'own'
}

/** Scores the founder's signs of demand: the best kind by its number, with what came out of it. */
export function answeredDemand(given: Brief, inputs: MetricInput[]): Scoring | null {
  const brief = ofPayers(given)
  const evidence = entriesOf(brief, 'evidence').flatMap(({ value }) =>
    isOwnPurchase(value.text) ? [] : value,
  )
  const judged = DEMANDS.flatMap(({ countOf, bands, one, many, isTrial = false }) => {
    const signs = evidence.filter((sign) => countOf(sign) !== null)
    if (signs.length === 0) return []
    const count = signs.reduce((sum, sign) => sum + (countOf(sign) ?? 0), 0)
    const { score, says } = bandOf(count, bands)
    const near = isTrial ? nearestOf(signs) : null
    const result = resultIn(signs, evidence)
    const named = `You name ${pluralize(count, one, many)}${result.told}`
    const [most = score, where = ''] = near ? NEAR[near] : []
    return most < score
      ? [{ score: most, reason: `${named}, ${where}: ${pluralize(most, 'point')} for that.` }]
      : [
          {
            score: score + result.points,
            reason: `${named}: ${pluralize(score, 'point')} for ${says}${result.says}.`,
          },
        ]
  })
  const best = judged.toSorted((a, b) => b.score - a.score)[0]
  const latest = toldDemand(brief, '').find(({ words }) =>
    evidence.some((sign) => sign.count !== 0 && depositsOfOne(sign) === 0 && sign.text.includes(words)),
  )
  const stage = evidence.some(statesTakings) ? 'sold' : latest?.stage
  const near = stage === 'tried' || stage === 'served' ? closenessOf(latest?.words ?? '') : null
  const [least, told] = (stage && UNCOUNTED[stage]) ?? []
  const [most, where] = near ? NEAR[near] : [least, '']
  if (least !== undefined && most !== undefined && most > (best?.score ?? 0)) {
    const { told: result } = resultIn(
      evidence.filter((sign) => sign.text === latest?.words),
      evidence,
    )
    return scored(
      most,
      `You tell of ${told}${where ? ` ${where}` : ''}${result}: ${pluralize(most, 'point')} without the number of customers.`,
      inputs,
    )
  }
  return best ? scored(best.score, best.reason, inputs) : null
}
