import { NavLink } from 'react-router-dom'
import { cn } from '@/shared/lib/cn'
import type { NavItem } from '../nav-items'
import { navRow } from './nav-row'

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
