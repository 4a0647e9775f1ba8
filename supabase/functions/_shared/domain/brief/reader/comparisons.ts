import { at, type Clause, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { moneyIn } from './money.ts'
import { isPeople } from './people.ts'
import { clauseAt, headOf, nounPhrase, trimmedEnd } from './phrases.ts'
import { isFounders, isTold } from './story.ts'

/* What founders set their offer against: what customers do or pay now, and what they will not have to. */

const finding = (sentence: Sentence, index: number, from: number, to: number): Finding[] => {
  const end = trimmedEnd(sentence, from, to)
  return end > from + 1 ? [{ sentence: index, from, to: end, score: 2 }] : []
}

/** 'instead of paying the pump truck every 30 days' */
const fromInstead = (sentence: Sentence, index: number): Finding[] =>
  sentence.tokens.flatMap(({ lower }, i) => {
    const isOpen =
      lower === 'instead' && at(sentence, i + 1).lower === 'of' && at(sentence, i + 2).tag === 'ing'
    const clause = isOpen ? clauseAt(sentence, i + 2) : undefined
    return clause ? finding(sentence, index, i + 2, clause.to) : []
  })

/** Who is paid now, or what for: 'societies are paying annual maintenance of Rs 45,000', 'a lady does it for 120 zł'. */
function fromPaid(sentence: Sentence, index: number, clause: Clause): Finding[] {
  const { subject, verb, base, tense, negated } = clause
  if (!subject || tense !== 'present' || negated || isFounders(sentence, clause)) return []
  const money = moneyIn(sentence, null).find(({ from, to }) => from > verb && to <= clause.to)
  if (!money || money.percent || !isPeople(headOf(sentence, subject).lower)) return []
  const next = at(sentence, verb + 1).lower
  if (base === 'do' && /^(?:it|this|that|them)$/.test(next) && at(sentence, money.from - 1).lower === 'for')
    return finding(sentence, index, subject.from, clause.to)
  const paid = base === 'pay' ? nounPhrase(sentence, verb + 1) : null
  return paid && paid.head < money.from && at(sentence, verb).tag === 'ing'
    ? finding(sentence, index, verb, clause.to)
    : []
}

/** What customers do or pay today where the text sets it against the offer. */
export const waysIn = (sentences: readonly Sentence[]): Finding[] =>
  sentences.flatMap((sentence, index) => [
    ...fromInstead(sentence, index),
    ...sentence.clauses.flatMap((clause) => fromPaid(sentence, index, clause)),
  ])

const STRONG_POINT =
  / (?:our|my|the) (?:strong|main|big|biggest|selling|real) (?:point|advantage|difference|edge|strength) is (?:that )?/
/** Why customers would switch: 'Our strong point is …', 'independent of the maintenance company'. */
export const differencesIn = (sentences: readonly Sentence[]): Finding[] =>
  sentences.flatMap((sentence, index) => {
    const strong = STRONG_POINT.exec(sentence.lower)
    if (strong) {
      const from = sentence.lower
        .slice(0, strong.index + strong[0].length)
        .trim()
        .split(' ').length
      const reason = sentence.clauses.find((clause) => clause.from > from && clause.link === 'because')
      return finding(sentence, index, from, reason ? reason.from - 1 : sentence.tokens.length)
    }
    if (isTold(sentence)) return []
    return sentence.tokens.flatMap(({ lower }, i) => {
      const before = at(sentence, i - 1)
      const opens = i === 0 || /^(?:mark|coordinator)$/.test(before.tag)
      if (!opens) return []
      const isOpen = lower === 'independent' && /^(?:of|from)$/.test(at(sentence, i + 1).lower)
      const other = isOpen ? nounPhrase(sentence, i + 2) : null
      return other ? finding(sentence, index, i, other.to) : []
    })
  })
