import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { Columns3, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { CompareHeads } from '../compare/compare-heads'
import { CompareSkeleton } from '../compare/compare-skeleton'
import { comparedOf } from '../compare/compared'
import { COMPARE_MAX, COMPARE_MIN, comparedIds } from '../compare/compared-ids'
import { readableOf } from '../compare/left-out'
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
