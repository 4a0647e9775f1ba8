import { at, type Clause, type Sentence, speakerOf } from './clauses.ts'
import { nounPhrase } from './phrases.ts'
import { isProductNoun } from './products.ts'
import { CRAFTS, DEEDS, PASTIMES, TIME_NOUNS } from './word-table.ts'

/* Sentences that tell a story and say nothing of the offer. */

/** What founders want, rather than what happened to them: 'I'd build', 'we are developing', 'my idea'. */
const INTENT =
  / (?:(?:i|we) (?:also )?(?:'d|would|should|will|'ll|want|wanna|plan|hope|think|propose|imagine|picture|need to build)|(?:i|we) (?:am|'m|are|'re) (?:\w+ )?\w+ing|(?:i|we) (?:have|'ve) (?:just |already |recently )?(?:built|developed|made|created|designed|invented)|(?:i|we) (?:built|developed|created|designed|invented) an?|my (?:idea|proposal|concept|solution|project|startup|company|product|plan|app)|idea|solution|concept|startup|been thinking) /
const GREETING = /^ (?:thanks|thank|yesterday|once|hope|sorry|regards|cheers|last) /
const TELLER = /^(?:i|my|his|her|he|she)$/

const subjectOf = (sentence: Sentence, { subject }: Clause) =>
  subject ? at(sentence, subject.from).lower : ''

/** Whether a clause only completes a noun phrase: 'every director I met'. */
function isAside(sentence: Sentence, clause: Clause): boolean {
  const before = at(sentence, clause.from - 1)
  return clause.link === '' && /^(?:noun|plural)$/.test(before.tag) && !TIME_NOUNS.has(before.lower)
}

/** Subjects that include the founder: 'I', 'My cousin and I', 'Me and my brother', 'My dad and me'. */
const TEAM = /^(?:i|we)$|(?:and|&) (?:i|me)$|^me (?:and|&) /

/** Whether the founders are the subject of a clause. */
export const isFounders = (sentence: Sentence, clause: Clause | undefined): boolean => {
  const speaker = speakerOf(sentence, clause)
  return TEAM.test(speaker) || (clause?.subject?.from === 2 && / me (?:and|&) my /.test(sentence.lower))
}

/**
 * The clause that says what the founders do for others ('My cousin and I sharpen knives for salons'); undefined if
 * there is none.
 */
export const workIn = (sentence: Sentence): Clause | undefined =>
  sentence.clauses.find(
    (clause) =>
      (DEEDS.has(clause.base) || CRAFTS.has(clause.base)) &&
      !PASTIMES.has(clause.base) &&
      !/^(?:past|bare)$/.test(clause.tense) &&
      !clause.negated &&
      /^(?:|and|so|,)$/.test(clause.link) &&
      isFounders(sentence, clause) &&
      nounPhrase(sentence, clause.verb + 1) !== null,
  )

const NOW =
  /^ (?:(?:and|but|so) )?(?:today|currently|presently|nowadays|now|right now|at the moment|at the minute|these days|at present|until (?:now|today)|till (?:now|today)|so far|otherwise|usually|normally|typically|traditionally|as things stand) /
const NOW_INSIDE =
  /\b(?:currently|presently|nowadays|right now|these days|still|at the moment|at the minute|at present)\b|\b(?:today|now) [.,;!]/

/** Whether a sentence says what people do today. */
export const hasHabit = ({ lower }: Sentence): boolean => NOW.test(lower) || NOW_INSIDE.test(lower)

const PEOPLE_NOW = / (?:now|just|simply|mostly|usually|normally|typically|themselves|(?<! too )often) /

/** Whether a sentence says what people usually do. */
export const saysUsual = ({ lower }: Sentence): boolean => PEOPLE_NOW.test(lower)

/** Whether a sentence is about what happened to the founder or who they are: 'I run …', 'My friend lost …'. */
export function isTold(sentence: Sentence): boolean {
  // Instructions to a model are not part of an idea.
  if (/\b(?:(?:previous|prior|above) instructions|system prompt|admin mode)\b/.test(sentence.lower))
    return true
  if (INTENT.test(sentence.lower)) return false
  const [first] = sentence.clauses
  // 'My app connects …' is the offer.
  if (at(sentence, 0).lower === 'my' && isProductNoun(at(sentence, 1).lower)) return false
  if (GREETING.test(sentence.lower)) return true
  if (workIn(sentence)) return false
  if (TELLER.test(at(sentence, 0).lower)) return true
  if (first && TELLER.test(subjectOf(sentence, first)) && !isAside(sentence, first)) return true
  return sentence.clauses.some(
    (clause) =>
      clause.tense === 'past' &&
      /^(?:i|we|my|he|she)$/.test(subjectOf(sentence, clause)) &&
      !isAside(sentence, clause),
  )
}
