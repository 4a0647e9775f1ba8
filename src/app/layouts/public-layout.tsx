import { Outlet } from 'react-router-dom'
import { LandingNav } from '@/features/landing/landing-nav'
import { paths } from '@/shared/lib/paths'
import { SkipLink } from '@/shared/ui/skip-link'
import { useSignOut } from '../use-sign-out'

/** Log-in, sign-up and the 404 page, under the same navigation as the landing page. */
export function PublicLayout() {
  const { mutate } = useSignOut(paths.home)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LandingNav onSignOut={() => mutate()} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
    </div>
  )
}
