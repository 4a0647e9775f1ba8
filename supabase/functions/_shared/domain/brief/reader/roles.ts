import {
  actorOf,
  type Candidate,
  candidatesIn,
  classAt,
  cueAt,
  ROLES,
  type Role,
  type Roles,
  type Surroundings,
} from './candidates.ts'
import type { Sentence } from './clauses.ts'
import type { Money } from './money.ts'
import { hasPain } from './pain.ts'
import { headOf } from './phrases.ts'
import { FIELD_WEIGHTS, PRICE_WEIGHTS, ROLE_WEIGHTS } from './role-weights.ts'
import { hasHabit, isTold } from './story.ts'

/* What sentences, words and amounts tell, as learned weights judge them. */

/**
 * The cues of a sentence: its words, verbs, subjects with their tense, and connectors. Its position among the others is not a
 * cue: one more sentence must not change what the rest tells.
 */
export function cuesOf(sentence: Sentence): string[] {
  const words = sentence.tokens.map(({ lower, kind }) => (kind === 'number' ? '#' : lower))
  return [
    ...new Set([
      '*',
      ...words,
      ...sentence.tokens.flatMap(({ verb }) => (verb ? [`>${verb}`] : [])),
      ...sentence.clauses.flatMap((clause) =>
        clause.verb < 0
          ? []
          : [
              `${actorOf(sentence, clause)}:${clause.tense}`,
              `&${clause.link}`,
              ...(clause.negated ? [':not'] : []),
              ...(clause.passive ? [':passive'] : []),
            ],
      ),
      ...(sentence.clauses.every(({ verb }) => verb < 0) ? [':none'] : []),
      ...(words.length < 6 ? [':short'] : words.length > 24 ? [':long'] : []),
    ]),
  ]
}

/** How many words on each side of an amount may tell what it is. */
const NEAR = 24

/** The cues of an amount: the words next to it and around it, and who does what in its clause. */
export function amountCues(sentence: Sentence, { from, to, percent, currency }: Money): string[] {
  const word = (position: number) => cueAt(sentence, position)
  const clause = sentence.clauses.find((each) => each.from <= from && from < each.to)
  const who = actorOf(sentence, clause)
  const subject =
    who === 'x' && clause?.subject
      ? `x ${classAt(sentence, sentence.tokens.indexOf(headOf(sentence, clause.subject)))}`
      : who
  const side = !clause || clause.verb < 0 ? 'alone' : clause.verb < from ? 'after' : 'before'
  return [
    ...new Set([
      '*',
      ...[1, 2, 3, 4].map((distance) => `<${word(from - distance)}`),
      ...[0, 1, 2, 3].map((distance) => `>${word(to + distance)}`),
      `<<${word(from - 1)}`,
      `>>${word(to)}`,
      `<=${classAt(sentence, from - 1)}`,
      `>=${classAt(sentence, to)}`,
      ...sentence.tokens
        .slice(Math.max(0, from - NEAR), to + NEAR)
        .map((_, i) => word(Math.max(0, from - NEAR) + i)),
      percent ? '%' : currency ? '$' : ':bare',
      `=${side}`,
      `=${side}:${subject}`,
      ...(clause
        ? [
            `${who}:${clause.tense}`,
            `${subject}:${clause.tense}`,
            `${subject}:${clause.base}`,
            `~${clause.base}`,
            `=${side}:${clause.base}`,
            `&${clause.link}`,
            ...(clause.from === from ? [':first'] : []),
            ...(clause.negated ? [':not'] : []),
            ...(hasPain(sentence, clause) ? [':pain'] : []),
          ]
        : []),
      ...(from === 0 ? [':opens'] : []),
      ...(isTold(sentence) ? [':told'] : []),
      ...(hasHabit(sentence) ? [':habit'] : []),
      ...(sentence.clauses.some((each) => hasPain(sentence, each)) ? [':pained'] : []),
      ...(sentence.tokens.length < 9 ? [':short'] : []),
    ]),
  ]
}

type Weights = ReadonlyMap<string, readonly number[]>
/** Weights by cue of lines 'cue|weight weight', in twentieths. */
export const unpack = (packed: string): Weights =>
  new Map(
    packed.split('\n').map((line) => {
      const end = line.lastIndexOf('|')
      const weights = line.slice(end + 1).split(' ')
      return [line.slice(0, end), weights.map((weight) => Number(weight) / 20)]
    }),
  )
const OF_SENTENCES = unpack(ROLE_WEIGHTS)
const OF_AMOUNTS = unpack(PRICE_WEIGHTS)
const OF_FIELDS = Object.fromEntries(ROLES.map((role) => [role, unpack(FIELD_WEIGHTS[role])])) as Readonly<
  Record<Role, Weights>
>

/** The likelihood of what some cues speak for, by a column of weights. */
const likelihood = (weights: Weights, cues: readonly string[], column: number): number =>
  1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (weights.get(cue)?.[column] ?? 0), 0)))

/** The roles of each sentence by some weights. */
export const rolesBy = (weights: Weights, sentences: readonly Sentence[]): Roles[] =>
  sentences.map((sentence) => {
    const cues = cuesOf(sentence)
    return Object.fromEntries(
      ROLES.map((role, column) => [role, likelihood(weights, cues, column)]),
    ) as Record<Role, number>
  })

/** The roles of each sentence, learned from the annotated ideas (`docs/brief.md`). */
export const rolesOf = (sentences: readonly Sentence[]): Roles[] => rolesBy(OF_SENTENCES, sentences)

/** How likely an amount is the price of what is offered, from 0 to 1, learned from the annotated ideas. */
export const ownPrice = (sentence: Sentence, amount: Money): number =>
  likelihood(OF_AMOUNTS, amountCues(sentence, amount), 0)

/** From this likelihood on words are read as what they may tell. */
const LEAST: Readonly<Record<Role, number>> = {
  product: 0.7,
  customer: 0.6,
  problem: 0.65,
  today: 0.65,
  actions: 0.68,
}

/** Whether some words hold others; only in a problem may they be about more than these. */
const contains = (field: Role, whole: Candidate, part: Candidate) =>
  whole.sentence === part.sentence &&
  (whole.head === part.head || field === 'problem') &&
  whole.from <= part.from &&
  whole.to >= part.to

/** Of candidates that share words the likeliest, as the longest likely one that contains it; the likeliest first. */
function apart(field: Role, candidates: readonly Candidate[]): Candidate[] {
  const likely = candidates.filter(({ score }) => score >= LEAST[field]).toSorted((a, b) => b.score - a.score)
  const kept: Candidate[] = []
  for (const each of likely) {
    const isTaken = kept.some(
      (other) => other.sentence === each.sentence && other.from < each.to && each.from < other.to,
    )
    if (isTaken) continue
    const [whole = each] = likely
      .filter((other) => contains(field, other, each))
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    kept.push({ ...whole, score: each.score })
  }
  return kept
}

/** What an idea tells of a field, the likeliest first, with a likelihood from 0 to 1 as score. */
export const told = (field: Role, around: Surroundings): Candidate[] =>
  apart(
    field,
    candidatesIn(field, around).map((each) => ({
      ...each,
      score: likelihood(OF_FIELDS[field], each.cues, 0),
    })),
  )
