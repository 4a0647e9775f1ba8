import type { LoaderFunctionArgs } from 'react-router-dom'
import { Link, useLoaderData } from 'react-router-dom'
import { LandingFooter } from '@/features/landing/nav/landing-footer'
import { FixedReport } from '@/features/report/frame/fixed-report'
import { readSample } from '@/features/report/samples/samples'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { NotFoundPage } from './not-found-page'

const FIRST = 'dental'

export const loadSample = ({ params }: LoaderFunctionArgs) => readSample(params.name ?? FIRST)

/** /sample and /sample/:name, a report without an account. */
export function SamplePage() {
  const validation = useLoaderData<typeof loadSample>()
  if (!validation) return <NotFoundPage />
  return (
    <>
      <div className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-8 sm:px-8 sm:pt-7">
        <FixedReport
          key={validation.id}
          validation={validation}
          meta={
            <>
              <Badge variant="outline">Sample report</Badge>
              <span>The idea is made up and contains no real data.</span>
            </>
          }
          actions={
            <Button asChild size="sm">
              <Link to={paths.validateIdea}>Validate Your Idea</Link>
            </Button>
          }
        />
      </div>
      <LandingFooter />
    </>
  )
}
