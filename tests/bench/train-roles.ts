import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from '@domain/brief/reader/clauses'
import { amountsIn } from '@domain/brief/reader/price'
import { amountCues, cuesOf, ROLES, type Role } from '@domain/brief/reader/roles'
import { normalizeIdea } from '@domain/idea'
import { type AnnotatedIdea, loadIdeas } from '../reading/measure'

/*
 * Learns what the words of a sentence tell about its role from the development ideas, and writes the weights that the
 * reader uses. One logistic regression a role with an L1 penalty, so that most words have no weight; the result is the
 * same at every run.
 *
 *   npm run train:reading
 */

/** The penalties on each weight: larger leaves fewer words. */
const ROLE_PENALTY = 1.5
const PRICE_PENALTY = 1
const ROUNDS = 400
/** A cue counts from this number of examples on. */
const LEAST_EXAMPLES = 4
const WEIGHTS = new URL(
  '../../supabase/functions/_shared/domain/brief/reader/role-weights.ts',
  import.meta.url,
)

interface Example {
  cues: string[]
  roles: ReadonlySet<Role>
}

/** The annotated words of a role, each item with all acceptable forms. */
const wordsOf = (idea: AnnotatedIdea, role: Role): string[] => (idea[role] ?? []).flat()

function examplesOf(idea: AnnotatedIdea): Example[] {
  const text = normalizeIdea(idea.text)
  const sentences = parse(text)
  return sentences.map((sentence) => {
    const start = sentence.tokens[0]?.start ?? 0
    const end = sentence.tokens.at(-1)?.end ?? 0
    const tells = (words: string) => {
      const position = text.indexOf(words)
      return position >= 0 && position < end && position + words.length > start
    }
    return {
      cues: cuesOf(sentence),
      roles: new Set(ROLES.filter((role) => wordsOf(idea, role).some(tells))),
    }
  })
}

/** Weights by cue of one role: proximal gradient descent with momentum. */
function learn(
  rows: readonly (readonly number[])[],
  truth: readonly number[],
  cues: number,
  penalty: number,
): Float64Array {
  const step = 4 / largestEigenvalue(rows, cues)
  let weights = new Float64Array(cues)
  let ahead = new Float64Array(cues)
  let momentum = 1
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(cues)
    rows.forEach((row, i) => {
      let sum = 0
      for (const cue of row) sum += ahead[cue] ?? 0
      const error = 1 / (1 + Math.exp(-sum)) - (truth[i] ?? 0)
      for (const cue of row) gradient[cue] = (gradient[cue] ?? 0) + error
    })
    const next = new Float64Array(cues)
    for (let cue = 0; cue < cues; cue++) {
      const moved = (ahead[cue] ?? 0) - step * (gradient[cue] ?? 0)
      // The first cue stands in every sentence and has no penalty.
      const shrink = cue === 0 ? 0 : step * penalty
      next[cue] = Math.sign(moved) * Math.max(0, Math.abs(moved) - shrink)
    }
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2
    ahead = next.map((weight, cue) => weight + ((momentum - 1) / faster) * (weight - (weights[cue] ?? 0)))
    weights = next
    momentum = faster
  }
  return weights
}

function largestEigenvalue(rows: readonly (readonly number[])[], cues: number): number {
  let vector = new Float64Array(cues).fill(1 / Math.sqrt(cues))
  let value = 1
  for (let round = 0; round < 30; round++) {
    const next = new Float64Array(cues)
    for (const row of rows) {
      let sum = 0
      for (const cue of row) sum += vector[cue] ?? 0
      for (const cue of row) next[cue] = (next[cue] ?? 0) + sum
    }
    value = Math.hypot(...next)
    vector = next.map((each) => each / value)
  }
  return value
}

/** Each amount that may be a price, and whether it is the annotated one. */
function amountsOf(idea: AnnotatedIdea): { cues: string[]; isPrice: boolean }[] {
  const low = idea.price?.low ?? idea.price?.amount
  return parse(normalizeIdea(idea.text)).flatMap((sentence) =>
    amountsIn(sentence, null).map((amount) => ({
      cues: amountCues(sentence, amount),
      isPrice: amount.low === low,
    })),
  )
}

/** The weights of all cues that have one, a line for each, in twentieths. */
function pack(
  cues: readonly (readonly string[])[],
  truths: readonly (readonly boolean[])[],
  penalty: number,
) {
  const counts = new Map<string, number>()
  for (const cue of cues.flat()) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  const known = [
    '*',
    ...[...counts].flatMap(([cue, n]) => (cue !== '*' && n >= LEAST_EXAMPLES ? [cue] : [])).toSorted(),
  ]
  const positions = new Map(known.map((cue, i) => [cue, i]))
  const rows = cues.map((each) => each.flatMap((cue) => positions.get(cue) ?? []))
  const columns = truths.map((truth) => learn(rows, truth.map(Number), known.length, penalty))
  const lines = known.flatMap((cue, i) => {
    const weights = columns.map((column) => Math.round(20 * (column[i] ?? 0)))
    return weights.some((weight) => weight !== 0) ? [`${cue} ${weights.join(' ')}`] : []
  })
  console.log(`${rows.length} examples, ${known.length} cues, ${lines.length} with weight`)
  return lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')
}

const without =
  process.argv
    .find((option) => option.startsWith('--without='))
    ?.slice(10)
    .split(',') ?? []
const skipped = new Set(
  without.flatMap((path) => (JSON.parse(readFileSync(path, 'utf8')) as AnnotatedIdea[]).map(({ id }) => id)),
)
const ideas = loadIdeas('dev').filter(({ id }) => !skipped.has(id))
const sentences = ideas.flatMap(examplesOf)
const amounts = ideas.flatMap(amountsOf)
const roles = pack(
  sentences.map(({ cues }) => cues),
  ROLES.map((role) => sentences.map((each) => each.roles.has(role))),
  ROLE_PENALTY,
)
const prices = pack(
  amounts.map(({ cues }) => cues),
  [amounts.map(({ isPrice }) => isPrice)],
  PRICE_PENALTY,
)
writeFileSync(
  WEIGHTS,
  `/*
 * What the words of a sentence tell, in twentieths, learned from the development ideas by \`tests/bench/train-roles.ts\`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = \`${roles}\`

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = \`${prices}\`
`,
)
