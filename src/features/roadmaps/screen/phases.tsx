import { PHASE_NAMES, PHASES, type Phase } from '@domain/phases'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { roadmapQueries } from '../roadmap-queries'
import { PhaseTabs } from './phase-tabs'
import { PhasesSkeleton } from './phases-skeleton'

/** Open to everyone, even when the access check failed (docs/contract.md#permissions). */
const ALWAYS: Phase[] = ['interactive']

/** The reader's phases, and the existing roadmaps. */
export function Phases({ validation }: { validation: Validation }) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const access = useQuery({ ...roadmapQueries.accessible(validation.id), enabled: !isAdmin })
  const rows = useQuery(roadmapQueries.ofValidation(validation.id))
  if (!isAdmin && access.isPending && !access.isPaused) return <Checking />
  const open = isAdmin ? PHASES : (access.data ?? ALWAYS)
  const locked = PHASES.filter((phase) => !open.includes(phase))
  return (
    <>
      {access.isLoadingError && <AccessUnknown onRetry={() => void access.refetch()} />}
      <QueryView
        query={rows}
        pending={<PhasesSkeleton />}
        error="Failed to load roadmaps"
        isEmpty={() => false}
      >
        {(roadmaps) => <PhaseTabs validation={validation} roadmaps={roadmaps} open={open} />}
      </QueryView>
      {access.data && locked.length > 0 && <UpsellBanner validationId={validation.id} locked={locked} />}
    </>
  )
}

const Checking = () => (
  <div aria-busy>
    <p role="status" className="sr-only">
      Loading
    </p>
    <PhasesSkeleton />
  </div>
)

const AccessUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <AlertBanner variant="warning" title="Failed to check phase access" className="mb-8">
    <p>Only the free phase is shown. Phases you unlocked are safe.</p>
    <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
      Try again
    </Button>
  </AlertBanner>
)

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

interface UpsellBannerProps {
  validationId: string
  locked: readonly Phase[]
}

const UpsellBanner = ({ validationId, locked }: UpsellBannerProps) => (
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
