import { NavLink } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import type { NavItem } from '../nav-items'

export const NavList = ({ items }: { items: NavItem[] }) => (
  <ul className="flex flex-col gap-1">
    {items.map(({ label, to, icon: Icon }) => (
      <li key={to}>
        <NavLink
          to={to}
          end
          className={cn(
            navRow,
            'text-ink-muted aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent',
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
)

/** One row of a navigation; when the panel is collapsed only the icon's share of it is seen. */
export const navRow = [
  'flex h-11 w-full items-center gap-4 overflow-hidden rounded-md px-3.5 text-sm whitespace-nowrap',
  'focus-visible:-outline-offset-2',
  'transition-colors duration-150 ease-out hover:bg-surface-sunken hover:text-ink',
]
