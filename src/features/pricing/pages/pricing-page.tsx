import { useAuthStore } from '@/account/auth-store'
import { PageHeader } from '@/shared/ui/page-header'
import { ContactSales } from '../overview/contact-sales'
import { DraftNote } from '../overview/draft-note'
import { Packs } from '../overview/packs'
import { PlanList } from '../overview/plan-list'

/** /pricing: the user's current plan, what is sold, and what the plans include. */
export function PricingPage() {
  const userId = useAuthStore((state) => state.userId)
  return (
    <>
      <PageHeader
        title="Plans & Pricing"
        subtitle="Pay once for what you need. Prices are in US dollars."
        className="mb-6"
      />
      <div className="flex flex-col gap-8">
        <DraftNote />
        {userId && <Packs key={userId} userId={userId} />}
        <PlanList />
        <ContactSales />
      </div>
    </>
  )
}
