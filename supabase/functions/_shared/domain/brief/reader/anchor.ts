import { at, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { singular } from './people.ts'
import { isProductNoun } from './products.ts'
import { UNTYING } from './word-table.ts'

/* What keeps an unrelated sentence from changing the reading. */

const THING = /^(?:noun|plural)$/
const CONTENT = /^(?:noun|plural|base|third|ing|past|participle)$/

/** 'bakeries', 'baker' and 'baking' are one. */
const ENDING = /(?:'s|ies|es|s|ing|ed|ers?|y)$/

/** Sentences that are near enough to share a subject. */
const NEAR = 8

const stemsOf = (sentence: Sentence, { from, to }: Range, content = CONTENT): string[] =>
  sentence.tokens
    .slice(from, to)
    .filter(({ tag, lower }) => content.test(tag) && lower.length > 3)
    // 'TileUp' is about tiles.
    .flatMap(({ text }) => text.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase()))
    .map((lower) => singular(lower).replace(ENDING, '').replace(ENDING, '').slice(0, 6))
    .filter((stem) => stem.length > 2 && !UNTYING.has(stem))

/** 'They call around', 'Today they …', 'These are …': goes on from the sentence before. */
const GOES_ON =
  /^ (?:(?:and|but|so|because|instead) ,? ?)*(?:you|they|them|these|this|those|such|people|many people|most people|today|currently|presently|nowadays|now|right now|at the moment|these days|at present|until now|(?:(?:about|around|roughly|some|nearly|maybe|almost) )?[\d,.]+ of (?:them|these|us)) /

/** 'Cardboard ones tear': a kind of what was named before. */
const namesKind = (sentence: Sentence): boolean => {
  const subject = sentence.clauses[0]?.subject
  return (
    subject !== null &&
    subject !== undefined &&
    /^ones?$/.test(at(sentence, subject.to - 1).lower) &&
    subject.to > 1
  )
}

/** Whether 'they', 'them' or 'their' comes before anything that it could stand for. */
function refersBack(sentence: Sentence | undefined): boolean {
  if (/^ (?:so|that 's why|therefore|hence|instead|this is why) /.test(sentence?.lower ?? '')) return true
  const they = sentence?.tokens.findIndex(({ lower }) => /^(?:they|them|their|these)$/.test(lower)) ?? -1
  // 'We collect it from universities'
  const it = sentence?.tokens.findIndex(({ lower }) => lower === 'it' || lower === 'this') ?? -1
  const isIt = it > 0 && !sentence?.tokens.slice(0, it).some(({ tag }) => /^(?:noun|plural)$/.test(tag))
  if (isIt) return true
  return they >= 0 && !sentence?.tokens.slice(0, they).some(({ tag }) => tag === 'plural')
}

/** Whether a clause has no subject that could be about something else: a heading, 'we', 'it', 'there', 'Kenya has'. */
function isNeutral(sentence: Sentence, position: number): boolean {
  const own = sentence.clauses.findIndex(({ to }) => position < to)
  // '… and sell it once a year' has the subject of the clause before.
  const clause = sentence.clauses
    .slice(0, own + 1)
    .findLast(({ subject, verb, link }) => subject || verb < 0 || link === '')
  if (!clause?.subject || clause.verb < 0) return true
  const first = at(sentence, clause.subject.from)
  if (
    /^(?:customers?|clients?|users?|buyers?|test|pilot|launch|start)$/.test(
      at(sentence, clause.subject.to - 1).lower,
    )
  )
    return true
  return /^(?:pronoun|possessive)$/.test(first.tag) || (clause.base === 'have' && /^\p{Lu}/u.test(first.text))
}

/** 'LotLog photographs the plate', but not 'LotLog is an app'. */
function isNameAtWork(sentence: Sentence | undefined): boolean {
  const clause = sentence?.clauses[0]
  if (!sentence || !clause?.subject || clause.tense !== 'present' || clause.passive) return false
  const { from, to } = clause.subject
  const { text, lower } = at(sentence, from)
  return (
    from === 0 &&
    to === 1 &&
    at(sentence, clause.verb).tag === 'third' &&
    /^\p{Lu}/u.test(text) &&
    /^noun$/.test(at(sentence, from).tag) &&
    lower.length > 3
  )
}

/** 'The app scans the shelf', 'We text the owner': speaks of things that the sentence before must have brought up. */
function takesUp(sentence: Sentence | undefined): boolean {
  const clause = sentence?.clauses.find(({ verb }) => verb >= 0)
  if (!sentence || !clause?.subject || clause.tense === 'past' || clause.link !== '') return false
  const { from, to } = clause.subject
  if (from > 0) return false
  if (at(sentence, 0).lower === 'the') return to - from < 4 && isProductNoun(at(sentence, to - 1).lower)
  if (!/^(?:we|our)$/.test(at(sentence, 0).lower)) return false
  return /^(?:the|them|their|these|those|each|every)$/.test(at(sentence, clause.verb + 1).lower)
}

/** Sentences that belong to the offer, as far as what was read for certain tells. */
export interface Anchors {
  /** Whether anything was read for certain. */
  any: boolean
  /** Whether a finding stands among sentences of the offer, shares a word with it or goes on from it. */
  holds: (finding: Finding) => boolean
  /** Whether a sentence of the offer follows the one of a finding. */
  precedes: (finding: Finding) => boolean
  /** Whether the finding's sentence comes right after one of the offer. */
  follows: (finding: Finding) => boolean
  /**
   * The same for figures and places, which also stand in headings and beside 'we', 'it' and 'there'; they need no offer
   * that was read.
   */
  holdsFigure: (finding: Finding) => boolean
}

/**
 * `strong` are plain readings of the offer; the words of their sentences tie others to it, one word of their own and two
 * of the rest of their sentences. What stands between sentences of the offer belongs to it.
 */
export function anchorsFrom(sentences: readonly Sentence[], strong: readonly Finding[]): Anchors {
  const belongs = sentences.map(() => false)
  const own = new Set<string>()
  const known = new Set<string>()
  const stems = sentences.map(
    (sentence) => new Set(stemsOf(sentence, { from: 0, to: sentence.tokens.length })),
  )
  for (const finding of strong) {
    const sentence = sentences[finding.sentence]
    if (!sentence) continue
    belongs[finding.sentence] = true
    for (const stem of stemsOf(sentence, finding)) own.add(stem)
    for (const stem of stems[finding.sentence] ?? []) known.add(stem)
  }
  const isTied = (sentence: Sentence, index: number): boolean => {
    const shared = [...(stems[index] ?? [])].filter((stem) => known.has(stem))
    return (
      shared.length > 1 ||
      shared.some((stem) => own.has(stem)) ||
      sentence.clauses.some(
        ({ subject }) => subject && stemsOf(sentence, subject).some((stem) => shared.includes(stem)),
      )
    )
  }
  sentences.forEach((sentence, index) => {
    belongs[index] ||= isTied(sentence, index)
  })
  // What opens the idea belongs to it where a later sentence has one of its nouns.
  for (let index = belongs.indexOf(true) - 1; index >= 0; index--) {
    const later = stems.slice(index + 1, index + 1 + NEAR)
    const sentence = sentences[index]
    const things = sentence ? stemsOf(sentence, { from: 0, to: sentence.tokens.length }, THING) : []
    belongs[index] = things.some((stem) => later.some((other) => other.has(stem)))
    if (!belongs[index]) break
  }
  // 'Tow truck operators write slips by hand. LotLog photographs the plate': a name that nothing introduces goes on.
  const first = belongs.indexOf(true)
  if (first > 0 && (isNameAtWork(sentences[first]) || takesUp(sentences[first]))) belongs[first - 1] = true
  // 'We offer a wallet, so they can save': the people are those of the sentence before.
  for (const { sentence: index } of strong)
    if (index > 0 && refersBack(sentences[index])) belongs[index - 1] = true
  belongs.fill(true, Math.max(0, belongs.indexOf(true)), belongs.lastIndexOf(true) + 1)
  sentences.forEach((sentence, index) => {
    const goesOn = GOES_ON.test(sentence.lower) || at(sentence, 0).tag === 'third' || namesKind(sentence)
    belongs[index] ||= belongs[index - 1] === true && goesOn
  })
  // 'Tailors sit idle in June. We bring them orders': what 'them' refers to belongs to the offer.
  sentences.forEach((sentence, index) => {
    const next = sentences[index + 1]
    if (!belongs[index + 1] || belongs[index] || !next) return
    const back = next.tokens.findIndex(({ lower }) => /^(?:they|them|their|those|these)$/.test(lower))
    belongs[index] =
      back >= 0 &&
      next.tokens.slice(0, back).every(({ tag }) => tag !== 'plural') &&
      sentence.tokens.some(({ tag }) => tag === 'plural')
  })
  const any = strong.length > 0
  return {
    any,
    holds: ({ sentence }) => any && belongs[sentence] === true,
    precedes: ({ sentence }) => belongs[sentence + 1] === true,
    follows: ({ sentence }) => any && belongs[sentence - 1] === true,
    holdsFigure: ({ sentence, from }) => {
      const here = sentences[sentence]
      return belongs[sentence] === true || (here !== undefined && isNeutral(here, from))
    },
  }
}
