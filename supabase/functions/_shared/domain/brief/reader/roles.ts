import {
  actorOf,
  type Candidate,
  candidatesIn,
  ROLES,
  type Role,
  type Roles,
  type Surroundings,
  type Told,
} from './candidates.ts'
import type { Sentence } from './clauses.ts'
import { likelihood, likely, type Weights, weightsOf } from './weights.ts'

/* What sentences and words tell, as learned weights judge them. */

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

/** The roles of each sentence by some weights. */
export const rolesBy = (weights: Weights, sentences: readonly Sentence[]): Roles[] =>
  sentences.map((sentence) => {
    const cues = cuesOf(sentence)
    return Object.fromEntries(
      ROLES.map((role, column) => [role, likelihood(weights, cues, column)]),
    ) as Record<Role, number>
  })

/** The roles of each sentence, learned from the annotated ideas (`docs/brief.md`). */
export const rolesOf = (sentences: readonly Sentence[]): Roles[] => rolesBy(weightsOf('role'), sentences)

/** From this likelihood on words are read as what they may tell. */
const LEAST: Readonly<Record<Told, number>> = {
  product: 0.7,
  customer: 0.6,
  problem: 0.65,
  today: 0.65,
  actions: 0.68,
  evidence: 0.7,
}

/** Whether some words hold others; only in a problem may they be about more than these. */
const contains = (field: Told, whole: Candidate, part: Candidate) =>
  field !== 'evidence' &&
  whole.sentence === part.sentence &&
  (whole.head === part.head || field === 'problem') &&
  whole.from <= part.from &&
  whole.to >= part.to

/** Of candidates that share words the likeliest, as the longest likely one that contains it; the likeliest first. */
function apart(field: Told, candidates: readonly Candidate[]): Candidate[] {
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
export const told = (field: Told, around: Surroundings): Candidate[] =>
  apart(
    field,
    candidatesIn(field, around).map((each) => ({
      ...each,
      score: likely(field, each.cues),
    })),
  )
