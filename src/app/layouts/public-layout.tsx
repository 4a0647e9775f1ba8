import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { LandingNav } from '@/features/landing/nav/landing-nav'
import { paths } from '@/shared/lib/paths'
import { PaletteButton } from '@/shared/ui/palette-button'
import { SkipLink } from '@/shared/ui/skip-link'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { useSignOut } from '../use-sign-out'

/** The landing page's navigation, for the other public pages. */
export function PublicLayout() {
  const { mutate } = useSignOut(paths.home)
  return <PublicFrame nav={<LandingNav onSignOut={() => mutate()} />} />
}

interface PublicFrameProps {
  nav: ReactNode
  /** Page content; the router's outlet by default. */
  children?: ReactNode
}

/** A public page below the given navigation. */
export const PublicFrame = ({ nav, children = <Outlet /> }: PublicFrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    {nav}
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none [--page-top:4rem]">
      {children}
    </main>
  </div>
)

interface BareNavProps {
  /** Whether the home link reloads the app. */
  reloadDocument?: boolean
  /** Further actions, before the theme switch. */
  children?: ReactNode
}

/** A navigation with only the home link. */
export const BareNav = ({ reloadDocument, children }: BareNavProps) => (
  <header className="border-line border-b">
    <nav
      aria-label="Main"
      className="mx-auto flex min-h-16 max-w-page items-center justify-between px-4 py-2 sm:px-8"
    >
      <Link to={paths.home} reloadDocument={reloadDocument} className="flex min-h-11 items-center rounded-sm">
        <Wordmark />
      </Link>
      <div className="flex items-center gap-1">
        {children}
        <ThemeSwitch compact />
      </div>
    </nav>
  </header>
)

/** Login and sign-up: no links besides the form. */
export const AuthLayout = () => (
  <PublicFrame
    nav={
      <BareNav>
        <PaletteButton />
      </BareNav>
    }
  />
)
