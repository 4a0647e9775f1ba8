import { SkipLink } from '@/shared/ui/skip-link'
import { Hero } from './hero'
import { LandingFooter } from './landing-footer'
import { LandingNav } from './landing-nav'
import { About } from './sections/about'
import { Benefits } from './sections/benefits'
import { Faq } from './sections/faq'
import { HowItWorks } from './sections/how-it-works'
import { Process } from './sections/process'
import { Showcase } from './sections/showcase'
import { useMoveOn } from './use-move-on'
import { useSectionScroll } from './use-section-scroll'

/** The public page at / (spec part 1 §2). `onSignOut` ends the session of somebody who is signed in. */
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
        <Faq />
      </main>
      <LandingFooter />
    </>
  )
}
