import type { BriefValues } from '../brief.ts'
import { at, type Clause, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelled } from './labels.ts'
import { amountAt } from './numbers.ts'
import { textOf, trimmedEnd } from './phrases.ts'

/* What shows demand: interviews, a waiting list, paying customers. */

type Demand = BriefValues['evidence']

export interface Evidence extends Finding {
  kind: Demand['kind']
  count: number | null
}

const KINDS: readonly [RegExp, Demand['kind']][] = [
  [
    /\b(?:wait ?list|waiting list|on the list|signed up|sign(?:ing)? up|sign-ups?|pre-?registered|joined|subscribers|followers|letters? of (?:intent|support)|pre-?orders?|pre-?ordered)\b/,
    'waiting',
  ],
  [/\b(?:paying|paid|pays|bought|sold|prepaid|deposits?|ordered|orders|revenue)\b/, 'paying'],
  [/\b(?:talked|spoke|spoken|interviewed|interviews|surveyed|survey|asked|told|said|met)\b/, 'interviews'],
]
/** Founders report what they did: 'I talked to 22 dentists', 'I sold 46'. */
const DONE =
  /^(?:talk|speak|interview|survey|ask|meet|show|sell|test|pilot|try|run|serve|help|sign|get|do|collect|build)$/
const SIGNS =
  /\b(?:on (?:the|a|our|my) (?:waitlist|waiting list|wait list|list)|(?:waitlist|waiting list) of|letters? of (?:intent|support)|signed up|joined|pre-?ordered|prepaid|paying (?:customers?|users?)|pilot (?:agreed|running|with|in)|told me|said they'?d?|said (?:they|he|she) 'd|try it|are trying it|testing it|said yes|asked (?:me|us) (?:for|when)|already (?:use|uses|used|tested|agreed|booked|paid|ordered)|agreed to|signed (?:a |an )?(?:letter|contract|loi)|sign-ups|pre-?orders|beta (?:users|testers)|downloads|filled in my survey)\b/
const SPEAKS_ALONE = /\b(?:letters?|pilot|waiting list|waitlist)\b/
const TIME = /^(?:weeks?|months?|years?|days?|hours?|minutes?|km)$/

/** The first whole number of people or things. */
function countIn(sentence: Sentence, from: number, to: number): number | null {
  for (let i = from; i < to; i++) {
    const amount = amountAt(sentence, i)
    if (!amount) continue
    const isMoney = /^\p{Sc}/u.test(at(sentence, i).text)
    if (
      !amount.percent &&
      !isMoney &&
      Number.isInteger(amount.low) &&
      !TIME.test(at(sentence, amount.to).lower)
    )
      return amount.low
    i = amount.to - 1
  }
  return null
}

/** The clause with what it reports. */
function reportEnd(sentence: Sentence, clause: Clause): number {
  let to = clause.to
  for (const next of sentence.clauses.slice(sentence.clauses.indexOf(clause) + 1)) {
    const isPart = next.verb < 0 ? /^(?:and|that|who|,|)$/.test(next.link) : /^(?:that|who|)$/.test(next.link)
    if (!isPart) break
    to = next.to
  }
  return trimmedEnd(sentence, clause.from + 1, to)
}

function evidenceAt(sentence: Sentence, index: number, from: number, to: number): Evidence {
  const kind = KINDS.find(([pattern]) => pattern.test(textOf(sentence, { from, to })))?.[1] ?? 'other'
  return { sentence: index, from, to, score: 2, kind, count: countIn(sentence, from, to) }
}

function isReport(sentence: Sentence, clause: Clause, to: number): boolean {
  const words = textOf(sentence, clause)
  const subject = clause.subject ? textOf(sentence, clause.subject) : ''
  const isDone =
    /^(?:i|we)$/.test(subject) &&
    clause.tense === 'past' &&
    DONE.test(clause.base) &&
    countIn(sentence, clause.verb, to) !== null &&
    !/\b(?:years?|kids|children)\b/.test(words)
  if (isDone) return true
  if (
    !SIGNS.test(words) ||
    (/\b(?:would|will) (?:sign|join|order)\b/.test(words) && !/\b(?:said|told)\b/.test(words))
  )
    return false
  return (
    countIn(sentence, clause.from, to) !== null ||
    (SPEAKS_ALONE.test(words) && (clause.verb < 0 || /^(?:i|we)$/.test(subject)))
  )
}

/** What shows demand, one finding a sentence, and what stands behind 'Traction:'. */
export function evidenceIn(sentences: readonly Sentence[]): Evidence[] {
  const fromLabels = labelled(sentences, 'evidence').flatMap(({ sentence: index, from, to }) => {
    const sentence = sentences[index]
    return sentence ? [evidenceAt(sentence, index, from, to)] : []
  })
  const told = sentences.flatMap((sentence, index): Evidence[] => {
    if (fromLabels.some((each) => each.sentence === index)) return []
    const clause = sentence.clauses.find((each) => isReport(sentence, each, reportEnd(sentence, each)))
    return clause ? [evidenceAt(sentence, index, clause.from, reportEnd(sentence, clause))] : []
  })
  return [...fromLabels, ...told].sort((a, b) => a.sentence - b.sentence)
}
