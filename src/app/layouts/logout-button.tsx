import { LogOut } from 'lucide-react'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { useSignOut } from '../use-sign-out'
import { navRow } from './nav-row'

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
