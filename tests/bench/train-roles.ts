import { writeFileSync } from 'node:fs'
import { MOST_VALUES as MOST } from '@domain/brief/limits'
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
import { amountsIn, shares, toldAmounts, writtenPrice } from '@domain/brief/reader/price'
import { rhythmCues, unitCues } from '@domain/brief/reader/price-cues'
import { customerNoun, type Offer, offerWords, readOffer, soldCues } from '@domain/brief/reader/read-offer'
import { WEIGHTS } from '@domain/brief/reader/role-weights'
import { AMONG, amongCues, cuesOf, rolesBy } from '@domain/brief/reader/roles'
import { logOdds, unpack, type Weights } from '@domain/brief/reader/weights'
import { normalizeIdea } from '@domain/idea'
import { type AnnotatedIdea, fits, itemsOf, loadIdeas, MAY_EXTEND, samePer } from '../reading/measure'

/*
 * Learns from the development ideas what the words of a sentence tell about its role, which words tell each field and
 * which amount is the price, and writes the weights that the reader uses. One logistic regression each with an L1 penalty,
 * so that most cues have no weight; the result is the same at every run.
 *
 * The fields are learned with roles of sentences that were learned from other ideas: with roles of their own they would
 * trust the roles too much.
 *
 *   npm run train:reading [fields,evidence,price,…]
 */

/** The penalties on each weight: larger leaves fewer words. */
const ROLE_PENALTY = 1.5
const FIELD_PENALTY: Readonly<Record<Role, number>> = {
  product: 3.5,
  customer: 3.5,
  problem: 3,
  today: 2.5,
  actions: 3,
}
const AMONG_PENALTY = 2
/** Into how many parts the ideas are cut to learn the roles of each from the others. */
const PARTS = 4
const ROUNDS = 250
/** A cue counts from this number of examples on. */
const LEAST_EXAMPLES = 4
const LEAST_FIELD_EXAMPLES = 6
/** Weights of roles and fields are multiples of so many twentieths: half of them are then nothing. */
const COARSE = 4
/** These fields lost recall with it. */
const FINE: ReadonlySet<Role> = new Set(['product', 'actions'])
const FILE = new URL('../../supabase/functions/_shared/domain/brief/reader/role-weights.ts', import.meta.url)

interface Example {
  text: string
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
      text: text.slice(start, end),
      cues: cuesOf(sentence),
      roles: new Set(ROLES.filter((role) => wordsOf(idea, role).some(tells))),
    }
  })
}

/** Which cues each example has, one after the other: those of example i from `ends[i - 1]` to `ends[i]`. */
interface Rows {
  cues: Int32Array
  ends: Int32Array
}

function rowsOf(rows: readonly (readonly number[])[]): Rows {
  const ends = new Int32Array(rows.length)
  let end = 0
  rows.forEach((row, i) => {
    end += row.length
    ends[i] = end
  })
  return { cues: Int32Array.from(rows.flat()), ends }
}

/** The sum of the values of the cues of each example. */
function sumsOf({ cues, ends }: Rows, values: Float64Array): Float64Array {
  const sums = new Float64Array(ends.length)
  let from = 0
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i] ?? 0
    let sum = 0
    for (let at = from; at < to; at++) sum += values[cues[at] ?? 0] ?? 0
    sums[i] = sum
    from = to
  }
  return sums
}

/** Gives each cue the errors of the examples that have it. */
function byCue({ cues, ends }: Rows, errors: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size)
  let from = 0
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i] ?? 0
    for (let at = from; at < to; at++) {
      const cue = cues[at] ?? 0
      result[cue] = (result[cue] ?? 0) + (errors[i] ?? 0)
    }
    from = to
  }
  return result
}

/** How far the likelihoods by some sums are from the truth, and how steep that gets at most. */
interface Likelihoods {
  errorsOf: (sums: Float64Array) => Float64Array
  steepest: number
}

/** Each example is right or not. */
const eachByItself = (truth: readonly boolean[]): Likelihoods => ({
  errorsOf: (sums) => sums.map((sum, i) => 1 / (1 + Math.exp(-sum)) - Number(truth[i])),
  steepest: 1 / 4,
})

/** Of each group of examples, which ends at the next of `ends`, one is right or none; several right ones say the same. */
const oneOfEach = (ends: readonly number[], truth: readonly boolean[]): Likelihoods => ({
  errorsOf: (sums) => {
    const errors = new Float64Array(sums.length)
    let from = 0
    for (const to of ends) {
      const likelihoods = shares([...sums.subarray(from, to)])
      const right = likelihoods.reduce((sum, each, i) => sum + (truth[from + i] ? each : 0), 0)
      likelihoods.forEach((each, i) => {
        errors[from + i] = each - (truth[from + i] ? each / Math.max(right, Number.MIN_VALUE) : 0)
      })
      from = to
    }
    return errors
  },
  steepest: 1 / 2,
})

/** Weights by cue of one role: proximal gradient descent with momentum. */
function learn(rows: Rows, { errorsOf, steepest }: Likelihoods, cues: number, penalty: number): Float64Array {
  const step = 1 / (steepest * largestEigenvalue(rows, cues))
  let weights = new Float64Array(cues)
  let ahead = new Float64Array(cues)
  let momentum = 1
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = byCue(rows, errorsOf(sumsOf(rows, ahead)), cues)
    const next = new Float64Array(cues)
    for (let cue = 0; cue < cues; cue++) {
      const moved = (ahead[cue] ?? 0) - step * (gradient[cue] ?? 0)
      // The first cue stands in every sentence and has no penalty.
      const shrink = cue === 0 ? 0 : step * penalty
      next[cue] = Math.sign(moved) * Math.max(0, Math.abs(moved) - shrink)
    }
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2
    const before = weights
    ahead = next.map((weight, cue) => weight + ((momentum - 1) / faster) * (weight - (before[cue] ?? 0)))
    weights = next
    momentum = faster
  }
  return weights
}

function largestEigenvalue(rows: Rows, cues: number): number {
  let vector = new Float64Array(cues).fill(1 / Math.sqrt(cues))
  let value = 1
  for (let round = 0; round < 30; round++) {
    const next = byCue(rows, sumsOf(rows, vector), cues)
    value = Math.hypot(...next)
    vector = next.map((each) => each / value)
  }
  return value
}

/** The weights of all cues that have a large enough one, a line for each, in twentieths, each a multiple of `grid`. */
function pack(
  cues: readonly (readonly string[])[],
  columnsOf: readonly Likelihoods[],
  penalty: number,
  least = LEAST_EXAMPLES,
  grid = 1,
) {
  const counts = new Map<string, number>()
  for (const cue of cues.flat()) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  const known = [
    '*',
    ...[...counts].flatMap(([cue, n]) => (cue !== '*' && n >= least ? [cue] : [])).toSorted(),
  ]
  const positions = new Map(known.map((cue, i) => [cue, i]))
  const rows = rowsOf(cues.map((each) => each.flatMap((cue) => positions.get(cue) ?? [])))
  const columns = columnsOf.map((column) => learn(rows, column, known.length, penalty))
  const lines = known.flatMap((cue, i) => {
    const weights = columns.map((column) => grid * Math.round((20 / grid) * (column[i] ?? 0)))
    return weights.some((weight) => weight !== 0) ? [`${cue}|${weights.join(' ')}`] : []
  })
  console.log(`${cues.length} examples, ${known.length} cues, ${lines.length} with weight`)
  return lines.join('\n')
}

/** The weights of one thing that is right or not. */
const packOne = (examples: readonly Judged[], penalty: number, least: number, grid = COARSE): string =>
  pack(
    examples.map(({ cues }) => cues),
    [eachByItself(examples.map(({ right }) => right[0] === true))],
    penalty,
    least,
    grid,
  )
const quoted = (packed: string) =>
  packed.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')

const ideas = loadIdeas('dev')
const learnRoles = (from: readonly AnnotatedIdea[]): string => {
  const examples = from.flatMap(examplesOf)
  return pack(
    examples.map(({ cues }) => cues),
    ROLES.map((role) => eachByItself(examples.map((each) => each.roles.has(role)))),
    ROLE_PENALTY,
    LEAST_EXAMPLES,
    COARSE,
  )
}

/** One idea as the reader sees it, with roles of its sentences that were learned from other ideas. */
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
/** Something that learned weights judge: its cues, and which of the columns are right. */
interface Judged {
  cues: readonly string[]
  right: readonly boolean[]
}

/** Every stretch of words that may tell a field, and which annotated items it tells. */
const candidatesOf = (field: Told, { idea, text, sentences, around }: Read) => {
  const items = itemsOf(idea, field)
  return candidatesIn(field, around).map((each) => {
    const here = sentences[each.sentence] ?? { tokens: [] }
    const words = text.slice(at(here, each.from).start, at(here, each.to - 1).end)
    const told = items.flatMap((item, i) => (fits(words, item, MAY_EXTEND.has(field)) ? [i] : []))
    return { ...each, told, right: [told.length > 0] }
  })
}
type Found = ReturnType<typeof candidatesOf>[number]

const evidenceExamples = (read: Read): Judged[] => candidatesOf('evidence', read)

const lowOf = ({ price }: AnnotatedIdea) => price?.low ?? price?.amount

const isShare = ({ price }: AnnotatedIdea) => price?.currency === '%' || price?.every === 'share'

const priceExamples = ({ idea, sentences, roles, offer }: Read): Judged[] =>
  toldAmounts(sentences, { roles, head: offer.head, names: offer.sold.names }).map(({ cues, money }) => ({
    cues,
    right: [money.low === lowOf(idea) && money.percent === isShare(idea)],
  }))

/** The annotated price as it is written, with what is offered. */
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
  const [customer = null] = tells('customer')
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

/** What is learned: the examples of an idea, the penalty on each weight, the least examples of a cue and the grid of weights. */
const LEARNED: Readonly<
  Record<string, readonly [(read: Read) => Judged[], penalty: number, least: number, grid: number]>
> = {
  evidence: [evidenceExamples, 3, 6, 1],
  price: [priceExamples, 1, 4, 2],
  unit: [unitExamples, 0.5, 3, 2],
  rhythm: [rhythmExamples, 1.2, 3, 2],
  place: [placeExamples, 1.5, 4, 1],
  count: [countExamples, 1, 4, 1],
  nature: [natureExamples, 1.5, 4, 1],
}

/** Of these an idea has one or none. */
const ONE_OF_EACH: ReadonlySet<string> = new Set(['price'])

const MOST_VALUES: Readonly<Partial<Record<string, number>>> = MOST

/** For each part of the ideas, what was learned from the others. */
const fromOthers = <Learned>(learnFrom: (isLearnedFrom: (idea: number) => boolean) => Learned): Learned[] =>
  Array.from({ length: PARTS }, (_, part) => learnFrom((idea) => idea % PARTS !== part))

/** Judges the examples of each idea by weights that were learned from other ideas. */
function judgedByOthers<Each extends Judged>(
  examples: readonly (readonly Each[])[],
  penalty: number,
): (Each & { score: number })[][] {
  const weights = fromOthers((isLearnedFrom) =>
    unpack(packOne(examples.filter((_, i) => isLearnedFrom(i)).flat(), penalty, LEAST_FIELD_EXAMPLES)),
  )
  return examples.map((each, i) =>
    each.map((one) => ({ ...one, cues: [], score: logOdds(weights[i % PARTS] ?? new Map(), one.cues) })),
  )
}

/** Prints precision and recall of a field by the least likelihood, from weights of other ideas and without the other rules. */
function printCurve(field: Role, found: readonly (Found & { score: number })[][], stated: number): void {
  const line = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9].map((least) => {
    const kept = found.map((each) => {
      const chosen: Found[] = []
      for (const one of each.toSorted((a, b) => b.score - a.score))
        if (
          1 / (1 + Math.exp(-one.score)) >= least &&
          chosen.length < (MOST_VALUES[field] ?? 1) &&
          !chosen.some(
            (other) => other.sentence === one.sentence && other.from < one.to && one.from < other.to,
          )
        )
          chosen.push(one)
      return chosen
    })
    const read = kept.flat()
    const right = read.filter(({ told }) => told.length > 0).length
    const items = kept.reduce((sum, each) => sum + new Set(each.flatMap(({ told }) => told)).size, 0)
    return `${least}: ${Math.round((100 * right) / Math.max(1, read.length))}/${Math.round((100 * items) / stated)}`
  })
  console.log(`  ${field}  ${line.join('  ')}`)
}

/** The weights of the text fields: by the words of each candidate, then by the other candidates. */
function learnFields(reads: readonly Read[]): [string, string][] {
  const learned = ROLES.map((field) => {
    console.log(field)
    const examples = reads.map((read) => candidatesOf(field, read))
    const weights = packOne(
      examples.flat(),
      FIELD_PENALTY[field],
      LEAST_FIELD_EXAMPLES,
      FINE.has(field) ? 1 : COARSE,
    )
    return { field, weights, judged: judgedByOthers(examples, FIELD_PENALTY[field]) }
  })
  const stated = (field: Role) => reads.reduce((sum, { idea }) => sum + itemsOf(idea, field).length, 0)
  for (const { field, judged } of learned) printCurve(field, judged, stated(field))
  const judgedIn = (idea: number): Record<Role, (Found & { score: number })[]> => {
    const [product = [], customer = [], problem = [], today = [], actions = []] = learned.map(
      ({ judged }) => judged[idea],
    )
    return { product, customer, problem, today, actions }
  }
  const among = AMONG.map((field): [string, string] => {
    console.log(`${field} among the others`)
    const examples = reads.map(({ offer }, idea) => {
      const judged = judgedIn(idea)
      const cues = amongCues(field, judged, offer.anchors.holds)
      return judged[field].map((one, i) => ({ ...one, cues: cues[i] ?? [] }))
    })
    printCurve(field, judgedByOthers(examples, AMONG_PENALTY), stated(field))
    return [`${field}Among`, packOne(examples.flat(), AMONG_PENALTY, LEAST_FIELD_EXAMPLES)]
  })
  return [...learned.map(({ field, weights }): [string, string] => [field, weights]), ...among]
}

const [, , only] = process.argv
const ofOthers = fromOthers((isLearnedFrom) => unpack(learnRoles(ideas.filter((_, i) => isLearnedFrom(i)))))
const reads = ideas.flatMap((idea, i): Read[] => {
  const weights = ofOthers[i % PARTS]
  const text = normalizeIdea(idea.text)
  return weights ? [readOf(idea, text, weights)] : []
})
const isLearned = (name: string) => !only || only.split(',').includes(name)
const known: Readonly<Record<string, string>> = WEIGHTS
const fields = isLearned('fields')
  ? learnFields(reads)
  : [...ROLES, ...AMONG.map((field) => `${field}Among`)].map((name): [string, string] => [
      name,
      known[name] ?? '',
    ])
const values = Object.entries(LEARNED).map(([name, [examplesIn, penalty, least, grid]]): [string, string] => {
  if (!isLearned(name) && known[name] !== undefined) return [name, known[name]]
  console.log(name)
  const groups = reads.map(examplesIn)
  const examples = groups.flat()
  const truths =
    examples[0]?.right.map((_, column) => examples.map(({ right }) => right[column] === true)) ?? []
  let end = 0
  const ends = groups.map((group) => {
    end += group.length
    return end
  })
  return [
    name,
    pack(
      examples.map(({ cues }) => cues),
      truths.map((truth) => (ONE_OF_EACH.has(name) ? oneOfEach(ends, truth) : eachByItself(truth))),
      penalty,
      least,
      grid,
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
${[...fields, ...values].map(([name, lines]) => `  ${name}: \`${quoted(lines)}\`,`).join('\n')}
}
`,
)
