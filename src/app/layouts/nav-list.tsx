import { NavLink } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import type { NavItem } from './nav-items'
import { navRow } from './nav-row'

export const NavList = ({ items }: { items: NavItem[] }) => (
  <ul className="flex flex-col gap-1">
    {items.map(({ label, to, icon: Icon }) => (
      <li key={to}>
        <NavLink
          to={to}
          end
          className={({ isActive }) =>
            cn(navRow, isActive ? 'bg-accent-soft font-medium text-accent' : 'text-ink-muted')
          }
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
)
