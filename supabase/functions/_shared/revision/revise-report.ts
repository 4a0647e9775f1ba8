import { editModel, isBeyondAll, type MarketModel, resetModel } from '../domain/market-model.ts'
import { BEYOND_ALL, type Revision, revisionSchema } from '../domain/revision.ts'
import { citationsIn } from '../domain/stored-citations.ts'
import { asStored } from '../domain/stored-fields.ts'
import { previousSchema, SECTIONS } from '../domain/validation.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import { runStep } from '../validation/run-step.ts'
import type { ValidationDeps } from '../validation/start-validation.ts'
import { recompose } from './recompose.ts'
import { evidenceWith, scorecardWith, withModel } from './revise-market.ts'
import type { RevisedRow, RevisionStore } from './revision-store.ts'

/** How often a change is made anew on a row that somebody else changed meanwhile. */
const ATTEMPTS = 3
const DONE = { success: true }
const LIMIT_REACHED =
  'Writing a section again counts as one validation now, and none is left. Please upgrade to write it again.'
const TOO_MANY =
  'The five free rewrites of this report are used, counting those that failed. From 24 hours after its completion on, each counts as one validation.'
const RUNNING = new Reply(202, { success: true, status: 'running' })
// Nothing was started: somebody works on it.
const UNDER_WAY = new Reply(202, { success: true, status: 'running', underWay: true })

export interface RevisionDeps extends ValidationDeps {
  revisions: RevisionStore
}

const notFound = () => new HttpError(404, 'Validation not found')
const notComplete = () => new HttpError(409, 'The report is not complete yet.')
const changed = () =>
  new HttpError(409, 'This section was changed meanwhile. Look at it first, then decide again.')
const busy = () => new HttpError(409, 'This report is being changed right now. Please try again in a moment.')

/** Lets the owner of a completed report change its market inputs, or have one section written anew. */
export const reviseReport =
  (deps: RevisionDeps): Handler =>
  async (caller, body) => {
    if (caller.kind !== 'user') throw new HttpError(403, 'Only the owner of a report can change it.')
    const revision = revisionSchema.parse(body)
    deps.background(deps.sweep())
    switch (revision.action) {
      case 'edit-market':
        return changeModel(deps, caller.id, revision, (model) => edited(model, revision.inputs))
      case 'reset-market':
        return changeModel(deps, caller.id, revision, resetModel)
      case 'follow-plan':
        return followPlan(deps, caller.id, revision.validationId)
      case 'correct-understanding':
        return correct(deps, caller.id, revision)
      case 'rerun':
        return rerun(deps, caller.id, revision)
      case 'switch-version':
        return switchVersion(deps, caller.id, revision)
    }
  }

function edited(model: MarketModel, inputs: Parameters<typeof editModel>[1]): MarketModel {
  const unknown = Object.keys(inputs).find((id) => !model.inputs.some((input) => input.id === id))
  if (unknown) throw new HttpError(400, `This report has no input “${unknown}”.`)
  const changed = editModel(model, inputs)
  if (isBeyondAll(changed)) throw new HttpError(400, BEYOND_ALL)
  return changed
}

/** Makes a change on the row as it is, again when somebody else was faster. */
async function onRow(
  { revisions }: RevisionDeps,
  user: string,
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
  return onRow(deps, user, validationId, async (row) => {
    const { market, columns } = withModel(row, await deps.plannedWork(row.id), change)
    return deps.revisions.save(user, row, columns, market)
  })
}

/** Scores the report anew by what is planned now. What is told of a section that could not be written stays told. */
function followPlan(deps: RevisionDeps, user: string, validation: string) {
  return onRow(deps, user, validation, async (row) => {
    const scorecard = scorecardWith(row, await deps.plannedWork(row.id))
    return deps.revisions.save(user, row, { scorecard }, null)
  })
}

function correct(
  deps: RevisionDeps,
  user: string,
  { validationId, corrections }: Extract<Revision, { action: 'correct-understanding' }>,
) {
  return onRow(deps, user, validationId, async (row) => {
    const versions = SECTIONS.map((section) => deps.revisions.previous(user, validationId, section))
    const earlier = (await Promise.all(versions)).map((version) => version?.section)
    const report = await recompose(row, await deps.plannedWork(row.id), corrections, earlier)
    return deps.revisions.saveRecomposed(user, row, corrections, report)
  })
}

type OfSection = Extract<Revision, { action: 'rerun' | 'switch-version' }>

/** Refuses where the earlier version of the section is not the one that its owner saw. */
function refuseUnseen(row: RevisedRow, { section, seen }: OfSection) {
  const kept = previousSchema.parse(row.previous)[section]?.writtenAt ?? null
  if (seen !== undefined && seen !== kept) throw changed()
}

async function rerun(deps: RevisionDeps, user: string, of: OfSection) {
  const { validationId: validation, section } = of
  const row = await deps.revisions.read(user, validation)
  // The report of somebody else: an administrator may have it written again, and the database says who is one.
  if (row) refuseUnseen(row, of)
  const begun = await deps.revisions.beginRerun(user, validation, section)
  switch (begun.outcome) {
    case 'started':
      deps.background(runStep(deps, { validation, fence: begun.fence }))
      return RUNNING
    case 'running':
      return UNDER_WAY
    case 'busy':
      throw new HttpError(
        409,
        'Another section is being written right now. Please try again when it is done.',
      )
    case 'quota_exceeded':
      throw new HttpError(402, LIMIT_REACHED, 'quota_exceeded')
    case 'too_many':
      throw new HttpError(429, TOO_MANY, 'too_many')
    case 'not_found':
      throw notFound()
    case 'not_completed':
      throw notComplete()
  }
}

function switchVersion(deps: RevisionDeps, user: string, of: OfSection) {
  const { validationId: validation, section } = of
  return onRow(deps, user, validation, async (row) => {
    refuseUnseen(row, of)
    const previous = await deps.revisions.previous(user, validation, section)
    if (!previous) throw new HttpError(409, 'There is no earlier version.')
    const known = citationsIn(previous.real_citations)
    const columns = evidenceWith(
      row,
      await deps.plannedWork(row.id),
      section,
      asStored(previous.section),
      known,
    )
    return deps.revisions.switchTo(user, row, section, columns)
  })
}
