import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '@/shared/ui/button'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import type { NavItem } from '../nav-items'
import { LogoutButton, NavList, SignedInAs } from './menu-items'

export interface MenuPanelProps {
  items: NavItem[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that receives focus again. */
  opener: RefObject<HTMLElement | null>
}

/** The full-screen menu of small screens. */
export const MenuPanel = ({ items, isOpen, onOpenChange, opener }: MenuPanelProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Content
        {...useFocusOfMenu(opener)}
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
  </Dialog.Root>
)

/** Closing the menu returns focus to its button; following a link does not. */
function useFocusOfMenu(opener: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  return {
    onOpenAutoFocus() {
      openedAt.current = key
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (openedAt.current === key) opener.current?.focus()
    },
  }
}
