import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { LandingNav } from '@/features/landing/nav/landing-nav'
import { paths } from '@/shared/lib/paths'
import { PaletteButton } from '@/shared/ui/palette-button'
import { SkipLink } from '@/shared/ui/skip-link'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { useSignOut } from '../use-sign-out'

/** The navigation of the landing page, for the other public pages. */
export function PublicLayout() {
  const { mutate } = useSignOut(paths.home)
  return <PublicFrame nav={<LandingNav onSignOut={() => mutate()} />} />
}

interface PublicFrameProps {
  nav: ReactNode
  /** What stands under it; the router's page without it. */
  children?: ReactNode
}

/** A page of the public area under the navigation that it is given. */
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
  /** Whether the link home reloads the app. */
  reloadDocument?: boolean
  /** What else can be done, before the theme switch. */
  children?: ReactNode
}

/** Nothing beside the page that leads away from it but the way home. */
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

/** Log-in and sign-up: nothing beside the form that leads away from it. */
export const AuthLayout = () => (
  <PublicFrame
    nav={
      <BareNav>
        <PaletteButton />
      </BareNav>
    }
  />
)
