import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { purchasesCsv } from './purchases-csv'
import { fetchAllPurchases } from './requests'

const FILE = 'groundwork-purchases.csv'

/** All purchases in one file, those too that are not on the page yet. */
export function DownloadPurchases({ userId }: { userId: string }) {
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
