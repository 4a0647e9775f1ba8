import type { BriefValues } from '../brief.ts'
import { stageOf, type ToldStage } from '../demand-stage.ts'
import { type Candidate, isCount } from './candidates.ts'
import { at, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { amountAt } from './numbers.ts'
import { isPeople, singular } from './people.ts'
import { textOf } from './phrases.ts'

/* What shows demand: interviews, a waiting list, paying customers. */

type Demand = BriefValues['evidence']

export interface Evidence extends Finding {
  kind: Demand['kind']
  count: number | null
}

const KINDS: Readonly<Record<ToldStage, Demand['kind']>> = {
  paying: 'paying',
  sold: 'paying',
  prepaid: 'paying',
  signed: 'waiting',
  waiting: 'waiting',
  asked: 'waiting',
  talked: 'interviews',
  tried: 'other',
  none: 'other',
}

/** The first number of people or customers: who did it, or a number before a word for people; null without one. */
function peopleIn(sentence: Sentence, { from, to }: Range): number | null {
  for (let i = from; i < to; i++) {
    const amount = isCount(sentence, i) ? amountAt(sentence, i) : null
    if (!amount) continue
    const acts = sentence.clauses.some(({ subject }) => subject && subject.from <= i && i < subject.to)
    const isOfPeople = [0, 1, 2].some((after) => isPeople(singular(at(sentence, amount.to + after).lower)))
    if ((acts || isOfPeople) && Number.isInteger(amount.low)) return amount.low
    i = amount.to - 1
  }
  return null
}

/** What shows demand by learned weights or behind 'Traction:', with its kind and the number of people where they are told. */
export const evidenceOf = (
  sentences: readonly Sentence[],
  told: readonly (Finding | Candidate)[],
): Evidence[] =>
  told
    .flatMap((each): Evidence[] => {
      const sentence = sentences[each.sentence]
      if (!sentence) return []
      const kind = KINDS[stageOf(textOf(sentence, each)) ?? 'none']
      return [{ ...each, kind, count: peopleIn(sentence, each) }]
    })
    .toSorted((a, b) => a.sentence - b.sentence || a.from - b.from)
