import { at, type Sentence } from './clauses.ts'
import { ROLE_WEIGHTS } from './role-weights.ts'

/* What a sentence is about: how likely its words are those of the offer, of a problem or of today's way. */

/** What a sentence may tell, in the order of the columns of the weights. */
export const ROLES = ['product', 'customer', 'problem', 'today', 'actions'] as const
export type Role = (typeof ROLES)[number]
/** How likely a sentence tells each, from 0 to 1. */
export type Roles = Readonly<Record<Role, number>>

const PRONOUN = /^(?:i|we|you|they|it|he|she|there|nobody|everyone|my|our)$/

/**
 * The cues of a sentence: its words, verbs, subjects with their tense and connectors. Its place among the others is none,
 * as a sentence more must not change what the rest tells.
 */
export function cuesOf(sentence: Sentence): string[] {
  const words = sentence.tokens.map(({ lower, kind }) => (kind === 'number' ? '#' : lower))
  const subjectOf = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined
      ? '-'
      : to - from === 1 && PRONOUN.test(at(sentence, from).lower)
        ? at(sentence, from).lower
        : PRONOUN.test(at(sentence, from).lower)
          ? `${at(sentence, from).lower}+`
          : 'x'
  return [
    ...new Set([
      '*',
      ...words,
      ...sentence.tokens.flatMap(({ verb }) => (verb ? [`>${verb}`] : [])),
      ...sentence.clauses.flatMap(({ subject, tense, negated, passive, link, verb }) =>
        verb < 0
          ? []
          : [
              `${subjectOf(subject?.from, subject?.to)}:${tense}`,
              `&${link}`,
              ...(negated ? [':not'] : []),
              ...(passive ? [':passive'] : []),
            ],
      ),
      ...(sentence.clauses.every(({ verb }) => verb < 0) ? [':none'] : []),
      ...(words.length < 6 ? [':short'] : words.length > 24 ? [':long'] : []),
    ]),
  ]
}

const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  ROLE_WEIGHTS.split('\n').map((line) => {
    const [cue = '', ...weights] = line.split(' ')
    return [cue, weights.map((weight) => Number(weight) / 20)]
  }),
)

/** The roles of each sentence, learned from the annotated ideas (`docs/brief.md`). */
export const rolesOf = (sentences: readonly Sentence[]): Roles[] =>
  sentences.map((sentence) => {
    const weights = cuesOf(sentence).flatMap((cue) => {
      const found = WEIGHTS.get(cue)
      return found ? [found] : []
    })
    return Object.fromEntries(
      ROLES.map((role, column) => {
        const sum = weights.reduce((total, each) => total + (each[column] ?? 0), 0)
        return [role, 1 / (1 + Math.exp(-sum))]
      }),
    ) as Record<Role, number>
  })
