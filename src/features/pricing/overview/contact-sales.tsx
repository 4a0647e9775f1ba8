import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { contactLink } from '@/shared/lib/contact-link'
import { Button } from '@/shared/ui/button'

/** Leads to the contact form, or to the address that is configured. */
export const ContactSales = () => (
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
