import { AlertBanner } from '@/shared/ui/alert-banner'
import { PageHeader } from '@/shared/ui/page-header'
import { DraftNote } from './draft-note'
import { PlanList } from './plan-list'
import { Standing } from './standing'

/** /pricing: what the plans include and where the reader stands. */
export const PricingOverview = () => (
  <>
    <PageHeader
      title="Plans & Pricing"
      subtitle="What each plan includes, and how much of yours is left."
      className="mb-6"
    />
    <div className="flex flex-col gap-8">
      <DraftNote />
      <Standing />
      <PlanList />
      <AlertBanner variant="info" title="Buying is not open yet.">
        The plans and prices are shown so that you know what to expect. Nothing on this page charges you.
      </AlertBanner>
    </div>
  </>
)
