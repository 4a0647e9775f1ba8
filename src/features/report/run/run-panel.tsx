import type { Validation } from '@domain/stored-validation'
import type { EngineNote } from '@domain/validation'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { RunDetails } from '@/shared/run/run-details'
import { gistOf } from '@/shared/run/run-figures'
import { RunRemarks } from '@/shared/run/run-remarks'
import { RunTable } from '@/shared/run/run-table'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { isRunning, validationQueries } from '@/validation/validation-queries'
import { fetchRun } from '../requests'
import type { RunRecord } from '../run-record'
import { Charges } from './charges'
import { namedSteps } from './named-steps'
import { RunAgain } from './run-again'

const POLL_MS = 5_000

const runQuery = ({ id, status, rerun }: Validation) =>
  queryOptions({
    // A run that has ended is read once more: its last figures came after the last poll.
    queryKey: [...validationQueries.all, 'run', id, status, rerun],
    queryFn: ({ signal }) => fetchRun(id, signal),
    refetchInterval: isRunning(status) || rerun?.state === 'running' ? POLL_MS : false,
    // After a rerun the key is what it was before it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const fromAdmin = z.object({ admin: z.literal(true) })

/** For administrators: how the report was made, by which model, and what it cost. */
export function RunPanel({ validation }: { validation: Validation }) {
  const run = useQuery(runQuery(validation))
  const state: unknown = useLocation().state
  // Whoever comes from the list of all validations, or sees a run that stopped, looks for this first.
  const [open] = useState(() => fromAdmin.safeParse(state).success || validation.status === 'error')
  return (
    <RunDetails open={open} gist={run.data ? gistOf(run.data.steps) : null}>
      <RunAgain validation={validation} />
      <QueryView
        query={run}
        pending={<Skeleton className="h-40 rounded-lg" />}
        error="The run details could not be loaded."
        isEmpty={(data) => !data || data.steps.length === 0}
        empty={<p className="text-ink-muted">No run is recorded for this validation.</p>}
      >
        {(data) => data && <Worked run={data} engine={validation.engine} />}
      </QueryView>
    </RunDetails>
  )
}

function Worked({ run, engine }: { run: RunRecord; engine: EngineNote | null }) {
  const steps = namedSteps(run.steps, engine)
  return (
    <div className="flex flex-col gap-6">
      <RunTable steps={steps} />
      <RunRemarks steps={steps} />
      <Charges charges={run.charges} />
    </div>
  )
}
