import type { Validation } from '@domain/validation'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { costWords } from '@/shared/lib/cost-words'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { ideaQueries, isRunning } from '../../idea-queries'
import { fetchRun } from '../../requests'
import type { RunRecord } from '../../run-record'
import { RunAgain } from './run-again'
import { figuresOf } from './run-figures'
import { RunRemarks } from './run-remarks'
import { RunTable } from './run-table'

const POLL_MS = 5_000

const runQuery = ({ id, status, rerun }: Validation) =>
  queryOptions({
    // A run that has ended is read once more: its last figures came after the last poll.
    queryKey: [...ideaQueries.all, 'run', id, status, rerun],
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
    <details
      open={open}
      className="group rounded-lg border border-line bg-surface-raised text-sm print:hidden"
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-4 py-2 hover:bg-surface-sunken/50 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform duration-150 ease-out group-open:rotate-90"
        />
        <h2 className="shrink-0 font-semibold">Run</h2>
        {run.data && <span className="ml-auto min-w-0 text-right text-ink-muted">{gistOf(run.data)}</span>}
      </summary>
      <div className="flex flex-col gap-6 border-line border-t p-4">
        <RunAgain validation={validation} />
        <QueryView
          query={run}
          pending={<Skeleton className="h-40 rounded-lg" />}
          error="How this report was made could not be loaded."
          isEmpty={(data) => !data || data.steps.length === 0}
          empty={<p className="text-ink-muted">No run is recorded for this validation.</p>}
        >
          {(data) =>
            data && (
              <div className="flex flex-col gap-6">
                <RunTable steps={data.steps} engine={validation.engine} />
                <RunRemarks run={data} />
              </div>
            )
          }
        </QueryView>
      </div>
    </details>
  )
}

function gistOf({ steps }: RunRecord): string {
  const figures = figuresOf(steps.flatMap(({ usage }) => usage))
  return figures.calls === 0 ? 'No model was asked' : `${figures.models.join(', ')}: ${costWords(figures)}`
}
