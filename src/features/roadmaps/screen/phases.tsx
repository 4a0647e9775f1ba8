import { PHASES, type Phase } from '@domain/phases'
import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/account/auth-store'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { roadmapQueries } from '../roadmap-queries'
import { PhaseTabs } from './phase-tabs'
import { PhasesSkeleton } from './phases-skeleton'
import { UpsellBanner } from './upsell-banner'

/** Open to everyone, even when the access check failed (docs/contract.md#permissions). */
const ALWAYS: Phase[] = ['interactive']

/** What the reader may open, and the roadmaps that are there. */
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
