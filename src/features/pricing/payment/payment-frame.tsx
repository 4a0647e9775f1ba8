import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { PageHeader } from '@/shared/ui/page-header'

/** Page heading and the link back to the checkout of the same order. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const { planId = '' } = useParams()
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title="Complete Your Purchase"
        back={{ to: paths.checkout(planId, {}) + search, label: 'Back to Checkout' }}
      />
      {children}
    </>
  )
}
