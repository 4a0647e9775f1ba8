import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

/** A menu that renders open, and then opens and closes with its button. */
export const OpenMenu = ({ trigger, children }: MenuProps) => (
  <DropdownMenu.Root modal={false} defaultOpen>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className="z-40 min-w-44 rounded-md border border-line bg-surface-raised p-1 shadow-float motion-safe:animate-fade-in"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

export const { Item } = DropdownMenu
