import type { Revision } from '../domain/revision.ts'
import { previousSchema } from '../domain/validation.ts'
import { HttpError } from '../http/http-error.ts'
import type { Runs } from '../run/runs.ts'
import type { ReadPlannedWork } from '../validation/planned-work.ts'
import type { PlanRun } from '../validation/start-validation.ts'
import type { RevisedRow, RevisionStore } from './revision-store.ts'

export interface RevisionDeps {
  runs: Runs
  plannedWork: ReadPlannedWork
  revisions: RevisionStore
  plan: PlanRun
}

export const notFound = () => new HttpError(404, 'Validation not found')
export const notComplete = () => new HttpError(409, 'The report is not complete yet.')
const changed = () =>
  new HttpError(409, 'This section was changed meanwhile. Look at it first, then decide again.')

export type OfSection = Extract<Revision, { action: 'rerun' | 'switch-version' }>

/** Throws 409 if the earlier version of the section is not the one that its owner saw. */
export function refuseUnseen(row: RevisedRow, { section, seen }: OfSection) {
  const kept = previousSchema.parse(row.previous)[section]?.writtenAt ?? null
  if (seen !== undefined && seen !== kept) throw changed()
}
