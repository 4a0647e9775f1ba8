import { z } from 'zod'
import { type Citation, RESEARCH_TOPICS, researchTopicSchema } from '../domain/citation.ts'
import { PROBLEM_TEST_NAMES, PROBLEM_TESTS, type Report } from '../domain/report.ts'
import { type Gathered, type Materials, StepFailure, type StepInput } from '../engine/engine.ts'
import type { ModelClient } from './model-client.ts'
import { briefText } from './prompts/brief.ts'
import { FENCE_RULE, fenceForeignText } from './prompts/fence.ts'
import { ASKED_FOR } from './prompts/search.ts'
import { LENGTH, toOneLine, toPlainText } from './sections/plain.ts'

/** Maximum number of questions in a second round; the database has as many search steps. */
const MAX_QUESTIONS = 4
const MAX_OBJECTIONS = 20
/** Fewer unsupported statements do not justify rewriting the market on their own; they are flagged beside the text. */
const MIN_TO_CORRECT = 3
const MAX_OUTPUT_TOKENS = 2_000
const QUERY_MAX_CHARS = 160

const questionSchema = z.object({
  topic: researchTopicSchema.describe('What the answer is for'),
  query: z.string().describe('What to search the web for, as one would type it, at most 140 characters'),
})
const answerSchema = z.object({
  questions: z
    .array(questionSchema)
    .describe('The searches that would close the most important gaps, the most important one first; 0 to 4'),
})

/** The plan of a second round: what to search for, and which statements of the first round are unsupported. */
const gapsSchema = z.object({
  questions: z.array(questionSchema),
  objections: z.array(z.string()),
  /** Whether there is enough to search for or to correct. */
  rewrite: z.boolean(),
})
export type Gaps = z.infer<typeof gapsSchema>

const NO_GAPS: Gaps = { questions: [], objections: [], rewrite: false }

/** Reads the second round's plan from a step's materials; in a first round, the plan is empty. */
export const readGaps = (materials: Materials): Gaps =>
  z
    .object({ material: gapsSchema })
    .transform(({ material }) => material)
    .catch(NO_GAPS)
    .parse(materials.gaps ?? {})

/** Statements and quotations that their sources do not support, with the reasons. */
function objectionsTo(citations: readonly Citation[]): string[] {
  const judged = citations.flatMap(({ id, check }) =>
    (check.support ?? [])
      .filter(({ verdict }) => verdict === 'contradicts' || verdict === 'unrelated')
      .map(
        ({ statement, reason }) =>
          `“${toPlainText(statement, LENGTH.statement)}” (${id}): ${toOneLine(reason)}`,
      ),
  )
  const refuted = citations
    .filter(({ check }) => check.status === 'quote_not_found')
    .map(
      ({ id, quote, check }) =>
        `“${toPlainText(quote ?? '', LENGTH.statement)}” (${id}): ${check.reason ?? ''}`,
    )
  return [...judged, ...refuted].slice(0, MAX_OBJECTIONS)
}

/** Open questions of a report that the web may answer, each with its topic. Empty if there are none. */
function openIn({ market }: Report, citations: readonly Citation[]): string[] {
  if (!market) return []
  const { model, growth, whyNow, competitors, problemTests } = market
  const found = new Set(citations.flatMap(({ topic }) => topic ?? []))
  const assumed = (model?.inputs ?? []).filter(({ basis }) => basis === 'assumption')
  const unpriced = competitors.filter(({ price }) => price === null)
  const unseen = competitors.filter(({ live }) => live === null)
  const unjudged = PROBLEM_TESTS.filter((test) => problemTests?.[test].met == null)
  return [
    ...RESEARCH_TOPICS.filter((topic) => market.research && !found.has(topic)).map(
      (topic) => `${topic}: no source answers “${ASKED_FOR[topic]}”`,
    ),
    ...assumed.map(({ label }) => `size: “${label}” is assumed`),
    ...(growth ? [] : ['trend: how fast the market grows is not known']),
    ...(whyNow ? [] : ['trend: what has changed lately is not known']),
    ...(competitors.length < 3 ? [`competitors: only ${competitors.length} are known`] : []),
    ...unpriced.map(({ name }) => `competitors: the price of ${name.text} is not known`),
    ...unseen.map(({ name }) => `competitors: whether ${name.text} is in business is not known`),
    ...unjudged.map(
      (test) => `demand: whether the problem is ${PROBLEM_TEST_NAMES[test].toLowerCase()} is open`,
    ),
    ...(citations.some(({ firstHand }) => firstHand) ? [] : ['demand: nobody who has the problem is quoted']),
  ].map((line) => toPlainText(line, LENGTH.statement))
}

const SYSTEM = `You plan the second round of research for a report that helps a founder to decide whether an idea is worth building. You are given what is open after the first round, what was said with a source that does not bear it out, and what was already searched for.

${FENCE_RULE}

Choose the searches that would change the founder's decision most: a count of customers, a price, a dated change, first-hand voices, a law. Word each as a person would type it into a search engine, in the language of the pages that answer it, with the place where one matters. Aim at the original source: a statistics office, a register, a vendor's price page, a forum of the people concerned. Repeat no search that was already made. Where nothing is worth another search, return none.

Answer with the JSON object that is asked for and nothing else.`

/** A query without line breaks and operators, cut to a maximum length; null if too little is left. */
function cleanQuery(query: string): string | null {
  const words = toOneLine(query)
    .replace(/["“”<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length >= 3 ? words.slice(0, QUERY_MAX_CHARS) : null
}

/**
 * Plans the second round: searches that the model chooses for open questions, and statements of the first round to
 * correct. A model that cannot search plans no searches; if nothing is open, the model is not called.
 */
export async function planGaps(
  client: ModelClient,
  input: StepInput & { report: Report; citations: Citation[] },
): Promise<Gathered> {
  const { report, citations, brief, idea, checkpoint, signal } = input
  const objections = objectionsTo(citations)
  const open = openIn(report, citations)
  const correcting = { questions: [], objections, rewrite: objections.length >= MIN_TO_CORRECT }
  const repairOnly = { material: correcting, usage: null }
  if (!client.canSearch || open.length + objections.length === 0) return repairOnly
  const asked = report.market?.research?.queries.map(({ topic, query }) => `${topic}: ${query}`) ?? []
  const fenced = fenceForeignText(
    { name: 'IDEA', text: idea },
    { name: 'BRIEF', text: briefText(brief) },
    { name: 'OPEN', text: open.join('\n') || 'Nothing' },
    { name: 'NOT BORNE OUT', text: objections.join('\n') || 'Nothing' },
    { name: 'ALREADY SEARCHED', text: asked.join('\n') || 'Nothing' },
  )
  const today = new Date().toISOString().slice(0, 10)
  try {
    const { value, usage } = await client.write({
      schema: answerSchema,
      name: 'gaps',
      system: SYSTEM,
      prompt: `Plan at most ${MAX_QUESTIONS} searches. Today is ${today}.\n\n${fenced}`,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      checkpoint,
      signal,
    })
    const known = new Set(asked.map((line) => line.slice(line.indexOf(': ') + 2).toLowerCase()))
    const questions = value.questions.flatMap(({ topic, query }) => {
      const words = cleanQuery(query)
      if (!words || known.has(words.toLowerCase())) return []
      known.add(words.toLowerCase())
      return [{ topic, query: words }]
    })
    const chosen = questions.slice(0, MAX_QUESTIONS)
    const material: Gaps = chosen.length > 0 ? { questions: chosen, objections, rewrite: true } : correcting
    return { material, usage }
  } catch (error) {
    // Unsupported statements can be corrected without a search plan.
    if (error instanceof StepFailure && !error.retryable) return { ...repairOnly, usage: error.usage }
    throw error
  }
}
