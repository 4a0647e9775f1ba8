import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Columns3, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { EmptyState } from '@/shared/ui/states'
import { CompareHeads } from '../compare/compare-heads'
import { COMPARE_GRID, ideasStyle } from '../compare/compare-row'
import { comparedOf } from '../compare/compared'
import { COMPARE_MAX, COMPARE_MIN, comparedIds } from '../compare/compared-ids'
import { MarketRows } from '../compare/market-rows'
import { ScoreRows } from '../compare/score-rows'
import { ideaQueries } from '../idea-queries'

/** /validate-idea/compare?ids=a,b: two to four completed validations side by side. */
export function ComparePage() {
  const [params] = useSearchParams()
  const ids = comparedIds(params)
  const found = useQuery(ideaQueries.compared(ids.slice(0, COMPARE_MAX)))
  return (
    <>
      <PageHeader
        title="Compare ideas"
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        actions={
          ids.length >= COMPARE_MIN && (
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
          )
        }
      />
      <QueryView
        query={found}
        pending={<CompareSkeleton />}
        error="The validations could not be loaded. They are safe. Please try again."
      >
        {(validations) => <Comparison ids={ids} validations={validations} />}
      </QueryView>
    </>
  )
}

function Comparison({ ids, validations }: { ids: string[]; validations: Validation[] }) {
  const userId = useAuthStore((state) => state.userId)
  const { ideas, leftOut } = readableOf(ids, validations, userId)
  const compared = useMemo(() => comparedOf(ideas), [ideas])
  return (
    <>
      {leftOut.length > 0 && (
        <AlertBanner variant="info" className="mb-8">
          {leftOut.map((words) => (
            <p key={words} className="[overflow-wrap:anywhere]">
              {words}
            </p>
          ))}
        </AlertBanner>
      )}
      {compared.length < COMPARE_MIN ? (
        <TooFew />
      ) : (
        <>
          <CompareHeads ideas={compared} />
          <ScoreRows ideas={compared} />
          <MarketRows ideas={compared} />
        </>
      )}
    </>
  )
}

const TooFew = () => (
  <EmptyState
    icon={Columns3}
    title="You need two completed validations to compare"
    action={
      <Button asChild variant="secondary">
        <Link to={paths.dashboard}>Choose on the dashboard</Link>
      </Button>
    }
  />
)

/** The requested validations that can be compared, and why the others are left out. */
export interface Readable {
  ideas: Validation[]
  leftOut: string[]
}

/** `found` are the validations returned for the first `COMPARE_MAX` ids. */
export function readableOf(
  ids: readonly string[],
  found: readonly Validation[],
  userId: string | null,
): Readable {
  const own = found.filter((validation) => validation.userId === userId)
  const ideas = own.filter(({ status }) => status === 'completed')
  const unfinished = own.filter(({ status }) => status !== 'completed')
  const unknown = Math.min(ids.length, COMPARE_MAX) - own.length
  const beyond = ids.length - COMPARE_MAX
  return {
    ideas,
    leftOut: [
      ...unfinished.map(({ title }) => `“${title}” is left out: its report is not complete.`),
      ...(unknown > 0 ? [formatUnknown(unknown)] : []),
      ...(beyond > 0
        ? [`At most four are compared: ${beyond} more ${beyond === 1 ? 'is' : 'are'} left out.`]
        : []),
    ],
  }
}

const formatUnknown = (count: number) =>
  count === 1
    ? 'One validation is left out because it is not yours.'
    : `${count} validations are left out because they are not yours.`

const COLUMNS = ['first', 'second']
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

export const CompareSkeleton = () => (
  <div style={ideasStyle(COLUMNS.length)}>
    <div className={cn(COMPARE_GRID, 'gap-y-6 px-4 sm:px-6')}>
      <span className="max-lg:hidden" />
      {COLUMNS.map((column) => (
        <Head key={column} />
      ))}
    </div>
    <Skeleton className="mt-12 h-7 w-32" />
    <Skeleton className="mt-2.5 mb-4 max-w-measure" />
    <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-4 sm:px-6">
      {ROWS.map((row) => (
        <div key={row} className={cn(COMPARE_GRID, 'items-center gap-y-3 py-3.5')}>
          <Skeleton className="w-32" />
          {COLUMNS.map((column) => (
            <Skeleton key={column} className="h-2.5" />
          ))}
        </div>
      ))}
    </div>
  </div>
)

const Head = () => (
  <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] lg:block">
    <Skeleton className="mb-2 size-6 rounded-full" />
    <div>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-1/2" />
      <Skeleton className="mt-2 h-3 w-20" />
      <Skeleton className="mt-5 h-8 w-28" />
      <Skeleton className="mt-3 h-3" />
      <Skeleton className="mt-2 h-3 w-2/3" />
      <Skeleton className="mt-4 h-5 w-28 pointer-coarse:my-3" />
    </div>
  </div>
)
