import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useAccount, useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { QueryView } from '@/shared/ui/query-view'
import { HeaderSkeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toast'
import { roadmapQueries } from '../roadmap-queries'
import { Phases } from '../screen/phases'
import { PhasesSkeleton } from '../screen/phases-skeleton'
import { RoadmapHeader } from '../screen/roadmap-header'

const LOAD_FAILED = 'Failed to load this project'
const NOT_YOURS = "You don't have permission to view this validation"

/** /validate-idea/results/:id/roadmap and /roadmap/:id; the id is the validation's. */
export function ProjectRoadmapPage() {
  const { id = '' } = useParams()
  return <Project key={id} id={id} />
}

function Project({ id }: { id: string }) {
  const isAdmin = useAuthStore((state) => state.isAdmin)
  return (
    <QueryView
      query={useQuery(roadmapQueries.project(id))}
      pending={<ScreenSkeleton />}
      error={() => <LeaveScreen message={LOAD_FAILED} />}
      // Other users' projects look as if they did not exist.
      empty={<LeaveScreen message={isAdmin ? LOAD_FAILED : NOT_YOURS} />}
      isEmpty={(data) => data === null}
    >
      {(validation) => validation && <Readable validation={validation} />}
    </QueryView>
  )
}

function Readable({ validation }: { validation: Validation }) {
  const { userId, isAdmin } = useAccount()
  // Row policies already hide other users' projects; this check holds if one got through.
  if (!isAdmin && validation.userId !== userId) return <LeaveScreen message={NOT_YOURS} />
  return (
    <>
      <RoadmapHeader validation={validation} />
      <Phases validation={validation} />
    </>
  )
}

/** Says why the project is not shown, and returns to the dashboard. */
function LeaveScreen({ message }: { message: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    toast.error(message, { id: message })
    void navigate(paths.dashboard, { replace: true })
  }, [navigate, message])
  return <ScreenSkeleton />
}

/** The screen while the project loads. */
const ScreenSkeleton = () => (
  <>
    <HeaderSkeleton back title={['w-full', 'w-11/12', 'w-80']} actions={['w-28']} />
    <PhasesSkeleton />
  </>
)
