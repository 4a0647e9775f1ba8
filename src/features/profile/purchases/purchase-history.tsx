import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { LoadMore } from '@/shared/list/load-more'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { DownloadPurchases } from './download-purchases'
import { purchaseQueries } from './purchase-queries'
import { PurchaseTable } from './purchase-table'

/** What was bought with this account, when, and for how much. */
export function PurchaseHistory({ userId }: { userId: string }) {
  const list = useInfiniteQuery({ ...purchaseQueries.list(userId), select: ({ pages }) => pages.flat() })
  return (
    <Card asChild>
      <section aria-labelledby="purchases">
        <CardHeader>
          <CardTitle id="purchases">Purchases</CardTitle>
          {list.data && list.data.length > 0 && <DownloadPurchases userId={userId} />}
        </CardHeader>
        <QueryView
          query={list}
          pending={<Skeleton className="h-24" />}
          error="Your purchases could not be loaded. Please try again."
          empty={<NoPurchases />}
        >
          {(purchases) => <PurchaseTable purchases={purchases} />}
        </QueryView>
        <LoadMore query={list} />
      </section>
    </Card>
  )
}

const NoPurchases = () => (
  <p className="text-ink-muted text-sm">
    You have not bought anything yet.{' '}
    <Link to={paths.pricing()} className="text-accent underline underline-offset-4">
      See plans and prices
    </Link>
  </p>
)
