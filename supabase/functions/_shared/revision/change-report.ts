import { sectionsOlderThanBrief } from '../domain/brief/follow.ts'
import type { Citation } from '../domain/citation.ts'
import { editModel, isBeyondAll, type MarketModel, resetModel } from '../domain/market-model.ts'
import { storeEvidence } from '../domain/report-storage.ts'
import { BEYOND_ALL, type Revision } from '../domain/revision.ts'
import { scorecardOf } from '../domain/scorecard.ts'
import { validationSchema } from '../domain/stored-validation.ts'
import { SECTIONS } from '../domain/validation.ts'
import { HttpError } from '../http/http-error.ts'
import { recompute } from './recompute.ts'
import { mergeEvidence, reviseMarketModel, scorecardWith } from './revise-market.ts'
import { notComplete, notFound, type OfSection, type RevisionDeps, refuseUnseen } from './revision-deps.ts'
import type { RevisedRow } from './revision-store.ts'

/** How often a change is retried when the row was changed in the meantime. */
const ATTEMPTS = 3
const DONE = { success: true }
/** How often a change waits for the user's earlier one before it is refused, and how long each time, in ms. */
const MAX_WAITS = 20
const WAIT_MS = 250
const TOO_MANY_AT_ONCE = 'Your earlier changes are still being computed. Please try again in a moment.'
type Computing = Pick<RevisionDeps, 'revisions' | 'plannedWork'>

const busy = () => new HttpError(409, 'This report is being changed right now. Please try again in a moment.')

/** Report changes that are computed immediately, without a run. */
export function changeReport(deps: RevisionDeps, user: string, revision: Change) {
  switch (revision.action) {
    case 'edit-market':
      return changeModel(deps, user, revision, (model) => edited(model, revision.inputs))
    case 'reset-market':
      return changeModel(deps, user, revision, resetModel)
    case 'follow-plan':
      return followPlan(deps, user, revision.validationId)
    case 'follow-brief':
      return followBrief(deps, user, revision.validationId)
    case 'switch-version':
      return switchVersion(deps, user, revision)
  }
}

type Change = Extract<
  Revision,
  { action: 'edit-market' | 'reset-market' | 'follow-plan' | 'follow-brief' | 'switch-version' }
>

function edited(model: MarketModel, inputs: Parameters<typeof editModel>[1]): MarketModel {
  const unknown = Object.keys(inputs).find((id) => !model.inputs.some((input) => input.id === id))
  if (unknown) throw new HttpError(400, `This report has no input “${unknown}”.`)
  const changed = editModel(model, inputs)
  if (isBeyondAll(changed)) throw new HttpError(400, BEYOND_ALL)
  return changed
}

/** Makes a change for a user, one at a time, because computing a report keeps a processor busy. */
async function onRowOf(
  deps: Computing,
  user: string,
  validation: string,
  change: (row: RevisedRow) => Promise<boolean>,
) {
  const { revisions } = deps
  for (let waits = 0; !(await revisions.beginChange(user)); waits++) {
    if (waits === MAX_WAITS) throw new HttpError(429, TOO_MANY_AT_ONCE, 'over_limit', 1)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  try {
    return await onRow(deps, user, validation, change)
  } finally {
    await revisions.endChange(user)
  }
}

/** Makes a change to the current row, and retries if another change was faster. */
async function onRow(
  { revisions }: Computing,
  user: string | null,
  validation: string,
  change: (row: RevisedRow) => Promise<boolean>,
) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await revisions.read(user, validation)
    if (!row) throw notFound()
    if (row.status !== 'completed') throw notComplete()
    if (await change(row)) return DONE
  }
  throw busy()
}

function changeModel(
  deps: RevisionDeps,
  user: string,
  { validationId }: Revision,
  change: (model: MarketModel) => MarketModel,
) {
  return onRowOf(deps, user, validationId, async (row) => {
    const columns = reviseMarketModel(row, await deps.plannedWork(row.id), change)
    return deps.revisions.save(user, row, columns)
  })
}

/** Rescores the report with the current plan. Notes about sections that could not be written stay. */
function followPlan(deps: RevisionDeps, user: string, validation: string) {
  return onRowOf(deps, user, validation, async (row) => {
    const scorecard = scorecardWith(row, await deps.plannedWork(row.id))
    return deps.revisions.save(user, row, { scorecard })
  })
}

/** Recomputes what follows from the brief without calling a model. */
const followBrief = (deps: Computing, user: string, validation: string) =>
  onRowOf(deps, user, validation, (row) => saveRecomputed(deps, row))

async function saveRecomputed({ revisions, plannedWork }: Computing, row: RevisedRow): Promise<boolean> {
  const { id, userId } = row
  const versions = SECTIONS.map((section) => revisions.previous(userId, id, section))
  const earlier = (await Promise.all(versions)).map((version) => version?.columns)
  return revisions.saveRecomputed(userId, row, await recompute(row, await plannedWork(id), earlier))
}

/**
 * After a run, applies what the founder changed in the brief meanwhile, as `follow-brief` does. Sections that a model
 * wrote stay as they are: the report offers to rewrite them.
 * @throws HttpError if the report was deleted or keeps changing
 */
export async function catchUpWithBrief(deps: Computing, validation: string): Promise<void> {
  await onRow(deps, null, validation, async (row) => {
    const isUpToDate = sectionsOlderThanBrief(validationSchema.parse(row)).length === 0
    return isUpToDate || saveRecomputed(deps, row)
  })
}

/**
 * Stores the judgments of quotations in a completed report and rescores it. A report that is being changed, or was
 * deleted, is left alone.
 */
export async function saveJudgments(deps: Computing, validation: string, judged: Citation[]): Promise<void> {
  const supportOf = ({ url, quote }: Citation) =>
    judged.find((other) => other.url === url && other.quote === quote)?.check.support
  await onRow(deps, null, validation, async (row) => {
    const { report } = validationSchema.parse(row)
    const citations = (report.evidence?.citations ?? []).map((citation) => {
      const support = supportOf(citation)
      return support ? { ...citation, check: { ...citation.check, support } } : citation
    })
    const evidence = { citations }
    const context = { asOf: row.created_at, plan: await deps.plannedWork(row.id) }
    const scorecard = scorecardOf({ ...report, evidence }, context)
    return deps.revisions.saveRecomputed(row.userId, row, { ...storeEvidence(evidence), scorecard })
  }).catch((error) => {
    if (!(error instanceof HttpError)) throw error
  })
}

/** After lookups, recomputes what follows from them, as `follow-brief` does. */
export const followLookups = async (deps: Computing, validation: string): Promise<void> => {
  await onRow(deps, null, validation, (row) => saveRecomputed(deps, row))
}

function switchVersion(deps: RevisionDeps, user: string, of: OfSection) {
  const { validationId: validation, section } = of
  return onRowOf(deps, user, validation, async (row) => {
    refuseUnseen(row, of)
    const previous = await deps.revisions.previous(user, validation, section)
    if (!previous) throw new HttpError(409, 'There is no earlier version.')
    const columns = mergeEvidence(row, await deps.plannedWork(row.id), previous)
    return deps.revisions.switchTo(user, row, section, columns)
  })
}
