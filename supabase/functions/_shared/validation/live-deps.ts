import { serviceClient } from '../db/service-client.ts'
import { computingOf } from '../evidence/computing.ts'
import { liveGateway } from '../lookups/live.ts'
import { lookUp } from '../lookups/look-up.ts'
import { createRevisionStore } from '../revision/create-revision-store.ts'
import { catchUpWithBrief, followLookups, saveJudgments } from '../revision/revise-report.ts'
import { liveRuns, type Runs } from '../run/runs.ts'
import { planRun } from './plan-run.ts'
import { createPlannedWorkReader } from './planned-work.ts'
import { createValidationStarter } from './start-validation.ts'
import { type ReportWriters, reportKinds } from './write-step.ts'

/** Connects what writes reports to this project's database and functions. */
export function liveDeps(
  writers: Omit<
    ReportWriters,
    'computing' | 'plannedWork' | 'catchUpWithBrief' | 'followLookups' | 'lookUp' | 'saveJudgments' | 'wake'
  >,
) {
  const client = serviceClient()
  const plannedWork = createPlannedWorkReader(client)
  const revisions = createRevisionStore(client)
  const gateway = liveGateway(client)
  const kinds = reportKinds({
    ...writers,
    computing: computingOf,
    plannedWork,
    catchUpWithBrief: (validation) => catchUpWithBrief({ revisions, plannedWork }, validation),
    followLookups: (validation) => followLookups({ revisions, plannedWork }, validation),
    saveJudgments: (validation, judged) => saveJudgments({ revisions, plannedWork }, validation, judged),
    wake: () => runs.sweep(),
    lookUp: async (terms, signal) => (gateway.settings.isOff ? null : lookUp(terms, { gateway, signal })),
  })
  const runs: Runs = liveRuns(kinds)
  return {
    runs,
    begin: createValidationStarter(client),
    plan: planRun(client, writers.chooseEngine),
    plannedWork,
    revisions,
  }
}
