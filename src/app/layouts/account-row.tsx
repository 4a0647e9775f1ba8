import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { accountQueries } from '@/account/account-queries'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { useSignOut } from '../use-sign-out'
import { navRow } from './nav-list'

/** Whose account this is; until that is known the space stays empty. */
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
