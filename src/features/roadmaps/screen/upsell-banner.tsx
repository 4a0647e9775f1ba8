import { PHASE_NAMES, type Phase } from '@domain/phases'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface UpsellBannerProps {
  validationId: string
  locked: readonly Phase[]
}

export const UpsellBanner = ({ validationId, locked }: UpsellBannerProps) => (
  <section
    aria-labelledby="premium-phases"
    className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-accent/40 bg-accent-soft px-4 py-4 sm:px-6 print:hidden"
  >
    <div className="flex min-w-0 flex-[1_1_24rem] items-start gap-3">
      <LockKeyhole aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      <div className="min-w-0">
        <h2 id="premium-phases" className="font-semibold">
          Premium Roadmap Phases
        </h2>
        <p className="mt-0.5 text-ink-muted text-sm">
          {listFormat.format(locked.map((phase) => PHASE_NAMES[phase]))} {locked.length === 1 ? 'is' : 'are'}{' '}
          not unlocked for this project yet.
        </p>
      </div>
    </div>
    <Button asChild size="sm">
      <Link to={paths.pricing(validationId)}>Unlock Premium Phases</Link>
    </Button>
  </section>
)
