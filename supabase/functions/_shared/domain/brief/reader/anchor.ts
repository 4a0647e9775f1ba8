import { at, type Range, type Sentence } from './clauses.ts'
import type { Finding } from './finding.ts'
import { singular } from './people.ts'
import { isProductNoun } from './products.ts'
import { UNTYING } from './word-table.ts'

/* What keeps an unrelated sentence from changing the reading. */

const THING = /^(?:noun|plural)$/
const CONTENT = /^(?:noun|plural|base|third|ing|past|participle)$/

/** Word endings that stems drop: 'bakeries', 'baker' and 'baking' share one stem. */
const ENDING = /(?:'s|ies|es|s|ing|ed|ers?|y)$/

/** Sentences within this distance can share a subject. */
const NEAR = 8

const stemsOf = (sentence: Sentence, { from, to }: Range, content = CONTENT): string[] =>
  sentence.tokens
    .slice(from, to)
    .filter(({ tag, lower }) => content.test(tag) && lower.length > 3)
    // 'TileUp' is about tiles.
    .flatMap(({ text }) => text.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase()))
    .map((lower) => singular(lower).replace(ENDING, '').replace(ENDING, '').slice(0, 6))
    .filter((stem) => stem.length > 2 && !UNTYING.has(stem))

/** Openings that continue the previous sentence: 'They call around', 'Today they …', 'These are …'. */
const GOES_ON =
  /^ (?:(?:and|but|so|because|instead) ,? ?)*(?:you|they|them|these|this|those|such|people|many people|most people|today|currently|presently|nowadays|now|right now|at the moment|these days|at present|until now|(?:(?:about|around|roughly|some|nearly|maybe|almost) )?[\d,.]+ of (?:them|these|us)) /

/** Whether the subject is a kind of something named before: 'Cardboard ones tear'. */
const namesKind = (sentence: Sentence): boolean => {
  const subject = sentence.clauses[0]?.subject
  return (
    subject !== null &&
    subject !== undefined &&
    /^ones?$/.test(at(sentence, subject.to - 1).lower) &&
    subject.to > 1
  )
}

/** Whether a sentence refers to the one before: 'they', 'it' or 'this' precedes any noun that it could refer to. */
function refersBack(sentence: Sentence | undefined): boolean {
  if (/^ (?:so|that 's why|therefore|hence|instead|this is why) /.test(sentence?.lower ?? '')) return true
  const they = sentence?.tokens.findIndex(({ lower }) => /^(?:they|them|their|these)$/.test(lower)) ?? -1
  // 'We collect it from universities'
  const it = sentence?.tokens.findIndex(({ lower }) => lower === 'it' || lower === 'this') ?? -1
  const isIt = it > 0 && !sentence?.tokens.slice(0, it).some(({ tag }) => /^(?:noun|plural)$/.test(tag))
  if (isIt) return true
  return they >= 0 && !sentence?.tokens.slice(0, they).some(({ tag }) => tag === 'plural')
}

/** Whether a clause's subject cannot be about something else: a heading, 'we', 'it', 'there', 'Kenya has'. */
function isNeutral(sentence: Sentence, position: number): boolean {
  const own = sentence.clauses.findIndex(({ to }) => position < to)
  // '… and sell it once a year' takes its subject from the clause before.
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

/** Whether a sentence opens with a name that acts: 'LotLog photographs the plate', but not 'LotLog is an app'. */
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

/**
 * Whether a sentence relies on the one before to introduce its nouns: 'The app scans the shelf', 'We text the
 * owner'.
 */
function takesUp(sentence: Sentence | undefined): boolean {
  const clause = sentence?.clauses.find(({ verb }) => verb >= 0)
  if (!sentence || !clause?.subject || clause.tense === 'past' || clause.link !== '') return false
  const { from, to } = clause.subject
  if (from > 0) return false
  if (at(sentence, 0).lower === 'the') return to - from < 4 && isProductNoun(at(sentence, to - 1).lower)
  if (!/^(?:we|our)$/.test(at(sentence, 0).lower)) return false
  return /^(?:the|them|their|these|those|each|every)$/.test(at(sentence, clause.verb + 1).lower)
}

/** Which sentences belong to the offer, judged by the confident findings. */
export interface Anchors {
  /** Whether there is any confident finding. */
  any: boolean
  /** Whether a finding's sentence lies among sentences of the offer, shares words with them or continues one. */
  holds: (finding: Finding) => boolean
  /** Whether the sentence after the finding belongs to the offer. */
  precedes: (finding: Finding) => boolean
  /** Whether the sentence before the finding belongs to the offer. */
  follows: (finding: Finding) => boolean
  /**
   * Like `holds`, but for figures and places: also true for headings and for subjects such as 'we', 'it' and
   * 'there', even without a confident finding.
   */
  holdsFigure: (finding: Finding) => boolean
}

/**
 * Finds the sentences that belong to the offer. `strong` are the confident findings. Another sentence is tied to
 * them if it shares two words with their sentences, or one word that is inside a finding or in its own subject.
 * Sentences between two that belong to the offer also belong to it.
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
  // Sentences before the first tied one belong to the offer if a later sentence repeats one of their nouns.
  for (let index = belongs.indexOf(true) - 1; index >= 0; index--) {
    const later = stems.slice(index + 1, index + 1 + NEAR)
    const sentence = sentences[index]
    const things = sentence ? stemsOf(sentence, { from: 0, to: sentence.tokens.length }, THING) : []
    belongs[index] = things.some((stem) => later.some((other) => other.has(stem)))
    if (!belongs[index]) break
  }
  // 'Tow truck operators write slips by hand. LotLog photographs the plate': a name without an introduction
  // continues the previous sentence.
  const first = belongs.indexOf(true)
  if (first > 0 && (isNameAtWork(sentences[first]) || takesUp(sentences[first]))) belongs[first - 1] = true
  // 'We offer a wallet, so they can save': 'they' are the people of the previous sentence.
  for (const { sentence: index } of strong)
    if (index > 0 && refersBack(sentences[index])) belongs[index - 1] = true
  belongs.fill(true, Math.max(0, belongs.indexOf(true)), belongs.lastIndexOf(true) + 1)
  sentences.forEach((sentence, index) => {
    const goesOn = GOES_ON.test(sentence.lower) || at(sentence, 0).tag === 'third' || namesKind(sentence)
    belongs[index] ||= belongs[index - 1] === true && goesOn
  })
  // 'Tailors sit idle in June. We bring them orders': the sentence that 'them' refers to belongs to the
  // offer.
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
