import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from '@domain/brief/reader/clauses'
import { cuesOf, ROLES, type Role } from '@domain/brief/reader/roles'
import { normalizeIdea } from '@domain/idea'
import { type AnnotatedIdea, loadIdeas } from './measure'

/*
 * Learns what the words of a sentence tell about its role from the development ideas, and writes the weights that the
 * reader uses. One logistic regression a role with an L1 penalty, so that most words have no weight; the result is the
 * same at every run.
 *
 *   npx tsx tests/reading/train-roles.ts
 */

/** The penalty on each weight: larger leaves fewer words. */
const PENALTY = 1.5
const ROUNDS = 400
/** A cue counts from this number of sentences on. */
const LEAST_SENTENCES = 4
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
function learn(rows: readonly (readonly number[])[], truth: readonly number[], cues: number): Float64Array {
  const step = 4 / Math.max(...[0].concat(largestEigenvalue(rows, cues)))
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
      const penalty = cue === 0 ? 0 : step * PENALTY
      next[cue] = Math.sign(moved) * Math.max(0, Math.abs(moved) - penalty)
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

const extra = process.argv.slice(2)
const without = extra.find((o) => o.startsWith('--without='))?.slice(10)
const skip = new Set(
  without ? (JSON.parse(readFileSync(without, 'utf8')) as AnnotatedIdea[]).map(({ id }) => id) : [],
)
const examples = loadIdeas('dev').filter(({ id }) => !skip.has(id)).flatMap(examplesOf)
const counts = new Map<string, number>()
for (const { cues } of examples) for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1)
const cues = ['*', ...[...counts].filter(([cue, n]) => cue !== '*' && n >= LEAST_SENTENCES).map(([cue]) => cue).toSorted()]
const positions = new Map(cues.map((cue, i) => [cue, i]))
const rows = examples.map((example) => example.cues.flatMap((cue) => positions.get(cue) ?? []))
const columns = ROLES.map((role) => learn(rows, examples.map(({ roles }) => Number(roles.has(role))), cues.length))
const lines = cues.flatMap((cue, i) => {
  const weights = columns.map((column) => Math.round(20 * (column[i] ?? 0)))
  return weights.some((weight) => weight !== 0) ? [`${cue} ${weights.join(' ')}`] : []
})
const escaped = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')
writeFileSync(
  WEIGHTS,
  `/**
 * Weights of the cues of a sentence, in twentieths: product, customer, problem, today, actions. Learned from the
 * development ideas by \`tests/reading/train-roles.ts\`; not written by hand.
 */
export const ROLE_WEIGHTS = \`${escaped}\`
`,
)
console.log(`${examples.length} sentences, ${cues.length} cues, ${lines.length} with weight`)
