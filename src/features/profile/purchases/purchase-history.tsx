import { csvOf } from '@domain/csv'
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { parseTimestamp } from '@/shared/lib/dates'
import { type Cursor, nextCursor } from '@/shared/lib/keyset'
import { paths } from '@/shared/lib/paths'
import { saveFile } from '@/shared/lib/save-file'
import { LoadMore } from '@/shared/list/load-more'
import { Button } from '@/shared/ui/button'
import { Card, CardHeader, CardTitle } from '@/shared/ui/card'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import {
  formatContents,
  formatProject,
  formatPurchaseStatus,
  NEWEST,
  type Purchase,
  planName,
} from './purchase'
import { PurchaseTable } from './purchase-table'
import { fetchAllPurchases, fetchPurchases } from './requests'

const purchaseQueries = {
  // Keyed under the account, so that a purchase refreshes it too.
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...accountQueries.all, userId, 'purchases'],
      queryFn: ({ pageParam, signal }) => fetchPurchases(userId, pageParam, signal),
      initialPageParam: null as Cursor | null,
      getNextPageParam: (page: Purchase[]) => nextCursor(NEWEST, page),
      refetchOnMount: 'always',
    }),
}

/** Purchases of this account: item, date and price. */
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

const FILE = 'groundwork-purchases.csv'

/** Downloads all purchases, including those not loaded on the page. */
function DownloadPurchases({ userId }: { userId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllPurchases(userId),
    meta: { failure: 'Failed to download your purchases. Please try again.' },
    onSuccess: (purchases) =>
      saveFile(new Blob([purchasesCsv(purchases, new Date())], { type: 'text/csv;charset=utf-8' }), FILE),
  })
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? 'Downloading...' : 'Download CSV'}
    </Button>
  )
}

const COLUMNS = [
  'Date (UTC)',
  'Plan',
  'What',
  'Project',
  'Price (USD)',
  'Status',
  'Payment processor',
  'Payment ID',
]

/** Purchases as CSV; cells are escaped so that others' text cannot become formulas. */
const purchasesCsv = (purchases: readonly Purchase[], now: Date): string =>
  csvOf([
    COLUMNS,
    ...purchases.map((purchase) => [
      parseTimestamp(purchase.created_at)?.toISOString() ?? purchase.created_at,
      planName(purchase),
      formatContents(purchase),
      formatProject(purchase),
      purchase.amount,
      formatPurchaseStatus(purchase, now) ?? 'Bought',
      purchase.payment_processor,
      purchase.payment_id,
    ]),
  ])
