import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { homeOf } from '@/account/home-of'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PaletteButton } from '@/shared/ui/palette-button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { StartLink } from '../start-link'
import { SectionLinks } from './section-links'
import { SectionMenu } from './section-menu'

/** Of the public pages. Administrators get no section links and no call to action. */
export function LandingNav({ onSignOut }: { onSignOut: () => void }) {
  const { isAuthenticated, isAdmin } = useAuthStore()
  const sections = !(isAuthenticated && isAdmin)
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface print:static">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-16 max-w-page items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-8 print:[&>:not(:first-child)]:hidden"
      >
        <Link to={paths.home} className="mr-auto flex min-h-11 min-w-0 items-center rounded-sm">
          <Wordmark
            className={isAuthenticated ? 'max-sm:[&>span]:sr-only' : 'max-[24rem]:[&>span]:sr-only'}
          />
        </Link>
        {sections && (
          <div className="mr-auto hidden lg:block">
            <SectionLinks />
          </div>
        )}
        <PaletteButton />
        <ThemeSwitch compact />
        {isAuthenticated ? <SignedInActions onSignOut={onSignOut} /> : <SignedOutActions />}
        {sections && <SectionMenu className="lg:hidden" />}
      </nav>
    </header>
  )
}

const SignedOutActions = () => (
  <>
    <Button asChild variant="ghost" className="whitespace-nowrap max-sm:px-2">
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
