import { cut } from '@domain/title'
import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { useDraft } from '@/shared/lib/form-storage'
import { contactLink, paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
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

/** Links to the contact form or the configured address. */
const ContactSales = () => (
  <section
    aria-labelledby="sales"
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line px-4 py-4 sm:px-6"
  >
    <div className="min-w-0 flex-[1_1_20rem]">
      <h2 id="sales" className="font-semibold">
        Need something larger?
      </h2>
      <p className="mt-0.5 text-ink-muted text-sm">For enterprise plans and custom support, write to us.</p>
    </div>
    <Button asChild variant="secondary">
      <Link to={contactLink('sales')}>
        <Mail aria-hidden />
        Contact Sales
      </Link>
    </Button>
  </section>
)

const DRAFT_CUT = 100

/** Link back to a text that is waiting to be submitted, if there is one. */
function DraftNote() {
  const { idea } = useDraft(useAuthStore((state) => state.userId))
  if (idea.trim() === '') return null
  return (
    <AlertBanner variant="success" title="Your idea is saved.">
      <p dir="auto">{cut(idea.trim(), DRAFT_CUT)}</p>
      <Link
        to={paths.validateIdea}
        className="mt-1 inline-block font-medium text-accent underline underline-offset-4"
      >
        Back to your draft
      </Link>
    </AlertBanner>
  )
}
