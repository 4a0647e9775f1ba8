import { LogOut, type LucideIcon } from 'lucide-react'
import type { AuthState } from '@/account/auth-store'
import { THEME_OPTIONS, type ThemeChoice } from '@/shared/ui/theme'
import { ADMIN_ITEMS, PUBLIC_ITEMS, USER_ITEMS, VISITOR_ITEMS } from '../nav-items'

type Act = { go: string } | { theme: ThemeChoice } | 'sign-out'

export interface PaletteCommand {
  label: string
  icon: LucideIcon
  act: Act
}

export interface CommandGroup {
  heading: string
  commands: PaletteCommand[]
}

type Role = Pick<AuthState, 'isAuthenticated' | 'isAdmin'>

function pagesOf({ isAuthenticated, isAdmin }: Role) {
  if (!isAuthenticated) return [...VISITOR_ITEMS, ...PUBLIC_ITEMS]
  return [...(isAdmin ? ADMIN_ITEMS : USER_ITEMS), ...PUBLIC_ITEMS]
}

/** Heading of the page group. */
export const PAGES = 'Go to'

const SIGN_OUT: PaletteCommand = { label: 'Sign out', icon: LogOut, act: 'sign-out' }

/** All commands of a role; `groupsFor` filters them. */
const groupsOf = (role: Role): CommandGroup[] => [
  {
    heading: PAGES,
    commands: pagesOf(role).map(({ label, icon, to }) => ({ label, icon, act: { go: to } })),
  },
  {
    heading: 'Theme',
    commands: THEME_OPTIONS.map(({ choice, label, icon }) => ({
      label: `${label} theme`,
      icon,
      act: { theme: choice },
    })),
  },
  { heading: 'Account', commands: role.isAuthenticated ? [SIGN_OUT] : [] },
]

const plain = (text: string) => text.normalize('NFKD').toLowerCase()

/** The commands whose name or group contains every word of `typed`, without empty groups. */
export function groupsFor(role: Role, typed: string): CommandGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return groupsOf(role)
    .map(({ heading, commands }) => ({
      heading,
      commands: commands.filter(({ label }) =>
        words.every((word) => plain(`${heading} ${label}`).includes(word)),
      ),
    }))
    .filter(({ commands }) => commands.length > 0)
}
