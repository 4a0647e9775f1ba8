import { z } from 'zod'
import { nestedCheckpoints } from '../ai/checkpoint-parts.ts'
import { readGaps } from '../ai/gaps.ts'
import { builtInAnalyst } from '../analyst/analyst.ts'
import { type Brief, emptyBrief } from '../domain/brief/brief.ts'
import { isTooVague } from '../domain/brief/notices.ts'
import { readText } from '../domain/brief/read-text.ts'
import { refusalOf } from '../domain/brief/refusal.ts'
import { withReading } from '../domain/brief/with-reading.ts'
import { type Citation, researchTopicSchema, storedCitations } from '../domain/citation.ts'
import { termsFor } from '../domain/lookup-terms.ts'
import type { LookupRecord, LookupTerms } from '../domain/lookups.ts'
import { citationsWithin, renumberCitations } from '../domain/renumber-citations.ts'
import type { Report } from '../domain/report.ts'
import { statementsOf } from '../domain/report-statements.ts'
import { storeAudience, storeConcept, storeEvidence, storeMarket } from '../domain/report-storage.ts'
import { type EngineNote, marketPartSchema } from '../domain/validation.ts'
import {
  type ChooseEngine,
  type Engine,
  type Revising,
  StepFailure,
  type StepInput,
  type Usage,
  type Written,
} from '../engine/engine.ts'
import type { Computing } from '../evidence/computing.ts'
import { decideWithin } from '../evidence/decide-pairs.ts'
import { judgeSupport } from '../evidence/support.ts'
import { type FinishedStep, runKind, type StepContext } from '../run/worker.ts'
import { type Claim, claimSchema } from './claim.ts'
import type { ReadPlannedWork } from './planned-work.ts'
import { type CheckCitations, type JudgeCitations, writeEvidence } from './write-evidence.ts'

/** What the step leaves behind: its section as columns of the report. */
interface FinishedSection {
  result: { columns: { engine?: EngineNote; [column: string]: unknown } }
  usage: Usage | null
}

export interface ReportWriters {
  chooseEngine: ChooseEngine
  checkCitations: CheckCitations
  /** The computing budget of one invocation, counted from now. */
  computing: () => Computing
  plannedWork: ReadPlannedWork
  /** Queries the public sources; null if this server queries none. */
  lookUp: (terms: LookupTerms, signal: AbortSignal) => Promise<LookupRecord | null>
  /** Recomputes a completed report after new lookups. */
  followLookups: (validation: string) => Promise<void>
  /** Updates a completed report to its current brief, where that needs no model. */
  catchUpWithBrief: (validation: string) => Promise<void>
  /** Stores the judgments of quotations in a completed report, unless it is being changed. */
  saveJudgments: (validation: string, judged: Citation[]) => Promise<void>
  /** Starts a worker for the follow-up of a completed report. */
  wake: () => void
}

/**
 * The kinds of runs that write a report: the first one, follow-ups, re-runs of a section, and lookups of a finished
 * report.
 */
export function reportKinds(writers: ReportWriters) {
  const write = (claim: Claim, context: StepContext) => writeStep(writers, claim, context)
  // Applies what the founder changed during the run.
  const catchUpWithBrief = async ({ validationId }: Claim) => {
    try {
      await writers.catchUpWithBrief(validationId)
    } finally {
      writers.wake()
    }
  }
  const validationFailures = {
    late: 'The analysis took too long. Nothing was charged. Press Retry to continue where it stopped.',
    unexpected:
      'The analysis stopped unexpectedly. Nothing was charged. Press Retry to continue where it stopped.',
  }
  const rerunFailures = {
    late: 'The section could not be written: it took too long. Your report is unchanged, and nothing was charged.',
    unexpected:
      'The section could not be written: it stopped unexpectedly. Your report is unchanged, and nothing was charged.',
  }
  const lookupFailures = {
    late: 'The look-ups took too long. Your report is unchanged.',
    unexpected: 'The look-ups stopped unexpectedly. Your report is unchanged.',
  }
  const followUpFailures = {
    late: 'The check of the sources took too long. Your report is unchanged.',
    unexpected: 'The check of the sources stopped unexpectedly. Your report is unchanged.',
  }
  return {
    follow_up: runKind(claimSchema, write, followUpFailures, catchUpWithBrief),
    validation: runKind(claimSchema, write, validationFailures, catchUpWithBrief),
    rerun: runKind(claimSchema, write, rerunFailures, catchUpWithBrief),
    lookup: runKind(claimSchema, write, lookupFailures, ({ validationId }) =>
      writers.followLookups(validationId),
    ),
  }
}

async function writeStep(
  writers: ReportWriters,
  claim: Claim,
  { signal, saveCheckpoint }: StepContext,
): Promise<FinishedStep> {
  if (claim.step === 'lookups') return lookups(writers, claim, signal)
  const { idea, attempt, briefVersion } = claim
  // A refused idea is not searched for either.
  if (claim.step === 'concept' || isSearch(claim)) refuse(idea)
  const brief = briefOf(claim)
  const save = async (value: object) => {
    await saveCheckpoint(value)
  }
  const checkpoint = { saved: claim.checkpoint, save }
  const input = { idea, brief, briefVersion, lookups: claim.lookups, attempt, checkpoint, signal }
  // No engine gathers the evidence, so this step works whatever the engine settings are.
  if (claim.step === 'evidence') return evidence(writers, claim, input)
  // A model would only guess from a brief that is too vague, so it is only asked for the concept, where it may find what the
  // reader missed.
  const engine = claim.step !== 'concept' && isTooVague(brief) ? builtInAnalyst : await writers.chooseEngine()
  if (claim.kind === 'follow_up' && !engine.research) throw noModel()
  if (isSearch(claim) || isPart(claim)) return gather(engine, input, claim)
  if (isFollowing(claim)) return follow(writers, engine, input, claim)
  return writeSection(engine, input, claim)
}

const noModel = () =>
  new StepFailure('The AI service that wrote this report is not set up any more. Your report is unchanged.', {
    retryable: false,
  })

type FollowingClaim = Extract<Claim, { step: 'judge' | 'gaps' | `again-${string}` }>

const isFollowing = (claim: Claim): claim is FollowingClaim =>
  claim.step === 'judge' || claim.step === 'gaps' || claim.step.startsWith('again-')

/** A follow-up step of a completed report (docs/runs-and-quota.md#follow-up). */
async function follow(
  writers: ReportWriters,
  { research }: Engine,
  input: StepInput,
  claim: FollowingClaim,
): Promise<FinishedStep> {
  if (!research) throw noModel()
  const report = reportOf(claim, input)
  const { citations, materials } = claim
  switch (claim.step) {
    case 'judge': {
      const judged = await research.judge({ ...input, report, citations, computing: writers.computing() })
      await writers.saveJudgments(claim.validationId, judged.citations)
      return { result: {}, usage: judged.usage }
    }
    case 'gaps': {
      const { material, usage } = await research.gaps({ ...input, report, citations })
      return { result: { material }, usage }
    }
    default: {
      const number = Number(claim.step.slice('again-'.length))
      const { material, usage } = await research.searchAgain({ ...input, materials }, number)
      return { result: { material }, usage }
    }
  }
}

const reportOf = (
  { sections: { concept, audience, market }, lookups, citations }: FollowingClaim,
  { brief }: StepInput,
): Report => ({
  brief,
  lookups,
  concept,
  audience,
  market,
  evidence: { citations },
})

type SearchClaim = Extract<Claim, { step: `search-${string}` }>
type PartClaim = Extract<Claim, { step: `part-${string}` }>

const isSearch = (claim: Claim): claim is SearchClaim => claim.step.startsWith('search-')
const isPart = (claim: Claim): claim is PartClaim => claim.step.startsWith('part-')

/** Searches for a topic or writes a part of the market. An engine that does neither leaves no material. */
async function gather(
  { research }: Engine,
  input: StepInput,
  claim: SearchClaim | PartClaim,
): Promise<FinishedStep> {
  if (!research) return { result: { material: null }, usage: null }
  const { material, usage } = isSearch(claim)
    ? await research.search(input, researchTopicSchema.parse(claim.step.slice('search-'.length)))
    : await research.part(
        { ...input, concept: claim.sections.concept, materials: claim.materials },
        marketPartSchema.parse(claim.step.slice('part-'.length)),
      )
  return { result: { material }, usage }
}

/** The brief as its founder left it; open fields are read from the idea. */
const briefOf = ({ brief, idea }: Claim): Brief => withReading(brief ?? emptyBrief(), readText(idea), idea)

function refuse(idea: string) {
  const reason = refusalOf(idea)
  if (reason) throw new StepFailure(reason, { retryable: false })
}

type Writing = Extract<Claim, { step: 'concept' | 'audience' | 'market' }>

/** If workers die twice during lookups, the report is written without them. */
const LOOKUP_ATTEMPTS = 2

/** Queries public sources with what the founder confirmed. A report is written with or without them, so this never fails. */
async function lookups({ lookUp }: ReportWriters, claim: Claim, signal: AbortSignal): Promise<FinishedStep> {
  const terms = claim.terms && termsFor(claim.terms, claim.brief ?? emptyBrief(), claim.lookups)
  const record = terms && claim.attempt <= LOOKUP_ATTEMPTS ? await lookUp(terms, signal) : null
  return { result: { lookups: record }, usage: null }
}

async function writeSection(engine: Engine, input: StepInput, claim: Writing): Promise<FinishedSection> {
  const others = [...Object.values(claim.sections), ...claim.earlier]
  const revising = revisingOf(claim)
  switch (claim.step) {
    case 'concept': {
      if (revising) return finished(await engine.concept({ ...input, revising }), storeConcept, others)
      const { brief = input.brief, ...written } = await engine.concept(input)
      const concept = isTooVague(brief) ? await builtInAnalyst.concept({ ...input, brief }) : written
      const { result } = finished(concept, storeConcept, others)
      // What was read is kept with the report, so that its founder sees and changes it there.
      return { result: { columns: { ...result.columns, brief } }, usage: written.usage }
    }
    case 'audience':
      return finished(await engine.audience({ ...input, ...claim.sections, revising }), storeAudience, others)
    case 'market': {
      // A run that began without a model has no parts, so the built-in analyst writes its market.
      const hasParts = Object.keys(claim.materials).some((step) => step.startsWith('part-'))
      const writer = hasParts || !engine.research ? engine : builtInAnalyst
      const market = writer.market({ ...input, ...claim.sections, materials: claim.materials })
      return finished(await market, storeMarket, others)
    }
  }
}

/** In a second round, the basis for rewriting a section. */
function revisingOf({ kind, sections, materials }: Writing): Revising | undefined {
  const { concept, audience } = sections
  return kind === 'follow_up' && concept ? { materials, concept, audience } : undefined
}

function finished<Section extends object>(
  { section: written, engine, usage }: Written<Section>,
  store: (section: Section) => object,
  others: unknown[],
): FinishedSection {
  const section = renumberCitations(written, others.flatMap(citationsWithin))
  return { result: { columns: { ...store(section), engine } }, usage }
}

const checkedPagesSchema = z.object({ checked: storedCitations })

/** Reads the cited pages, then decides which statements they support: in code, and in a second round with a model. */
async function evidence(
  writers: ReportWriters,
  claim: Extract<Claim, { step: 'evidence' }>,
  input: StepInput,
): Promise<FinishedStep> {
  const { validationId, sections, citations: known, created_at: asOf } = claim
  const isSecondRound = claim.kind === 'follow_up'
  // A follow-up that found nothing to do leaves the report as it is.
  if (isSecondRound && !readGaps(claim.materials).rewrite) return { result: {}, usage: null }
  const context = { known, asOf, plan: await writers.plannedWork(validationId) }
  const parts = nestedCheckpoints(input.checkpoint)
  const computing = writers.computing()
  const check = async (unchecked: Citation[]) => {
    const pages = parts('pages')
    const { data } = checkedPagesSchema.safeParse(pages.saved)
    if (data) return data.checked
    const checked = await writers.checkCitations(unchecked, input.signal, computing)
    if (!input.signal.aborted) await pages.save({ checked })
    return checked
  }
  const judgeInCode: JudgeCitations = (report, citations) =>
    judgeSupport(statementsOf(report), citations, null, decideWithin(parts('in-code'), computing))
  let usage: Usage | null = null
  const judge: JudgeCitations = async (report, citations) => {
    const { research } = await writers.chooseEngine()
    const given = { ...input, checkpoint: parts('judge'), computing, report, citations }
    // Without a judge, only the decisions made in code count.
    const judged = await research?.judge(given).catch((error: unknown) => {
      if (!(error instanceof StepFailure)) throw error
      return { citations: null, usage: error.usage }
    })
    usage = judged?.usage ?? null
    return judged?.citations ?? judgeInCode(report, citations)
  }
  const { section, scorecard } = await writeEvidence(
    { brief: input.brief, lookups: claim.lookups, ...sections },
    context,
    check,
    isSecondRound ? judge : judgeInCode,
  )
  return { result: { columns: { ...storeEvidence(section), scorecard } }, usage }
}
