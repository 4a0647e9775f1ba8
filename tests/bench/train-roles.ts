import { readFileSync, writeFileSync } from 'node:fs'
import { candidatesIn, ROLES, type Role, surroundingsOf } from '@domain/brief/reader/candidates'
import { at, parse } from '@domain/brief/reader/clauses'
import { amountsIn } from '@domain/brief/reader/price'
import { amountCues, cuesOf, rolesBy, unpack } from '@domain/brief/reader/roles'
import { normalizeIdea } from '@domain/idea'
import { type AnnotatedIdea, fits, itemsOf, loadIdeas, MAY_EXTEND } from '../reading/measure'

/*
 * Learns from the development ideas what the words of a sentence tell about its role, which words tell each field and
 * which amount is the price, and writes the weights that the reader uses. One logistic regression each with an L1 penalty,
 * so that most cues have no weight; the result is the same at every run.
 *
 * The fields are learned with roles of sentences that were learned from other ideas: with roles of their own they would
 * trust the roles too much.
 *
 *   npm run train:reading
 */

/** The penalties on each weight: larger leaves fewer words. */
const ROLE_PENALTY = 1.5
const PRICE_PENALTY = 1
const FIELD_PENALTY: Readonly<Record<Role, number>> = {
  product: 3.5,
  customer: 3.5,
  problem: 3,
  today: 2.5,
  actions: 3,
}
/** Into how many parts the ideas are cut to learn the roles of each from the others. */
const PARTS = 4
const ROUNDS = 400
/** A cue counts from this number of examples on. */
const LEAST_EXAMPLES = 4
const LEAST_FIELD_EXAMPLES = 6
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
  least = LEAST_EXAMPLES,
) {
  const counts = new Map<string, number>()
  for (const cue of cues.flat()) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  const known = [
    '*',
    ...[...counts].flatMap(([cue, n]) => (cue !== '*' && n >= least ? [cue] : [])).toSorted(),
  ]
  const positions = new Map(known.map((cue, i) => [cue, i]))
  const rows = cues.map((each) => each.flatMap((cue) => positions.get(cue) ?? []))
  const columns = truths.map((truth) => learn(rows, truth.map(Number), known.length, penalty))
  const lines = known.flatMap((cue, i) => {
    const weights = columns.map((column) => Math.round(20 * (column[i] ?? 0)))
    return weights.some((weight) => weight !== 0) ? [`${cue}|${weights.join(' ')}`] : []
  })
  console.log(`${rows.length} examples, ${known.length} cues, ${lines.length} with weight`)
  return lines.join('\n')
}
const quoted = (packed: string) =>
  packed.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')

const without =
  process.argv
    .find((option) => option.startsWith('--without='))
    ?.slice(10)
    .split(',') ?? []
const skipped = new Set(
  without.flatMap((path) => (JSON.parse(readFileSync(path, 'utf8')) as AnnotatedIdea[]).map(({ id }) => id)),
)
const ideas = loadIdeas('dev').filter(({ id }) => !skipped.has(id))
const learnRoles = (from: readonly AnnotatedIdea[]): string => {
  const examples = from.flatMap(examplesOf)
  return pack(
    examples.map(({ cues }) => cues),
    ROLES.map((role) => examples.map((each) => each.roles.has(role))),
    ROLE_PENALTY,
  )
}
const roles = learnRoles(ideas)
const ofOthers = Array.from({ length: PARTS }, (_, part) =>
  unpack(learnRoles(ideas.filter((_, i) => i % PARTS !== part))),
)

/** Every stretch of words that may tell a field, and whether it does. */
const fieldExamples = (field: Role): { cues: string[]; isRight: boolean }[] =>
  ideas.flatMap((idea, i) => {
    const text = normalizeIdea(idea.text)
    const sentences = parse(text)
    const weights = ofOthers[i % PARTS]
    if (!weights) return []
    const around = surroundingsOf(sentences, rolesBy(weights, sentences))
    const items = itemsOf(idea, field)
    return candidatesIn(field, around).map(({ sentence, from, to, cues }) => {
      const here = sentences[sentence] ?? { tokens: [] }
      const words = text.slice(at(here, from).start, at(here, to - 1).end)
      return { cues, isRight: items.some((item) => fits(words, item, MAY_EXTEND.has(field))) }
    })
  })
const fields = ROLES.map((field) => {
  const examples = fieldExamples(field)
  const packed = pack(
    examples.map(({ cues }) => cues),
    [examples.map(({ isRight }) => isRight)],
    FIELD_PENALTY[field],
    LEAST_FIELD_EXAMPLES,
  )
  return `  ${field}: \`${quoted(packed)}\`,`
})
const amounts = ideas.flatMap(amountsOf)
const prices = pack(
  amounts.map(({ cues }) => cues),
  [amounts.map(({ isPrice }) => isPrice)],
  PRICE_PENALTY,
)
writeFileSync(
  WEIGHTS,
  `/*
 * What sentences, words and amounts tell, in twentieths, learned from the development ideas by \`tests/bench/train-roles.ts\`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = \`${quoted(roles)}\`

/** By cue of some words: whether they tell a field. */
export const FIELD_WEIGHTS = {
${fields.join('\n')}
}

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = \`${quoted(prices)}\`
`,
)
