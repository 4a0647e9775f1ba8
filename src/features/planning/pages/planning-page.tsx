import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { useAccount } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { QueryView } from '@/shared/ui/query-view'
import { Skeleton } from '@/shared/ui/skeleton'
import { ErrorState } from '@/shared/ui/states'
import { toast } from '@/shared/ui/toast'
import { planningQueries } from '../planning-queries'
import { PLANNING_STEPS } from '../planning-steps'
import { Wizard } from '../wizard/wizard'

const LOAD_FAILED = 'Failed to load planning data. Please try again.'
/** The same text as on the results page (docs/contract.md#messages). */
const NO_DATA = 'No validation data found. Please return to dashboard and try again.'

/** /validate-idea/results/:id/planning; without an id there is nothing to plan. */
export function PlanningPage() {
  const { id } = useParams()
  return id ? <Planned key={id} id={id} /> : <Navigate to={paths.dashboard} replace />
}

function Planned({ id }: { id: string }) {
  return (
    <QueryView
      query={useQuery(planningQueries.validation(id))}
      pending={<Pending id={id} />}
      error={(_, retry) => <NotPlanned message={LOAD_FAILED} onRetry={retry} />}
      empty={<NotPlanned message={NO_DATA} />}
      isEmpty={(data) => data === null}
    >
      {(validation) => validation && <Plannable validation={validation} />}
    </QueryView>
  )
}

/** Loading the idea's name and its plan. */
const Pending = ({ id }: { id: string }) => (
  <>
    <Header id={id} title={<Skeleton className="my-1 h-4.5 w-72 max-w-full" />} />
    <WizardSkeleton />
  </>
)

const Header = ({ id, title }: { id: string; title: ReactNode }) => (
  <PageHeader
    title="Project Planning"
    subtitle={title}
    back={{ to: paths.results(id), label: 'Back to Results' }}
  />
)

function Plannable({ validation }: { validation: Validation }) {
  const { userId, isAdmin } = useAccount()
  const saved = useQuery(planningQueries.ofValidation(validation.id))
  const toResults = <WayOn to={paths.results(validation.id)}>Back to Results</WayOn>
  if (validation.userId !== userId)
    return isAdmin ? (
      <NotPlanned message="Only its founder can plan this project." action={toResults} />
    ) : (
      <NotYours />
    )
  if (validation.status !== 'completed')
    return <NotPlanned message="You can start planning when the report is complete." action={toResults} />
  return (
    <>
      <Header id={validation.id} title={<span dir="auto">{validation.title}</span>} />
      <QueryView
        query={saved}
        pending={<WizardSkeleton />}
        error={(_, retry) => <ErrorState message={LOAD_FAILED} onRetry={retry} action={toResults} />}
      >
        {(planning) => <Wizard validation={validation} saved={planning} />}
      </QueryView>
    </>
  )
}

/** Row policies already hide other users' validations; this check holds if one got through. */
function NotYours() {
  const navigate = useNavigate()
  useEffect(() => {
    toast.error("You don't have permission to view this validation")
    void navigate(paths.dashboard, { replace: true })
  }, [navigate])
  return <WizardSkeleton />
}

interface NotPlannedProps {
  message: string
  onRetry?: () => void
  action?: ReactNode
}

const NotPlanned = ({ message, onRetry, action }: NotPlannedProps) => (
  <>
    <h1 className="sr-only">Project Planning</h1>
    <ErrorState
      message={message}
      onRetry={onRetry}
      action={action ?? <WayOn to={paths.dashboard}>Back to Dashboard</WayOn>}
    />
  </>
)

const WayOn = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button asChild variant="secondary">
    <Link to={to}>{children}</Link>
  </Button>
)

const WizardSkeleton = () => (
  <div className="@container/wizard">
    <div className="grid gap-x-12 gap-y-2 @4xl/wizard:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="-mt-4 flex gap-1 @4xl/wizard:mt-0 @4xl/wizard:block">
        {PLANNING_STEPS.map(({ id }) => (
          <div
            key={id}
            className="flex min-h-11 flex-1 items-center gap-3 @4xl/wizard:items-start @4xl/wizard:px-3 @4xl/wizard:py-2.5"
          >
            <Skeleton className="h-1.5 w-full rounded-full @4xl/wizard:hidden" />
            <Skeleton className="mt-px hidden size-6 rounded-full @4xl/wizard:block" />
            <Skeleton className="hidden h-9 w-28 @4xl/wizard:block" />
          </div>
        ))}
      </div>
      <div className="@container flex min-w-0 flex-col gap-6">
        <div>
          <Skeleton className="my-0.5 w-36" />
          <Skeleton className="mt-2 h-6 w-64 max-w-full" />
          <Skeleton className="mt-2.5 w-72 max-w-full" />
        </div>
        <Skeleton className="h-8 w-44 rounded-md pointer-coarse:h-11" />
        <div className="grid @xl:grid-cols-2 gap-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-27 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
