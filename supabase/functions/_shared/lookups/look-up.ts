import {
  LOOKUP_SOURCES,
  type Lookup,
  type LookupRecord,
  type LookupSource,
  type LookupTerms,
} from '../domain/lookups.ts'
import { deadline } from '../evidence/deadline.ts'
import { type Adapter, type Finding, NotMeasured, type Question } from './adapter.ts'
import { ADAPTERS } from './adapters.ts'
import type { Asking, Gateway } from './gateway.ts'

/** Time limit for all sources together, because the report waits for them. */
const BUDGET_MS = 15_000

export interface LookupDeps {
  gateway: Gateway
  signal: AbortSignal
  /** The day of the lookup, which determines the complete months and years. */
  today?: Date
  budgetMs?: number
  /** Limits the lookup to this source, for example for a connection test. */
  only?: LookupSource
}

type Unnumbered = Omit<Lookup, 'id'>

/**
 * Queries every public source that these terms allow, in parallel, for at most 15 s (docs/lookups.md). Never throws:
 * anything that could not be measured is in the record with its reason.
 */
export async function lookUp(terms: LookupTerms, deps: LookupDeps): Promise<LookupRecord> {
  const { gateway, signal, today = new Date(), budgetMs = BUDGET_MS, only } = deps
  const clock = deadline(budgetMs, signal)
  const connect = gateway.open({ signal: clock.signal, endsAt: performance.now() + budgetMs })
  const adapters = ADAPTERS.filter(({ source }) => !only || source === only)
  try {
    const answers = adapters.map((adapter) => answersOf(adapter, terms, today, gateway, connect))
    const lookups = (await Promise.all(answers)).flat()
    return {
      terms,
      at: today.toISOString(),
      lookups: lookups.map((lookup, at) => ({ ...lookup, id: `l${at + 1}` })),
    }
  } finally {
    clock.clear()
  }
}

async function answersOf(
  adapter: Adapter,
  terms: LookupTerms,
  today: Date,
  { settings }: Gateway,
  connect: (adapter: Adapter) => Asking,
): Promise<Unnumbered[]> {
  const { source } = adapter
  const { name, page } = LOOKUP_SOURCES[source]
  try {
    const questions = adapter.questions(terms, today)
    if (questions.length > 0 && !settings.isOn(source))
      throw new NotMeasured('off', `${name} is switched off on this server.`)
    if (questions.length > 0 && adapter.needsContact && !settings.hasContact)
      throw new NotMeasured('contact', `${name} requires a contact address, and this server has none set.`)
    return await Promise.all(questions.map((question) => answerOf(source, question, connect(adapter))))
  } catch (error) {
    const asked = { measure: source, question: name, link: page }
    return [{ ...unanswered(source, asked, faultOf(error, source)), queries: [], retrievedAt: null }]
  }
}

async function answerOf(
  source: LookupSource,
  question: Question,
  { ask, queries, staleSince }: Asking,
): Promise<Unnumbered> {
  const answer = await question.answer(ask).then(
    (finding) => answered(source, question, finding, staleSince()),
    (error) => unanswered(source, question, faultOf(error, source)),
  )
  const dates = queries.filter(({ from }) => from !== 'none').map(({ at }) => at)
  return { ...answer, queries, retrievedAt: dates.sort()[0] ?? null }
}

type Asked = Pick<Question, 'measure' | 'question' | 'scope' | 'link'>
type Answer = Omit<Unnumbered, 'queries' | 'retrievedAt'>

const asked = (source: LookupSource, { measure, question, scope = undefined, link }: Asked) => ({
  source,
  measure,
  question,
  scope: scope ?? null,
  link,
})

function answered(source: LookupSource, question: Asked, finding: Finding, stale: string | null): Answer {
  const { name } = LOOKUP_SOURCES[source]
  const old = stale && {
    outcome: 'not-measured' as const,
    cause: 'stale' as const,
    reason: `${name} could not be reached; this is what it answered on ${stale.slice(0, 10)}.`,
  }
  return {
    ...asked(source, question),
    link: finding.link ?? question.link,
    outcome: finding.outcome,
    cause: finding.cause ?? null,
    reason: finding.reason ?? null,
    ...old,
    says: finding.says ?? null,
    figures: finding.figures ?? [],
    series: finding.series ?? [],
    items: finding.items ?? [],
    relevance: finding.relevance ?? null,
    control: finding.control ?? null,
    caveats: finding.caveats ?? [],
  }
}

const unanswered = (source: LookupSource, question: Asked, fault: NotMeasured): Answer => ({
  ...asked(source, question),
  outcome: 'not-measured',
  cause: fault.cause,
  reason: fault.message,
  says: null,
  figures: [],
  series: [],
  items: [],
  relevance: null,
  control: null,
  caveats: [],
})

/** A fault of ours must not lose the other answers. */
function faultOf(error: unknown, source: LookupSource): NotMeasured {
  if (error instanceof NotMeasured) return error
  console.error(`The look-up at ${source} failed`, error)
  return new NotMeasured('unreadable', `The answer of ${LOOKUP_SOURCES[source].name} could not be read.`)
}
