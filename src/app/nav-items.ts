import {
  FileText,
  History,
  House,
  LayoutDashboard,
  Lightbulb,
  LogIn,
  type LucideIcon,
  Mail,
  Route,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { paths } from '@/shared/lib/paths'

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

/** Entries of the admin sidebar, in the order of docs/contract.md#sidebars, with messages and the audit log. */
export const ADMIN_ITEMS: NavItem[] = [
  { label: 'Dashboard', to: paths.adminDashboard, icon: LayoutDashboard },
  { label: 'User Management', to: paths.adminUsers, icon: UsersRound },
  { label: 'Roadmaps', to: paths.adminRoadmaps, icon: Route },
  { label: 'Pricing Plans', to: paths.adminPlanSettings, icon: Tag },
  { label: 'AI Settings', to: paths.adminAiSettings, icon: SlidersHorizontal },
  { label: 'Messages', to: paths.adminMessages, icon: Mail },
  { label: 'Audit Log', to: paths.adminAudit, icon: History },
  { label: 'Profile', to: paths.adminProfile, icon: UserRound },
]

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
