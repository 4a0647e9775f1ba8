import { SkipLink } from '@/shared/ui/skip-link'
import { LandingFooter } from '../nav/landing-footer'
import { LandingNav } from '../nav/landing-nav'
import { About } from '../sections/about'
import { Benefits } from '../sections/benefits'
import { Faq } from '../sections/faq'
import { Hero } from '../sections/hero'
import { Pricing } from '../sections/pricing'
import { Showcase } from '../sections/showcase'
import { HowItWorks, Process } from '../sections/steps'
import { useMoveOn } from '../use-move-on'
import { useSectionScroll } from '../use-section-scroll'

/** The public page at /. `onSignOut` ends the session of a signed-in visitor. */
export function LandingPage({ onSignOut }: { onSignOut: () => void }) {
  useMoveOn()
  useSectionScroll()
  return (
    <>
      <SkipLink />
      <LandingNav onSignOut={onSignOut} />
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 outline-none sm:px-8">
        <Hero />
        <About />
        <Benefits />
        <HowItWorks />
        <Process />
        <Showcase />
        <Pricing />
        <Faq />
      </main>
      <LandingFooter />
    </>
  )
}
