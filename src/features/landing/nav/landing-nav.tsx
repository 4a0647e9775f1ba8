import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { homeOf, useAccount, useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { PaletteButton } from '@/shared/ui/palette-button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import { StartLink } from '../links'

/** The sections that the navigation links to, in order (docs/contract.md#landing-page). */
const SECTIONS = [
  { id: 'about', label: 'About' },
  { id: 'benefits', label: 'Benefits' },
  { id: 'how-it-works', label: 'How it Works' },
  { id: 'process', label: 'Process' },
  { id: 'faq', label: 'FAQ' },
] as const

/** Of the public pages. Administrators get no section links and no call to action. */
export function LandingNav({ onSignOut }: { onSignOut: () => void }) {
  const { isAuthenticated, isAdmin } = useAccount()
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

/**
 * The section links of small screens. A `<details>` element, so that it works without JavaScript; closes on
 * navigation and on Escape.
 */
function SectionMenu({ className }: { className?: string }) {
  const { open, follow, close } = useMenu()
  const opener = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the app was listening.
  const onMount = useRef(follow)
  useEffect(() => {
    if (menu.current?.open) onMount.current(true)
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    opener.current?.focus()
  }
  const Icon = open ? X : Menu
  return (
    <details
      ref={menu}
      open={open}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      onKeyDown={onKeyDown}
      className={className}
    >
      <summary
        ref={opener}
        aria-label={open ? 'Close menu' : 'Open menu'}
        className="grid size-11 list-none place-items-center rounded-md text-ink-muted hover:bg-surface-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon aria-hidden className="size-5" />
      </summary>
      <div
        className={cn(
          'absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-surface px-4 pt-2 pb-6',
          'shadow-float motion-safe:animate-fade-in sm:px-8',
        )}
      >
        <SectionLinks stacked onFollow={close} />
        <StartLink className="mt-3 w-full" />
      </div>
    </details>
  )
}

/** Whether the menu is open; any change of the route closes it. */
function useMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  // Cleared and not only hidden: going back to the entry on which it was opened must not reopen it.
  useEffect(() => setOpenAt((at) => (at === key ? at : null)), [key])
  return { open: openAt === key, close, follow: (open: boolean) => setOpenAt(open ? key : null) }
}

interface SectionLinksProps {
  /** Stacked, as in the menu of small screens. */
  stacked?: boolean
  onFollow?: () => void
}

/** Plain hash links, so that they work without JavaScript. */
const SectionLinks = ({ stacked, onFollow }: SectionLinksProps) => (
  <ul className={stacked ? 'flex flex-col' : 'flex items-center'}>
    {SECTIONS.map(({ id, label }) => (
      <li key={id}>
        <Link
          to={{ pathname: paths.home, hash: id }}
          preventScrollReset
          onClick={onFollow}
          className={cn(
            'flex items-center rounded-md text-ink-muted text-sm hover:bg-surface-sunken hover:text-ink',
            stacked ? 'min-h-12 px-4' : 'min-h-10 whitespace-nowrap px-3 pointer-coarse:min-h-11',
          )}
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
