import { serviceClient } from '../db/service-client.ts'
import { computingOf } from '../evidence/computing.ts'
import { createRevisionStore } from '../revision/create-revision-store.ts'
import { liveRuns, type Runs } from '../run/runs.ts'
import { planRun } from './plan-run.ts'
import { createPlannedWorkReader } from './planned-work.ts'
import { createValidationStarter } from './start-validation.ts'
import type { CheckCitations } from './write-evidence.ts'
import type { ReportWriters } from './write-step.ts'

const checkCitedPages: CheckCitations = async (citations, signal, computing) => {
  const { citationChecker } = await import('../evidence/check-citations.ts')
  return citationChecker()(citations, signal, computing)
}

/**
 * Connects the report writers to this project's database and functions. Code that only one step needs is loaded with
 * that step.
 */
export function liveDeps({
  chooseEngine,
  checkCitations = checkCitedPages,
}: Pick<ReportWriters, 'chooseEngine'> & Partial<Pick<ReportWriters, 'checkCitations'>>) {
  const client = serviceClient()
  const plannedWork = createPlannedWorkReader(client)
  const revisions = createRevisionStore(client)
  const computingDeps = { revisions, plannedWork }
  const loadKinds = async () => {
    const [{ reportKinds }, { catchUpWithBrief, followLookups, saveJudgments }, { liveGateway }] =
      await Promise.all([
        import('./write-step.ts'),
        import('../revision/change-report.ts'),
        import('../lookups/live.ts'),
      ])
    const gateway = liveGateway(client)
    return reportKinds({
      chooseEngine,
      checkCitations,
      computing: computingOf,
      plannedWork,
      catchUpWithBrief: (validation) => catchUpWithBrief(computingDeps, validation),
      followLookups: (validation) => followLookups(computingDeps, validation),
      saveJudgments: (validation, judged) => saveJudgments(computingDeps, validation, judged),
      wake: () => runs.sweep(),
      lookUp: async (terms, signal) => {
        if (gateway.settings.isOff) return null
        const { lookUp } = await import('../lookups/look-up.ts')
        return lookUp(terms, { gateway, signal })
      },
    })
  }
  const runs: Runs = liveRuns(loadKinds)
  return {
    runs,
    begin: createValidationStarter(client),
    plan: planRun(client, chooseEngine),
    plannedWork,
    revisions,
  }
}
