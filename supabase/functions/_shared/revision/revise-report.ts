import { type Revision, revisionSchema } from '../domain/revision.ts'
import type { Section } from '../domain/validation.ts'
import type { Handler } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { Reply } from '../http/respond.ts'
import { notComplete, notFound, type OfSection, type RevisionDeps, refuseUnseen } from './revision-deps.ts'

const LIMIT_REACHED =
  'Rewriting a section now counts as one validation, and none is left. Buy a pack or Pro to rewrite it.'
const TOO_MANY =
  'The five free rewrites of this report are used, counting those that failed. From 24 hours after its completion on, each counts as one validation.'
const TOO_VAGUE =
  'This report consists of questions. Answer one of them first: nothing can be rewritten before that.'
const TOO_MANY_LOOKUPS =
  'Public sources were asked ten times for this report today. Please come back tomorrow.'
const RUNNING = new Reply(202, { success: true, status: 'running' })
// Nothing was started: another worker has it.
const UNDER_WAY = new Reply(202, { success: true, status: 'running', underWay: true })

/** Changes the market inputs of a completed report, or starts a re-run of one section, for its owner. */
export const reviseReport =
  (deps: RevisionDeps): Handler =>
  async (caller, body) => {
    if (caller.kind !== 'user') throw new HttpError(403, 'Only the owner of a report can change it.')
    const revision = revisionSchema.parse(body)
    deps.runs.sweep()
    switch (revision.action) {
      case 'rewrite-for-brief':
        return beginRerun(deps, caller.id, revision.validationId, revision.sections)
      case 'retry-missing':
        return beginRerun(deps, caller.id, revision.validationId, ['market'], true)
      case 'retry-follow-up':
        return beginFollowUp(deps, caller.id, revision.validationId)
      case 'look-up':
        return beginLookup(deps, caller.id, revision)
      case 'rerun':
        return rerun(deps, caller.id, revision)
      default:
        return (await import('./change-report.ts')).changeReport(deps, caller.id, revision)
    }
  }

type OfLookup = Extract<Revision, { action: 'look-up' }>

async function rerun(deps: RevisionDeps, user: string, of: OfSection) {
  const { validationId: validation, section } = of
  const row = await deps.revisions.read(user, validation)
  // For another user's report: administrators may have it rewritten, and the database decides who is one.
  if (row) refuseUnseen(row, of)
  return beginRerun(deps, user, validation, [section])
}

/** Starts to rewrite sections, in one run that counts once. */
async function beginRerun(
  deps: RevisionDeps,
  user: string,
  validation: string,
  sections: Section[],
  missing = false,
) {
  const plan = await deps.plan(validation)
  const begun = await deps.revisions.beginRerun(user, validation, sections, { plan, missing })
  switch (begun.outcome) {
    case 'started':
      deps.runs.work(begun.run)
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
    case 'too_vague':
      throw new HttpError(409, TOO_VAGUE)
    case 'not_found':
      throw notFound()
    case 'not_completed':
      throw notComplete()
  }
}

/** Resumes the follow-up of a completed report that failed. */
async function beginFollowUp({ revisions, runs }: RevisionDeps, user: string, validation: string) {
  const begun = await revisions.beginFollowUp(user, validation)
  switch (begun.outcome) {
    case 'started':
      runs.work(begun.run)
      return RUNNING
    case 'running':
      return UNDER_WAY
    case 'busy':
      throw new HttpError(409, 'A section is being written right now. Please try again when it is done.')
    case 'not_found':
      throw notFound()
    case 'not_completed':
      throw notComplete()
  }
}

/** Queries public sources with the terms that the owner confirms by sending them. */
async function beginLookup(deps: RevisionDeps, user: string, { validationId, terms }: OfLookup) {
  const begun = await deps.revisions.beginLookup(user, validationId, terms)
  switch (begun.outcome) {
    case 'started':
      deps.runs.work(begun.run)
      return RUNNING
    case 'running':
      throw new HttpError(409, 'Public sources are being asked right now.')
    case 'busy':
      throw new HttpError(409, 'A section is being written right now. Please try again when it is done.')
    case 'too_many':
      throw new HttpError(429, TOO_MANY_LOOKUPS, 'too_many')
    case 'not_found':
      throw notFound()
    case 'not_completed':
      throw notComplete()
  }
}
