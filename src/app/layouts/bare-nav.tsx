import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'

interface BareNavProps {
  /** Whether the way home loads the app anew. */
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
