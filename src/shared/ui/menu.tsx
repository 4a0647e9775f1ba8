import type { Item } from '@radix-ui/react-dropdown-menu'
import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type KeyboardEvent,
  use,
  useState,
} from 'react'
import { cn } from '@/shared/lib/cn'
import { loadWhenUsed } from '@/shared/lib/load-when-used'
import type { MenuProps } from './open-menu'
import { toast } from './toast'

const FAILED = 'The menu could not be loaded. Please try again.'

const openMenu = loadWhenUsed(() => import('./open-menu'))

/** A menu of actions behind a button, loaded at the first interaction. */
export function Menu({ trigger, children }: MenuProps) {
  const [loaded, setLoaded] = useState<typeof import('./open-menu') | null>(null)
  if (loaded)
    return (
      <loaded.OpenMenu trigger={trigger}>
        <MenuItemContext value={loaded.Item}>{children}</MenuItemContext>
      </loaded.OpenMenu>
    )
  const open = () => openMenu.load().then(setLoaded, () => toast.error(FAILED, { id: FAILED }))
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }
  return (
    <Slot aria-haspopup="menu" aria-expanded={false} onClick={open} onKeyDown={openByKey}>
      {trigger}
    </Slot>
  )
}

type ItemProps = ComponentProps<typeof Item>

/** The item component, provided by the menu. */
const MenuItemContext = createContext<ComponentType<ItemProps> | null>(null)

interface MenuItemProps extends ItemProps {
  /** The action destroys something. */
  danger?: boolean
}

export function MenuItem({ danger, className, ...props }: MenuItemProps) {
  const Item = use(MenuItemContext)
  if (!Item) throw new Error('MenuItem must be used within a Menu')
  return (
    <Item
      className={cn(
        'flex min-h-9 cursor-pointer select-none items-center gap-2 rounded-sm px-3 py-1.5 text-sm outline-none',
        'data-highlighted:bg-surface-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        danger ? 'text-danger' : 'text-ink',
        className,
      )}
      {...props}
    />
  )
}
