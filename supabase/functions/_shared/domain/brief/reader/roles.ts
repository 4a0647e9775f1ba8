import { at, type Clause, type Sentence } from './clauses.ts'
import { hasHabit } from './habits.ts'
import type { Money } from './money.ts'
import { hasPain } from './pain.ts'
import { isPeople, isPerson, singular } from './people.ts'
import { headOf } from './phrases.ts'
import { isProductNoun } from './products.ts'
import { PRICE_WEIGHTS, ROLE_WEIGHTS } from './role-weights.ts'
import { isTold } from './story.ts'
import type { Token } from './tagger.ts'
import { PRICES, TIME_NOUNS } from './word-table.ts'

/* What a sentence is about: how likely it tells of the offer, a problem or today's way. */

/** What a sentence may tell, in the order of the columns of the weights. */
export const ROLES = ['product', 'customer', 'problem', 'today', 'actions'] as const
export type Role = (typeof ROLES)[number]
/** How likely a sentence tells each, from 0 to 1. */
export type Roles = Readonly<Record<Role, number>>

const PRONOUN = /^(?:i|we|you|they|it|he|she|there|nobody|everyone|my|our)$/

/** Who acts in a clause: a pronoun as it stands ('+' where more follows), 'x' for others, '-' for nobody. */
function subjectOf(sentence: Sentence, { subject }: Clause): string {
  if (!subject) return '-'
  const { lower } = at(sentence, subject.from)
  if (!PRONOUN.test(lower)) return 'x'
  return subject.to - subject.from === 1 ? lower : `${lower}+`
}

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
              `${subjectOf(sentence, clause)}:${clause.tense}`,
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

/** The class of a word; of nouns also what they name: prices, products, people, times. */
function classOf(position: number, { text, lower, tag, kind }: Token): string {
  if (text === '') return '^'
  if (kind === 'number') return '#'
  if (tag !== 'noun' && tag !== 'plural') return tag
  const names = PRICES.has(singular(lower))
    ? 'price'
    : isProductNoun(lower) && !isPerson(lower)
      ? 'product'
      : isPeople(lower)
        ? 'people'
        : TIME_NOUNS.has(lower)
          ? 'time'
          : /^\p{Lu}/u.test(text) && position > 0
            ? 'name'
            : ''
  return `${tag} ${names}`
}

/** The cues of an amount: the words next to it and around it, and who does what in its clause. */
export function amountCues(sentence: Sentence, { from, to, percent, currency }: Money): string[] {
  const word = (position: number): string => {
    const token = sentence.tokens[position]
    return token ? (token.kind === 'number' ? '#' : token.lower) : '^'
  }
  const clause = sentence.clauses.find((each) => each.from <= from && from < each.to)
  const who = clause ? subjectOf(sentence, clause) : '-'
  const subject =
    who === 'x' && clause?.subject
      ? `x ${classOf(clause.subject.from, headOf(sentence, clause.subject))}`
      : who
  const side = !clause || clause.verb < 0 ? 'alone' : clause.verb < from ? 'after' : 'before'
  return [
    ...new Set([
      '*',
      ...[1, 2, 3, 4].map((distance) => `<${word(from - distance)}`),
      ...[0, 1, 2, 3].map((distance) => `>${word(to + distance)}`),
      `<<${word(from - 1)}`,
      `>>${word(to)}`,
      `<=${classOf(from - 1, at(sentence, from - 1))}`,
      `>=${classOf(to, at(sentence, to))}`,
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
const unpack = (packed: string): Weights =>
  new Map(
    packed.split('\n').map((line) => {
      const [cue = '', ...weights] = line.split(' ')
      return [cue, weights.map((weight) => Number(weight) / 20)]
    }),
  )
const OF_SENTENCES = unpack(ROLE_WEIGHTS)
const OF_AMOUNTS = unpack(PRICE_WEIGHTS)

const likelihood = (weights: Weights, cues: readonly string[], column: number): number =>
  1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (weights.get(cue)?.[column] ?? 0), 0)))

/** The roles of each sentence, learned from the annotated ideas (`docs/brief.md`). */
export const rolesOf = (sentences: readonly Sentence[]): Roles[] =>
  sentences.map((sentence) => {
    const cues = cuesOf(sentence)
    return Object.fromEntries(
      ROLES.map((role, column) => [role, likelihood(OF_SENTENCES, cues, column)]),
    ) as Record<Role, number>
  })

/** How likely an amount is the price of what is offered, from 0 to 1, learned from the annotated ideas. */
export const ownPrice = (sentence: Sentence, amount: Money): number =>
  likelihood(OF_AMOUNTS, amountCues(sentence, amount), 0)
