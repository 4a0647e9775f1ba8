import type { RoadmapRow } from '@domain/roadmap'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RunDetails, RunRemarks } from '@/shared/run/run-details'
import { usageSummary } from '@/shared/run/run-figures'
import { RunTable } from '@/shared/run/run-table'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { isBeingWritten, roadmapQueries } from '../../roadmap-queries'
import { fetchRoadmapRun, type RoadmapRun as RunRecord } from './requests'

const POLL_MS = 3_000
const NAMES = { tasks: 'Tasks and effort', delivery: 'Team, risks and deliverables' }
const ASKED = { owner: 'Requested by the founder.', admin: 'Requested by an administrator.' }

const runQuery = (row: RoadmapRow) =>
  queryOptions({
    // A finished run is fetched once more: its last figures came after the last poll.
    queryKey: [...roadmapQueries.all, row.validationId, 'run', row.id, row.generating, row.statusDetail],
    queryFn: ({ signal }) => fetchRoadmapRun(row.id, signal),
    refetchInterval: isBeingWritten(row) ? POLL_MS : false,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** For administrators: how a roadmap was made, with which model, its cost, and why it failed. */
export function RoadmapRun({ row }: { row: RoadmapRow }) {
  // After a failed run, administrators look for this first.
  const [open, setOpen] = useState(!isBeingWritten(row) && row.statusDetail !== '')
  const run = useQuery({ ...runQuery(row), enabled: open })
  return (
    <RunDetails open={open} onOpenChange={setOpen} gist={run.data ? usageSummary(run.data.steps) : null}>
      <QueryView
        query={run}
        pending={<Skeleton className="h-40 rounded-lg" />}
        error="The run details could not be loaded."
        isEmpty={(data) => !data || data.steps.length === 0}
        empty={<p className="text-ink-muted">No run is recorded for this roadmap.</p>}
      >
        {(data) => data && <Worked run={data} />}
      </QueryView>
    </RunDetails>
  )
}

function Worked({ run: { requester, steps } }: { run: RunRecord }) {
  const named = steps.map((step) => ({ ...step, name: NAMES[step.step], writer: 'No model' }))
  return (
    <div className="flex flex-col gap-6">
      {requester && <p className="text-ink-muted">{ASKED[requester]}</p>}
      <RunTable steps={named} />
      <RunRemarks steps={named} />
    </div>
  )
}
