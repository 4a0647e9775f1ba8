import type { BriefValues } from '../brief.ts'
import { KIND_OF_STAGE, stageIn } from '../demand-stage.ts'
import { isCount } from './candidates.ts'
import { at, type Clause, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { labelled } from './labels.ts'
import { amountAt } from './numbers.ts'
import { isPeople, singular } from './people.ts'
import { textOf, trimmedEnd } from './phrases.ts'
import { DONE, TIME } from './word-table.ts'

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
  [/\b(?:paying|paid|pays|bought|sold|prepaid|deposits?|ordered|orders?|advances?|revenue)\b/, 'paying'],
  [/\b(?:talked|spoke|spoken|interviewed|interviews|surveyed|survey|asked|told|said|met)\b/, 'interviews'],
]
const SIGNS =
  /\b(?:on (?:the|a|our|my) (?:waitlist|waiting list|wait list|list)|(?:waitlist|waiting list) of|letters? of (?:intent|support)|signed up|joined|pre-?ordered|prepaid|paying (?:customers?|users?)|pilot (?:agreed|running|with|in)|told me|said they'?d?|said (?:they|he|she) 'd|try it|(?:said|told|say) yes|(?:given?|gave|placed?) (?:an |us |me )?orders?|(?:given?|gave|paid?) [^,;]{0,24}\badvance|(?:asked|want|wanted) to keep|(?:on|for) trial|already (?:use|uses|used|tested|agreed|booked|paid|ordered)|agreed to|signed (?:a |an )?(?:letter|contract|loi)|sign-ups|pre-?orders)\b/
/** A number of people who bought or paid: 'Two bought', 'three clinics paid for a month'. */
const BOUGHT =
  /^\S+ (?:of (?:them|these) |\S+ )?(?:have |has )?(?:already )?(?:bought|ordered|paid)(?: $| (?:it|one|them|for|in|at|on|us|already)\b)/
const SPEAKS_ALONE = /\b(?:letters?|pilot|waiting list|waitlist)\b/

/** The first whole number of people or things; null if there is none. */
function countIn(sentence: Sentence, from: number, to: number): number | null {
  for (let i = from; i < to; i++) {
    const amount = amountAt(sentence, i)
    if (!amount) continue
    const isMoney = /^\p{Sc}/u.test(at(sentence, i).text)
    if (
      !amount.percent &&
      !isMoney &&
      Number.isInteger(amount.low) &&
      !TIME.has(at(sentence, amount.to).lower)
    )
      return amount.low
    i = amount.to - 1
  }
  return null
}

/** The end of a clause, including the clauses that complete its report. */
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
  const words = textOf(sentence, { from, to })
  const kind = BOUGHT.test(`${words} `)
    ? 'paying'
    : (KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other')
  // 'I have done 41 harps for 17 schools' counts 17 customers.
  const count = peopleIn(sentence, { from, to }) ?? countIn(sentence, from, to)
  return { sentence: index, from, to, score: 2, kind, count }
}

/**
 * Goals and conditions are no evidence: 'not before we've got sixty kitchens', 'once 40 have signed up', 'when we
 * have 100 paying users'.
 */
const NOT_YET = /^(?:if|once|until|till|unless|before|when|whenever|as soon as|as long as|by the time)$/
const NOT_YET_BEFORE =
  /(?:^| )(?:if|once|until|till|unless|(?:not|never|only) (?:before|after|when)|(?:as|so) (?:soon|long) as|by the time|(?:goal|aim|target|plan|hope) is(?: to| that)?)$/
const isGoal = (sentence: Sentence, clause: Clause): boolean =>
  (clause.tense !== 'past' && NOT_YET.test(clause.link)) ||
  NOT_YET_BEFORE.test(textOf(sentence, { from: Math.max(0, clause.from - 6), to: clause.from })) ||
  (/^(?:i|we)$/.test(clause.subject ? textOf(sentence, clause.subject) : '') &&
    (clause.tense === 'modal' || /^(?:want|hope|plan|aim|expect|need)$/.test(clause.base)))

function isReport(sentence: Sentence, clause: Clause, to: number): boolean {
  const words = textOf(sentence, clause)
  const subject = clause.subject ? textOf(sentence, clause.subject) : ''
  const isDone =
    /^(?:i|we)$/.test(subject) &&
    clause.tense === 'past' &&
    DONE.has(clause.base) &&
    countIn(sentence, clause.verb, to) !== null &&
    !/\b(?:years?|kids|children)\b/.test(words)
  if (isDone || (amountAt(sentence, clause.from) && BOUGHT.test(`${words} `))) return true
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

/** What some of the people in a report did: they paid, bought from the founder, or joined a list. */
const OF_THEM: readonly [RegExp, Demand['kind']][] = [
  [
    /^(?:of (?:them|these|whom) )?(?:have |has |are |already |even |now |also )*(?:(?:pay|pays|paid|paying)(?: (?:us|me|already|for it))?|(?:already |have )(?:pay|paid) .*|paid (?:a|the|their) deposit.*|bought.*|ordered.*|given .*(?:advance|orders?).*|prepaid.*)$/,
    'paying',
  ],
  [
    /^(?:of (?:them|these|whom) )?(?:have |has |are |already |even |now |also )*(?:signed up.*|joined.*|on (?:the|our|my) (?:wait ?list|waiting list|list)|pre-?ordered.*|pre-?registered.*)$/,
    'waiting',
  ],
]
const PART_END = /^(?:and|but|,|;|\.|which)$/

interface Part extends Range {
  kind: Demand['kind'] | null
  count: number
}

/**
 * The part of a report that counts some of its people ('3 pay us' in 'we talked to 18 growers, and 3 pay us'); null
 * if there is none.
 */
function partOf(sentence: Sentence, from: number): Part | null {
  for (let i = from + 2; i < sentence.tokens.length; i++) {
    if (!/^(?:and|but|,|;|–|—)$/.test(at(sentence, i - 1).lower)) continue
    const amount = amountAt(sentence, i)
    const isMoney = /^\p{Sc}/u.test(at(sentence, i).text)
    if (!amount || amount.percent || isMoney || !Number.isInteger(amount.low)) continue
    const end = sentence.tokens.findIndex(({ lower }, each) => each > amount.to && PART_END.test(lower))
    const to = trimmedEnd(sentence, i + 1, end < 0 ? sentence.tokens.length : end)
    const did = textOf(sentence, { from: amount.to, to })
    return {
      from: i,
      to,
      kind: OF_THEM.find(([pattern]) => pattern.test(did))?.[1] ?? null,
      count: amount.low,
    }
  }
  return null
}

/** The end of a range without trailing punctuation and conjunctions. */
function endBefore(sentence: Sentence, from: number, to: number): number {
  let end = trimmedEnd(sentence, from, to)
  while (end > from && /^(?:and|but)$/.test(at(sentence, end - 1).lower))
    end = trimmedEnd(sentence, from, end - 1)
  return end
}

/** The evidence that a clause reports; what some of its people did counts separately. */
function reportsIn(sentence: Sentence, index: number, clause: Clause): Evidence[] {
  const to = reportEnd(sentence, clause)
  const told = evidenceAt(sentence, index, clause.from, to)
  const part = partOf(sentence, clause.from)
  if (!part) return [told]
  const first = evidenceAt(
    sentence,
    index,
    clause.from,
    endBefore(sentence, clause.from + 1, Math.min(to, part.from)),
  )
  if (first.kind !== 'interviews' || first.count === null) return [told]
  if (part.kind === null) return [part.from < to ? first : told]
  return [first, { ...part, kind: part.kind, sentence: index, score: 2 }]
}

/** Evidence of demand, including the text after 'Traction:'. */
function evidenceIn(sentences: readonly Sentence[]): Evidence[] {
  const fromLabels = labelled(sentences, 'evidence').flatMap(({ sentence: index, from, to }) => {
    const sentence = sentences[index]
    return sentence ? [evidenceAt(sentence, index, from, to)] : []
  })
  const told = sentences.flatMap((sentence, index): Evidence[] => {
    if (fromLabels.some((each) => each.sentence === index)) return []
    const clause = sentence.clauses.find(
      (each) => isReport(sentence, each, reportEnd(sentence, each)) && !isGoal(sentence, each),
    )
    return clause ? reportsIn(sentence, index, clause) : []
  })
  return [...fromLabels, ...told].sort((a, b) => a.sentence - b.sentence)
}

/**
 * The first number of people or customers: the subject of an action, or a number before a word for people; null if
 * there is none.
 */
function peopleIn(sentence: Sentence, { from, to }: Range): number | null {
  for (let i = from; i < to; i++) {
    const amount = isCount(sentence, i) ? amountAt(sentence, i) : null
    if (!amount) continue
    // '31 already read it', 'nine farms wore them', but not '212 hires were done'
    const acts = sentence.clauses.some(
      ({ subject, base, passive }) =>
        subject &&
        subject.from <= i &&
        i < subject.to &&
        (amount.to >= subject.to || !(passive || base === 'be')),
    )
    const isOfPeople = [0, 1, 2].some((after) => isPeople(singular(at(sentence, amount.to + after).lower)))
    if ((acts || isOfPeople) && Number.isInteger(amount.low)) return amount.low
    i = amount.to - 1
  }
  return null
}

/**
 * Evidence of demand found by patterns and learned weights; in the same sentence patterns win, because they count
 * people better.
 */
export const evidenceOf = (sentences: readonly Sentence[], told: readonly Finding[]): Evidence[] => {
  const plain = evidenceIn(sentences)
  const learned = told
    .filter((each) => !plain.some(({ sentence }) => sentence === each.sentence))
    .flatMap((each): Evidence[] => {
      const sentence = sentences[each.sentence]
      // Shorter sentences have too few words to judge, and '240 farmers' says nothing by itself.
      if (!sentence || sentence.tokens.length < 7 || each.to - each.from < 4) return []
      const stage = stageIn(textOf(sentence, each))
      // A number counts people only if the words say what they did.
      const count = stage === null ? null : peopleIn(sentence, each)
      return [{ ...each, kind: stage ? KIND_OF_STAGE[stage] : 'other', count }]
    })
  return [...plain, ...learned].toSorted((a, b) => a.sentence - b.sentence || a.from - b.from)
}
