import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homeOf, useAuthStore } from '@/account/auth-store'
import { SkipLink } from '@/shared/ui/skip-link'
import { LandingFooter } from '../nav/landing-footer'
import { LandingNav } from '../nav/landing-nav'
import { Hero } from '../sections/hero'
import { Pricing } from '../sections/pricing'
import { Showcase } from '../sections/showcase'
import { About, Benefits, Faq, HowItWorks, Process } from '../sections/text-sections'

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

const MOVE_ON_MS = 100

/** Redirects a signed-in visitor to their dashboard, replacing this page in the history. */
function useMoveOn(): void {
  const navigate = useNavigate()
  const home = useAuthStore((state) => (state.isAuthenticated && !state.isLoading ? homeOf(state) : null))
  useEffect(() => {
    if (!home) return
    const timer = setTimeout(() => navigate(home, { replace: true }), MOVE_ON_MS)
    return () => clearTimeout(timer)
  }, [home, navigate])
}

/**
 * Smooth-scrolls to the section that the address names. The 80 px offset is the root's scroll-padding, so it also
 * holds for links without JavaScript.
 */
function useSectionScroll(): void {
  const location = useLocation()
  // Depends on the location and not its hash, so that following the same link twice scrolls twice.
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))
    if (!section) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  }, [location])
}
