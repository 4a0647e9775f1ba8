import { readFileSync, writeFileSync } from 'node:fs'
import { stageCues, TOLD_STAGES } from '@domain/brief/demand-stage'
import {
  candidatesIn,
  ROLES,
  type Role,
  type Roles,
  type Surroundings,
  surroundingsOf,
  type Told,
} from '@domain/brief/reader/candidates'
import { at, parse, type Sentence } from '@domain/brief/reader/clauses'
import { countsOf } from '@domain/brief/reader/counts'
import { placesOf } from '@domain/brief/reader/location'
import { KINDS, natureCues, paidCues } from '@domain/brief/reader/nature'
import { clauseAt } from '@domain/brief/reader/phrases'
import { isRegion } from '@domain/brief/reader/places'
import { amountsIn, writtenPrice } from '@domain/brief/reader/price'
import { amountCues, rhythmCues, unitCues } from '@domain/brief/reader/price-cues'
import { customerNoun, type Offer, offerWords, readOffer, soldCues } from '@domain/brief/reader/read-offer'
import { WEIGHTS } from '@domain/brief/reader/role-weights'
import { cuesOf, rolesBy } from '@domain/brief/reader/roles'
import { unpack, type Weights } from '@domain/brief/reader/weights'
import { normalizeIdea } from '@domain/idea'
import { type AnnotatedIdea, fits, itemsOf, loadIdeas, MAY_EXTEND, samePer } from '../reading/measure'

/*
 * Learns from the development ideas which words indicate the role of a sentence, which words state each field and which
 * amount is the price, and writes the weights that the reader uses. Each is a logistic regression with an L1 penalty,
 * so that most cues have no weight; every run gives the same result.
 *
 * The fields are learned with sentence roles that were learned from other ideas: with roles learned from the same
 * ideas, they would rely on the roles too much.
 *
 *   npm run train:reading
 */

/** The penalty on each weight; a larger one keeps fewer words. */
const ROLE_PENALTY = 1.5
const FIELD_PENALTY: Readonly<Record<Role, number>> = {
  product: 3.5,
  customer: 3.5,
  problem: 3,
  today: 2.5,
  actions: 3,
}
const STAGE_PENALTY = 1.2
/** Number of parts that the ideas are split into; the roles of each part are learned from the others. */
const PARTS = 4
const ROUNDS = 250
/** Minimum number of examples of a cue. */
const LEAST_EXAMPLES = 4
const FILE = new URL('../../supabase/functions/_shared/domain/brief/reader/role-weights.ts', import.meta.url)

interface Example {
  text: string
  cues: string[]
  roles: ReadonlySet<Role>
}

/** The annotated words of a role; each item lists all acceptable forms. */
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
      text: text.slice(start, end),
      cues: cuesOf(sentence),
      roles: new Set(ROLES.filter((role) => wordsOf(idea, role).some(tells))),
    }
  })
}

/** Learns the weights of one role by cue: proximal gradient descent with momentum. */
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
      // The first cue occurs in every sentence and has no penalty.
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

/** All cues with a large enough weight, one per line, with weights in twentieths. */
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

const ideas = loadIdeas('dev')
const learnRoles = (from: readonly AnnotatedIdea[]): string => {
  const examples = from.flatMap(examplesOf)
  return pack(
    examples.map(({ cues }) => cues),
    ROLES.map((role) => examples.map((each) => each.roles.has(role))),
    ROLE_PENALTY,
  )
}

/** One idea as the reader sees it, with sentence roles that were learned from other ideas. */
interface Read {
  idea: AnnotatedIdea
  text: string
  sentences: Sentence[]
  roles: Roles[]
  around: Surroundings
  offer: Offer
}
function readOf(idea: AnnotatedIdea, text: string, weights: Weights): Read {
  const sentences = parse(text)
  const roles = rolesBy(weights, sentences)
  return {
    idea,
    text,
    sentences,
    roles,
    around: surroundingsOf(sentences, roles),
    offer: readOffer(sentences, roles),
  }
}
/** An example for learned weights: its cues, and which of the columns are right. */
interface Judged {
  cues: readonly string[]
  right: readonly boolean[]
}

/** Every span of words that may state a field, and whether it does. */
const fieldExamples =
  (field: Told) =>
  ({ idea, text, sentences, around }: Read): Judged[] => {
    const items = itemsOf(idea, field)
    return candidatesIn(field, around).map(({ sentence, from, to, cues }) => {
      const here = sentences[sentence] ?? { tokens: [] }
      const words = text.slice(at(here, from).start, at(here, to - 1).end)
      return { cues, right: [items.some((item) => fits(words, item, MAY_EXTEND.has(field)))] }
    })
  }

const lowOf = ({ price }: AnnotatedIdea) => price?.low ?? price?.amount

const priceExamples = ({ idea, sentences }: Read): Judged[] =>
  sentences.flatMap((sentence) =>
    amountsIn(sentence, null).map((amount) => ({
      cues: amountCues(sentence, amount),
      right: [amount.low === lowOf(idea)],
    })),
  )

/** The annotated price as written, with what is offered. */
function writtenPrices({ idea, sentences, offer }: Read) {
  if (!idea.price) return []
  const sold = { ...offer.sold, cues: soldCues(natureCues(offerWords(offer))) }
  return sentences.flatMap((sentence) =>
    amountsIn(sentence, null).flatMap((money) => {
      const clause = clauseAt(sentence, money.from)
      return clause && money.low === lowOf(idea)
        ? [{ sentence, clause, money, sold, written: writtenPrice(sentence, clause, money, sold) }]
        : []
    }),
  )
}

const unitExamples = (read: Read): Judged[] =>
  writtenPrices(read).flatMap(({ sentence, money, written: { unit, isTail, to } }) =>
    unit === null
      ? []
      : [
          {
            cues: unitCues(sentence, money, unit, isTail, to),
            right: [samePer(unit, read.idea.price?.per ?? null)],
          },
        ],
  )

const rhythmExamples = (read: Read): Judged[] =>
  writtenPrices(read).flatMap(({ sentence, clause, money, sold, written }) => {
    const { every = null, per = null } = read.idea.price ?? {}
    return written.said === null && (every === 'once' || every === 'use')
      ? [{ cues: rhythmCues(sentence, clause, money, per, sold), right: [every === 'use'] }]
      : []
  })

const placeExamples = ({ idea, sentences, roles, offer }: Read): Judged[] => {
  const towns = idea.place?.towns.map((town) => town.toLowerCase()) ?? []
  return placesOf(sentences, roles, offer.anchors.holdsFigure).map(
    ({ cues, value: { name, country, local } }) => ({
      cues,
      right: [
        local && !isRegion(name)
          ? towns.includes(name.toLowerCase())
          : country !== null && idea.place?.countries.includes(country) === true,
      ],
    }),
  )
}

const countExamples = ({ idea, sentences, roles, offer }: Read): Judged[] => {
  const { anchors, tells } = offer
  const [customer = null] = tells('customer').filter(anchors.holds)
  return countsOf(sentences, roles, anchors.holdsFigure, customerNoun(sentences, customer)).map(
    ({ cues, value }) => ({ cues, right: [value === idea.count] }),
  )
}

const natureExamples = ({ idea, offer }: Read): Judged[] => [
  {
    cues: [
      ...natureCues(offerWords(offer)).keys(),
      ...paidCues(idea.price as Parameters<typeof paidCues>[0]),
    ],
    right: KINDS.map((nature) => idea.nature?.includes(nature) === true),
  },
]

/** The learned models: the examples of an idea, the penalty on each weight and the minimum number of examples per cue. */
const LEARNED: Readonly<Record<string, readonly [(read: Read) => Judged[], penalty: number, least: number]>> =
  {
    ...Object.fromEntries(ROLES.map((field) => [field, [fieldExamples(field), FIELD_PENALTY[field], 6]])),
    evidence: [fieldExamples('evidence'), 3, 6],
    price: [priceExamples, 1, 4],
    unit: [unitExamples, 0.5, 3],
    rhythm: [rhythmExamples, 1.5, 3],
    place: [placeExamples, 1.5, 4],
    count: [countExamples, 1, 4],
    nature: [natureExamples, 1.5, 4],
  }

const [, , only] = process.argv
const ofOthers = Array.from({ length: PARTS }, (_, part) =>
  unpack(learnRoles(ideas.filter((_, i) => i % PARTS !== part))),
)
const reads = ideas.flatMap((idea, i): Read[] => {
  const weights = ofOthers[i % PARTS]
  const text = normalizeIdea(idea.text)
  return weights ? [readOf(idea, text, weights)] : []
})
const packed = Object.entries(LEARNED).map(([name, [examplesIn, penalty, least]]): [string, string] => {
  const known = (WEIGHTS as Readonly<Record<string, string>>)[name]
  if (only && !only.split(',').includes(name) && known !== undefined) return [name, known]
  console.log(name)
  const examples = reads.flatMap(examplesIn)
  const columns =
    examples[0]?.right.map((_, column) => examples.map(({ right }) => right[column] === true)) ?? []
  return [
    name,
    pack(
      examples.map(({ cues }) => cues),
      columns,
      penalty,
      least,
    ),
  ]
})
writeFileSync(
  FILE,
  `/*
 * What sentences, words, amounts, numbers and places tell, in twentieths, learned from the development ideas by
 * \`tests/bench/train-roles.ts\` and not written by hand. By cue: of sentences product, customer, problem, today, actions; of
 * the nature the kinds in their order.
 */
export const WEIGHTS = {
  role: \`${quoted(only ? WEIGHTS.role : learnRoles(ideas))}\`,
${packed.map(([name, lines]) => `  ${name}: \`${quoted(lines)}\`,`).join('\n')}
}
`,
)

const stages: Readonly<Record<string, readonly [string, number | null]>> = JSON.parse(
  readFileSync(new URL('../reading/evidence-stages.json', import.meta.url), 'utf8'),
)
writeFileSync(
  new URL('../../supabase/functions/_shared/domain/brief/stage-weights.ts', import.meta.url),
  `/*
 * What words tell of the stage of demand, in twentieths, learned from the annotated evidence by \`tests/bench/train-roles.ts\`
 * and not written by hand; by cue the stages in their order.
 */
export const STAGE_WEIGHTS = \`${quoted(
    pack(
      Object.keys(stages).map(stageCues),
      TOLD_STAGES.map((stage) => Object.values(stages).map(([told]) => told === stage)),
      STAGE_PENALTY,
      2,
    ),
  )}\`
`,
)
