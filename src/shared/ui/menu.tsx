import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/shared/lib/cn'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
}

/** Actions on one thing, behind a button. */
export const Menu = ({ trigger, children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
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

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  /** It destroys something. */
  danger?: boolean
}

export const MenuItem = ({ danger, className, ...props }: MenuItemProps) => (
  <DropdownMenu.Item
    className={cn(
      'flex min-h-9 cursor-pointer select-none items-center gap-2 rounded-sm px-3 py-1.5 text-sm outline-none',
      'data-highlighted:bg-surface-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
      danger ? 'text-danger' : 'text-ink',
      className,
    )}
    {...props}
  />
)
