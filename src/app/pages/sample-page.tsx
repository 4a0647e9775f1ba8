import type { LoaderFunctionArgs } from 'react-router-dom'
import { useLoaderData } from 'react-router-dom'
import { SampleReport } from '@/features/ideas/samples/sample-report'
import { readSample } from '@/features/ideas/samples/samples'
import { LandingFooter } from '@/features/landing/landing-footer'
import { NotFoundPage } from './not-found-page'

const FIRST = 'dental'

export const loadSample = ({ params }: LoaderFunctionArgs) => readSample(params.name ?? FIRST)

/** /sample and /sample/:name, a report without an account. */
export function SamplePage() {
  const validation = useLoaderData<typeof loadSample>()
  if (!validation) return <NotFoundPage />
  return (
    <>
      <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-8">
        <SampleReport key={validation.id} validation={validation} />
      </div>
      <LandingFooter />
    </>
  )
}
