import { type SharedReport, type ShareIncludes, sharedValidation } from '@domain/shared-report'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LandingFooter } from '@/features/landing/nav/landing-footer'
import { PlanCard } from '@/features/planning/planning-summary'
import { FixedReport } from '@/features/report/frame/fixed-report'
import { ReportSkeleton } from '@/features/report/frame/report-skeleton'
import { NO_SLOTS, ReportSlotsContext } from '@/features/report/report-slots'
import { shareQueries } from '@/features/share/share-queries'
import { paths } from '@/shared/lib/paths'
import { AppError } from '@/shared/supabase/app-error'
import { AlertBanner } from '@/shared/ui/alert-banner'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { QueryView } from '@/shared/ui/query-view'
import { ErrorState } from '@/shared/ui/states'

/** /shared#<token>: a read-only report, with what its owner included in the link. */
export function SharedPage() {
  const token = useToken()
  return token === '' ? <NoSuchLink /> : <Opened key={token} token={token} />
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * The token in the address. Tabs and references of a report change the fragment; this restores it, so that the
 * address can be reloaded and shared.
 */
function useToken(): string {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = hash.slice(1)
  const [token, setToken] = useState(inAddress)
  if (inAddress !== token && TOKEN.test(inAddress)) setToken(inAddress)
  useEffect(() => {
    if (inAddress !== token)
      navigate({ search, hash: token }, { state, replace: true, preventScrollReset: true })
  }, [inAddress, token, search, state, navigate])
  return token
}

function Opened({ token }: { token: string }) {
  const shared = useQuery(shareQueries.opened(token))
  return (
    <QueryView
      query={shared}
      pending={
        <Frame>
          <ReportSkeleton />
        </Frame>
      }
      error={(error, retry) =>
        error instanceof AppError && error.status === 404 ? (
          <NoSuchLink />
        ) : (
          <Frame>
            <h1 className="sr-only">Shared report</h1>
            <ErrorState message="The report could not be loaded. Please try again." onRetry={retry} />
          </Frame>
        )
      }
    >
      {(report) => <Shared shared={report} />}
    </QueryView>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-8 sm:px-8 sm:pt-6">{children}</div>
)

function Shared({ shared }: { shared: SharedReport }) {
  const { includes, planning } = shared
  const leftOut = leftOutOf(includes)
  const validation = useMemo(() => sharedValidation(shared), [shared])
  const slots = useMemo(
    () => ({ ...NO_SLOTS, plan: () => planning && <PlanCard planning={planning} mayEdit={false} /> }),
    [planning],
  )
  return (
    <>
      <Frame>
        <ReportSlotsContext value={slots}>
          <FixedReport
            validation={validation}
            meta={<Badge variant="outline">Shared report</Badge>}
            notices={
              leftOut && (
                <AlertBanner variant="info" className="mb-6">
                  {leftOut}
                </AlertBanner>
              )
            }
          />
        </ReportSlotsContext>
      </Frame>
      <LandingFooter />
    </>
  )
}

function leftOutOf({ idea, evidence }: ShareIncludes): string | null {
  if (!idea && !evidence)
    return 'This link does not include the full text of the idea or the founder’s evidence. The score is calculated without the evidence.'
  if (!evidence)
    return 'This link does not include the founder’s evidence. The score is calculated without it.'
  return idea ? null : 'This link does not include the full text of the idea.'
}

/** The same for mistyped, expired and revoked links: the server does not distinguish them. */
const NoSuchLink = () => (
  <div className="mx-auto flex w-full max-w-page flex-1 flex-col items-start justify-center px-4 py-16 sm:px-8">
    <h1 className="max-w-report font-semibold font-serif text-2xl tracking-tight sm:text-3xl">
      This link does not work
    </h1>
    <p className="mt-4 max-w-measure text-ink-muted">
      It may be incomplete or expired, or its owner may have revoked it. Ask the person who sent it for a new
      one.
    </p>
    <Button asChild className="mt-8">
      <Link to={paths.home}>Return to Home</Link>
    </Button>
  </div>
)
