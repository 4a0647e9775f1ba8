import * as Dialog from '@radix-ui/react-dialog'
import { Menu, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { homeOf } from '@/account/home-of'
import { IconButton } from '@/shared/ui/button'
import { PaletteButton } from '@/shared/ui/palette-button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import type { NavItem } from '../nav-items'
import { LogoutButton, SignedInAs } from './account-row'
import { NavList } from './nav-list'
import { useSidebar } from './sidebar-context'

const WIDE = '(min-width: 48rem)'

/** The bar of small screens with its full-screen menu. */
export function MobileMenu({ items }: { items: NavItem[] }) {
  const { isMenuOpen, setMenuOpen } = useSidebar()
  const home = useAuthStore(homeOf)
  useCloseWhenWide()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-line border-b bg-surface-raised px-4 md:hidden print:hidden">
      <Link to={home} className="flex min-h-11 items-center rounded-sm">
        <Wordmark />
      </Link>
      <PaletteButton className="mr-1 ml-auto" />
      <Dialog.Root open={isMenuOpen} onOpenChange={setMenuOpen}>
        <Dialog.Trigger asChild>
          <IconButton label="Open menu" className="-mr-2">
            <Menu aria-hidden />
          </IconButton>
        </Dialog.Trigger>
        <MenuPanel items={items} />
      </Dialog.Root>
    </header>
  )
}

function MenuPanel({ items }: { items: NavItem[] }) {
  return (
    <Dialog.Portal>
      <Dialog.Content
        {...useFocusOfMenu()}
        aria-describedby={undefined}
        className="fixed inset-0 z-40 flex flex-col gap-6 overflow-y-auto bg-surface-raised px-4 pb-6 data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
      >
        <div className="flex h-14 shrink-0 items-center justify-between">
          <Dialog.Title className="font-medium">Menu</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label="Close menu" className="-mr-2">
              <X aria-hidden />
            </IconButton>
          </Dialog.Close>
        </div>
        <nav aria-label="Main" className="flex-1">
          <NavList items={items} />
        </nav>
        <SignedInAs />
        <ThemeSwitch className="self-start" />
        <LogoutButton />
      </Dialog.Content>
    </Dialog.Portal>
  )
}

/** A menu that was closed gives the focus back to its button; one that led to another page leaves it there. */
function useFocusOfMenu() {
  const { key } = useLocation()
  const openedAt = useRef(key)
  return {
    onOpenAutoFocus() {
      openedAt.current = key
    },
    onCloseAutoFocus(event: Event) {
      if (openedAt.current !== key) event.preventDefault()
    },
  }
}

/** Closes the menu when the window grows to the size that has the sidebar. */
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
