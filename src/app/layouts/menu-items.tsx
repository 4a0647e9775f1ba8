import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { accountQueries } from '@/account/account-queries'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import type { NavItem } from '../nav-items'
import { useSignOut } from '../use-sign-out'

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

/** One row of a navigation; a collapsed panel shows only its icon. */
export const navRow = [
  'flex h-11 w-full items-center gap-4 overflow-hidden rounded-md px-3.5 text-sm whitespace-nowrap',
  'focus-visible:-outline-offset-2',
  'transition-colors duration-150 ease-out hover:bg-surface-sunken hover:text-ink',
]

/** Name and email of the account; keeps its space while they load. */
export function SignedInAs({ className }: { className?: string }) {
  const { data: profile } = useQuery(accountQueries.profile())
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : ''
  return (
    <div data-slot="account" className={cn('h-10 shrink-0 whitespace-nowrap px-3.5', className)}>
      <p className="truncate font-medium text-sm empty:hidden">{name}</p>
      <p className="truncate text-ink-muted text-sm empty:hidden">{profile?.email}</p>
    </div>
  )
}

export function LogoutButton() {
  const { mutate, isPending } = useSignOut(paths.login)
  return (
    <button
      type="button"
      onClick={() => mutate()}
      disabled={isPending}
      className={cn(navRow, 'text-ink-muted disabled:opacity-60')}
    >
      <LogOut aria-hidden className="size-5 shrink-0" />
      Logout
    </button>
  )
}
