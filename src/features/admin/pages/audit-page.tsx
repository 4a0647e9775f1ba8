import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import { PAGE_ROWS } from '@/shared/lib/keyset'
import { isChoice } from '@/shared/list/list-address'
import { ListChoice } from '@/shared/list/list-tools'
import { LoadMore } from '@/shared/list/load-more'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { type AuditEntry, SUBJECTS, type Subject } from '../audit/audit-entry'
import { EntryRow } from '../audit/entry-row'
import { fetchAuditLog } from '../audit/requests'

const auditQueries = {
  log: (subject: Subject | null) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'audit', subject],
      queryFn: ({ pageParam, signal }) => fetchAuditLog(subject, pageParam, signal),
      initialPageParam: null as number | null,
      getNextPageParam: (page: AuditEntry[]) => (page.length === PAGE_ROWS ? page.at(-1)?.id : null),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
}

const FAILED = 'Failed to load the audit log. Please check your admin permissions.'
const CHOICES = { all: { label: 'All subjects' }, ...SUBJECTS }

/** /admin/audit: changes by administrators. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('subject')
  const subject = isChoice(SUBJECTS, asked) ? asked : null
  const log = useInfiniteQuery({ ...auditQueries.log(subject), select: ({ pages }) => pages.flat() })
  const outdated = log.isPlaceholderData
  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Changes made by administrators, newest first. Entries cannot be edited."
        actions={
          <ListChoice
            label="Subject"
            choices={CHOICES}
            value={subject ?? 'all'}
            onChange={(choice) =>
              setParams(choice === 'all' ? {} : { subject: choice }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        }
      />
      <QueryView
        query={log}
        pending={<AuditSkeleton />}
        error={FAILED}
        empty={
          <EmptyState
            title={subject ? `No changes of this kind: ${SUBJECTS[subject].label}.` : 'No changes yet.'}
          />
        }
      >
        {(entries) => (
          <ol
            aria-label="Changes"
            aria-busy={outdated}
            className={cn(
              'divide-y divide-line rounded-lg border border-line bg-surface-raised transition-opacity duration-150',
              outdated && 'opacity-60',
            )}
          >
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </QueryView>
      <LoadMore query={log} />
    </>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e']

const AuditSkeleton = () => (
  <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised">
    {ROWS.map((row) => (
      <div key={row} className="grid gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Skeleton className="my-0.5 w-32" />
          <Skeleton className="my-1 w-72 max-w-full" />
          <Skeleton className="mt-2 h-3 w-64 max-w-full" />
          <Skeleton className="mt-3 w-56 max-w-full" />
        </div>
        <div>
          <Skeleton className="my-1 h-3 w-16" />
          <Skeleton className="my-1 w-72 max-w-full" />
          <Skeleton className="mt-3 h-3 w-20" />
          <Skeleton className="mt-2 w-40" />
        </div>
      </div>
    ))}
  </div>
)
