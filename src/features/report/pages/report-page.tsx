import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useAccount } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { ErrorState } from '@/shared/ui/states'
import { toast } from '@/shared/ui/toast'
import { followedId, NO_DATA } from '@/validation/followed-id'
import { validationQueries } from '@/validation/validation-queries'
import { ReportSkeleton } from '../frame/report-skeleton'
import { ReportView } from '../frame/report-view'

const LOAD_FAILED = 'Failed to load validation results. Please try again or go back to dashboard.'

/** /validate-idea/results/:id; without an id, the validation of the navigation state. */
export function ReportPage() {
  const { id } = useParams()
  const handedOn = followedId(useLocation().state)
  if (!id && handedOn) return <Navigate to={paths.results(handedOn)} replace />
  return id ? <Results id={id} /> : <NothingHere message={NO_DATA} />
}

function Results({ id }: { id: string }) {
  const validation = useQuery(validationQueries.detail(id))
  return (
    <QueryView
      query={validation}
      pending={<ReportSkeleton />}
      error={(_, retry) => <NothingHere message={LOAD_FAILED} onRetry={retry} />}
      empty={<NothingHere message={NO_DATA} />}
      isEmpty={(data) => data === null}
    >
      {(data) => data && <Readable validation={data} />}
    </QueryView>
  )
}

function Readable({ validation }: { validation: Validation }) {
  const { userId, isAdmin } = useAccount()
  return isAdmin || validation.userId === userId ? (
    <ReportView key={validation.id} validation={validation} />
  ) : (
    <NotYours />
  )
}

/** Row policies already hide other users' reports; this check holds if one got through. */
function NotYours() {
  const navigate = useNavigate()
  useEffect(() => {
    toast.error("You don't have permission to view this validation")
    navigate(paths.dashboard, { replace: true })
  }, [navigate])
  return <ReportSkeleton />
}

const NothingHere = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <>
    <h1 className="sr-only">Idea Validation Results</h1>
    <ErrorState
      message={message}
      onRetry={onRetry}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>Back to Dashboard</Link>
        </Button>
      }
    />
  </>
)
