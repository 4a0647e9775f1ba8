import { SkipLink } from '@/shared/ui/skip-link'
import { Hero } from './hero'
import { LandingFooter } from './landing-footer'
import { LandingNav } from './landing-nav'
import { ReportContents } from './report-contents'
import { RunSteps } from './run-steps'
import { SampleExcerpt } from './sample-excerpt'
import { useMoveOn } from './use-move-on'

/** The public page at / (spec part 1 §2). `onSignOut` ends the session of somebody who is signed in. */
export function LandingPage({ onSignOut }: { onSignOut: () => void }) {
  useMoveOn()
  return (
    <>
      <SkipLink />
      <LandingNav onSignOut={onSignOut} />
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 outline-none sm:px-8">
        <Hero />
        <SampleExcerpt />
        <ReportContents />
        <RunSteps />
      </main>
      <LandingFooter />
    </>
  )
}
