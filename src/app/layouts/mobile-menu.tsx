import { Menu } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { homeOf, useAuthStore } from '@/account/auth-store'
import { IconButton } from '@/shared/ui/button'
import { deferred } from '@/shared/ui/deferred'
import { PaletteButton } from '@/shared/ui/palette-button'
import { Wordmark } from '@/shared/ui/wordmark'
import type { NavItem } from '../nav-items'
import type { MenuPanelProps } from './menu-panel'
import { useSidebar } from './sidebar-context'

const WIDE = '(min-width: 48rem)'

const MenuPanel = deferred(
  async () => (await import('./menu-panel')).MenuPanel,
  ({ isOpen }: MenuPanelProps) => isOpen,
  ({ onOpenChange }) => onOpenChange(false),
)

/** The top bar of small screens with its full-screen menu. */
export function MobileMenu({ items }: { items: NavItem[] }) {
  const { isMenuOpen, setMenuOpen } = useSidebar()
  const home = useAuthStore(homeOf)
  const button = useRef<HTMLButtonElement>(null)
  useCloseWhenWide()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-line border-b bg-surface-raised px-4 md:hidden print:hidden">
      <Link to={home} className="flex min-h-11 items-center rounded-sm">
        <Wordmark />
      </Link>
      <PaletteButton className="mr-1 ml-auto" />
      <IconButton
        ref={button}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen(!isMenuOpen)}
        className="-mr-2"
      >
        <Menu aria-hidden />
      </IconButton>
      <MenuPanel items={items} isOpen={isMenuOpen} onOpenChange={setMenuOpen} opener={button} />
    </header>
  )
}

/** Closes the menu when the window grows wide enough for the sidebar. */
function useCloseWhenWide() {
  const { isMenuOpen, setMenuOpen } = useSidebar()
  const close = useEffectEvent(() => setMenuOpen(false))
  useEffect(() => {
    if (!isMenuOpen) return
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [isMenuOpen])
}
