import {
  FileText,
  House,
  LayoutDashboard,
  Lightbulb,
  LogIn,
  type LucideIcon,
  Mail,
  Route,
  Scale,
  ShieldCheck,
  Tag,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { paths } from '@/shared/lib/paths'
import { ADMIN_PAGES } from './admin-pages'

export interface NavItem {
  label: string
  to: string
  icon: LucideIcon
}

/** Links of the signed-in user's sidebar, in the order of docs/contract.md#sidebars. */
export const USER_ITEMS: NavItem[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard },
  { label: 'Validate Idea', to: paths.validateIdea, icon: Lightbulb },
  { label: 'Roadmaps', to: paths.roadmaps, icon: Route },
  { label: 'Pricing', to: paths.pricing(), icon: Tag },
  { label: 'Profile', to: paths.userProfile, icon: UserRound },
]

/** Entries of the admin sidebar. */
export const ADMIN_ITEMS: NavItem[] = ADMIN_PAGES.map(({ label, path, icon }) => ({ label, to: path, icon }))

/** Pages that visitors can open. */
export const VISITOR_ITEMS: NavItem[] = [
  { label: 'Home', to: paths.home, icon: House },
  { label: 'Sign in', to: paths.login, icon: LogIn },
  { label: 'Create account', to: paths.signup, icon: UserPlus },
]

/** Pages that visitors and users can open. */
export const PUBLIC_ITEMS: NavItem[] = [
  { label: 'Sample report', to: paths.sample(), icon: FileText },
  { label: 'Privacy', to: paths.privacy, icon: ShieldCheck },
  { label: 'Terms', to: paths.terms, icon: Scale },
  { label: 'Contact', to: paths.contact, icon: Mail },
]
