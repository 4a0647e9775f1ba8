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
import { chanceOf, likelihood, logOdds, type Weights, weightsOf } from './weights.ts'

/* What sentences and words tell, as learned weights judge them. */

/**
 * The cues of a sentence: its words, verbs, subjects with their tense, and connectors. Its position is not a cue,
 * so that an added sentence does not change how the rest is read.
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

/** The roles of each sentence according to the given weights. */
export const rolesBy = (weights: Weights, sentences: readonly Sentence[]): Roles[] =>
  sentences.map((sentence) => {
    const cues = cuesOf(sentence)
    return Object.fromEntries(
      ROLES.map((role, column) => [role, likelihood(weights, cues, column)]),
    ) as Record<Role, number>
  })

/** The roles of each sentence, learned from the annotated ideas (`docs/brief.md`). */
export const rolesOf = (sentences: readonly Sentence[]): Roles[] => rolesBy(weightsOf('role'), sentences)

/** The lowest likelihood at which words are read as the value of a field. */
const LEAST: Readonly<Record<Told, number>> = {
  product: 0.7,
  customer: 0.72,
  problem: 0.6,
  today: 0.74,
  actions: 0.68,
  evidence: 0.7,
}

/** The same for sentences that are not tied to the offer. */
const LEAST_ELSEWHERE: Readonly<Record<Among, number>> = { customer: 0.8, problem: 0.93 }

/**
 * Whether one candidate contains another. Evidence is never merged; except for problems, both must have the same
 * main word.
 */
const contains = (field: Told, whole: Candidate, part: Candidate) =>
  field !== 'evidence' &&
  whole.sentence === part.sentence &&
  (whole.head === part.head || field === 'problem') &&
  whole.from <= part.from &&
  whole.to >= part.to

/**
 * Resolves overlaps: keeps the likeliest candidate, extended to the longest likely one that contains it. The
 * likeliest come first.
 */
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

/** The fields whose candidates are judged a second time, against the other candidates. */
export const AMONG = ['customer', 'problem'] as const
export type Among = (typeof AMONG)[number]

/** The fields whose candidates serve as cues for the others. */
const BESIDE = ['customer', 'problem', 'actions'] as const
/** Candidates of these fields; `score` is the log odds from their own cues. */
export type Judged = Readonly<Record<(typeof BESIDE)[number], readonly Candidate[]>>

const overlap = (a: Candidate, b: Candidate) => a.sentence === b.sentence && a.from < b.to && b.from < a.to
const STEPS = [-5, -4, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5]
const stepOf = (odds: number) => STEPS.filter((step) => odds > step).length
const NONE = -9

/** Where a candidate lies relative to another: how many sentences away, or inside, before or after it. */
function wayTo(each: Candidate, other: Candidate): string[] {
  const far = Math.max(-3, Math.min(3, each.sentence - other.sentence))
  return far !== 0
    ? [`${far}`]
    : ['0', overlap(each, other) ? 'in' : each.to <= other.from ? 'before' : 'after']
}

/** The cues of a candidate from the other candidates of its own field and from those of other fields. */
function besideCues(each: Candidate, field: Among, judged: Judged): string[] {
  const next = judged[field].find((other) => !overlap(each, other))?.score ?? NONE
  const rival = judged[field].find((other) => other !== each && overlap(each, other))?.score ?? NONE
  const own = stepOf(each.score)
  return [
    '*',
    `own ${own}`,
    `next ${stepOf(next)}`,
    `own ${own >> 1} next ${stepOf(next) >> 1}`,
    `lead ${stepOf(each.score - next)}`,
    `rival ${stepOf(each.score - rival)}`,
    ...BESIDE.filter((role) => role !== field).flatMap((role) => {
      const [top] = judged[role]
      const here = judged[role].find(({ sentence }) => sentence === each.sentence)?.score ?? NONE
      return [
        `${role} here ${stepOf(here)}`,
        ...(top
          ? [
              `${role} top ${Math.floor(stepOf(top.score) / 3)}`,
              ...wayTo(each, top).map((way) => `${role} ${way}`),
            ]
          : []),
      ]
    }),
  ]
}

/**
 * For each candidate of a field, the cues from the other candidates: its lead over those of its own field, the
 * confidence and distance of what the other fields found, and whether its sentence belongs to the offer. Candidates
 * of the offer are not compared with candidates outside it, so that an unrelated sentence does not change them.
 */
export function amongCues(field: Among, judged: Judged, holds: (finding: Candidate) => boolean): string[][] {
  const ranked = (keeps: (each: Candidate) => boolean): Judged => {
    const of = (role: (typeof BESIDE)[number]) =>
      judged[role].filter(keeps).toSorted((a, b) => b.score - a.score)
    return { customer: of('customer'), problem: of('problem'), actions: of('actions') }
  }
  const all = ranked(() => true)
  const held = ranked(holds)
  return judged[field].map((each) => {
    const isHeld = holds(each)
    return [...besideCues(each, field, isHeld ? held : all), `held ${isHeld ? 1 : 0}`]
  })
}

/**
 * Reads what an idea says about each field, the likeliest first; `score` is a likelihood from 0 to 1. Customer and
 * problem are judged a second time, against the other candidates.
 */
export function toldIn(around: Surroundings) {
  const judgedBy = (field: Told) =>
    candidatesIn(field, around).map((each) => ({ ...each, score: logOdds(weightsOf(field), each.cues) }))
  const known = new Map<Told, Candidate[]>()
  const judged = (field: Told): Candidate[] => {
    const found = known.get(field) ?? judgedBy(field)
    known.set(field, found)
    return found
  }
  const chosen = (field: Told, candidates: readonly Candidate[]) =>
    apart(
      field,
      candidates.map((each) => ({ ...each, score: chanceOf(each.score) })),
    )
  const judgedAgain = (field: Among, holds: (finding: Candidate) => boolean): Candidate[] => {
    const all: Judged = {
      customer: judged('customer'),
      problem: judged('problem'),
      actions: judged('actions'),
    }
    const cues = amongCues(field, all, holds)
    const weights = weightsOf(`${field}Among`)
    return all[field].map((each, i) => ({ ...each, score: logOdds(weights, cues[i] ?? []) }))
  }
  return {
    own: (field: Told) => chosen(field, judged(field)),
    /** All phrases that may describe a field, the likeliest first. */
    ranked: (field: Told, holds: (finding: Candidate) => boolean) =>
      (field === 'customer' || field === 'problem' ? judgedAgain(field, holds) : judged(field))
        .map((each) => ({ ...each, score: chanceOf(each.score) }))
        .toSorted((a, b) => b.score - a.score),
    among(field: Among, holds: (finding: Candidate) => boolean): Candidate[] {
      const found = chosen(field, judgedAgain(field, holds))
      const held = found.filter(holds)
      return held.length > 0 ? held : found.filter((each) => each.score >= LEAST_ELSEWHERE[field])
    },
  }
}
