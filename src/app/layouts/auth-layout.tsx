import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { PaletteButton } from '@/shared/ui/palette-button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { PublicFrame } from './public-frame'

/** Log-in and sign-up: nothing beside the form that leads away from it. */
export const AuthLayout = () => <PublicFrame nav={<AuthNav />} />

const AuthNav = () => (
  <header className="border-line border-b">
    <nav
      aria-label="Main"
      className="mx-auto flex min-h-16 max-w-page items-center justify-between px-4 py-2 sm:px-8"
    >
      <Link to={paths.home} className="flex min-h-11 items-center rounded-sm">
        <Wordmark />
      </Link>
      <div className="flex items-center gap-1">
        <PaletteButton />
        <ThemeSwitch compact />
      </div>
    </nav>
  </header>
)
