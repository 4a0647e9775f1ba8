import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { SkipLink } from '@/shared/ui/skip-link'

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
