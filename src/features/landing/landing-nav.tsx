import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { homeOf } from '@/account/home-of'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { StartLink } from './start-link'

export function LandingNav({ onSignOut }: { onSignOut: () => void }) {
  const signedIn = useAuthStore(({ isAuthenticated }) => isAuthenticated)
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8"
      >
        <Link to={paths.home} className="mr-auto rounded-sm">
          <Wordmark className={signedIn ? 'max-sm:[&>span]:sr-only' : undefined} />
        </Link>
        <ThemeSwitch compact />
        {signedIn ? <SignedInActions onSignOut={onSignOut} /> : <SignedOutActions />}
      </nav>
    </header>
  )
}

const SignedOutActions = () => (
  <>
    <Button asChild variant="ghost">
      <Link to={paths.login}>Sign in</Link>
    </Button>
    <StartLink className="hidden sm:inline-flex" />
  </>
)

function SignedInActions({ onSignOut }: { onSignOut: () => void }) {
  const home = useAuthStore(homeOf)
  return (
    <>
      <Button asChild variant="ghost">
        <Link to={home}>Dashboard</Link>
      </Button>
      <Button variant="secondary" onClick={onSignOut}>
        Sign out
      </Button>
    </>
  )
}
