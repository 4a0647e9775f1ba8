import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { SkipLink } from '@/shared/ui/skip-link'

/** A page of the public area under the navigation that it is given. */
export const PublicFrame = ({ nav }: { nav: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    {nav}
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <Outlet />
    </main>
  </div>
)
