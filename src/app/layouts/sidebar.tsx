import { Search } from 'lucide-react'
import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { homeOf, useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { PALETTE_KEY, usePaletteStore } from '@/shared/lib/palette'
import { KeyHint } from '@/shared/ui/palette-button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { Wordmark } from '@/shared/ui/wordmark'
import type { NavItem } from '../nav-items'
import { LogoutButton, NavList, navRow, SignedInAs } from './menu-items'
import { useSidebar } from './sidebar-context'

/** The fixed panel of wide screens: 300 px open, 80 px collapsed, opens on hover or keyboard focus. */
export function Sidebar({ items }: { items: NavItem[] }) {
  const { isOpen, isOverlay } = useSidebar()
  const home = useAuthStore(homeOf)
  return (
    <aside
      {...useHoverAndFocus()}
      className={cn(
        'fixed inset-y-0 left-0 z-30 hidden flex-col gap-8 overflow-hidden border-line border-r bg-surface-raised px-[1.0625rem] py-6',
        'transition-[width] duration-200 ease-out md:flex print:hidden',
        isOpen ? 'w-[300px]' : 'w-20',
        isOverlay && 'shadow-float',
      )}
    >
      <Link
        to={home}
        className="flex h-8 shrink-0 items-center self-start whitespace-nowrap rounded-sm px-2.5"
      >
        <Wordmark compact={!isOpen} />
      </Link>
      <SearchRow isOpen={isOpen} />
      <nav aria-label="Main" className="-mt-6 flex-1 overflow-y-auto overflow-x-hidden">
        <NavList items={items} />
      </nav>
      <SignedInAs className={isOpen ? undefined : 'invisible'} />
      <ThemeSwitch compact={!isOpen} className="shrink-0 self-start" />
      <LogoutButton />
    </aside>
  )
}

function useHoverAndFocus() {
  const { isOverlay, openOver, collapse } = useSidebar()
  const hovered = useRef(false)
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return
      hovered.current = true
      openOver()
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return
      hovered.current = false
      collapse()
    },
    onFocus: openOver,
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (isOverlay && !hovered.current && !currentTarget.contains(relatedTarget)) collapse()
    },
  }
}

/** Opens the command palette from the sidebar. */
function SearchRow({ isOpen }: { isOpen: boolean }) {
  const setOpen = usePaletteStore((state) => state.setOpen)
  return (
    <button
      type="button"
      aria-keyshortcuts={PALETTE_KEY.aria}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className={cn(navRow, 'shrink-0 text-ink-muted')}
    >
      <Search aria-hidden className="size-5 shrink-0" />
      Search
      {isOpen && <KeyHint keys={PALETTE_KEY.keys} className="ml-auto" />}
    </button>
  )
}
